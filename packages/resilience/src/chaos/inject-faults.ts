import { setTimeout as pause } from 'node:timers/promises';
import type { Fleet } from '@brandprint/harness/fleet';
import { randomFrom } from '../random.ts';
import { createFaults, type Fault } from './faults.ts';

export interface FaultOptions {
  seed: number;
  /** Names of the faults to inject; undefined for all. */
  only?: readonly string[];
  /** Maximum duration of a fault in seconds. */
  longest: number;
  /** Minimum and maximum seconds between two faults. */
  between: readonly [low: number, high: number];
  /** Whether each is injected only once. */
  once?: boolean;
}

/** Probability that the next fault does not wait for the end of the last one. */
const OVERLAP = 0.25;

/**
 * Injects one fault after another, sometimes two at once, until each was injected and `until` has resolved. Returns how
 * often each was injected.
 */
export async function injectFaults(
  fleet: Fleet,
  { longest, between: [low, high], only, seed, once = false }: FaultOptions,
  until: Promise<void>,
  logProgress: (line: string) => void,
): Promise<Record<string, number>> {
  const random = randomFrom(seed);
  const faults = createFaults(longest).filter(
    ({ name, target, ofCluster }) =>
      (fleet.services.redis || target !== 'redis') &&
      (fleet.services.cluster || !ofCluster) &&
      (only === undefined || only.includes(name)),
  );
  const missing = (only ?? []).filter((name) => !faults.some((fault) => fault.name === name));
  if (missing.length > 0) throw new Error(`There is no such fault in this run: ${missing.join(', ')}`);
  const injected: Record<string, number> = {};
  /** The last injection per target. */
  const running = new Map<string, Promise<void>>();
  let over = false;
  void until.finally(() => {
    over = true;
  });
  /** Waits for the current fault of its target. */
  const startFault = ({ name, target, inject }: Fault): Promise<void> => {
    const injection = (running.get(target) ?? Promise.resolve()).then(() => {
      logProgress(name);
      injected[name] = (injected[name] ?? 0) + 1;
      return inject(fleet, random);
    });
    injection.catch(() => undefined); // errors are thrown where all faults are awaited
    running.set(target, injection);
    return injection;
  };
  for (let round = 0; faults.length > 0 && (round === 0 || !(over || once)); round += 1) {
    for (const fault of random.shuffled(faults)) {
      if (round > 0 && over) break;
      await pause(random.between(low * 1000, high * 1000));
      const injection = startFault(fault);
      if (random.next() >= OVERLAP) await injection;
    }
  }
  await Promise.all(running.values());
  return injected;
}
