import { BrandprintError, WebhookVerificationError } from './errors.ts';
import type { WebhookMessage } from './types.ts';

export interface VerifyOptions {
  /** Greatest age of a message in seconds, in both directions; 300 by default. */
  tolerance?: number | undefined;
}

interface HeaderLookup {
  get(name: string): string | null | undefined;
}

/** `Headers` or anything with its `get`, or a record with names in any case. */
type HeaderSource = HeaderLookup | Readonly<Record<string, string | readonly string[] | undefined>>;

const SECRET_PREFIX = 'whsec_';
const DEFAULT_TOLERANCE = 300;

/**
 * Verifies a message of a webhook (Standard Webhooks) and returns it. `body` is the raw body, before any JSON parser:
 * the signature is over its bytes. Pass two secrets while one replaces another. Throws a WebhookVerificationError.
 */
export async function verifyWebhook(
  body: string | Uint8Array,
  headers: HeaderSource,
  secrets: string | readonly string[],
  { tolerance = DEFAULT_TOLERANCE }: VerifyOptions = {},
): Promise<WebhookMessage> {
  const id = header(headers, 'webhook-id');
  const timestamp = header(headers, 'webhook-timestamp');
  const signatures = header(headers, 'webhook-signature');
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!(age <= tolerance)) {
    throw new WebhookVerificationError(
      `webhook-timestamp is ${Math.round(age)} s from now, more than ${tolerance} s. Check the clock, or raise \`tolerance\`.`,
    );
  }
  const content = concat(new TextEncoder().encode(`${id}.${timestamp}.`), toBytes(body));
  const candidates = signatures.split(' ').flatMap((part) => (part.startsWith('v1,') ? [part.slice(3)] : []));
  const keys = await Promise.all([secrets].flat().map(importSecret));
  const checks = keys.flatMap((key) => candidates.map((signature) => isSignature(key, signature, content)));
  if (!(await Promise.all(checks)).includes(true)) {
    throw new WebhookVerificationError(
      'No signature matches. Pass the body exactly as it was received, and the secret of this webhook.',
    );
  }
  try {
    return JSON.parse(new TextDecoder().decode(toBytes(body)));
  } catch (error) {
    throw new WebhookVerificationError(
      'The body is signed but not JSON. Check that the webhook is that of Brandprint.',
      {
        cause: error,
      },
    );
  }
}

function header(headers: HeaderSource, name: string): string {
  const value = isLookup(headers)
    ? headers.get(name)
    : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  const text = typeof value === 'string' ? value : value?.[0];
  if (!text) throw new WebhookVerificationError(`The header ${name} is missing. Pass all headers of the request.`);
  return text;
}

const isLookup = (headers: HeaderSource): headers is HeaderLookup => typeof headers.get === 'function';

async function importSecret(secret: string): Promise<CryptoKey> {
  const bytes = secret.startsWith(SECRET_PREFIX) ? decodeBase64(secret.slice(SECRET_PREFIX.length)) : undefined;
  if (!bytes?.length) throw new BrandprintError('The secret of a webhook is whsec_ and base64. Copy it again.');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

/** In constant time. */
async function isSignature(key: CryptoKey, signature: string, content: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const bytes = decodeBase64(signature);
  return bytes !== undefined && crypto.subtle.verify('HMAC', key, bytes, content);
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

const toBytes = (body: string | Uint8Array): Uint8Array =>
  typeof body === 'string' ? new TextEncoder().encode(body) : body;

function concat(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}
