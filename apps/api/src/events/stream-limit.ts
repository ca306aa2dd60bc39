import type { UsageLimits } from '../usage-limits.ts';

/** Counts the open event streams in this process. */
export interface StreamLimit {
  /** The limit that is reached; null if none is. */
  exceededLimit(workspaceId: string): 'workspace' | 'process' | null;
  /** Counts a stream and returns a function that releases it. */
  acquire(workspaceId: string): () => void;
}

export function createStreamLimit({
  workspaceStreams,
  processStreams,
}: Pick<UsageLimits, 'workspaceStreams' | 'processStreams'>): StreamLimit {
  const open = new Map<string, number>();
  let total = 0;
  const count = (workspaceId: string, change: 1 | -1) => {
    total += change;
    const left = (open.get(workspaceId) ?? 0) + change;
    if (left === 0) open.delete(workspaceId);
    else open.set(workspaceId, left);
  };
  return {
    exceededLimit: (workspaceId) => {
      if ((open.get(workspaceId) ?? 0) >= workspaceStreams) return 'workspace';
      return total >= processStreams ? 'process' : null;
    },
    acquire: (workspaceId) => {
      count(workspaceId, 1);
      return () => count(workspaceId, -1);
    },
  };
}
