import { ApiError } from '@brandprint/platform';
import { ADDRESS_HEADER, type Auth } from './auth.ts';
import type { AuthRequest, AuthResponse } from './auth-route.ts';
import { BASE_PATH } from './base-path.ts';

/** The headers of a request that better-auth sees: no others can influence it. */
export const headersOf = ({ origin, address, cookie, userAgent }: AuthRequest): Headers =>
  new Headers({
    origin,
    cookie,
    'user-agent': userAgent,
    [ADDRESS_HEADER]: address,
    'content-type': 'application/json',
  });

/** Calls an endpoint of better-auth. Its refusals become ours, and its body is left out: it has the session's token. */
export async function callAuth(
  auth: Auth,
  request: AuthRequest,
  call: { method: 'GET' | 'POST'; path: string; body?: object },
): Promise<{ response: AuthResponse; body: unknown }> {
  const url = new URL(`${BASE_PATH}${call.path}`, request.origin);
  const answer = await auth.handler(
    new Request(url, {
      method: call.method,
      headers: headersOf(request),
      ...(call.body && { body: JSON.stringify(call.body) }),
    }),
  );
  return { response: toResponse(answer), body: await readBody(answer) };
}

const toResponse = ({ status, headers }: Response): AuthResponse => {
  const location = headers.get('location');
  return { status, cookies: headers.getSetCookie(), ...(location !== null && { location }) };
};

async function readBody(answer: Response): Promise<unknown> {
  const text = await answer.text();
  const body = text === '' ? null : JSON.parse(text);
  if (answer.status < 400) return body;
  throw toApiError(answer.status, body?.code ?? '');
}

/** The same for an unknown account, a wrong password and a person who is disabled. */
const WRONG = 'The email address or the password is wrong';

function toApiError(status: number, code: string): ApiError {
  if (code === 'INVALID_PASSWORD') return invalid('currentPassword', 'is not your password');
  if (code === 'CREDENTIAL_ACCOUNT_NOT_FOUND') return invalid('currentPassword', 'you have no password yet');
  if (status === 401 && code === 'INVALID_EMAIL_OR_PASSWORD')
    return new ApiError('UNAUTHENTICATED', { message: WRONG });
  if (status === 401) return new ApiError('UNAUTHENTICATED', { message: 'Sign in first' });
  return new ApiError('UNAVAILABLE', { cause: new Error(`better-auth answered ${status} ${code}`) });
}

/** An error about one field. */
export const invalid = (path: string, message: string): ApiError =>
  new ApiError('VALIDATION_ERROR', { message: `${path}: ${message}`, details: [{ path, message }] });
