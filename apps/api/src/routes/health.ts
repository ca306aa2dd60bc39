import { z } from 'zod';
import { json, openRoute } from '../http/route.ts';
import { checkReadiness } from '../use-cases/check-readiness.ts';

const Health = z.object({ status: z.literal('ok') }).meta({ id: 'Health' });
const ok = () => json(200, { status: 'ok' });

const healthz = openRoute({
  id: 'healthz',
  summary: 'Check that the process is alive',
  description: 'Responds as long as the process is alive, whatever else is down. Restart the process if it does not.',
  tag: 'Operations',
  method: 'get',
  path: '/healthz',
  responses: { 200: Health },
  use: async () => ok(),
});

const readyz = openRoute({
  id: 'readyz',
  summary: 'Check that it can serve',
  description:
    'Responds with 200 while database, queue, rate limiter and asset store respond, and with 503 otherwise. Send requests elsewhere in that case.',
  tag: 'Operations',
  method: 'get',
  path: '/readyz',
  responses: { 200: Health, 503: 'UNAVAILABLE' },
  use: async (deps) => {
    await checkReadiness(deps);
    return ok();
  },
});

export const healthRoutes = [healthz, readyz];
