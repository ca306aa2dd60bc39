import { ApiError, UserError } from '@brandprint/platform';
import express from 'express';
import { serveDashboard } from './dashboard/serve-dashboard.ts';
import type { ApiDeps, AppDeps } from './deps.ts';
import { createEventWatch } from './events/event-watch.ts';
import { createStreamLimit } from './events/stream-limit.ts';
import { authRoutes } from './http/auth-routes.ts';
import { requireHost } from './http/client-error.ts';
import { errorHandler, finalErrorHandler } from './http/error-handler.ts';
import { metricsHandler } from './http/metrics-handler.ts';
import { operatorPages } from './http/operator-app.ts';
import { requestLogger } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { serveRoutes } from './http/serve-routes.ts';
import { routes } from './routes/index.ts';
import { DEFAULT_USAGE_LIMITS } from './usage-limits.ts';

export function createApp(deps: ApiDeps): express.Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', 'strong');
  if (deps.trustProxy) setTrustProxy(app, deps.trustProxy);
  app.use(requestLogger(deps));
  if (deps.operatorPages) app.use(operatorPages(deps.operatorPages));
  app.use(...securityHeaders(deps), requireHost);
  if (deps.showsMetrics && deps.metrics) app.get('/metrics', metricsHandler(deps.metrics));
  const { database } = deps.pipeline;
  const appDeps: AppDeps = {
    ...deps,
    eventWatch: createEventWatch({ database, logger: deps.logger }),
    streamLimit: createStreamLimit(deps.usageLimits ?? DEFAULT_USAGE_LIMITS),
    sessions: deps.sessions ?? deps.identity?.check,
  };
  if (deps.identity) app.use(authRoutes(deps.identity, deps));
  app.use(serveDashboard(deps.dashboardDir));
  app.use(serveRoutes(routes, appDeps));
  app.use(() => {
    throw new ApiError('NOT_FOUND');
  });
  app.use(errorHandler, finalErrorHandler);
  return app;
}

/** The number of trusted proxies in front, their addresses, or true for any. Throws UserError for anything else. */
function setTrustProxy(app: express.Express, setting: string): void {
  const value = { true: true, false: false }[setting] ?? (/^\d+$/.test(setting) ? Number(setting) : setting);
  try {
    app.set('trust proxy', value);
  } catch (cause) {
    throw new UserError('TRUST_PROXY must be a number of proxies, their addresses separated by commas, or true.', {
      cause,
    });
  }
}
