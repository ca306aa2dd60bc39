import { createHash } from 'node:crypto';

/** A version for exactly this text: any other text has another one. */
export const versionOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 27);
