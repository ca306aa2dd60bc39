import compression from 'compression';
import type { Request, Response } from 'express';

const compress = compression({ filter: (req, res) => isCompressible(res as Response) && compression.filter(req, res) });

/** A file that supports ranges is not compressed, because ranges count bytes. */
const isCompressible = (res: Response): boolean => !res.hasHeader('Accept-Ranges');

/** Compresses the next response body, if the client accepts it and it is worth it. */
export function compressResponse(req: Request, res: Response): void {
  if (req.headers['accept-encoding'] !== undefined) compress(req, res, () => {});
}
