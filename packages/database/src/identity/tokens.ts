import { hash, randomBytes } from 'node:crypto';

/** A random token for a link: 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of it. */
export const hashToken = (token: string): Uint8Array<ArrayBuffer> => new Uint8Array(hash('sha256', token, 'buffer'));
