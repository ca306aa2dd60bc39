import { createEgressPolicy, createFetch, type OnRefused } from '@brandprint/egress';
import { VERSION } from '@brandprint/operations';
import { createSecretBox, type Stoppable } from '@brandprint/platform';
import type { CourierDeps } from '../deps.ts';
import { startDeliveryLoop } from './delivery-loop.ts';
import { createSecretOpener } from './secret-opener.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

/** Sends webhooks as they become due. */
export function startWebhooks({ pipeline, ...deps }: CourierDeps): Stoppable {
  const { database, logger } = pipeline;
  const settings = { ...DEFAULT_SETTINGS, ...deps.webhooks };
  const policy = deps.policy ?? createEgressPolicy({ allow: deps.egressAllow });
  const userAgent = `Brandprint-Webhooks/${VERSION}${deps.aboutUrl === undefined ? '' : ` (+${deps.aboutUrl})`}`;
  const { metrics } = deps;
  const onRefused: OnRefused = (refusal) => {
    deps.onRefused?.(refusal);
    metrics?.add('brandprint_egress_refused_total', { channel: refusal.channel, reason: refusal.reason });
  };
  const fetch = createFetch({ policy, userAgent, logger, onRefused, tracer: pipeline.tracer, secure: true });
  return startDeliveryLoop(
    {
      database,
      logger,
      metrics,
      fetch,
      openSecrets: createSecretOpener(createSecretBox(deps.secretsKey, deps.previousSecretsKey), logger),
      clock: () => ({ aheadSeconds: settings.aheadSeconds() }),
      random: settings.random,
      timeoutMs: settings.timeoutMs,
      perEndpoint: settings.perEndpoint,
    },
    settings,
  );
}
