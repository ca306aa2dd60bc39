import { z } from 'zod';
import { json, openRoute } from '../http/route.ts';
import { checkReadiness } from '../use-cases/readiness.ts';

const Health = z.object({ status: z.literal('ok') });
const ok = () => json(200, { status: 'ok' });

const healthz = openRoute({
  id: 'healthz',
  summary: 'Whether the process is alive',
  tag: 'Operations',
  method: 'get',
  path: '/healthz',
  answers: { 200: Health },
  use: async () => ok(),
});

const readyz = openRoute({
  id: 'readyz',
  summary: 'Whether it can serve',
  tag: 'Operations',
  method: 'get',
  path: '/readyz',
  answers: { 200: Health, 503: 'UNAVAILABLE' },
  use: async (deps) => {
    await checkReadiness(deps);
    return ok();
  },
});

export const healthRoutes = [healthz, readyz];
