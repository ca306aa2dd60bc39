import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { BrandprintError, verifyWebhook, WebhookVerificationError } from '../src/index.ts';

const newSecret = () => `whsec_${randomBytes(24).toString('base64')}`;
const SECRET = newSecret();
const BODY = JSON.stringify({ type: 'webhook.test', timestamp: '2026-11-21T09:30:14.759Z', data: { webhook_id: 'ä' } });

/** The headers of a message as the service signs it. */
function signed(body = BODY, { secret = SECRET, at = new Date() } = {}): Record<string, string> {
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('msg_1', at, body),
  };
}

describe('A webhook message', () => {
  test.each([
    ['text', BODY],
    ['bytes', new TextEncoder().encode(BODY)],
  ])('When its body is given as %s, then it is returned', async (_, body) => {
    expect(await verifyWebhook(body, signed(), SECRET)).toEqual(JSON.parse(BODY));
    expect(await verifyWebhook(body, new Headers(signed()), SECRET)).toEqual(JSON.parse(BODY));
  });

  test('When the names of its headers are in another case, or only `get` is there, then it is returned', async () => {
    const headers = new Map(Object.entries(signed()));
    const upper = Object.fromEntries([...headers].map(([name, value]) => [name.toUpperCase(), value]));
    expect(await verifyWebhook(BODY, upper, SECRET)).toEqual(JSON.parse(BODY));
    expect(await verifyWebhook(BODY, { get: (name) => headers.get(name) }, SECRET)).toEqual(JSON.parse(BODY));
  });

  test('When the secret is being rotated, then either signature and either secret is enough', async () => {
    const old = newSecret();
    const headers = signed();
    const both = `${signed(BODY, { secret: old })['webhook-signature']} ${headers['webhook-signature']}`;
    await verifyWebhook(BODY, { ...headers, 'webhook-signature': both }, SECRET);
    await verifyWebhook(BODY, headers, [old, SECRET]);
  });

  test.each<[string, string, Record<string, string>]>([
    ['the body was changed', BODY.replace('test', 'tost'), signed()],
    ['another secret signed it', BODY, signed(BODY, { secret: newSecret() })],
    ['it is not JSON', 'hello', signed('hello')],
    ['the id was changed', BODY, { ...signed(), 'webhook-id': 'msg_2' }],
    ['the signature is not base64', BODY, { ...signed(), 'webhook-signature': 'v1,%%%' }],
    ['the signature has another version', BODY, { ...signed(), 'webhook-signature': 'v1a,AAAA' }],
    ['it is ten minutes old', BODY, signed(BODY, { at: new Date(Date.now() - 600_000) })],
    ['it comes from the future', BODY, signed(BODY, { at: new Date(Date.now() + 600_000) })],
    ['the timestamp is not a number', BODY, { ...signed(), 'webhook-timestamp': 'now' }],
    ['a header is missing', BODY, { 'webhook-id': 'msg_1' }],
  ])('When %s, then it is rejected', async (_, body, headers) => {
    await expect(verifyWebhook(body, headers, SECRET)).rejects.toThrow(WebhookVerificationError);
  });

  test('When the tolerance is larger than its age, then it is returned', async () => {
    const headers = signed(BODY, { at: new Date(Date.now() - 600_000) });
    expect(await verifyWebhook(BODY, headers, SECRET, { tolerance: 900 })).toEqual(JSON.parse(BODY));
  });

  test.each(['', 'whsec_', 'whsec_%', 'bp_prod_x'])(
    'When the secret is "%s", then the error says so',
    async (secret) => {
      await expect(verifyWebhook(BODY, signed(), secret)).rejects.toThrow(BrandprintError);
      await expect(verifyWebhook(BODY, signed(), secret)).rejects.toThrow(/secret of a webhook/);
    },
  );
});
