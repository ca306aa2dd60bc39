import { statusOf } from '@brandprint/operations';
import { z } from 'zod';
import { json, openRoute } from '../http/route.ts';
import { checkReadiness } from '../use-cases/check-readiness.ts';

const Health = z.object({ status: z.literal('ok') }).meta({ id: 'Health' });

const Readiness = z
  .object({
    status: z.enum(['ok', 'degraded']),
    dependencies: z.record(z.string(), z.enum(['ok', 'unavailable'])),
  })
  .meta({ id: 'Readiness' });

const healthz = openRoute({
  id: 'healthz',
  summary: 'Check that the process is alive',
  description: 'Responds as long as the process is alive, whatever else is down. Restart the process if it does not.',
  tag: 'Operations',
  method: 'get',
  path: '/healthz',
  responses: { 200: Health },
  use: async () => json(200, { status: 'ok' }),
});

const readyz = openRoute({
  id: 'readyz',
  summary: 'Check that it can serve',
  description:
    'Responds with 200 while the database responds, and with 503 otherwise. Send requests elsewhere in that case. `degraded` means that queue, rate limiter or asset store does not respond: reads of brands work, and requests that need it get 503, except submissions while only the queue is down, which are processed later.',
  tag: 'Operations',
  method: 'get',
  path: '/readyz',
  responses: { 200: Readiness, 503: 'UNAVAILABLE' },
  async use(deps) {
    const readiness = await checkReadiness(deps);
    return json(200, { status: statusOf(readiness), dependencies: readiness.states });
  },
});

export const healthRoutes = [healthz, readyz];
