import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const RUN = join(import.meta.dirname, '../../../scripts/run.mjs');

export interface Running {
  /** Everything printed so far. */
  output: { stdout: string; stderr: string };
  kill(signal: NodeJS.Signals): void;
  /** Resolves with the exit code (null after a signal). */
  exit: Promise<number | null>;
  /** Resolves once stdout matches; throws if the process ends before that. */
  printed(pattern: RegExp): Promise<void>;
}

/** Runs a command the way npm does. What is still running at the end has to be stopped by the caller. */
export function run(args: string[], env: Record<string, string> = {}): Running {
  const child = spawn(process.execPath, [RUN, ...args], { env: { ...process.env, NODE_OPTIONS: '', ...env } });
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
    async printed(pattern) {
      while (!pattern.test(output.stdout)) {
        const ended = await Promise.race([once(child, 'printed').then(() => false), exit.then(() => true)]);
        if (ended && !pattern.test(output.stdout)) throw new Error(`it ended: ${output.stdout}${output.stderr}`);
      }
    },
  };
}
