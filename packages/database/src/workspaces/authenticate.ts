import type { Queryable } from '../client.ts';
import type { SubscriptionStatus } from '../generated/client.ts';
import { hashKey, isMintedKey } from './key-text.ts';

/** Who sent a request. */
export interface Caller {
  apiKeyId: string;
  workspaceId: string;
  environment: 'prod' | 'stag';
  subscription: SubscriptionStatus;
  lastUsedAt: Date | null;
}

const KEY_FORMAT = /^bp_(prod|stag)_[A-Za-z0-9]+$/;
const TOUCH_EVERY_MS = 60_000;

/** Whose key this is. A text that cannot be a key, or fails its checksum, costs no query. */
export async function authenticateKey(db: Queryable, text: string): Promise<Caller | 'malformed' | 'invalid'> {
  if (!KEY_FORMAT.test(text)) return 'malformed';
  if (!isMintedKey(text)) return 'invalid';
  const row = await db.apiKey.findUnique({
    where: { hash: hashKey(text), revokedAt: null },
    select: {
      id: true,
      workspaceId: true,
      environment: true,
      lastUsedAt: true,
      workspace: { select: { subscriptionStatus: true } },
    },
  });
  if (!row) return 'invalid';
  const { id, workspace, ...key } = row;
  return { ...key, apiKeyId: id, subscription: workspace.subscriptionStatus };
}

/** Notes that a key is used, at most once a minute: otherwise it costs no query, and of several at once one writes. */
export async function touchApiKey(db: Queryable, caller: Caller): Promise<void> {
  const due = new Date(Date.now() - TOUCH_EVERY_MS);
  if (caller.lastUsedAt && caller.lastUsedAt > due) return;
  await db.apiKey.updateMany({
    where: { id: caller.apiKeyId, OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: due } }] },
    data: { lastUsedAt: new Date() },
  });
}
