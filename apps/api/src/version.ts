import { createHash } from 'node:crypto';

/** A version for exactly this content: any other content has another one. */
export const versionOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 27);
