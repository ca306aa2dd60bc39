import { createApiKey, ensureWorkspace } from '@brandprint/database';
import { describe, expect, test } from '@jest/globals';
import { createTestDatabase, createTestLog } from '../src/index.ts';
import { findSecretsInLines } from '../src/secret-leaks.ts';

const RANDOM = '1f4Gx0aQpLmZ7c2Rk9TzUe5BdWvYh3aB3x9Z';
const SECRETS = [`bp_prod_${RANDOM}`, `bp_stag_${RANDOM}`, `whsec_${RANDOM}`];
const GUISES: [string, (secret: string) => string][] = [
  ['as it is', (secret) => secret],
  ['inside of a sentence', (secret) => `The key "${secret}" is wrong.`],
  ['in hex', (secret) => Buffer.from(secret).toString('hex')],
  ['in base64', (secret) => Buffer.from(secret).toString('base64')],
  ['in base64 with one byte before it', (secret) => Buffer.from(`"${secret}"`).toString('base64')],
  ['in base64 with two bytes before it', (secret) => Buffer.from(`: ${secret}`).toString('base64')],
  ['in a URL', (secret) => encodeURIComponent(`key=${secret}`)],
];
const CASES = SECRETS.flatMap((secret) =>
  GUISES.map(([how, write]) => [secret.slice(0, 7), how, write(secret)] as const),
);

describe('The check for leaked secrets', () => {
  test('When rows contain secrets in any encoding, then stopping the database names each of their tables', async () => {
    const testDatabase = await createTestDatabase();
    const { prisma } = testDatabase.database;
    const { id: workspaceId } = await ensureWorkspace(prisma, 'acme');
    const { key } = await createApiKey(prisma, { workspaceId, environment: 'prod' });
    await prisma.apiKey.updateMany({ data: { description: `it was ${key}` } });
    const secret = Buffer.from(`sealed: whsec_${RANDOM}`);
    await prisma.webhookEndpoint.create({ data: { workspaceId, url: 'https://example.com', secret } });

    const end = testDatabase.stop();

    await expect(end).rejects.toThrow('public.api_keys: ');
    await expect(end).rejects.toThrow('public.webhook_endpoints: ');
  });

  test('When keys are stored correctly, then it finds nothing', async () => {
    const testDatabase = await createTestDatabase();
    const { prisma } = testDatabase.database;
    const { id: workspaceId } = await ensureWorkspace(prisma, 'acme');
    await createApiKey(prisma, { workspaceId, environment: 'prod', description: 'bp_prod_ is how it begins' });
    await testDatabase.stop();
  });

  test.each(CASES)('When %s… is %s in a row, then it is found', (_begins, _how, text) => {
    expect(findSecretsInLines(['nothing', text, 'nothing either'])).toEqual([text]);
  });

  test('When a log contains a given password, then it is found, with its line', () => {
    const log = createTestLog();
    log.logger.debug('connecting', { password: 'correct horse' });
    log.expectNoSecrets();
    expect(() => log.expectNoSecrets(['correct horse'])).toThrow('connecting');
    expect(() => log.expectNoSecrets(['battery staple'])).not.toThrow();
  });
});
