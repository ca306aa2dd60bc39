import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import TestSequencer from '@jest/test-sequencer';

/** Seconds of slow files in a whole run on a busy machine with two cores. Only their order matters. */
const SLOW_FILES = JSON.parse(readFileSync(new URL('./slow-files.json', import.meta.url), 'utf8'));
/** Of other files, by their kind. */
const SECONDS = { long: 60, alone: 60, heavy: 60, e2e: 19, integration: 8, files: 5, unit: 3 };

/**
 * Starts slow files first, so that no worker is left with one at the end while the others have nothing to do. Jest knows
 * how long each file takes only where it has run before; elsewhere it would go by the size of the files.
 */
export default class SlowFilesFirst extends TestSequencer {
  /** Milliseconds that it is expected to take. */
  time(test) {
    const { rootDir, displayName } = test.context.config;
    const seconds = SLOW_FILES[relative(rootDir, test.path)] ?? SECONDS[displayName?.name] ?? 0;
    return super.time(test) ?? seconds * 1_000;
  }
}
