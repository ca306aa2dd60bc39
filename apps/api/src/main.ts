import { parseEgressAllow } from '@brandprint/egress';
import { createIdentity, oidcOf } from '@brandprint/identity';
import { createRateLimiter } from '@brandprint/limits';
import { openBackends, runService } from '@brandprint/operations';
import { stateLocationOf } from '@brandprint/pipeline';
import { readSettings } from './env.ts';
import { isOperatorPath, operatorApp, QUEUES_PATH } from './http/operator-app.ts';
import { mailerOf } from './mail/mailer.ts';
import { startApi } from './start.ts';
import { usageLimitsFrom } from './usage-limits.ts';
import { apiDependencies } from './use-cases/check-readiness.ts';

/** With https the requests come through a proxy, which is then the address of everybody. */
const NO_PROXY =
  'PUBLIC_BASE_URL is https, but TRUST_PROXY is not set: all people share one limit of failed sign-ins. Set TRUST_PROXY to the number of proxies';

/** Runs the API as a process of its own, on the services that the environment names. */
runService('api', readSettings, async (service) => {
  const { settings, logger, lifecycle, metrics, tracer, draining } = service;
  const { pipeline, store } = openBackends(service);
  const limiter = lifecycle.add('limiter', createRateLimiter(stateLocationOf(settings), { logger }), (it) => it.stop());
  const board = settings.OPERATOR_TOKEN ? await pipeline.queue.board(QUEUES_PATH) : null;
  const pages = settings.OPERATOR_TOKEN && board ? operatorApp(settings.OPERATOR_TOKEN, board) : undefined;
  const hasMetricsPort = settings.METRICS_PORT !== undefined;
  const identity = createIdentity({
    database: pipeline.database,
    limiter,
    logger,
    secretsKey: settings.SECRETS_KEY,
    publicBaseUrl: settings.PUBLIC_BASE_URL,
    oidc: oidcOf(settings),
  });
  const deps = {
    identity,
    pipeline,
    store,
    limiter,
    logger,
    secretsKey: settings.SECRETS_KEY,
    egressAllow: parseEgressAllow(settings.EGRESS_ALLOW),
    publicBaseUrl: settings.PUBLIC_BASE_URL,
    mailer: mailerOf(settings),
    trustProxy: settings.TRUST_PROXY,
    corsOrigins: settings.CORS_ORIGINS,
    dashboardDir: settings.DASHBOARD_DIR,
    usageLimits: usageLimitsFrom(settings),
    metrics,
    tracer,
    showsMetrics: !hasMetricsPort,
    operatorPages: hasMetricsPort ? undefined : pages,
    draining,
  };
  const graceMs = settings.SHUTDOWN_GRACE_SECONDS * 1_000;
  const api = lifecycle.add('api', await startApi({ ...deps, port: settings.PORT, graceMs }), (it) => it.stop());
  logger.info('listening', { port: api.port });
  if (settings.PUBLIC_BASE_URL?.startsWith('https:') && !settings.TRUST_PROXY) logger.warn(NO_PROXY);
  return {
    dependencies: apiDependencies(deps),
    page(request, response) {
      if (!hasMetricsPort || !pages || !isOperatorPath(request.url)) return false;
      pages(request, response);
      return true;
    },
  };
});
