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

/** The browser is replaced after this many contexts, which releases what has leaked. */
const MAX_CONTEXTS_PER_BROWSER = 100;

/** Interval of the memory checks: a page can take a gigabyte in half a second. */
const MEMORY_CHECK_MS = 200;

export interface BrowserPool extends Stoppable {
  /**
   * Runs `fn` in a new context (own cookies, cache and storage), which is closed afterwards or when `signal` aborts. A
   * result is not kept back until it is closed. It uses the proxy at `proxyUrl`, by default the browser's own.
   */
  withBrowserContext<T>(
    signal: AbortSignal,
    fn: (context: BrowserContext) => Promise<T>,
    proxyUrl?: string,
  ): Promise<T>;
  /**
   * Opens a context in advance and gets it ready with `prepare`, whose result its use gets too. It is not counted as open
   * until it is used: it closes with a browser that is replaced.
   */
  prepareContext<T>(proxyUrl: string, prepare: (context: BrowserContext) => Promise<T>): Promise<PreparedContext<T>>;
  /** For instance "Chrome/143.0.7499.0". Starts the browser if necessary. */
  version(): Promise<string>;
}

/** A context that was opened before it was needed, for one use. */
export interface PreparedContext<T> {
  prepared: T;
  /** False once its browser has ended or is to be replaced. */
  isUsable(): boolean;
  /** Aborts when its browser has ended. */
  gone: AbortSignal;
  /** Like `withBrowserContext`, once. */
  use<R>(signal: AbortSignal, fn: (context: BrowserContext) => Promise<R>): Promise<R>;
  /** Closes it if it is not used. */
  close(): Promise<void>;
}

export interface BrowserPoolOptions extends LaunchOptions {
  /** Memory limits, where the system reports the memory of processes (Linux); by default half of a large machine. */
  memory?: MemoryLimits;
  /** Called when a browser has started or ended. They must not throw. */
  onStart?: (() => void) | undefined;
  onEnd?: ((reason: EndReason) => void) | undefined;
}

/**
 * Replaced after many contexts or because it hung, killed for its memory, ended by itself, or stopped with the pool.
 */
type EndReason = 'worn' | 'memory' | 'crashed' | 'stopped';

interface PooledBrowser extends Omit<LaunchedBrowser, 'source'> {
  /** Contexts opened in total, and open now. */
  contextsOpened: number;
  contextsOpen: number;
  /** No more contexts are opened in it. */
  retiring: boolean;
  /** Why we ended it, if we did. */
  reason?: EndReason;
}

/**
 * One browser process, started on first use, restarted after a crash, and replaced now and then. Throws without a
 * proxy.
 */
export function createBrowserPool(options: BrowserPoolOptions): BrowserPool {
  proxyServerFlag(options.proxyUrl);
  const { logger, memory = defaultMemoryLimits() } = options;
  let current: Promise<PooledBrowser> | undefined;
  /** The current one, and earlier ones in which crawls still run. */
  const pooled = new Set<PooledBrowser>();
  let stopped = false;
  let staleProfilesRemoved: Promise<void> | undefined;

  async function start(): Promise<PooledBrowser> {
    staleProfilesRemoved ??= removeStaleProfileDirs(options.env);
    await staleProfilesRemoved;
    // Later log lines about it do not belong to a single crawl.
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

  /** Kills what uses too much memory: that page fails, and other crawls continue. */
  function enforceMemoryLimits(running: PooledBrowser, root: number): void {
    const { end, shouldRetire, shouldKillBrowser } = checkMemory(readProcesses(root), memory);
    running.retiring ||= shouldRetire;
    for (const { pid, bytes } of end) {
      logger.warn('page killed: memory limit exceeded', { pid, bytes });
      killProcess(pid);
    }
    if (!shouldKillBrowser) return;
    logger.warn('browser killed: memory limit exceeded', { pid: root });
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

  /** Requests are queued, so that two at once do not start two browsers. */
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

  /** Opens a context, which counts as open until it is closed. */
  async function open(proxyUrl: string) {
    const proxyFlag = proxyServerFlag(proxyUrl);
    const running = await reserve();
    // A browser that hangs when it opens or closes a context gets no more work.
    const retireAndRethrow = (error: unknown): never => {
      running.retiring = true;
      throw error;
    };
    try {
      const proxied = { proxyServer: proxyFlag, proxyBypassList: PROXY_BYPASS };
      const opening = running.browser.createBrowserContext({ ...proxied, downloadBehavior: { policy: 'deny' } });
      const context = await opening.catch(retireAndRethrow);
      const close = async () => {
        await context
          .close()
          .catch(retireAndRethrow)
          .catch(() => undefined);
        await release(running);
      };
      return { running, context, close };
    } catch (error) {
      await release(running);
      throw error;
    }
  }

  async function runAndClose<T>(
    { context, close }: Awaited<ReturnType<typeof open>>,
    signal: AbortSignal,
    fn: (context: BrowserContext) => Promise<T>,
  ): Promise<T> {
    try {
      const result = await raceAbort(signal, fn(context));
      close().catch((error: unknown) => logger.warn('a browser did not close', { error }));
      return result;
    } catch (error) {
      await close();
      throw error;
    }
  }

  return {
    async withBrowserContext(signal, fn, proxyUrl = options.proxyUrl) {
      signal.throwIfAborted();
      return runAndClose(await open(proxyUrl), signal, fn);
    },
    async prepareContext(proxyUrl, prepare) {
      const opened = await open(proxyUrl);
      const { running, context, close } = opened;
      const gone = new AbortController();
      running.browser.once('disconnected', () => gone.abort());
      const prepared = await prepare(context).catch(async (error: unknown) => {
        await close();
        throw error;
      });
      await release(running);
      const take = () => {
        running.contextsOpen += 1;
        return opened;
      };
      return {
        prepared,
        isUsable: () => !gone.signal.aborted && !shouldReplace(running) && running.reason === undefined,
        gone: gone.signal,
        use: (signal, fn) => runAndClose(take(), signal, fn),
        close: () => take().close(),
      };
    },
    async version() {
      const running = await reserve();
      running.contextsOpened -= 1; // there was no context
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
