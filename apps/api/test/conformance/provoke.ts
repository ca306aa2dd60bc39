import { randomUUID } from 'node:crypto';
import { ensureWorkspace } from '@brandprint/database';
import type { RateLimitName } from '@brandprint/limits';
import type { Express } from 'express';
import type { Response } from 'supertest';
import { routes } from '../../src/routes/index.ts';
import { createQueuedAnalysis, createQueuedBrand } from '../support/brands.ts';
import type { Case } from './cases.ts';
import { type ConformanceWorkspace, type PreparedRequest, send, validRequest } from './requests.ts';

export interface ConformanceSetup {
  /** Everything works. */
  app: Express;
  /** Its database is unreachable. */
  unreachable: Express;
  /** Its code throws. */
  faulty: Express;
  /** For reads. */
  shared: ConformanceWorkspace;
  /** For writes. */
  createWorkspace(): Promise<ConformanceWorkspace>;
}

type Provoke = (kase: Case, ground: ConformanceSetup) => Promise<Response>;

const MEGABYTE = 1024 * 1024;

type Change = (
  asking: PreparedRequest,
  world: ConformanceWorkspace,
  kase: Case,
) => Partial<PreparedRequest> | Promise<Partial<PreparedRequest>>;

async function sendChanged(kase: Case, app: Express, world: ConformanceWorkspace, change: Change): Promise<Response> {
  const request = await validRequest(kase, world);
  return send(app, { ...request, ...(await change(request, world, kase)) });
}

/** Sends a valid request, changed so that it fails. */
const withChange =
  (change: Change): Provoke =>
  (kase, { app, shared }) =>
    sendChanged(kase, app, shared, change);

/** Prepares a separate world, and sends a valid request. */
const afterSetup =
  (prepare: (world: ConformanceWorkspace, kase: Case) => Promise<unknown>): Provoke =>
  async (kase, { app, createWorkspace }) => {
    const world = await createWorkspace();
    await prepare(world, kase);
    return sendChanged(kase, app, world, () => ({}));
  };

const inPath = (path: string, place: string, value: string) => {
  const at = path.split('/').indexOf(`{${place}}`);
  return (asked: string) => asked.split('/').with(at, value).join('/');
};
const lastOf = (path: string, places: RegExp): string | undefined => [...path.matchAll(places)].at(-1)?.[1];

/** Something invalid in the first part of the request that can be. */
const WRONG: [
  fits: (kase: Case) => boolean,
  change: (asking: PreparedRequest, kase: Case) => Partial<PreparedRequest>,
][] = [
  [({ path }) => path.includes('{file}'), () => ({ path: '/docs/%E0%A4%A' })],
  [
    ({ path }) => /\{\w+Id\}/.test(path),
    ({ path: asked }, { path }) => ({ path: inPath(path, lastOf(path, /\{(\w+Id)\}/g) ?? '', 'x')(asked) }),
  ],
  [({ method }) => method === 'post', () => ({ body: { url: 'x', environment: 'x' } })],
  [({ method }) => method !== 'get', () => ({ body: { unknown: 'x' } })],
  [({ operationId }) => operationId === 'getUsage', ({ path }) => ({ path: `${path}?from=x` })],
  [() => true, ({ path }) => ({ path: `${path}?limit=0` })],
];

const unknown = withChange(({ path: asked }, _world, { path }) => {
  const place = lastOf(path, /\{(\w+Id|name|file)\}/g) ?? '';
  return { path: inPath(path, place, place === 'name' ? 'x.png' : randomUUID())(asked) };
});

const asStranger: Change = async (_asking, { caller }) => ({ key: (await caller.signIn(randomUUID())).key });

const asKey: Change = (_asking, { caller }) => ({ key: caller.key });

