import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { bundleScript } from '@brandprint/testing/faults';

const RUN = join(import.meta.dirname, '../../../scripts/run.mjs');
const MAIN = join(import.meta.dirname, '../src/main.ts');

export interface RunningCommand {
  /** Everything printed so far. */
  output: { stdout: string; stderr: string };
  kill(signal: NodeJS.Signals): void;
  /** Resolves with the exit code (null after a signal). */
  exit: Promise<number | null>;
  /** Resolves when stdout matches; throws if the process exits before. */
  waitForOutput(pattern: RegExp): Promise<void>;
}

/** Runs a command like npm does. The caller must stop what is still running at the end. */
export const runCommand = (args: string[], env: Record<string, string> = {}): RunningCommand =>
  follow(process.execPath, [RUN, ...args], env);

/** The same program without npm's part, from a bundle: in half the time. */
export const runBundled = async (args: string[], env: Record<string, string> = {}): Promise<RunningCommand> =>
  follow(process.execPath, [await bundleScript(MAIN), ...args], env);

/** A command on a terminal, which `script` of util-linux makes; stdout is then what the terminal gets. */
export function runInTerminal(args: string[], env: Record<string, string> = {}): RunningCommand {
  const command = [process.execPath, RUN, ...args].map((word) => `'${word}'`).join(' ');
  return follow('script', ['--quiet', '--return', '--command', command, '/dev/null'], env);
}

export const HAS_TERMINAL = /util-linux/.test(spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout ?? '');

function follow(program: string, args: string[], env: Record<string, string>): RunningCommand {
  const child = spawn(program, args, { env: { ...process.env, NODE_OPTIONS: '', ...env } });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text;
      child.emit('printed');
    });
  }
  const exit = once(child, 'close').then(([code]) => code as number | null);
  return {
    output,
    kill: (signal) => child.kill(signal),
    exit,
    async waitForOutput(pattern) {
      while (!pattern.test(output.stdout)) {
        const ended = await Promise.race([once(child, 'printed').then(() => false), exit.then(() => true)]);
        if (ended && !pattern.test(output.stdout)) throw new Error(`it ended: ${output.stdout}${output.stderr}`);
      }
    },
  };
}
