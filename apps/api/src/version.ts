import { createHash } from 'node:crypto';

/** A version of exactly this text: a text that differs has another one. */
export const versionOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 27);
