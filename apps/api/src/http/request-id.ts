import { randomUUID } from 'node:crypto';
import type { Logger } from '@brandprint/platform';
import type { NextFunction, Request, Response } from 'express';

const ACCEPTED = /^[\w.:-]{1,128}$/;

/** Gives every request an id, the caller's own if it is a plain one, in the answer and in the log. */
export const requestLog = (logger: Logger) => (req: Request, res: Response, next: NextFunction) => {
  const given = req.get('x-request-id') ?? '';
  const id = ACCEPTED.test(given) ? given : randomUUID();
  const started = performance.now();
  res.setHeader('X-Request-Id', id);
  res.locals.requestId = id;
  res.locals.logger = logger;
  res.once('close', () => {
    logger.info('request', {
      request_id: id,
      client: req.ip,
      method: req.method,
      path: req.path,
      status: res.statusCode,
      ms: Math.round(performance.now() - started),
      workspace_id: res.locals.workspaceId,
      aborted: res.writableFinished ? undefined : true,
    });
  });
  next();
};

/** The log of one request, whose lines say which one it is. Made when it is asked for: most requests say nothing more. */
export function loggerOf(res: Response): Logger {
  const { logger, requestId } = res.locals;
  return (logger as Logger).child({ request_id: requestId });
}
