import { LegacyFakeTimers, ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

export default class NativeEnvironment {
  global = globalThis;
  #exit = process.exit;
  #console = globalThis.console;
  constructor({ projectConfig }) {
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.fakeTimers = new LegacyFakeTimers({ config: projectConfig, global: globalThis, moduleMocker: this.moduleMocker, timerConfig: { idToRef: (id) => id, refToId: (ref) => ref } });
  }
  async setup() {}
  async teardown() {
    this.fakeTimersModern.dispose();
    process.exit = this.#exit;
    globalThis.console = this.#console;
  }
  exportConditions() { return ['node', 'node-addons']; }
  getVmContext() { return null; }
}
