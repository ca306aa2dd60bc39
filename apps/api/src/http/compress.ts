import compression from 'compression';
import type { Request, Response } from 'express';

const compress = compression({ filter: (req, res) => isCompressible(res as Response) && compression.filter(req, res) });

/** A file that can be had in parts keeps its bytes: a range counts in them. */
const isCompressible = (res: Response): boolean => !res.hasHeader('Accept-Ranges');

/** Has the body that is sent next made smaller, if the caller takes it so and it is worth it. */
export function compressResponse(req: Request, res: Response): void {
  if (req.headers['accept-encoding'] !== undefined) compress(req, res, () => {});
}
