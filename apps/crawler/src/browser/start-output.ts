import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const MAX_LINES = 8;
const MAX_LENGTH = 2_000;
/** A program that has ended has written all; one that has not is not waited for. */
const CLOSE_TIMEOUT_MS = 2_000;

export interface StartOutput {
  /** The last lines that the program wrote to stderr, and the signal that ended it, if one did. Waits for a moment for its end. */
  end(): Promise<{ lastLines: string; signal: NodeJS.Signals | undefined }>;
  stop(): void;
}

/**
 * Records what the next program that is started with `argument` writes to stderr. Puppeteer reads that of a browser, but
 * does not pass it on when the browser fails to start.
 */
export function recordStartOutput(argument: string): StartOutput {
  let child: ChildProcess | undefined;
  let text = '';
  let closed: Promise<unknown> | undefined;
  const record = (chunk: Buffer) => {
    text = (text + chunk).slice(-MAX_LENGTH);
  };
  // Announced before it is started: its arguments are known, and its pipes open, only then.
  const onCreated = (message: unknown) => {
    const { process: created } = message as { process: ChildProcess };
    created.once('spawn', () => {
      if (!created.spawnargs.includes(argument)) return;
      child = created;
      closed = once(created, 'close').catch(() => undefined);
      created.stderr?.on('data', record);
    });
  };
  subscribe('child_process', onCreated);
  return {
    async end() {
      const timeout = new AbortController();
      await Promise.race([closed, wait(CLOSE_TIMEOUT_MS, undefined, timeout).catch(() => undefined)]);
      timeout.abort();
      const lastLines = text.trim().split('\n').slice(-MAX_LINES).join('\n');
      return { lastLines, signal: child?.signalCode ?? undefined };
    },
    stop() {
      unsubscribe('child_process', onCreated);
      child?.stderr?.off('data', record);
    },
  };
}
