import { randomUUID } from 'node:crypto';
import type { Metrics } from '@brandprint/operations';
import type { Logger, Span } from '@brandprint/platform';
import type { NextFunction, Request, Response } from 'express';
import type { ApiDeps } from '../deps.ts';

const REQUEST_ID = /^[\w.:-]{1,128}$/;

/**
 * Gives every request an id, in the response and in the log; a well-formed id of the caller is kept. Counts and traces
 * the request.
 */
export const requestLogger =
  ({ logger, metrics, tracer }: Pick<ApiDeps, 'logger' | 'metrics' | 'tracer'>) =>
  (req: Request, res: Response, next: NextFunction): void => {
    const received = req.get('x-request-id') ?? '';
    const id = REQUEST_ID.test(received) ? received : randomUUID();
    const started = performance.now();
    res.setHeader('X-Request-Id', id);
    res.locals.requestId = id;
    res.locals.logger = logger;
    metrics?.add('http_server_active_requests', {});
    const ended = new Promise<void>((resolve) => {
      res.once('close', () => {
        const ms = performance.now() - started;
        logRequest(req, res, logger, ms);
        if (metrics) countRequest(req, res, metrics, ms);
        resolve();
      });
    });
    if (!tracer) {
      next();
      return;
    }
    const parent = req.get('traceparent');
    void tracer.startActiveSpan(req.method, { kind: 'server', parent }, async (span) => {
      res.locals.traceId = span.traceId;
      next();
      await ended;
      describeRequest(span, req, res);
    });
  };

/** The logger of one request, whose lines have its id. Created on demand, because most requests log nothing else. */
export function loggerOf(res: Response): Logger {
  const { logger, requestId, traceId } = res.locals;
  return (logger as Logger).child({ request_id: requestId, ...(traceId && { trace_id: traceId }) });
}

function logRequest(req: Request, res: Response, logger: Logger, ms: number): void {
  const { requestId, workspaceId, brandId, traceId } = res.locals;
  logger.info('request', {
    request_id: requestId,
    client: req.ip,
    method: req.method,
    path: req.path,
    status: res.statusCode,
    ms: Math.round(ms),
    workspace_id: workspaceId,
    brand: brandId,
    trace_id: traceId,
    aborted: res.writableFinished ? undefined : true,
  });
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** OpenTelemetry's name for unusual methods: their number is unbounded. */
const methodOf = (req: Request): string => (METHODS.has(req.method) ? req.method : '_OTHER');
/** The route template, never the path. */
const routeOf = (res: Response): string => String(res.locals.route ?? 'none');

function countRequest(req: Request, res: Response, metrics: Metrics, ms: number): void {
  metrics.add('http_server_active_requests', {}, -1);
  const labels = {
    http_request_method: methodOf(req),
    http_route: routeOf(res),
    http_response_status_code: String(res.statusCode),
  };
  metrics.observe('http_server_request_duration_seconds', labels, ms / 1_000);
}

function describeRequest(span: Span, req: Request, res: Response): void {
  const { requestId, workspaceId, brandId } = res.locals;
  span.updateName(`${methodOf(req)} ${routeOf(res)}`);
  span.setAttributes({
    'http.request.method': methodOf(req),
    'http.route': routeOf(res),
    'http.response.status_code': res.statusCode,
    'url.path': req.path,
    'brandprint.request_id': requestId,
    'brandprint.workspace': workspaceId,
    'brandprint.brand': brandId,
  });
  if (res.statusCode >= 500) span.setError(`HTTP ${res.statusCode}`);
}
