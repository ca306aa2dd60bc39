import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { spawnSupervised } from './child.mjs';
import { describeFailure } from './failures.mjs';
import { showProgress } from './progress.mjs';

/**
 * Runs a program of the installation: shows progress (`label` as in showProgress), appends its output to the log, and
 * explains a failure. `warnings` matches warnings of the program that are errors for us.
 */
export async function runStep(label, [program, ...args], { root, log, signal, warnings, ...options }) {
  await showProgress(label, async () => {
    const { code, output } = await spawnSupervised(program, args, { ...options, signal });
    signal?.throwIfAborted();
    const logged = writeLog(log, `$ ${[program, ...args].join(' ')}\n${output}\nexit code ${code}\n\n`);
    const warned = code === 0 && warnings ? output.match(warnings) : null;
    if (code === 0 && !warned) return;
    throw new Error(
      describeFailure({
        doing: label.doing,
        output: warned?.join('\n') ?? output,
        code: warned ? undefined : code,
        log: logged ? relative(root, log) : undefined,
      }),
    );
  });
}

/** Returns whether the log could be written: a full disk may be the very failure. */
function writeLog(log, text) {
  try {
    appendFileSync(log, text);
    return true;
  } catch {
    return false;
  }
}
