import { errorResponse } from './responses.ts';

/** Headers that clients in browsers send and read. */
const REQUEST_HEADERS =
  'Authorization, Content-Type, Accept, Last-Event-ID, Mcp-Session-Id, Mcp-Protocol-Version, Mcp-Method, Mcp-Name';
const RESPONSE_HEADERS = 'Mcp-Session-Id, WWW-Authenticate, Retry-After';

/** 403 for pages of origins that are not allowed; programs send no Origin. */
export function refuseOrigin(request: Request, allowed: readonly string[]): Response | undefined {
  const origin = request.headers.get('origin');
  if (origin === null || allowed.includes(origin)) return undefined;
  return errorResponse(
    403,
    'Forbidden',
    `Pages of ${origin} may not use this server. Its operator can allow them in MCP_ALLOWED_ORIGINS.`,
  );
}

/** The answer to a preflight request of an allowed origin. */
export const answerPreflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'GET, POST, DELETE',
      'Access-Control-Allow-Headers': REQUEST_HEADERS,
      'Access-Control-Max-Age': '7200',
    },
  });

/** Lets pages of an allowed origin read the response. */
export function allowOrigin(request: Request, response: Response): void {
  response.headers.append('Vary', 'Origin');
  const origin = request.headers.get('origin');
  if (origin === null) return;
  response.headers.set('Access-Control-Allow-Origin', origin);
  response.headers.set('Access-Control-Expose-Headers', RESPONSE_HEADERS);
}
