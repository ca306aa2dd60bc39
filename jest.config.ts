/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

/**
 * unit: no I/O · files: checks of files in this repository · integration: real Postgres, queue, HTTP · serial:
 * integration tests of time or memory, run one after another while nothing else runs · e2e: the whole product with its
 * browser · long: minutes of faults, load and packing, run by `npm run test:long` · alone: the same for what keeps every
 * core busy, while nothing else runs · heavy: minutes of a browser at hostile pages, run only with TEST_HEAVY=1.
 */
const project = (kind: string, more: Partial<Project> = {}): Project => ({
  displayName: kind,
  rootDir: '.',
  testMatch: [`<rootDir>/{apps,packages}/*/test/**/*.${kind}.test.ts`],
  testEnvironment: '<rootDir>/packages/testing/src/jest/native-environment.mjs',
  runtime: '<rootDir>/packages/testing/src/jest/native-runtime.cjs',
  // Builds of packages, with names that the repository has already.
  modulePathIgnorePatterns: ['<rootDir>/packages/sdk/dist/', '<rootDir>/apps/cli/dist/'],
  // Modules are loaded by Node itself.
  transform: {},
  ...more,
});

/** One Postgres for all tests of a run that need one, and a folder for bundled scripts. */
const postgres = {
  globalSetup: '<rootDir>/packages/testing/src/jest/setup.mjs',
  globalTeardown: '<rootDir>/packages/testing/src/jest/teardown.mjs',
};

const alone = { ...postgres, runner: '<rootDir>/packages/testing/src/jest/serial-runner.mjs' };

/** Three more than there are cores, since most tests wait for I/O most of the time; few enough for a laptop's memory. */
const MAX_WORKERS = 5;

const config: Config = {
  // Far more than any test takes on an idle machine: only what hangs may end by it.
  testTimeout: 300_000,
  testSequencer: '<rootDir>/packages/testing/src/jest/sequencer.mjs',
  maxWorkers: Math.min(availableParallelism() + 3, MAX_WORKERS),
  // Modules stay in a worker's memory: one that has grown is replaced.
  workerIdleMemoryLimit: '1GB',
  // With --coverage. V8 counts by itself, so that modules need no instrumentation.
  coverageProvider: 'v8',
  coverageReporters: ['text', 'lcov'],
  collectCoverageFrom: ['{apps,packages}/*/src/**/*.ts', '!**/generated/**', '!packages/testing/**'],
  projects: [
    project('unit'),
    project('files'),
    project('integration', postgres),
    project('serial', alone),
    project('e2e', postgres),
    ...(process.env.TEST_LONG ? [project('long', postgres), project('alone', alone)] : []),
    ...(process.env.TEST_HEAVY ? [project('heavy', postgres)] : []),
  ],
};
export default config;
