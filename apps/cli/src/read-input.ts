import { readFile } from 'node:fs/promises';
import { pathFrom } from './arguments.ts';
import { CliError } from './errors.ts';
import type { Io } from './io.ts';

/** The text of a file; `-` is stdin. */
export async function readInput(io: Io, path: string): Promise<string> {
  if (path === '-') return readStdin(io);
  try {
    return withoutByteOrderMark(await readFile(pathFrom(io, path), 'utf8'));
  } catch (error) {
    const reason =
      (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such file' : (error as Error).message;
    throw new CliError(`Cannot read ${path}: ${reason}`, {
      hint: 'Paths begin at the current folder; - reads stdin.',
      cause: error,
    });
  }
}

export async function readStdin({ stdin, signal }: Io): Promise<string> {
  let text = '';
  const end = () => stdin.destroy();
  signal.addEventListener('abort', end, { once: true });
  try {
    for await (const chunk of stdin) text += chunk;
  } finally {
    signal.removeEventListener('abort', end);
  }
  return withoutByteOrderMark(text);
}

const withoutByteOrderMark = (text: string): string => text.replace(/^\ufeff/, '');

/** A JSON object: written on the command line, in a file, or on stdin (`-`). */
export async function readObject(io: Io, source: string): Promise<Record<string, unknown>> {
  const isWritten = source.trimStart().startsWith('{');
  const text = isWritten ? source : await readInput(io, source);
  const name = isWritten ? 'This' : source === '-' ? 'Stdin' : source;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch (error) {
    throw new CliError(`${name} is not JSON: ${(error as Error).message}`, {
      hint: isWritten ? 'Quote it for your shell: \'{"name": "Acme"}\'' : 'Correct it. For instance {"name": "Acme"}',
    });
  }
  throw new CliError(`${name} must be a JSON object`, { hint: 'For instance \'{"name": "Acme"}\'' });
}
