import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { UnavailableError, UserError } from '@brandprint/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createS3StoreFromEnv } from '../src/index.ts';
import type { WorkloadIdentity } from '../src/workload-credentials.ts';

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
let answer: () => string | null;
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
    const body = answer();
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
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await rm(dir, { recursive: true, force: true });
});

const open = (identity: WorkloadIdentity) =>
  createS3StoreFromEnv({ S3_ENDPOINT: storeUrl, S3_BUCKET: 'assets', ...identity });
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const sts = (number: number, minutes: number) =>
  `<AssumeRoleWithWebIdentityResponse><AssumeRoleWithWebIdentityResult><Credentials>
    <AccessKeyId>KEY${number}</AccessKeyId><SecretAccessKey>secret/${number}=</SecretAccessKey>
    <SessionToken>session-${number}</SessionToken><Expiration>${minutesFromNow(minutes)}</Expiration>
  </Credentials></AssumeRoleWithWebIdentityResult></AssumeRoleWithWebIdentityResponse>`;
const credentialsOf = ({ headers }: Received) => [
  /Credential=(\w+)\//.exec(headers.authorization ?? '')?.[1],
  headers['x-amz-security-token'],
];

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

  test('When the keys soon expire, then new ones are used, for the token as it is then', async () => {
    answer = () => sts(1, 4);
    const store = open(irsa());
    await store.ping();
    const before = asked.length;
    await writeFile(tokenFile, 'rotated-token');
    answer = () => sts(2, 60);
    await store.ping();
    const tokens = asked.map(({ body }) => new URLSearchParams(body).get('WebIdentityToken'));
    expect(new Set(tokens.slice(0, before))).toEqual(new Set(['first-token']));
    expect(tokens.slice(before)).toEqual(['rotated-token']);
    expect(calls.map(credentialsOf)).toEqual([
      ['KEY1', 'session-1'],
      ['KEY2', 'session-2'],
    ]);
  });

  test('When no new ones can be had, then those that are still valid are used, and after that the store is down', async () => {
    answer = () => sts(1, 4);
    const store = open(irsa());
    await store.ping();
    answer = () => null;
    await store.ping();
    expect(calls.map(credentialsOf)).toEqual([
      ['KEY1', 'session-1'],
      ['KEY1', 'session-1'],
    ]);
    await expect(open(irsa()).put('brands/a', Buffer.from('x'), 'text/plain')).rejects.toThrow(UnavailableError);
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
