import { Writable } from 'node:stream';
import type { TerminalStyle } from './terminal-style.ts';
import { secondsText, truncateToWidth } from './text.ts';

/** Adds to the label of a step that runs, such as the address that a server got. */
type Note = (text: string) => void;
/** Runs a part of the start, and shows its name and how long it took. */
export type Step = <T>(label: string, work: (note: Note) => Promise<T>) => Promise<T>;

/** Output for a person: permanent lines, and on a terminal lines below them that are redrawn in place. */
export interface Screen {
  /** Columns of the terminal; a default if there is none. */
  readonly width: number;
  readonly live: boolean;
  print(...lines: string[]): void;
  /** Shows these lines below all others, replacing the previous ones. Does nothing without a terminal. */
  show(lines: readonly string[]): void;
  step: Step;
}

export interface Output {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

const USUAL_WIDTH = 80;
const FRAME_MS = 80;
const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/** The current spinner frame. */
export const spinner = (): string => FRAMES[Math.floor(Date.now() / FRAME_MS) % FRAMES.length] ?? '';

export const createScreen = (output: Output, paint: TerminalStyle): Screen =>
  output.isTTY ? liveScreen(output, paint) : plainScreen(output);

/** A stream for the log: its lines appear above the redrawn ones. */
export function logStream(screen: Screen, paint: TerminalStyle): Writable {
  return new Writable({
    decodeStrings: false,
    write(chunk: string | Buffer, _encoding, done) {
      for (const line of String(chunk).trimEnd().split('\n')) screen.print(paint.warn(line));
      done();
    },
  });
}

/** Without a terminal a step is a line when it starts and one when it ends: lines of the log may come meanwhile. */
function plainScreen(output: Output): Screen {
  return {
    width: USUAL_WIDTH,
    live: false,
    print: (...lines) => void output.write(`${lines.join('\n')}\n`),
    show: () => {},
    async step(label, work) {
      const started = performance.now();
      let notes = '';
      output.write(`${label} …\n`);
      const end = (outcome: string) => output.write(`${label}${notes} … ${outcome}\n`);
      try {
        const result = await work((note) => {
          notes += note;
        });
        end(secondsText(performance.now() - started));
        return result;
      } catch (error) {
        end('failed');
        throw error;
      }
    },
  };
}

function liveScreen(output: Output, paint: TerminalStyle): Screen {
  let shown: readonly string[] = [];
  const width = () => output.columns || USUAL_WIDTH;
  const below = () => (shown.length > 0 ? `${shown.join('\n')}\n` : '');
  // Line by line: some terminals keep a cleared screen in their history.
  const clear = () => '\u001b[1A\u001b[2K'.repeat(shown.length);
  const print = (...lines: string[]) => {
    output.write(`${clear()}${lines.join('\n')}\n${below()}`);
  };
  const show = (lines: readonly string[]) => {
    const before = clear();
    shown = lines;
    output.write(`${before}${below()}`);
  };
  return {
    get width() {
      return width();
    },
    live: true,
    print,
    show,
    async step(label, work) {
      const started = performance.now();
      let notes = '';
      const line = (mark: string, more: string) => {
        const text = truncateToWidth(`${label}${notes}`, width() - 12);
        return `${mark} ${text}  ${paint.dim(more)}`;
      };
      const draw = () => show([line(paint.accent(spinner()), '')]);
      draw();
      const timer = setInterval(draw, FRAME_MS);
      const end = (last: string) => {
        clearInterval(timer);
        show([]);
        print(last);
      };
      try {
        const result = await work((text) => {
          notes += text;
        });
        end(line(paint.success('✓'), secondsText(performance.now() - started)));
        return result;
      } catch (error) {
        end(line(paint.error('✗'), 'failed'));
        throw error;
      }
    },
  };
}
