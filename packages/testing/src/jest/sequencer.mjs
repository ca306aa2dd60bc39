import TestSequencer from '@jest/test-sequencer';

/** Kinds of tests, those with the slowest files first. */
const KINDS = ['e2e', 'integration', 'files', 'unit'];

/**
 * Starts the slow kinds of tests first, so that no worker is left with a slow file at the end. Jest knows how long each
 * file takes only where it has run before; otherwise it orders them by size.
 */
export default class SlowKindsFirst extends TestSequencer {
  sort(tests) {
    const rank = ({ context }) => KINDS.indexOf(context.config.displayName?.name);
    return [...super.sort(tests)].sort((a, b) => rank(a) - rank(b));
  }
}
