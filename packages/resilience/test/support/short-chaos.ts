import { expect } from '@jest/globals';
import { type ChaosOptions, runChaos } from '../../src/chaos/index.ts';

/** Of a run that takes about two minutes. */
export const OPTIONS = {
  brands: 10,
  seed: 4,
  count: { api: 1, crawler: 1, analyst: 1, courier: 1 },
  everyMs: 800,
  longest: 1,
  between: [0, 0.5],
  fatalPage: false,
  waitForExpiry: false,
  redis: true,
} as const;

export async function expectNothingBroken(options: ChaosOptions & { only: readonly string[] }): Promise<void> {
  const progress: string[] = [];
  const { checks, faults } = await runChaos(options, (line) => progress.push(line));
  expect({ progress, broken: checks.filter(({ breaches }) => breaches.length > 0) }).toEqual({ progress, broken: [] });
  expect(Object.keys(faults).sort()).toEqual([...options.only].sort());
}
