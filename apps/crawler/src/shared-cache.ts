import type { RequestContext } from '@brandprint/egress';
import { raceAbort } from '@brandprint/platform';

interface SharedCache<T> {
  /** Rejects with what loading throws, or with the signal's reason; the load goes on while anyone waits for it. */
  get(key: string, signal: AbortSignal, requestContext?: RequestContext): Promise<T>;
}

export interface SharedCacheOptions<T> {
  /** `requestContext` is that of whoever asked first. */
  load(key: string, signal: AbortSignal, requestContext: RequestContext): Promise<T>;
  ttlMs: number;
  /** Limit of all entries, in the unit of `weigh`. */
  maxWeight: number;
  weigh(value: T): number;
  now?: () => number;
}

interface Loading<T> {
  result: Promise<T>;
  waiters: number;
  controller: AbortController;
}

/**
 * What all crawls of this process know about sites. Each entry is loaded once, however many crawls ask. If loading
 * fails, an older copy is returned if there is one; otherwise the next caller tries again.
 */
export function createSharedCache<T>({ load, ttlMs, maxWeight, weigh, now = Date.now }: SharedCacheOptions<T>) {
  /** In order of last use, oldest first. */
  const entries = new Map<string, { value: T; until: number; weight: number }>();
  const loading = new Map<string, Loading<T>>();
  let weight = 0;

  function evict(key: string): void {
    weight -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  }

  function store(key: string, value: T): void {
    evict(key);
    const entry = { value, until: now() + ttlMs, weight: weigh(value) };
    entries.set(key, entry);
    weight += entry.weight;
    for (const oldest of entries.keys()) {
      if (weight <= maxWeight) break;
      evict(oldest);
    }
  }

  function startLoading(key: string, requestContext: RequestContext): Loading<T> {
    const controller = new AbortController();
    const result = load(key, controller.signal, requestContext);
    const started = { result, waiters: 0, controller };
    loading.set(key, started);
    const end = (): void => {
      if (loading.get(key) === started) loading.delete(key);
    };
    result.then((value) => {
      end();
      store(key, value);
    }, end);
    return started;
  }

  const cache: SharedCache<T> = {
    async get(key, signal, requestContext = {}) {
      signal.throwIfAborted();
      const cached = entries.get(key);
      if (cached) {
        entries.delete(key);
        entries.set(key, cached);
        if (cached.until > now()) return cached.value;
      }
      const pending = loading.get(key) ?? startLoading(key, requestContext);
      pending.waiters += 1;
      try {
        return await raceAbort(signal, pending.result);
      } catch (error) {
        signal.throwIfAborted();
        if (cached) return cached.value;
        throw error;
      } finally {
        pending.waiters -= 1;
        if (pending.waiters === 0) {
          if (loading.get(key) === pending) loading.delete(key);
          pending.controller.abort();
        }
      }
    },
  };
  return cache;
}
