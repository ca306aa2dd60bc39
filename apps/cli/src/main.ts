#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { runCli } from './cli.ts';
import { EXIT } from './exit-codes.ts';
import type { Io, TextOutput } from './io.ts';

const interrupt = new AbortController();
/** npm forwards the Ctrl-C that the terminal sends to both: two within this time count as one. */
const DUPLICATE_SIGNAL_MS = 1_000;
let first = 0;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (first === 0) {
      first = Date.now();
      interrupt.abort();
    } else if (Date.now() - first > DUPLICATE_SIGNAL_MS) process.exit(EXIT.interrupted);
  });
}
// A reader such as `head` that has enough ends the command, which stops what it started.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    interrupt.abort();
  });
}

const io: Io = {
  stdin: process.stdin,
  stdout: textOutput(process.stdout),
  stderr: textOutput(process.stderr),
  env: process.env,
  cwd: process.cwd(),
  signal: interrupt.signal,
  open,
};
const code = await runCli(process.argv.slice(2), io);
process.stdout.write('', () => process.exit(code));

/** Colours only on a terminal, and not if the person wants none. */
function textOutput(stream: NodeJS.WriteStream): TextOutput & { write(text: string | Uint8Array): unknown } {
  const { NO_COLOR, COLORTERM, TERM } = process.env;
  const isPlain = !stream.isTTY || NO_COLOR || TERM === 'dumb';
  return {
    isTTY: stream.isTTY && TERM !== 'dumb',
    get columns() {
      return stream.columns;
    },
    colorDepth: isPlain ? 1 : /^(truecolor|24bit)$/.test(COLORTERM ?? '') ? 24 : stream.getColorDepth(),
    write: (text) => stream.write(text),
  };
}

/** Opens a file or URL with the program that the system has for it. */
async function open(target: string): Promise<void> {
  const [program, ...args] =
    process.platform === 'darwin'
      ? ['open', target]
      : process.platform === 'win32'
        ? ['rundll32', 'url.dll,FileProtocolHandler', target]
        : ['xdg-open', target];
  await new Promise<void>((resolve, reject) => {
    const child = spawn(program ?? '', args, { stdio: 'ignore', detached: true });
    child.once('error', reject);
    child.once('spawn', () => {
      child.unref();
      resolve();
    });
  });
}
