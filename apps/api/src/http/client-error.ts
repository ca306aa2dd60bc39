import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { ERRORS, type ErrorCode } from '@brandprint/contracts';
import { ApiError, type Logger } from '@brandprint/platform';
import type { NextFunction, Request, Response } from 'express';

const ERROR_CODES: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};

/** Responds to invalid or incomplete HTTP in the usual error format: such a request reaches no route. */
export const handleClientError = (logger: Logger) => (error: NodeJS.ErrnoException, socket: Socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable || hasStartedResponse(socket)) {
    socket.destroy();
    return;
  }
  const code = ERROR_CODES[error.code ?? ''] ?? 'MALFORMED_REQUEST';
  const { status, error: reason, message } = ERRORS[code];
  const body = JSON.stringify({ error: reason, message, code });
  const requestId = randomUUID();
  logger.info('malformed HTTP request', { request_id: requestId, reason: error.code });
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
};

/** Whether a response has started on the connection: nothing may be inserted into it. */
const hasStartedResponse = (socket: Socket & { _httpMessage?: { headersSent: boolean } | null }): boolean =>
  socket._httpMessage?.headersSent ?? false;

/**
 * A request names one host (RFC 9112, section 3.2). If there are several, another reader could choose a different one.
 */
export function requireHost(req: Request, _res: Response, next: NextFunction): void {
  const hosts = req.headersDistinct.host?.length ?? 0;
  if (hosts > 1 || (hosts === 0 && req.httpVersion === '1.1')) throw new ApiError('MALFORMED_REQUEST');
  next();
}
