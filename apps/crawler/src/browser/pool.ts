import { type Logger, type Stoppable, untilAborted, withoutLogFields } from '@brandprint/platform';
import type { BrowserContext } from 'puppeteer';
import { PROXY_BYPASS, proxyServer } from './flags.ts';
import { close, isRoot, kill, type Launched, type LaunchOptions, launch } from './launch.ts';
import { judgeMemory, type MemoryBounds, readProcesses, usualBounds } from './memory.ts';
import { removeLeftProfiles } from './profile.ts';

/** After so many contexts the browser is replaced: what leaks in it is given back. */
const CONTEXTS_A_BROWSER = 100;

/** Between two looks at what the browser takes: a page takes a gigabyte in half a second. */
const LOOK_MS = 200;

export interface BrowserPool extends Stoppable {
  /**
   * Runs `fn` in a fresh context (own cookies, cache and storage), which is closed afterwards or as `signal` fires.
   * Its way out is the proxy at `proxyUrl`; the browser's own unless told.
   */
  withContext<T>(signal: AbortSignal, fn: (context: BrowserContext) => Promise<T>, proxyUrl?: string): Promise<T>;
  /** For instance "Chrome/143.0.7499.0". Starts the browser if need be. */
  version(): Promise<string>;
}

export interface BrowserPoolOptions extends LaunchOptions {
  logger: Logger;
  /** Where the system tells what its processes take (Linux); half of a large machine unless told. */
  memory?: MemoryBounds;
  /** Told of each browser that has started, and that has ended. They must not throw. */
  onStart?: (() => void) | undefined;
  onEnd?: ((reason: EndReason) => void) | undefined;
}

/** Replaced after many contexts or because it hung, ended for what it took, ended by itself, ended with the pool. */
type EndReason = 'worn' | 'memory' | 'crashed' | 'stopped';

interface Running extends Omit<Launched, 'source'> {
  /** Contexts ever opened, and open now. */
  opened: number;
  open: number;
  /** No further context is opened in it. */
  tired: boolean;
  /** Why it ends, if that is our doing. */
  reason?: EndReason;
}

/**
 * One browser process, started on first use, again after a crash, and replaced by a fresh one now and then. Throws without
 * a proxy.
 */
export function createBrowserPool(options: BrowserPoolOptions): BrowserPool {
  proxyServer(options.proxyUrl);
  const { logger, memory = usualBounds() } = options;
  let current: Promise<Running> | undefined;
  /** The current one, and those before it in which a crawl still runs. */
  const all = new Set<Running>();
  let stopped = false;
  let swept: Promise<void> | undefined;

  async function start(): Promise<Running> {
    swept ??= removeLeftProfiles(options.env);
    await swept;
    // All that is told of it later is no single crawl's.
    const launched = await withoutLogFields(async () => {
      if (isRoot()) logger.warn('running as root: the browser starts without its sandbox');
      const { version, source, ...rest } = await launch(options);
      logger.info('browser started', { version, source });
      return { version, ...rest };
    });
    const running: Running = { ...launched, opened: 0, open: 0, tired: false };
    all.add(running);
    options.onStart?.();
    const pid = running.browser.process()?.pid;
    const watching = setInterval(() => {
      if (pid !== undefined && running.open > 0) bound(running, pid);
    }, LOOK_MS).unref();
    running.browser.once('disconnected', () => {
      clearInterval(watching);
      all.delete(running);
      const reason = stopped ? 'stopped' : (running.reason ?? 'crashed');
      if (!stopped) logger.info('browser ended', { contexts: running.opened, reason });
      options.onEnd?.(reason);
    });
    return running;
  }

  /** Ends what takes too much: a page that does is given up, the crawls beside it go on. */
  function bound(running: Running, root: number): void {
    const { end, tired, spent } = judgeMemory(readProcesses(root), memory);
    running.tired ||= tired;
    for (const { pid, bytes } of end) {
      logger.warn('page ended: it takes too much memory', { pid, bytes });
      kill(pid);
    }
    if (!spent) return;
    logger.warn('browser ended: it takes too much memory', { pid: root });
    running.reason = 'memory';
    kill(root);
  }

  async function take(): Promise<Running> {
    if (stopped) throw new Error('the browser pool is stopped');
    const running = await current?.catch(() => undefined);
    if (running?.browser.connected && !isDone(running)) return running;
    if (running?.open === 0) await end(running);
    current = start();
    return current;
  }

  /** Takers stand in line, so that two at once do not start two browsers. */
  let line: Promise<unknown> = Promise.resolve();
  function reserve(): Promise<Running> {
    const turn = line.then(async () => {
      const running = await take();
      running.opened += 1;
      running.open += 1;
      return running;
    });
    line = turn.catch(() => undefined);
    return turn;
  }

  async function release(running: Running): Promise<void> {
    running.open -= 1;
    if (running.open === 0 && isDone(running)) await end(running);
  }

  return {
    async withContext(signal, fn, proxyUrl = options.proxyUrl) {
      signal.throwIfAborted();
      const way = proxyServer(proxyUrl);
      const running = await reserve();
      let context: BrowserContext | undefined;
      // One that opens or closes nothing any more is given no further work.
      const orTire = (error: unknown): never => {
        running.tired = true;
        throw error;
      };
      try {
        const proxied = { proxyServer: way, proxyBypassList: PROXY_BYPASS };
        const opening = running.browser.createBrowserContext({ ...proxied, downloadBehavior: { policy: 'deny' } });
        context = await opening.catch(orTire);
        return await untilAborted(signal, fn(context));
      } finally {
        await context
          ?.close()
          .catch(orTire)
          .catch(() => undefined);
        await release(running);
      }
    },
    async version() {
      const running = await reserve();
      running.opened -= 1; // no context was
      await release(running);
      return running.version;
    },
    async stop() {
      stopped = true;
      await line; // one may be starting
      await Promise.all([...all].map(end));
    },
  };
}

const isDone = ({ opened, tired }: Running): boolean => tired || opened >= CONTEXTS_A_BROWSER;

function end(running: Running): Promise<void> {
  running.reason ??= 'worn';
  return close(running);
}
