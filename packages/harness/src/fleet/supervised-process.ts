import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Stoppable } from '@brandprint/platform';
import { waitFor } from '@brandprint/testing';
import { type ManagedProcess, startScript } from '@brandprint/testing/faults';
import { processTree } from '../processes.ts';
import { createSeenProcesses, type SeenProcesses } from '../seen-processes.ts';

export const APPS = ['api', 'crawler', 'analyst', 'courier'] as const;
export type AppName = (typeof APPS)[number];

/** A process of an app that is restarted whenever it exits, as by an orchestrator. */
export interface SupervisedProcess extends Stoppable {
  app: AppName;
  /** The current process, or the last one. */
  process(): ManagedProcess;
  restarts(): number;
  /** Every process ever seen in its tree. */
  seen: SeenProcesses;
  /** Resolves once the current process logs that it has started. */
  started(): Promise<void>;
  /** Stops the current process as an orchestrator does, and starts the app of another checkout of the repository in its place. */
  replaceBy(checkout: string): Promise<void>;
}

const START_MS = 60_000;
/** Delay between an exit and the restart. */
const RESTART_DELAY_MS = 500;
/** How often the process tree is read. */
const SCAN_INTERVAL_MS = 250;
const STARTED = '"started"';

/** The folder of this repository. */
export const THIS_CHECKOUT = fileURLToPath(new URL('../../../..', import.meta.url));

const scriptOf = (app: AppName, checkout: string) => join(checkout, 'apps', app, 'src/main.ts');

/** Starts an app in its own process. Its log is appended to a file. */
export async function superviseApp(
  app: AppName,
  { log, env }: { log: string; env: NodeJS.ProcessEnv },
): Promise<SupervisedProcess> {
  const seen = createSeenProcesses();
  let current: ManagedProcess;
  /** Resolves once the current process has exited and its successor, if any, has been started. */
  let nextStart: Promise<void>;
  let [restarts, stopped, logged, checkout] = [0, false, 0, THIS_CHECKOUT];

  async function start(): Promise<void> {
    logged = current ? current.log().length : 0;
    current = await startScript(scriptOf(app, checkout), { log, env });
    nextStart = current.ended.then(async () => {
      await pause(RESTART_DELAY_MS);
      if (stopped) return;
      restarts += 1;
      await start();
    });
  }
  await start();
  const scanTimer = setInterval(() => {
    seen.add(processTree(current.pid));
  }, SCAN_INTERVAL_MS).unref();

  async function started(): Promise<void> {
    await waitFor(async () => current.log().slice(logged).includes(STARTED), START_MS).catch(() => {
      throw new Error(`${app} did not start. Its log:\n${current.log().slice(logged)}`);
    });
  }

  return {
    app,
    process: () => current,
    restarts: () => restarts,
    seen,
    started,
    async replaceBy(next) {
      checkout = next;
      const restarted = nextStart;
      await current.stop();
      await restarted;
      await started();
    },
    async stop() {
      stopped = true;
      clearInterval(scanTimer);
      // A process that is just being restarted is stopped as well.
      for (let last: Promise<void> | null = null; last !== nextStart; ) {
        last = nextStart;
        await current.stop();
        await last;
      }
    },
  };
}
