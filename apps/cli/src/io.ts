import type { Readable } from 'node:stream';
import type { Output } from '@brandprint/terminal';

/** A stream of text, and what kind of terminal it is, if any. */
export interface TextOutput extends Output {
  /** Bits of colour; 1 without colours. */
  colorDepth: number;
}

/** Everything of the outside world that a command touches, so that tests can give it another one. */
export interface Io {
  stdin: Readable & { isTTY?: boolean };
  stdout: TextOutput & { write(text: string | Uint8Array): unknown };
  stderr: TextOutput;
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  /** Aborts when the person presses Ctrl-C. */
  signal: AbortSignal;
  /** Opens a file or URL with the program of the system. */
  open(target: string): Promise<void>;
}
