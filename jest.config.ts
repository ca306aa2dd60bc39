/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

/**
 * unit: no I/O · integration: real Postgres, queue, HTTP · e2e: the whole product with its browser · heavy: minutes of a browser at
 * pages that mean harm, run only with TEST_HEAVY=1.
 */
const project = (kind: string, more: Partial<Project> = {}): Project => ({
  displayName: kind,
  rootDir: '.',
  testMatch: [`<rootDir>/{apps,packages}/*/test/**/*.${kind}.test.ts`],
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript' },
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  ...more,
});

/** One Postgres for all integration tests of a run. */
const postgres = {
  globalSetup: '<rootDir>/packages/testing/src/jest-setup.mjs',
  globalTeardown: '<rootDir>/packages/testing/src/jest-teardown.mjs',
};

const config: Config = {
  testTimeout: 120_000,
  // A worker that has grown is begun anew: modules that tests loaded are never let go.
  workerIdleMemoryLimit: '1GB',
  projects: [
    project('unit'),
    project('integration', postgres),
    project('e2e'),
    ...(process.env.TEST_HEAVY ? [project('heavy')] : []),
  ],
};
export default config;
