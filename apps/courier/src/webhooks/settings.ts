import type { DeliveryLoopSettings } from './delivery-loop.ts';

export interface WebhookSettings extends DeliveryLoopSettings {
  /** Timeout of a whole exchange. The lease is longer. */
  timeoutMs: number;
  /** How far the clock of the schedule is ahead of the database's clock: 0 except in tests. */
  aheadSeconds: () => number;
  random: () => number;
}

/** Of all couriers together, unless set otherwise. */
export const DEFAULT_ENDPOINT_CONCURRENCY = 32;

/**
 * The limits that follow from the concurrency of an endpoint: its workspace may have as many in all, and a courier has
 * room for two workspaces. An eighth of a courier is reserved for failing endpoints, which may take half.
 */
export function limitsFor(perEndpoint: number) {
  const perWorkspace = Math.max(DEFAULT_ENDPOINT_CONCURRENCY, perEndpoint);
  const limit = 2 * perWorkspace;
  return { perEndpoint, perWorkspace, limit, healthyLimit: Math.floor((limit * 7) / 8), failingLimit: limit / 2 };
}

export const DEFAULT_SETTINGS: WebhookSettings = {
  timeoutMs: 15_000,
  leaseSeconds: 30,
  ...limitsFor(DEFAULT_ENDPOINT_CONCURRENCY),
  idleMs: 500,
  graceMs: 10_000,
  aheadSeconds: () => 0,
  random: Math.random,
};
