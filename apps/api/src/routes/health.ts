import { z } from 'zod';
import { json, openRoute } from '../http/route.ts';
import { checkReadiness } from '../use-cases/readiness.ts';

const Health = z.object({ status: z.literal('ok') });
const ok = () => json(200, { status: 'ok' });

const healthz = openRoute({
  method: 'get',
  path: '/healthz',
  answers: { 200: Health },
  use: async () => ok(),
});

const readyz = openRoute({
  method: 'get',
  path: '/readyz',
  answers: { 200: Health, 503: 'UNAVAILABLE' },
  use: async (deps) => {
    await checkReadiness(deps);
    return ok();
  },
});

export const healthRoutes = [healthz, readyz];
