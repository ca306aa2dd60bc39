import type { Config } from 'jest';

/** unit: no I/O · integration: real Postgres, queue, HTTP · e2e: the whole product with its browser. */
const project = (kind: string, timeout: number): NonNullable<Config['projects']>[number] => ({
  displayName: kind,
  rootDir: import.meta.dirname,
  testMatch: [`<rootDir>/{apps,packages}/*/test/**/*.${kind}.test.ts`],
  testEnvironment: 'node',
  testTimeout: timeout,
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } }],
  },
});

export default {
  projects: [project('unit', 30_000), project('integration', 120_000), project('e2e', 300_000)],
} satisfies Config;
