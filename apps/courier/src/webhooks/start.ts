import { createEgressPolicy, createFetch, type PinnedFetch } from '@brandprint/egress';
import { createSecretBox, type Stoppable } from '@brandprint/platform';
import type { CourierDeps } from '../deps.ts';
import { startDeliveries } from './loop.ts';
import { USUAL } from './settings.ts';

/** Sends webhooks as they become due. */
export function startWebhooks({ pipeline, ...deps }: CourierDeps): Stoppable {
  const { database, logger } = pipeline;
  const settings = { ...USUAL, ...deps.webhooks };
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
