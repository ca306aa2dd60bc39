import type { IncomingHttpHeaders } from 'node:http';
import { type CellQuestion, hasValidChecksum } from '@brandprint/database';
import { z } from 'zod';

/** The session's cookie: a token and its signature. On https its name has a prefix. */
const SESSION = /(?:^|;\s*)(?:__Host-)?brandprint\.session_token=([^;]+)/;
const HINT = /(?:^|;\s*)brandprint-cell=([a-z0-9-]+)/;
const KEY = /^Bearer +(bp_\S+)$/i;
const BRAND = /^\/v1\/api\/brands\/([^/?]+)/;
const SIGN_IN = '/app/auth/';
const Id = z.guid();
const idOf = (text: string | undefined): string | null => Id.safeParse(text).data ?? null;

/** What a request says about whose it is; null if it says nothing. `path` is that of the request, not of the question. */
export function questionOf(path: string, headers: IncomingHttpHeaders): CellQuestion | null {
  const [, key] = KEY.exec(headers.authorization ?? '') ?? [];
  // The cell refuses what cannot be a key: any of them can.
  if (key !== undefined) return hasValidChecksum(key) ? { kind: 'key', key } : null;
  const workspaceId = idOf(textOf(headers['brandprint-workspace']));
  if (path.startsWith(SIGN_IN)) {
    const [email, link] = [textOf(headers['brandprint-person']), textOf(headers['brandprint-link'])].map(decoded);
    if (link) return { kind: 'link', token: link };
    if (email) return { kind: 'person', email: email.trim().toLowerCase(), workspaceId };
  }
  const [, cookie = ''] = SESSION.exec(headers.cookie ?? '') ?? [];
  const [token] = decoded(cookie)?.split('.') ?? [];
  const [, brandId] = BRAND.exec(path) ?? [];
  return token ? { kind: 'session', token, workspaceId, brandId: idOf(brandId) } : null;
}

/** The cell that a browser was sent to for signing in. */
export const hintOf = ({ cookie }: IncomingHttpHeaders): string | undefined => HINT.exec(cookie ?? '')?.[1];

const textOf = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
