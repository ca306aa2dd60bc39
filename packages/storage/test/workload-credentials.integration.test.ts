import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { delay, UnavailableError, UserError } from '@brandprint/platform';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { WorkloadIdentity } from '../src/credentials.ts';
import { createS3StoreFromEnv } from '../src/index.ts';

interface Received {
  path: string;
  body: string;
  headers: IncomingMessage['headers'];
}

let dir: string;
let tokenFile: string;
let identityUrl: string;
let storeUrl: string;
let asked: Received[];
let calls: Received[];
/** What the identity service answers to a request; null: 403. */
let answer: () => string | null | Promise<string>;
const servers: { close(): unknown; closeAllConnections(): void }[] = [];

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'brandprint-identity-'));
  tokenFile = join(dir, 'token');
  identityUrl = await listen(async (request, response) => {
    asked.push({ path: request.url ?? '', body: await text(request), headers: request.headers });
    const body = await answer();
    response.writeHead(body === null ? 403 : 200).end(body ?? '<Error><Code>AccessDenied</Code></Error>');
  });
  storeUrl = await listen((request, response) => {
    if (request.url?.includes('location')) return void response.end('<LocationConstraint/>');
    calls.push({ path: request.url ?? '', body: '', headers: request.headers });
    response.end();
  });
});
beforeEach(async () => {
  asked = [];
  calls = [];
  await writeFile(tokenFile, 'first-token\n');
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await rm(dir, { recursive: true, force: true });
});

const open = (identity: WorkloadIdentity) =>
  createS3StoreFromEnv({ S3_ENDPOINT: storeUrl, S3_BUCKET: 'assets', ...identity });
const minutesFromNow = (minutes: number) => new Date(realNow() + minutes * 60_000).toISOString();
const sts = (number: number, minutes: number) =>
  `<AssumeRoleWithWebIdentityResponse><AssumeRoleWithWebIdentityResult><Credentials>
    <AccessKeyId>KEY${number}</AccessKeyId><SecretAccessKey>secret/${number}=</SecretAccessKey>
    <SessionToken>session-${number}</SessionToken><Expiration>${minutesFromNow(minutes)}</Expiration>
  </Credentials></AssumeRoleWithWebIdentityResult></AssumeRoleWithWebIdentityResponse>`;
const credentialsOf = (call: Received | undefined) => [
  /Credential=(\w+)\//.exec(call?.headers.authorization ?? '')?.[1],
  call?.headers['x-amz-security-token'],
];
async function waitUntil(check: () => Promise<boolean>): Promise<void> {
  while (!(await check())) await delay(20);
}
const realNow = Date.now;
/** Stops the clock at this many minutes from now. */
const moveClock = (minutes: number) => jest.spyOn(Date, 'now').mockReturnValue(realNow() + minutes * 60_000);

describe('A store with the identity of the workload', () => {
  const role = 'arn:aws:iam::123456789012:role/brandprint';
  const irsa = () => ({
    AWS_WEB_IDENTITY_TOKEN_FILE: tokenFile,
    AWS_ROLE_ARN: role,
    AWS_ENDPOINT_URL_STS: identityUrl,
  });

  test('When it is used, then with temporary keys for the token of the pod, which are asked for once', async () => {
    answer = () => sts(1, 60);
    const store = open(irsa());
    await Promise.all([store.ping(), store.ping()]);
    await store.ping();
    expect(asked.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))).toEqual([
      {
        Action: 'AssumeRoleWithWebIdentity',
        Version: '2011-06-15',
        RoleArn: role,
        RoleSessionName: 'brandprint',
        WebIdentityToken: 'first-token',
      },
    ]);
    expect(calls.map(credentialsOf)).toEqual(calls.map(() => ['KEY1', 'session-1']));
    expect(calls.length).toBe(3);
  });

  test('When the keys soon expire, then they are used until new ones are there, for the token as it is then', async () => {
    answer = () => sts(1, 60);
    const store = open(irsa());
    await store.ping();
    await writeFile(tokenFile, 'rotated-token');
    let arrive = (_body: string) => {};
    const late = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    answer = () => late;
    const renewed = sts(2, 120);
    moveClock(57);
    await store.ping();
    expect(credentialsOf(calls.at(-1))).toEqual(['KEY1', 'session-1']);
    arrive(renewed);
    await waitUntil(async () => {
      await store.ping();
      return credentialsOf(calls.at(-1))[0] === 'KEY2';
    });
    expect(asked.map(({ body }) => new URLSearchParams(body).get('WebIdentityToken'))).toEqual([
      'first-token',
      'rotated-token',
    ]);
  });

  test('When no new ones can be had, then valid ones are used, the service is not asked at once again, and later the store is down', async () => {
    answer = () => sts(1, 60);
    const store = open(irsa());
    await store.ping();
    answer = () => null;
    moveClock(57);
    await store.ping();
    await waitUntil(async () => asked.length === 2);
    for (let time = 0; time < 5; time += 1) await store.ping();
    expect(asked).toHaveLength(2);
    moveClock(58);
    await store.ping();
    await waitUntil(async () => asked.length === 3);
    expect(new Set(calls.map((call) => credentialsOf(call)[0]))).toEqual(new Set(['KEY1']));
    moveClock(61);
    await expect(store.put('brands/a', Buffer.from('x'), 'text/plain')).rejects.toThrow(UnavailableError);
  });

  test('When an agent of the cluster hands out keys, then they are used', async () => {
    answer = () =>
      JSON.stringify({ AccessKeyId: 'POD', SecretAccessKey: 's', Token: 'pod', Expiration: minutesFromNow(60) });
    await open({
      AWS_CONTAINER_CREDENTIALS_FULL_URI: `${identityUrl}/v1/credentials`,
      AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE: tokenFile,
    }).ping();
    expect(asked.map(({ path, headers }) => [path, headers.authorization])).toEqual([
      ['/v1/credentials', 'first-token'],
    ]);
    expect(calls.map(credentialsOf)).toEqual([['POD', 'pod']]);
  });

  test('When there are neither keys nor an identity, then the error says what to set', () => {
    expect(() => open({})).toThrow(UserError);
    expect(() => open({})).toThrow('Set S3_ACCESS_KEY and S3_SECRET_KEY, or give the workload an identity');
    expect(() => createS3StoreFromEnv({ S3_ENDPOINT: storeUrl, S3_BUCKET: 'a', S3_ACCESS_KEY: 'k' })).toThrow(
      'belong together',
    );
  });
});
