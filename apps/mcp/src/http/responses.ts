/** Seconds after which a refused caller may try again. */
const RETRY_SECONDS = 60;

/** An error in the format of the API. */
export const errorResponse = (status: number, error: string, message: string, headers: Record<string, string> = {}) =>
  Response.json({ error, message }, { status, headers });

export const notFound = (message: string) => errorResponse(404, 'Not Found', message);

export const tooManyRequests = (message: string) =>
  errorResponse(429, 'Too Many Requests', message, { 'Retry-After': String(RETRY_SECONDS) });

export const unavailable = (message: string) =>
  errorResponse(503, 'Service Unavailable', message, { 'Retry-After': String(RETRY_SECONDS) });
