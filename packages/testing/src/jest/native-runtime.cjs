const asyncHooks = require('node:async_hooks');
const { register } = require('node:module');
const { pathToFileURL } = require('node:url');
const { default: Runtime } = require('jest-runtime');

register('./native-hooks.mjs', pathToFileURL(__filename));

/** Where Jest's test framework keeps its event handlers. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

/**
 * Imports test files as Node does, without a context and a module registry for each: modules are evaluated once in each
 * worker, which halves the processor time of the suite. Test files therefore share the state of modules and globals with
 * those that ran before them in the same worker.
 */
module.exports = class NativeRuntime extends Runtime {
  /** Jest's test framework alone is loaded again for each file, which resets it. */
  requireInternalModule(from, to) {
    if (to) return super.requireInternalModule(from, to);
    delete require.cache[from];
    delete globalThis[EVENT_HANDLERS];
    return withOneStorage(() => require(from));
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(path) {
    globalThis.jest = this.jestGlobals.jestObjectFor(path);
    await import(pathToFileURL(path).href);
  }
};

/** Of the copy of the test framework that is in use. */
let storage;

/**
 * Each copy makes an AsyncLocalStorage. Up to Node 22 every promise costs time for each one that has been used, so that of
 * the copy before is disabled.
 */
function withOneStorage(load) {
  const { AsyncLocalStorage } = asyncHooks;
  storage?.disable();
  asyncHooks.AsyncLocalStorage = class extends AsyncLocalStorage {
    constructor() {
      super();
      storage = this;
    }
  };
  try {
    return load();
  } finally {
    asyncHooks.AsyncLocalStorage = AsyncLocalStorage;
  }
}
