const { register } = require('node:module');
const { pathToFileURL } = require('node:url');
const { default: Runtime } = require('jest-runtime');

register('./native-hooks.mjs', pathToFileURL(__filename));

const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

module.exports = class NativeRuntime extends Runtime {
  requireInternalModule(from, to) {
    if (to) return super.requireInternalModule(from, to);
    delete require.cache[from];
    delete globalThis[EVENT_HANDLERS];
    return require(from);
  }
  unstable_shouldLoadAsEsm() {
    return true;
  }
  async unstable_importModule(path) {
    globalThis.jest = this.jestGlobals.jestObjectFor(path);
    await import(pathToFileURL(path).href);
  }
};
