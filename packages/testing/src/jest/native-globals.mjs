/**
 * What `@jest/globals` exports, for modules that are evaluated once in a worker: each use is of the global that Jest has
 * set for the test file that runs now.
 */
function current(name) {
  return new Proxy(() => {}, {
    apply: (_, self, args) => Reflect.apply(globalThis[name], self, args),
    get: (_, key) => globalThis[name][key],
  });
}

export const afterAll = current('afterAll');
export const afterEach = current('afterEach');
export const beforeAll = current('beforeAll');
export const beforeEach = current('beforeEach');
export const describe = current('describe');
export const expect = current('expect');
export const jest = current('jest');
export const test = current('test');
