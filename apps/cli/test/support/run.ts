import { Readable } from 'node:stream';
import { runCli } from '../../src/cli.ts';
import type { Io } from '../../src/io.ts';

export interface RunOptions {
  env?: Record<string, string>;
  cwd?: string;
  stdin?: string;
  /** Stdin is a terminal: the text is what the person types. */
  isTyped?: boolean;
  /** A terminal of this width with true colours; a pipe without it. */
  columns?: number;
  /** Presses Ctrl-C once this is on stderr or stdout. */
  interruptAt?: string;
  onOutput?: (text: string) => void;
}

export interface Run {
  code: number;
  stdout: string;
  stderr: string;
  /** What was opened in the browser. */
  opened: string[];
}

/** Runs a command line in this process, with streams that keep what is written. */
export async function run(argv: readonly string[], options: RunOptions = {}): Promise<Run> {
  const { env = {}, cwd = process.cwd(), stdin = '', isTyped = false, columns, interruptAt, onOutput } = options;
  const interrupt = new AbortController();
  const text = { stdout: '', stderr: '' };
  const opened: string[] = [];
  const stream = (name: 'stdout' | 'stderr') => ({
    isTTY: columns !== undefined,
    ...(columns !== undefined && { columns }),
    colorDepth: columns === undefined ? 1 : 24,
    write(chunk: string | Uint8Array) {
      text[name] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
      onOutput?.(text[name]);
      if (interruptAt && text[name].includes(interruptAt)) interrupt.abort();
    },
  });
  const io: Io = {
    stdin: Object.assign(Readable.from([stdin]), { isTTY: isTyped }),
    stdout: stream('stdout'),
    stderr: stream('stderr'),
    env,
    cwd,
    signal: interrupt.signal,
    async open(target) {
      opened.push(target);
    },
  };
  const code = await runCli(argv, io);
  return { code, ...text, opened };
}
