import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Stoppable } from '@brandprint/platform';
import { waitFor } from '@brandprint/testing';
import { type ManagedProcess, startScript } from '@brandprint/testing/faults';
import { type ProcessInfo, processTree } from '../processes.ts';

export const APPS = ['api', 'crawler', 'analyst', 'courier'] as const;
export type AppName = (typeof APPS)[number];

/** A process of an app, started again whenever it ends, as an orchestrator does. */
export interface SupervisedProcess extends Stoppable {
  app: AppName;
  /** The one that runs now, or ran last. */
  process(): ManagedProcess;
  restarts(): number;
  /** It and all that it starts, as far as they were ever seen. */
  seen: ReadonlyMap<string, ProcessInfo>;
  /** Resolves once the process that runs now says that it has started. */
  started(): Promise<void>;
}

const START_MS = 60_000;
/** Between an end and the next start. */
const RESTART_DELAY_MS = 500;
/** How often it is looked at which processes there are. */
const SCAN_INTERVAL_MS = 250;
const STARTED = '"started"';

const scriptOf = (app: AppName) => fileURLToPath(new URL(`../../../../apps/${app}/src/main.ts`, import.meta.url));

/** Starts an app as a process of its own, its log at the end of a file. */
export async function superviseApp(
  app: AppName,
  { log, env }: { log: string; env: NodeJS.ProcessEnv },
): Promise<SupervisedProcess> {
  const seen = new Map<string, ProcessInfo>();
  let current: ManagedProcess;
  /** Resolves once what runs now has ended, and what follows it runs, if anything does. */
  let nextStart: Promise<void>;
  let [restarts, stopped, logged] = [0, false, 0];

  async function start(): Promise<void> {
    logged = current ? current.log().length : 0;
    current = await startScript(scriptOf(app), { log, env });
    nextStart = current.ended.then(async () => {
      await pause(RESTART_DELAY_MS);
      if (stopped) return;
      restarts += 1;
      await start();
    });
  }
  await start();
  const scanTimer = setInterval(() => {
    for (const one of processTree(current.pid)) seen.set(`${one.pid} ${one.started}`, one);
  }, SCAN_INTERVAL_MS).unref();

  return {
    app,
    process: () => current,
    restarts: () => restarts,
    seen,
    async started() {
      await waitFor(async () => current.log().slice(logged).includes(STARTED), START_MS).catch(() => {
        throw new Error(`${app} did not start. Its log:\n${current.log().slice(logged)}`);
      });
    },
    async stop() {
      stopped = true;
      clearInterval(scanTimer);
      // One that was being started again is stopped as well.
      for (let last: Promise<void> | null = null; last !== nextStart; ) {
        last = nextStart;
        await current.stop();
        await last;
      }
    },
  };
}
