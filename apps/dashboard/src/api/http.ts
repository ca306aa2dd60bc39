import { API_BASE, sessionFetch } from './client.ts';

/** The routes of sign-in. */
export const AUTH = '/app/auth';

/** A response with an error status, from a route that the SDK does not know. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(message: string, status: number, code?: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Sends JSON to a route of sign-in or of the workspace, and reads JSON. */
export async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await sessionFetch(`${API_BASE}${path}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...whoHeaders(path, body),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new HttpError('The server does not answer. Check your connection, then try again.', 0);
  });
  const text = await response.text();
  const data = parse(text);
  if (response.ok) return data as T;
  throw toError(response, data);
}

/** A gateway before several cells sees no body: these say who signs in, or whose link it is. */
function whoHeaders(path: string, body: unknown): Record<string, string> {
  const { email, token } = (body ?? {}) as { email?: unknown; token?: unknown };
  if (!path.startsWith(AUTH)) return {};
  return {
    ...(typeof email === 'string' && { 'brandprint-person': encodeURIComponent(email) }),
    ...(typeof token === 'string' && { 'brandprint-link': encodeURIComponent(token) }),
  };
}

function toError({ status, headers }: Response, data: unknown): HttpError {
  const body = (data ?? {}) as { message?: unknown; code?: unknown; error?: unknown };
  const nested = (typeof body.error === 'object' && body.error !== null ? body.error : {}) as typeof body;
  const message = [body.message, nested.message].find((it) => typeof it === 'string') as string | undefined;
  const code = [body.code, nested.code].find((it) => typeof it === 'string') as string | undefined;
  const retryAfter = Number(headers.get('retry-after')) || undefined;
  return new HttpError(message ?? `The server answered ${status}.`, status, code, retryAfter);
}

function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
