import { LegacyFakeTimers, ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/**
 * The globals of the process itself, for tests that Node loads. Undoes what a file, or Jest for it, changed of the
 * environment, the working directory and some globals.
 */
export default class NativeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  #exit = process.exit;
  #console = globalThis.console;
  #env = { ...process.env };
  #cwd = process.cwd();

  constructor({ projectConfig: config }) {
    const timerConfig = { idToRef: (timer) => timer, refToId: (timer) => timer };
    const { global, moduleMocker } = this;
    this.fakeTimers = new LegacyFakeTimers({ config, global, moduleMocker, timerConfig });
    this.fakeTimersModern = new ModernFakeTimers({ config, global });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    process.exit = this.#exit;
    globalThis.console = this.#console;
    for (const name of Object.keys(process.env)) if (!Object.hasOwn(this.#env, name)) delete process.env[name];
    Object.assign(process.env, this.#env);
    process.chdir(this.#cwd);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** None: coverage and modules are those of the process. */
  getVmContext() {
    return null;
  }
}
