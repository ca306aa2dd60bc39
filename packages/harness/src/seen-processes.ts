import { waitFor } from '@brandprint/testing';
import { isSameAndAlive, type ProcessInfo } from './processes.ts';

/** Processes that were ever seen. */
export interface SeenProcesses {
  add(processes: readonly ProcessInfo[]): void;
  count(): number;
  /** Those that are still alive after they had `timeoutMs` to exit. */
  survivors(timeoutMs: number): Promise<ProcessInfo[]>;
}

export function createSeenProcesses(): SeenProcesses {
  const seen = new Map<string, ProcessInfo>();
  const alive = () => [...seen.values()].filter(isSameAndAlive);
  return {
    add(processes) {
      for (const one of processes) seen.set(`${one.pid} ${one.started}`, one);
    },
    count: () => seen.size,
    async survivors(timeoutMs) {
      await waitFor(async () => alive().length === 0, timeoutMs).catch(() => undefined);
      return alive();
    },
  };
}
