import type { About } from '@brandprint/egress';
import { untilAborted } from '@brandprint/platform';

interface SharedCache<T> {
  /** Rejects with what loading throws, or with the signal's reason; the load goes on while anyone waits for it. */
  get(key: string, signal: AbortSignal, about?: About): Promise<T>;
}

export interface SharedCacheOptions<T> {
  /** `about` is that of whoever asked first. */
  load(key: string, signal: AbortSignal, about: About): Promise<T>;
  ttlMs: number;
  /** Of all that is kept together, in the unit of `weigh`. */
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
 * What all crawls of this process know of a site, each thing loaded once however many ask. What could not be loaded is tried
 * again by the next who asks, unless an older copy is there: then that one is handed out.
 */
export function createSharedCache<T>({ load, ttlMs, maxWeight, weigh, now = Date.now }: SharedCacheOptions<T>) {
  /** The first one was asked for longest ago. */
  const kept = new Map<string, { value: T; until: number; weight: number }>();
  const loading = new Map<string, Loading<T>>();
  let weight = 0;

  function forget(key: string): void {
    weight -= kept.get(key)?.weight ?? 0;
    kept.delete(key);
  }

  function keep(key: string, value: T): void {
    forget(key);
    const entry = { value, until: now() + ttlMs, weight: weigh(value) };
    kept.set(key, entry);
    weight += entry.weight;
    for (const oldest of kept.keys()) {
      if (weight <= maxWeight) break;
      forget(oldest);
    }
  }

  function begin(key: string, about: About): Loading<T> {
    const controller = new AbortController();
    const result = load(key, controller.signal, about);
    const started = { result, waiters: 0, controller };
    loading.set(key, started);
    const end = (): void => {
      if (loading.get(key) === started) loading.delete(key);
    };
    result.then((value) => {
      end();
      keep(key, value);
    }, end);
    return started;
  }

  const cache: SharedCache<T> = {
    async get(key, signal, about = {}) {
      signal.throwIfAborted();
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        if (known.until > now()) return known.value;
      }
      const under = loading.get(key) ?? begin(key, about);
      under.waiters += 1;
      try {
        return await untilAborted(signal, under.result);
      } catch (error) {
        signal.throwIfAborted();
        if (known) return known.value;
        throw error;
      } finally {
        under.waiters -= 1;
        if (under.waiters === 0) {
          if (loading.get(key) === under) loading.delete(key);
          under.controller.abort();
        }
      }
    },
  };
  return cache;
}
