/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

/** unit: no I/O · integration: real Postgres, queue, HTTP · e2e: the whole product with its browser. */
const project = (kind: string, timeout: number, more: Partial<Project> = {}): Project => ({
  displayName: kind,
  rootDir: '.',
  testMatch: [`<rootDir>/{apps,packages}/*/test/**/*.${kind}.test.ts`],
  testEnvironment: 'node',
  testTimeout: timeout,
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } }],
  },
  ...more,
});

/** One Postgres for all integration tests of a run. */
const postgres = {
  globalSetup: '<rootDir>/packages/testing/src/jest-setup.mjs',
  globalTeardown: '<rootDir>/packages/testing/src/jest-teardown.mjs',
};

const config: Config = {
  projects: [project('unit', 30_000), project('integration', 120_000, postgres), project('e2e', 300_000)],
};
export default config;
