import { Writable } from 'node:stream';
import { createLogger, type Logger } from '@brandprint/platform';
import { findSecretsInLines } from './secret-leaks.ts';

export interface TestLog {
  /** Writes all levels. */
  logger: Logger;
  /** Lines so far. */
  lines: readonly string[];
  /** Throws if a line contains an issued secret, or one of these. */
  expectNoSecrets(secrets?: string[]): void;
}

/** Number of lines quoted in an error. */
const MAX_SHOWN = 5;

/** A logger that records instead of printing. */
export function createTestLog(): TestLog {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return {
    logger: createLogger({ level: 'debug', service: 'test', stream }),
    lines,
    expectNoSecrets(secrets) {
      const found = findSecretsInLines(lines, secrets);
      if (found.length > 0)
        throw new Error(`${found.length} lines of the log hold secrets:\n${found.slice(0, MAX_SHOWN).join('')}`);
    },
  };
}