/** How to provoke each error in any operation. */
const BY_CODE: Record<string, Provoke> = {
  VALIDATION_ERROR: withChange((asking, _world, kase) => WRONG.find(([fits]) => fits(kase))?.[1](asking, kase) ?? {}),
  INVALID_JSON: withChange(() => ({ body: '{"url":' })),
  PAYLOAD_TOO_LARGE: withChange(() => ({ body: { name: 'x'.repeat(MEGABYTE) } })),
  UNSUPPORTED_MEDIA_TYPE: withChange(() => ({ body: 'url=x', headers: { 'Content-Type': 'text/plain' } })),
  UNAUTHENTICATED: withChange(() => ({ key: 'bp_prod_x' })),
  USER_REQUIRED: withChange(asKey),
  FORBIDDEN_ROLE: withChange(async (_asking, { caller }) => ({ key: (await caller.signIn('user_1', 'viewer')).key })),
  CROSS_SITE_REQUEST: withChange(async (_asking, { caller }) => ({
    headers: { Authorization: '', Cookie: `session=${(await caller.signIn()).key}` },
  })),
  NAME_TAKEN: withChange(async (_asking, { api }) => {
    const name = randomUUID();
    await ensureWorkspace(api.database, name);
    return { body: { name } };
  }),
  LAST_OWNER: afterSetup(({ api, resources: { userId } }) =>
    api.database.prisma.identityMembership.updateMany({ where: { userId }, data: { role: 'owner' } }),
  ),
  SUBSCRIPTION_REQUIRED: afterSetup(({ api, caller }) =>
    api.database.prisma.workspace.update({
      where: { id: caller.workspaceId },
      data: { subscriptionStatus: 'canceled' },
    }),
  ),
  BRAND_NOT_FOUND: withChange(({ path: asked }, _world, { path }) => ({
    path: inPath(path, 'brandId', randomUUID())(asked),
  })),
  NOT_FOUND: unknown,
  ANALYSIS_NOT_COMPLETE: withChange(async ({ path: asked }, { api, caller }, { path }) => ({
    path: inPath(path, 'brandId', await createQueuedBrand(api, caller))(asked),
  })),
  ANALYSIS_ACTIVE: afterSetup(({ api, resources }) => createQueuedAnalysis(api, resources.brandId)),
  ANALYSIS_NOT_ACTIVE: withChange((_asking, { resources }) => ({ path: `/v1/api/brands/${resources.brandId}/cancel` })),
  ASSETS_EXPIRED: afterSetup(({ api, resources }) =>
    api.database.prisma.analysis.updateMany({
      where: { brandId: resources.brandId },
      data: { assetsExpireAt: new Date(0) },
    }),
  ),
  RANGE_NOT_SATISFIABLE: withChange(() => ({ headers: { Range: 'bytes=1000000-' } })),
  STALE: withChange(() => ({ headers: { 'If-Match': '"another"' } })),
  WEBHOOK_DISABLED: afterSetup(({ api, resources }) =>
    api.database.prisma.webhookEndpoint.update({
      where: { id: resources.webhookId },
      data: { disabledAt: new Date() },
    }),
  ),
  WEBHOOK_LIMIT_REACHED: afterSetup(({ api, caller: { workspaceId } }) => {
    const endpoint = { workspaceId, url: 'https://example.com/', secret: Buffer.alloc(48) };
    return api.database.prisma.webhookEndpoint.createMany({ data: Array.from({ length: 20 }, () => endpoint) });
  }),
  RATE_LIMITED: afterSetup(async ({ api, caller: { workspaceId } }, { operationId }) => {
    await api.database.prisma.workspace.update({ where: { id: workspaceId }, data: { parseLimit: 1 } });
    const name = routes.find(({ id }) => id === operationId)?.limit as RateLimitName;
    const own = name === 'parse' ? 1 : undefined;
    while ((await api.deps.limiter.consume(name, workspaceId, own)).remaining > 0);
  }),
  IDEMPOTENCY_KEY_REUSED: async (kase, { app, createWorkspace }) => {
    const asking = await validRequest(kase, await createWorkspace());
    await send(app, asking).expect(202);
    return send(app, { ...asking, body: { ...(asking.body as object), max_pages: 7 } });
  },
  IDEMPOTENCY_KEY_IN_USE: async (kase, { app, createWorkspace }) => {
    const world = await createWorkspace();
    const asking = await validRequest(kase, world);
    await send(app, asking).expect(202);
    // As if the process handling it had not finished.
    await world.api.database.prisma.$executeRaw`
      UPDATE idempotency_keys SET answer = NULL, lease_until = now() + interval '1 minute'
      WHERE workspace_id = ${world.caller.workspaceId}::uuid`;
    return send(app, asking);
  },
  PRINT_FAILED: async (kase, { app, createWorkspace }) => {
    const world = await createWorkspace();
    await sendChanged(kase, app, world, toPdf);
    await world.api.database.prisma.print.updateMany({
      where: { brandId: world.resources.brandId },
      data: { status: 'failed', finishedAt: new Date() },
    });
    return sendChanged(kase, app, world, toPdf);
  },
  INTERNAL: (kase, { faulty, shared }) => sendChanged(kase, faulty, shared, asKey),
  UNAVAILABLE: (kase, { unreachable, shared }) => sendChanged(kase, unreachable, shared, asKey),
};

const unchanged = afterSetup(async () => {});

/** How to provoke other statuses. */
const BY_STATUS: Record<number, Provoke> = {
  200: unchanged,
  201: unchanged,
  202: unchanged,
  204: unchanged,
  206: withChange(() => ({ headers: { Range: 'bytes=0-3' } })),
  304: async (kase, { app, shared }) => {
    const asking = await validRequest(kase, shared);
    const { headers } = await send(app, asking).expect(200);
    return send(app, { ...asking, headers: { 'If-None-Match': String(headers.etag) } });
  },
};

const toPdf: Change = ({ path }) => ({ path: path.replace(/\/css$/, '/book.pdf') });

/** For operations that need something different. */
const SPECIAL: Record<string, Provoke> = {
  'getExport 202': withChange(toPdf),
  'updateMe 404 NOT_FOUND': withChange(asStranger),
  'createWorkspace 404 NOT_FOUND': withChange(asStranger),
  'createWorkspace 429 RATE_LIMITED': afterSetup(async ({ api, resources }) => {
    while ((await api.deps.limiter.consume('workspace_creation', resources.userId)).remaining > 0);
  }),
  'leaveWorkspace 404 NOT_FOUND': withChange(asStranger),
  'watchBrand 204': withChange(() => ({ headers: { 'Last-Event-ID': '9999' } })),
};

/** How to provoke this response of an operation; undefined if unknown. */
export const findProvocation = ({ name, code, status }: Case): Provoke | undefined =>
  SPECIAL[name] ?? (code ? BY_CODE[code] : BY_STATUS[status]);
