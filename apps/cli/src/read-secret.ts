import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Io } from './io.ts';
import { readStdin } from './read-input.ts';

/** A line that is typed without being shown, or all of stdin where it is no terminal. */
export async function readSecret(io: Io, prompt: string): Promise<string> {
  if (!io.stdin.isTTY) return readStdin(io);
  io.stderr.write(prompt);
  // Terminals echo through the interface: what it writes goes nowhere.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: io.stdin, output: nowhere, terminal: true });
  lines.once('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  try {
    // Ctrl-D closes the interface; depending on the version of Node, the question then stays open or rejects.
    return await Promise.race([lines.question('', { signal: io.signal }), once(lines, 'close').then(() => '')]);
  } catch (error) {
    if (io.signal.aborted) throw error;
    return '';
  } finally {
    lines.close();
    io.stderr.write('\n');
  }
}
