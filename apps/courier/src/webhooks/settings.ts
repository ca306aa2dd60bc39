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
 * The limits of a courier by the settings. Unless set otherwise, a workspace may send as much as one of its endpoints
 * takes. A courier has room for two such workspaces. An eighth of it is reserved for failing endpoints, which may take
 * half.
 */
export function limitsFrom({
  WEBHOOK_CONCURRENCY: perEndpoint,
  WEBHOOK_WORKSPACE_CONCURRENCY: own,
}: {
  WEBHOOK_CONCURRENCY: number;
  WEBHOOK_WORKSPACE_CONCURRENCY?: number | undefined;
}) {
  const perWorkspace = own ?? Math.max(DEFAULT_ENDPOINT_CONCURRENCY, perEndpoint);
  const limit = 2 * Math.max(DEFAULT_ENDPOINT_CONCURRENCY, perWorkspace);
  return { perEndpoint, perWorkspace, limit, healthyLimit: Math.floor((limit * 7) / 8), failingLimit: limit / 2 };
}

export const DEFAULT_SETTINGS: WebhookSettings = {
  timeoutMs: 15_000,
  leaseSeconds: 30,
  ...limitsFrom({ WEBHOOK_CONCURRENCY: DEFAULT_ENDPOINT_CONCURRENCY }),
  idleMs: 500,
  graceMs: 10_000,
  aheadSeconds: () => 0,
  random: Math.random,
};
