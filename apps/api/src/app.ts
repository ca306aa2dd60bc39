import { ApiError, UserError } from '@brandprint/platform';
import express from 'express';
import type { ApiDeps } from './deps.ts';
import { createStreamLimit } from './events/stream-limit.ts';
import { createEventWatch } from './events/watch.ts';
import { serveRoutes } from './http/adapter.ts';
import { answerError, giveUp } from './http/errors.ts';
import { requireHost } from './http/malformed.ts';
import { operatorPages } from './http/operator.ts';
import { requestLog } from './http/request-id.ts';
import { securityHeaders } from './http/security-headers.ts';
import { showMetrics } from './http/show-metrics.ts';
import { routes } from './routes/index.ts';

export function createApp(deps: ApiDeps): express.Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', 'strong');
  if (deps.trustProxy) trustProxy(app, deps.trustProxy);
  app.use(requestLog(deps));
  if (deps.operatorPages) app.use(operatorPages(deps.operatorPages));
  app.use(...securityHeaders(deps), requireHost);
  if (deps.showsMetrics && deps.metrics) app.get('/metrics', showMetrics(deps.metrics));
  const { database } = deps.pipeline;
  const own = { ...deps, watch: createEventWatch({ database, logger: deps.logger }), streamLimit: createStreamLimit() };
  app.use(serveRoutes(routes, own));
  app.use(() => {
    throw new ApiError('NOT_FOUND');
  });
  app.use(answerError, giveUp);
  return app;
}

/** How many proxies stand in front, their addresses, or true for whichever. Throws UserError for anything else. */
function trustProxy(app: express.Express, setting: string): void {
  const plain = { true: true, false: false }[setting] ?? (/^\d+$/.test(setting) ? Number(setting) : setting);
  try {
    app.set('trust proxy', plain);
  } catch (cause) {
    throw new UserError('TRUST_PROXY must be a number of proxies, their addresses separated by commas, or true.', {
      cause,
    });
  }
}
