import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readEnv, UserError } from '@brandprint/platform';
import { afterAll, describe, expect, test } from '@jest/globals';
import { readSettings, SETTINGS } from '../src/env.ts';
import { findAssetStore } from '../src/runtime/asset-store.ts';

const servers: Server[] = [];
async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

describe('The file store of all apps in one process', () => {
  test('When the workload has an identity, then its temporary keys are used', async () => {
    const identity = await listen((_request, response) => {
      const Expiration = new Date(Date.now() + 3_600_000).toISOString();
      response.end(JSON.stringify({ AccessKeyId: 'TEMPORARY', SecretAccessKey: 's', Token: 't', Expiration }));
    });
    const authorizations: (string | undefined)[] = [];
    const endpoint = await listen((request, response) => {
      authorizations.push(request.headers.authorization);
      response.end(request.url?.includes('location') ? '<LocationConstraint/>' : '');
    });
    const env = { S3_ENDPOINT: endpoint, AWS_CONTAINER_CREDENTIALS_FULL_URI: identity };
    await findAssetStore(readEnv(SETTINGS, env), undefined).ping();
    expect(authorizations.at(-1)).toContain('Credential=TEMPORARY/');
  });

  test.each([
    [{}, 'No credentials for the store'],
    [{ S3_ACCESS_KEY: 'half' }, 'S3_ACCESS_KEY and S3_SECRET_KEY belong together'],
  ])('When the settings have the endpoint and %j, then they are refused', (keys, message) => {
    const env = { S3_ENDPOINT: 'http://127.0.0.1:9', ...keys };
    expect(() => readSettings(env)).toThrow(UserError);
    expect(() => readSettings(env)).toThrow(message);
  });
});
