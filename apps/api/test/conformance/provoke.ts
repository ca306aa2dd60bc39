import { randomUUID } from 'node:crypto';
import type { LimitName } from '@brandprint/limits';
import type { Express } from 'express';
import type { Response } from 'supertest';
import { routes } from '../../src/routes/index.ts';
import { newAnalysis, queuedBrand } from '../support/brands.ts';
import type { Case } from './cases.ts';
import { type Asking, good, send, type World } from './requests.ts';

export interface Ground {
  /** Everything works. */
  app: Express;
  /** Its database cannot be reached. */
  unreachable: Express;
  /** Its code fails. */
  faulty: Express;
  /** For what changes nothing. */
  shared: World;
  /** For what does. */
  newWorld(): Promise<World>;
}

type Provoke = (kase: Case, ground: Ground) => Promise<Response>;

const MEGABYTE = 1024 * 1024;

type Change = (asking: Asking, world: World, kase: Case) => Partial<Asking> | Promise<Partial<Asking>>;

async function sendChanged(kase: Case, app: Express, world: World, change: Change): Promise<Response> {
  const asking = await good(kase, world);
  return send(app, { ...asking, ...(await change(asking, world, kase)) });
}

/** Sends a good request, changed so that it does nothing. */
const changed =
  (change: Change): Provoke =>
  (kase, { app, shared }) =>
    sendChanged(kase, app, shared, change);

/** Does something in a world of its own, and sends a good request. */
const after =
  (prepare: (world: World, kase: Case) => Promise<unknown>): Provoke =>
  async (kase, { app, newWorld }) => {
    const world = await newWorld();
    await prepare(world, kase);
    return sendChanged(kase, app, world, () => ({}));
  };

const inPath = (path: string, place: string, value: string) => {
  const at = path.split('/').indexOf(`{${place}}`);
  return (asked: string) => asked.split('/').with(at, value).join('/');
};
const lastOf = (path: string, places: RegExp): string | undefined => [...path.matchAll(places)].at(-1)?.[1];

/** Something wrong in the first place where something can be. */
const WRONG: [fits: (kase: Case) => boolean, change: (asking: Asking, kase: Case) => Partial<Asking>][] = [
  [({ path }) => path.includes('{file}'), () => ({ path: '/docs/%E0%A4%A' })],
  [
    ({ path }) => /\{\w+Id\}/.test(path),
    ({ path: asked }, { path }) => ({ path: inPath(path, lastOf(path, /\{(\w+Id)\}/g) ?? '', 'x')(asked) }),
  ],
  [({ method }) => method === 'post', () => ({ body: { url: 'x', environment: 'x' } })],
  [({ operationId }) => operationId === 'getUsage', ({ path }) => ({ path: `${path}?from=x` })],
  [() => true, ({ path }) => ({ path: `${path}?limit=0` })],
];

const unknown = changed(({ path: asked }, _world, { path }) => {
  const place = lastOf(path, /\{(\w+Id|name|file)\}/g) ?? '';
  return { path: inPath(path, place, place === 'name' ? 'x.png' : randomUUID())(asked) };
});

const asKey: Change = (_asking, { caller }) => ({ key: caller.key });

