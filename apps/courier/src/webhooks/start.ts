import { createEgressPolicy, createFetch, type PinnedFetch } from '@brandprint/egress';
import { createSecretBox, type Stoppable } from '@brandprint/platform';
import type { CourierDeps } from '../deps.ts';
import { type LoopSettings, startDeliveries } from './loop.ts';

export interface WebhookSettings extends LoopSettings {
  /** Over a whole exchange. The lease is longer. */
  timeoutMs: number;
  /** By how much the clock of the schedule is ahead of the database's: 0, but in tests. */
  aheadSeconds: () => number;
  random: () => number;
}

const DEFAULTS: WebhookSettings = {
  timeoutMs: 15_000,
  leaseSeconds: 30,
  limit: 64,
  failingLimit: 32,
  perEndpoint: 4,
  idleMs: 500,
  graceMs: 10_000,
  aheadSeconds: () => 0,
  random: Math.random,
};

/** Sends webhooks as they become due. */
export function startWebhooks({ pipeline, ...deps }: CourierDeps): Stoppable {
  const { database, logger } = pipeline;
  const settings = { ...DEFAULTS, ...deps.webhooks };
  const policy = createEgressPolicy({ allow: deps.egressAllow });
  const userAgent = `Brandprint-Webhooks/1.0${deps.aboutUrl === undefined ? '' : ` (+${deps.aboutUrl})`}`;
  const fetch = createFetch({ policy, userAgent, logger });
  const securely: PinnedFetch = async (url, options) => fetch(policy.screenUrl(url, { secure: true }), options);
  return startDeliveries(
    {
      database,
      logger,
      fetch: securely,
      secrets: createSecretBox(deps.secretsKey),
      clock: () => ({ aheadSeconds: settings.aheadSeconds() }),
      random: settings.random,
      timeoutMs: settings.timeoutMs,
    },
    settings,
  );
}
