import type { DeliveryLoopSettings } from './delivery-loop.ts';

export interface WebhookSettings extends DeliveryLoopSettings {
  /** Timeout of a whole exchange. The lease is longer. */
  timeoutMs: number;
  /** How far the clock of the schedule is ahead of the database's clock: 0 except in tests. */
  aheadSeconds: () => number;
  random: () => number;
}

export const DEFAULT_SETTINGS: WebhookSettings = {
  timeoutMs: 15_000,
  leaseSeconds: 30,
  limit: 64,
  healthyLimit: 56,
  failingLimit: 32,
  perEndpoint: 4,
  perWorkspace: 32,
  idleMs: 500,
  graceMs: 10_000,
  aheadSeconds: () => 0,
  random: Math.random,
};
