import { ApiError } from '@brandprint/platform';
import express from 'express';
import type { ApiDeps } from './deps.ts';
import { serveRoutes } from './http/adapter.ts';
import { answerError } from './http/errors.ts';
import { requestLog } from './http/request-id.ts';
import { brandRoutes } from './routes/brands.ts';
import { healthRoutes } from './routes/health.ts';

export function createApp(deps: ApiDeps): express.Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', 'strong');
  if (deps.trustProxy) app.set('trust proxy', deps.trustProxy);
  app.use(requestLog(deps.logger));
  app.use(serveRoutes([...healthRoutes, ...brandRoutes], deps));
  app.use(() => {
    throw new ApiError('NOT_FOUND');
  });
  app.use(answerError);
  return app;
}
