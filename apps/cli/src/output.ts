import {
  createScreen,
  createTerminalStyle,
  type Screen,
  stripControlCharacters,
  type TerminalStyle,
} from '@brandprint/terminal';
import type { Failure } from './errors.ts';
import type { Io } from './io.ts';

interface OutputOptions {
  json: boolean;
  quiet: boolean;
}

/** Where a command writes: results to stdout, everything else to stderr. */
export interface CommandOutput {
  readonly json: boolean;
  readonly quiet: boolean;
  readonly paint: TerminalStyle;
  /** Columns of the terminal of the result; a default without one. */
  readonly width: number;
  /** The same for tables, whose lines stay whole where programs read them. */
  readonly tableWidth: number;
  /** Progress, on stderr; silent with --quiet. Redrawn in place only if stdout is a terminal, too. */
  readonly progress: Screen;
  readonly progressPaint: TerminalStyle;
  /** The result: JSON with --json, else lines. */
  result(data: unknown, lines: () => readonly string[]): void;
  /** Text or bytes as they are. */
  raw(content: string | Uint8Array): void;
  /** A remark for a person, on stderr; silent with --quiet and --json. */
  note(...lines: string[]): void;
  failure(failure: Failure): void;
}

export function createOutput({ stdout, stderr }: Io, { json, quiet }: OutputOptions): CommandOutput {
  const paint = createTerminalStyle(json ? 1 : stdout.colorDepth);
  const errorPaint = createTerminalStyle(stderr.colorDepth);
  const isLive = stdout.isTTY === true && stderr.isTTY === true && !json;
  const silent = { write: () => {}, isTTY: false };
  const progress =
    quiet || json ? silent : { ...sizeOf(stderr), write: (text: string) => stderr.write(text), isTTY: isLive };
  const screen = createScreen(progress, errorPaint);
  return {
    json,
    quiet,
    paint,
    width: stdout.columns || USUAL_WIDTH,
    tableWidth: stdout.isTTY ? stdout.columns || USUAL_WIDTH : Number.POSITIVE_INFINITY,
    progress: screen,
    progressPaint: errorPaint,
    result(data, lines) {
      if (json) stdout.write(`${formatJson(data, 2)}\n`);
      else {
        const text = lines();
        if (text.length > 0) stdout.write(`${text.join('\n')}\n`);
      }
    },
    raw: (content) => void stdout.write(content),
    note(...lines) {
      if (!quiet && !json) screen.print(...lines.map(stripControlCharacters));
    },
    failure({ message, hint, exitCode, code, requestId }) {
      if (json) {
        const error = { message, hint: hint || undefined, code, request_id: requestId, exit_code: exitCode };
        stderr.write(`${formatJson({ error })}\n`);
        return;
      }
      const id = requestId ? ` (request ${requestId})` : '';
      stderr.write(`${errorPaint.error('error')}: ${stripControlCharacters(message)}${id}\n`);
      if (hint) stderr.write(`${errorPaint.accent('hint')}: ${stripControlCharacters(hint)}\n`);
    },
  };
}

/** JSON without control characters: `JSON.stringify` leaves U+007F to U+009F as they are. */
export const formatJson = (data: unknown, indent?: number): string =>
  JSON.stringify(data, null, indent).replace(/[\u007f-\u009f]/g, (code) => `\\u00${code.charCodeAt(0).toString(16)}`);

const USUAL_WIDTH = 80;
const sizeOf = ({ columns }: { columns?: number }) => (columns === undefined ? {} : { columns });
