import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { createDatabase } from '@brandprint/database';
import { createSessionIssuer, waitFor } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SignJWT, UnsecuredJWT } from 'jose';
import request from 'supertest';
import { createApp, type RunningApi, startApi } from '../src/index.ts';
import { routes } from '../src/routes/index.ts';
import { expectError, type TestCaller, useTestApi } from './support/api.ts';

const api = await useTestApi();

const ANY_ID = '00000000-0000-4000-8000-000000000000';
const LIST = '/v1/api/brands';

const expect401 = (response: request.Response, message: string) => {
  expectError(response, 'UNAUTHENTICATED');
  expect(response.body).toEqual({ error: 'Unauthenticated', message, code: 'UNAUTHENTICATED' });
  expect(response.headers['www-authenticate']).toBe('Bearer');
};

const MISSING = 'Missing authentication token';
const MALFORMED = 'Invalid API key format';
const INVALID = 'Invalid API key';

describe('Without authentication', () => {
  const closed = routes.filter((route) => route.access !== 'open').map((route) => [route.method, route.path] as const);

  test.each(closed)(
    'When %s %s is requested, then the response is 401, whatever else is wrong',
    async (method, path) => {
      expect401(await request(api.app)[method](path.replaceAll(/\{\w+\}/g, ANY_ID)), MISSING);
      expect401(await request(api.app)[method](`${path.replaceAll(/\{\w+\}/g, 'x')}?limit=0`), MISSING);
    },
  );
});

const REFUSED: [what: string, header: string | undefined, message: string][] = [
  ['no header', undefined, MISSING],
  ['an empty header', '', MISSING],
  ['a header of spaces', '   ', MISSING],
  ['another scheme', 'Basic YTpi', MALFORMED],
  ['a key without a scheme', `bp_prod_${'a'.repeat(36)}`, MALFORMED],
  ['no key', 'Bearer', MALFORMED],
  ['no key after a space', 'Bearer ', MALFORMED],
  ['another prefix', 'Bearer sk_live_abc', MALFORMED],
  ['another environment', 'Bearer bp_test_abc', MALFORMED],
  ['an environment in capitals', `Bearer BP_PROD_${'a'.repeat(36)}`, MALFORMED],
  ['an environment alone', 'Bearer bp_prod_', MALFORMED],
  ['characters outside the format', 'Bearer bp_prod_a-b', MALFORMED],
  ['letters that are not ASCII', 'Bearer bp_prod_\u00e9\u00e9', MALFORMED],
  ['a tab between', 'Bearer\tbp_prod_abc', MALFORMED],
  ['two keys', 'Bearer bp_prod_a bp_prod_b', MALFORMED],
  ['two keys with a comma', 'Bearer bp_prod_a,Bearer bp_prod_b', MALFORMED],
  ['a short key', 'Bearer bp_prod_abc', INVALID],
  ['a long key', `Bearer bp_prod_${'a'.repeat(5000)}`, INVALID],
  ['a wrong checksum', `Bearer bp_prod_${'a'.repeat(36)}`, INVALID],
];