/** How an error is provoked wherever it is answered. */
const BY_CODE: Record<string, Provoke> = {
  VALIDATION_ERROR: changed((asking, _world, kase) => WRONG.find(([fits]) => fits(kase))?.[1](asking, kase) ?? {}),
  INVALID_JSON: changed(() => ({ body: '{"url":' })),
  PAYLOAD_TOO_LARGE: changed(() => ({ body: { name: 'x'.repeat(MEGABYTE) } })),
  UNSUPPORTED_MEDIA_TYPE: changed(() => ({ body: 'url=x', headers: { 'Content-Type': 'text/plain' } })),
  UNAUTHENTICATED: changed(() => ({ key: 'bp_prod_x' })),
  USER_REQUIRED: changed(asKey),
  SUBSCRIPTION_REQUIRED: after(({ api, caller }) =>
    api.database.prisma.workspace.update({
      where: { id: caller.workspaceId },
      data: { subscriptionStatus: 'canceled' },
    }),
  ),
  BRAND_NOT_FOUND: changed(({ path: asked }, _world, { path }) => ({
    path: inPath(path, 'brandId', randomUUID())(asked),
  })),
  NOT_FOUND: unknown,
  ANALYSIS_NOT_COMPLETE: changed(async ({ path: asked }, { api, caller }, { path }) => ({
    path: inPath(path, 'brandId', await queuedBrand(api, caller))(asked),
  })),
  ANALYSIS_ACTIVE: after(({ api, things }) => newAnalysis(api, things.brandId)),
  ANALYSIS_NOT_ACTIVE: changed((_asking, { things }) => ({ path: `/v1/api/brands/${things.brandId}/cancel` })),
  ASSETS_EXPIRED: after(({ api, things }) =>
    api.database.prisma.analysis.updateMany({
      where: { brandId: things.brandId },
      data: { assetsExpireAt: new Date(0) },
    }),
  ),
  RANGE_NOT_SATISFIABLE: changed(() => ({ headers: { Range: 'bytes=1000000-' } })),
  STALE: changed(() => ({ headers: { 'If-Match': '"another"' } })),
  WEBHOOK_DISABLED: after(({ api, things }) =>
    api.database.prisma.webhookEndpoint.update({ where: { id: things.webhookId }, data: { disabledAt: new Date() } }),
  ),
  WEBHOOK_LIMIT_REACHED: after(({ api, caller: { workspaceId } }) => {
    const endpoint = { workspaceId, url: 'https://example.com/', secret: Buffer.alloc(48) };
    return api.database.prisma.webhookEndpoint.createMany({ data: Array.from({ length: 20 }, () => endpoint) });
  }),
  RATE_LIMITED: after(async ({ api, caller: { workspaceId } }, { operationId }) => {
    await api.database.prisma.workspace.update({ where: { id: workspaceId }, data: { parseLimit: 1 } });
    const name = routes.find(({ id }) => id === operationId)?.limit as LimitName;
    const own = name === 'parse' ? 1 : undefined;
    while ((await api.deps.limiter.consume(name, workspaceId, own)).remaining > 0);
  }),
  IDEMPOTENCY_KEY_REUSED: async (kase, { app, newWorld }) => {
    const asking = await good(kase, await newWorld());
    await send(app, asking).expect(202);
    return send(app, { ...asking, body: { ...(asking.body as object), max_pages: 7 } });
  },
  IDEMPOTENCY_KEY_IN_USE: async (kase, { app, newWorld }) => {
    const world = await newWorld();
    const asking = await good(kase, world);
    await send(app, asking).expect(202);
    // As if whoever answered it had not come to an end.
    await world.api.database.prisma.$executeRaw`
      UPDATE idempotency_keys SET answer = NULL, lease_until = now() + interval '1 minute'
      WHERE workspace_id = ${world.caller.workspaceId}::uuid`;
    return send(app, asking);
  },
  INTERNAL: (kase, { faulty, shared }) => sendChanged(kase, faulty, shared, asKey),
  UNAVAILABLE: (kase, { unreachable, shared }) => sendChanged(kase, unreachable, shared, asKey),
};

const asGood = after(async () => {});

/** How what is no error is provoked. */
const BY_STATUS: Record<number, Provoke> = {
  200: asGood,
  201: asGood,
  202: asGood,
  204: asGood,
  206: changed(() => ({ headers: { Range: 'bytes=0-3' } })),
  304: async (kase, { app, shared }) => {
    const asking = await good(kase, shared);
    const { headers } = await send(app, asking).expect(200);
    return send(app, { ...asking, headers: { 'If-None-Match': String(headers.etag) } });
  },
};

/** Where it takes something else. */
const SPECIAL: Record<string, Provoke> = {
  'watchBrand 204': changed(() => ({ headers: { 'Last-Event-ID': '9999' } })),
};

/** How to have an operation answer just this; undefined if it is not known. */
export const provocationOf = ({ name, code, status }: Case): Provoke | undefined =>
  SPECIAL[name] ?? (code ? BY_CODE[code] : BY_STATUS[status]);
