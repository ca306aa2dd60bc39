import { raceAbort, type Stoppable, withoutLogFields } from '@brandprint/platform';
import type { BrowserContext } from 'puppeteer';
import { PROXY_BYPASS, proxyServerFlag } from './browser-flags.ts';
import {
  closeBrowser,
  isRunningAsRoot,
  killProcess,
  type LaunchedBrowser,
  type LaunchOptions,
  launchBrowser,
} from './launch-browser.ts';
import { checkMemory, defaultMemoryLimits, type MemoryLimits, readProcesses } from './memory.ts';
import { removeStaleProfileDirs } from './profile-dir.ts';

/** After so many contexts the browser is replaced: what leaks in it is given back. */
const MAX_CONTEXTS_PER_BROWSER = 100;

/** Between two looks at what the browser takes: a page takes a gigabyte in half a second. */
const MEMORY_CHECK_MS = 200;

export interface BrowserPool extends Stoppable {
  /**
   * Runs `fn` in a fresh context (own cookies, cache and storage), which is closed afterwards or as `signal` fires.
   * Its way out is the proxy at `proxyUrl`; the browser's own unless told.
   */
  withBrowserContext<T>(
    signal: AbortSignal,
    fn: (context: BrowserContext) => Promise<T>,
    proxyUrl?: string,
  ): Promise<T>;
  /** For instance "Chrome/143.0.7499.0". Starts the browser if need be. */
  version(): Promise<string>;
}

export interface BrowserPoolOptions extends LaunchOptions {
  /** Where the system tells what its processes take (Linux); half of a large machine unless told. */
  memory?: MemoryLimits;
  /** Told of each browser that has started, and that has ended. They must not throw. */
  onStart?: (() => void) | undefined;
  onEnd?: ((reason: EndReason) => void) | undefined;
}

/** Replaced after many contexts or because it hung, ended for what it took, ended by itself, ended with the pool. */
type EndReason = 'worn' | 'memory' | 'crashed' | 'stopped';

interface PooledBrowser extends Omit<LaunchedBrowser, 'source'> {
  /** Contexts ever opened, and open now. */
  contextsOpened: number;
  contextsOpen: number;
  /** No further context is opened in it. */
  retiring: boolean;
  /** Why it ends, if that is our doing. */
  reason?: EndReason;
}

/**
 * One browser process, started on first use, again after a crash, and replaced by a fresh one now and then. Throws without
 * a proxy.
 */
export function createBrowserPool(options: BrowserPoolOptions): BrowserPool {
  proxyServerFlag(options.proxyUrl);
  const { logger, memory = defaultMemoryLimits() } = options;
  let current: Promise<PooledBrowser> | undefined;
  /** The current one, and those before it in which a crawl still runs. */
  const pooled = new Set<PooledBrowser>();
  let stopped = false;
  let staleProfilesRemoved: Promise<void> | undefined;

  async function start(): Promise<PooledBrowser> {
    staleProfilesRemoved ??= removeStaleProfileDirs(options.env);
    await staleProfilesRemoved;
    // All that is told of it later is no single crawl's.
    const launched = await withoutLogFields(async () => {
      if (isRunningAsRoot()) logger.warn('running as root: the browser sandbox is disabled');
      const { version, source, ...rest } = await launchBrowser(options);
      logger.info('browser started', { version, source });
      return { version, ...rest };
    });
    const running: PooledBrowser = { ...launched, contextsOpened: 0, contextsOpen: 0, retiring: false };
    pooled.add(running);
    options.onStart?.();
    const pid = running.browser.process()?.pid;
    const watching = setInterval(() => {
      if (pid !== undefined && running.contextsOpen > 0) enforceMemoryLimits(running, pid);
    }, MEMORY_CHECK_MS).unref();
    running.browser.once('disconnected', () => {
      clearInterval(watching);
      pooled.delete(running);
      const reason = stopped ? 'stopped' : (running.reason ?? 'crashed');
      if (!stopped) logger.info('browser ended', { contexts: running.contextsOpened, reason });
      options.onEnd?.(reason);
    });
    return running;
  }

  /** Ends what takes too much: a page that does is given up, the crawls beside it go on. */
  function enforceMemoryLimits(running: PooledBrowser, root: number): void {
    const { end, shouldRetire, shouldKillBrowser } = checkMemory(readProcesses(root), memory);
    running.retiring ||= shouldRetire;
    for (const { pid, bytes } of end) {
      logger.warn('page killed: it uses too much memory', { pid, bytes });
      killProcess(pid);
    }
    if (!shouldKillBrowser) return;
    logger.warn('browser killed: it uses too much memory', { pid: root });
    running.reason = 'memory';
    killProcess(root);
  }

  async function currentBrowser(): Promise<PooledBrowser> {
    if (stopped) throw new Error('the browser pool is stopped');
    const running = await current?.catch(() => undefined);
    if (running?.browser.connected && !shouldReplace(running)) return running;
    if (running?.contextsOpen === 0) await closePooled(running);
    current = start();
    return current;
  }

  /** Takers stand in line, so that two at once do not start two browsers. */
  let queue: Promise<unknown> = Promise.resolve();
  function reserve(): Promise<PooledBrowser> {
    const turn = queue.then(async () => {
      const running = await currentBrowser();
      running.contextsOpened += 1;
      running.contextsOpen += 1;
      return running;
    });
    queue = turn.catch(() => undefined);
    return turn;
  }

  async function release(running: PooledBrowser): Promise<void> {
    running.contextsOpen -= 1;
    if (running.contextsOpen === 0 && shouldReplace(running)) await closePooled(running);
  }

  return {
    async withBrowserContext(signal, fn, proxyUrl = options.proxyUrl) {
      signal.throwIfAborted();
      const proxyFlag = proxyServerFlag(proxyUrl);
      const running = await reserve();
      let context: BrowserContext | undefined;
      // One that opens or closes nothing any more is given no further work.
      const retireAndRethrow = (error: unknown): never => {
        running.retiring = true;
        throw error;
      };
      try {
        const proxied = { proxyServer: proxyFlag, proxyBypassList: PROXY_BYPASS };
        const opening = running.browser.createBrowserContext({ ...proxied, downloadBehavior: { policy: 'deny' } });
        context = await opening.catch(retireAndRethrow);
        return await raceAbort(signal, fn(context));
      } finally {
        await context
          ?.close()
          .catch(retireAndRethrow)
          .catch(() => undefined);
        await release(running);
      }
    },
    async version() {
      const running = await reserve();
      running.contextsOpened -= 1; // no context was
      await release(running);
      return running.version;
    },
    async stop() {
      stopped = true;
      await queue; // one may be starting
      await Promise.all([...pooled].map(closePooled));
    },
  };
}

const shouldReplace = ({ contextsOpened, retiring }: PooledBrowser): boolean =>
  retiring || contextsOpened >= MAX_CONTEXTS_PER_BROWSER;

function closePooled(running: PooledBrowser): Promise<void> {
  running.reason ??= 'worn';
  return closeBrowser(running);
}