describe('API keys', () => {
  test.each(REFUSED)(
    'When the request has %s, then the response is 401 with the reason',
    async (_, header, message) => {
      const pending = request(api.app).get(LIST);
      expect401(await (header === undefined ? pending : pending.set('Authorization', header)), message);
    },
  );

  test('When a text has not the format of a key, then nothing is looked up', async () => {
    const database = createDatabase('postgres://postgres@127.0.0.1:1/none');
    try {
      const app = createApp({ ...api.deps, pipeline: { ...api.deps.pipeline, database } });
      const wrong = await request(app)
        .get(LIST)
        .set('Authorization', `Bearer bp_prod_${'a'.repeat(36)}`);
      expect401(wrong, INVALID);
    } finally {
      await database.stop();
    }
  });

  test('When a key was never created here, then it is invalid', async () => {
    const caller = await api.createCaller();
    await api.database.prisma.apiKey.delete({ where: { id: caller.keyId } });
    expect401(await caller.get(LIST), INVALID);
  });

  test("When a key's letters differ in case, then it is another key", async () => {
    const { key } = await api.createCaller();
    const [, begins = '', rest = ''] = /^(bp_prod_)(.*)$/.exec(key) ?? [];
    const swapped = [...rest].map((letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
    expect401(
      await request(api.app)
        .get(LIST)
        .set('Authorization', `Bearer ${begins}${swapped.join('')}`),
      INVALID,
    );
  });

  test('When a key is for staging, then it works the same', async () => {
    const caller = await api.createCaller({ environment: 'stag' });
    expect(caller.key).toMatch(/^bp_stag_[A-Za-z0-9]{36}$/);
    await caller.get(LIST).expect(200);
  });

  test.each(['bearer', 'BEARER', 'bEaReR'])('When the scheme is written as %s, then the key works', async (scheme) => {
    const { key } = await api.createCaller();
    await request(api.app).get(LIST).set('Authorization', `${scheme} ${key}`).expect(200);
  });

  test('When several spaces follow the scheme, then the key works', async () => {
    const { key } = await api.createCaller();
    await request(api.app).get(LIST).set('Authorization', `  Bearer    ${key}  `).expect(200);
  });

  test.each(['api_key', 'key', 'token', 'access_token', 'authorization'])(
    'When a key is in the query as %s, then it is neither accepted nor logged',
    async (name) => {
      const { key } = await api.createCaller();
      expect401(
        await request(api.app)
          .get(LIST)
          .query({ [name]: key }),
        MISSING,
      );
      expect401(
        await request(api.app)
          .get(LIST)
          .query({ [name]: `Bearer ${key}` }),
        MISSING,
      );
      await waitFor(async () => api.log.at(-1)?.includes('"status":401'));
      expect(api.log.join('')).not.toContain(key.slice(0, 12));
    },
  );

  test.each(['X-API-Key', 'Cookie', 'Proxy-Authorization'])(
    'When a key is in %s, then it is not accepted',
    async (name) => {
      const { key } = await api.createCaller();
      expect401(await request(api.app).get(LIST).set(name, `Bearer ${key}`), MISSING);
    },
  );

  describe('sent twice', () => {
    let server: RunningApi;
    beforeAll(async () => {
      server = await startApi({ ...api.deps, port: 0, host: '127.0.0.1' });
    });
    afterAll(() => server.stop());

    const sendTwo = (first: string, second: string) =>
      new Promise<[number | undefined, unknown]>((resolve, reject) => {
        const headers = { Authorization: [`Bearer ${first}`, `Bearer ${second}`] };
        httpRequest(`${server.url}${LIST}`, { headers } as object, (response) => {
          text(response).then((body) => resolve([response.statusCode, JSON.parse(body).message]), reject);
        })
          .on('error', reject)
          .end();
      });

    test('When two Authorization headers differ, then neither is accepted', async () => {
      const [one, other] = await Promise.all([api.createCaller(), api.createCaller()]);
      expect(await sendTwo(one.key, other.key)).toEqual([401, MALFORMED]);
      expect(await sendTwo(one.key, 'bp_prod_abc')).toEqual([401, MALFORMED]);
      expect(await sendTwo(one.key, one.key)).toEqual([401, MALFORMED]);
    });
  });

  test('When a key is used, then last_used_at is updated, at most once a minute', async () => {
    const [caller, other] = await Promise.all([api.createCaller(), api.createCaller()]);
    const lastUse = async ({ keyId: id } = caller) => {
      const row = await api.database.prisma.apiKey.findUniqueOrThrow({ where: { id } });
      return row.lastUsedAt;
    };
    const setLastUse = (lastUsedAt: Date) =>
      api.database.prisma.apiKey.update({ where: { id: caller.keyId }, data: { lastUsedAt } });

    await caller.get(LIST);
    await waitFor(async () => (await lastUse()) !== null);

    const recent = new Date(Date.now() - 30_000);
    await setLastUse(recent);
    await caller.get(LIST);
    // Updates are in order: an earlier one would have been written by now.
    await other.get(LIST);
    await waitFor(async () => (await lastUse(other)) !== null);
    expect(await lastUse()).toEqual(recent);

    const old = new Date(Date.now() - 61_000);
    await setLastUse(old);
    await caller.get(LIST);
    await waitFor(async () => ((await lastUse()) ?? old) > old);
  });
});

describe('Sessions', () => {
  const claims = (caller: TestCaller) => ({ userId: 'user_7', workspaceId: caller.workspaceId });
  const asks = (token: string, app = api.app) => request(app).get(LIST).set('Authorization', `Bearer ${token}`);

  test('When a person is signed in, then they see exactly what the keys of their workspace see', async () => {
    const [caller, other] = await Promise.all([api.createCaller(), api.createCaller()]);
    const [own] = await Promise.all([caller.parse(), other.parse()]);
    const response = await (await caller.signIn()).get(LIST).expect(200);
    expect(response.body.data.map(({ id }: { id: string }) => id)).toEqual([own]);
  });

  test('When a person submits a site, then it is metered as production, without a key', async () => {
    const caller = await api.createCaller({ environment: 'stag' });
    const brandId = await (await caller.signIn()).parse();
    const event = await api.database.prisma.usageEvent.findFirstOrThrow({ where: { brandId } });
    expect(event).toMatchObject({ environment: 'prod', apiKeyId: null, workspaceId: caller.workspaceId });
  });

  test('When a token has expired, then the response is 401', async () => {
    const caller = await api.createCaller();
    expect401(await asks(await api.sessions.issue({ ...claims(caller), ttl: -1 })), MALFORMED);
  });

  test('When a token was changed, then the response is 401', async () => {
    const [caller, other] = await Promise.all([api.createCaller(), api.createCaller()]);
    const token = await api.sessions.issue(claims(caller));
    const [header, payload = '', signature = ''] = token.split('.');
    const forged = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), workspace: other.workspaceId };
    const swapped = Buffer.from(JSON.stringify(forged)).toString('base64url');
    await asks(token).expect(200);
    expect401(await asks(`${header}.${swapped}.${signature}`), MALFORMED);
    expect401(await asks(`${header}.${payload}.${signature.slice(0, -4)}AAAA`), MALFORMED);
    expect401(await asks(`${header}.${payload}.`), MALFORMED);
    expect401(await asks(`${header}.${payload}`), MALFORMED);
  });

  test('When a token claims to need no signature, then the response is 401', async () => {
    const { workspaceId } = await api.createCaller();
    const unsigned = new UnsecuredJWT({ workspace: workspaceId }).setSubject('user_7').setExpirationTime('5m');
    expect401(await asks(unsigned.setIssuer('https://identity.test').setAudience('brandprint').encode()), MALFORMED);
  });

  test('When a token is signed with a shared secret, then the response is 401', async () => {
    const { workspaceId } = await api.createCaller();
    const token = await new SignJWT({ workspace: workspaceId })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('user_7')
      .setIssuer('https://identity.test')
      .setAudience('brandprint')
      .setExpirationTime('5m')
      .sign(Buffer.alloc(32));
    expect401(await asks(token), MALFORMED);
  });

  test('When a token is from another issuer, or from one with the same name only, then the response is 401', async () => {
    const caller = await api.createCaller();
    expect401(await asks(await createSessionIssuer('https://other.test').issue(claims(caller))), MALFORMED);
    expect401(await asks(await createSessionIssuer().issue(claims(caller))), MALFORMED);
  });

  test('When the workspace no longer exists, then the response is 401', async () => {
    const caller = await api.createCaller();
    const token = await api.sessions.issue(claims(caller));
    await asks(token).expect(200);
    await api.database.prisma.workspace.delete({ where: { id: caller.workspaceId } });
    expect401(await asks(token), MALFORMED);
  });

  test('When the session check fails, then the response is 503, and keys still work', async () => {
    const caller = await api.createCaller();
    const sessions = () => Promise.reject(new Error('the identity store is down'));
    const app = createApp({ ...api.deps, sessions });
    const response = await asks('a.b.c', app);
    expectError(response, 'UNAVAILABLE');
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.text).not.toContain('identity');
    await asks(caller.key, app).expect(200);
  });

  test('When there is no session check, then only keys are accepted', async () => {
    const caller = await api.createCaller();
    const app = createApp({ ...api.deps, sessions: undefined });
    expect401(await asks(await api.sessions.issue(claims(caller)), app), MALFORMED);
    await asks(caller.key, app).expect(200);
  });

  test('When a key and a session are sent, then the key is the caller', async () => {
    const [caller, other] = await Promise.all([api.createCaller(), api.createCaller()]);
    const sessions = async () => claims(other);
    const app = createApp({ ...api.deps, sessions });
    const brandId = await caller.parse();
    const response = await asks(caller.key, app).expect(200);
    expect(response.body.data.map(({ id }: { id: string }) => id)).toEqual([brandId]);
  });

  test('When a wrong key is sent with a session, then the response is 401', async () => {
    const other = await api.createCaller();
    const app = createApp({ ...api.deps, sessions: async () => claims(other) });
    expect401(await asks('bp_prod_abc', app), INVALID);
  });
});
