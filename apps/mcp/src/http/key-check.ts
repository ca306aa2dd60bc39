import { createHash } from 'node:crypto';
import { AuthenticationError, type Brandprint } from '@brandprint/sdk';

const KNOWN_MS = 60_000;
const MAX_KNOWN = 10_000;

/** What identifies a key in memory. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/**
 * Asks the API whether a key is valid. A yes counts for a minute: whatever the key is then used for, the API checks it
 * again.
 */
export function createKeyCheck(clientOf: (key: string) => Brandprint): (key: string) => Promise<boolean> {
  const known = new Map<string, number>();
  return async (key) => {
    const hash = hashKey(key);
    if ((known.get(hash) ?? 0) > Date.now()) return true;
    try {
      await clientOf(key).brands.list({ limit: 1 }, { maxRetries: 0 }).page();
    } catch (error) {
      known.delete(hash);
      if (error instanceof AuthenticationError) return false;
      throw error;
    }
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(hash, Date.now() + KNOWN_MS);
    return true;
  };
}
