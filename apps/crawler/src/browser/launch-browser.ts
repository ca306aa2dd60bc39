import { escalateAfter, type Logger, UserError } from '@brandprint/platform';
import puppeteer, { type Browser } from 'puppeteer';
import { withBrowserVersion } from '../user-agent.ts';
import { restrictEnv } from './browser-env.ts';
import { browserFlags } from './browser-flags.ts';
import { type FoundBrowser, findBrowser } from './find-browser.ts';
import { createProfileDir, removeProfileDir } from './profile-dir.ts';
import { readRelease } from './release.ts';
import { recordStartOutput } from './start-output.ts';

/** Time for a graceful exit; after that it is killed. */
const CLOSE_TIMEOUT_MS = 5_000;

/** In CSS pixels, with a device pixel ratio of 1. */
export const VIEWPORT = { width: 1440, height: 900 };

export interface LaunchOptions {
  /** The proxy for everything in the browser without its own proxy; required. */
  proxyUrl: string;
  /** Path of the browser; by default an installed one is looked for. */
  executable: string | undefined;
  /** Environment for finding an installed browser; the browser itself sees only what it needs. */
  env: NodeJS.ProcessEnv;
  /** The Chrome release in it is replaced by that of the browser. */
  userAgent: string;
  logger: Logger;
}

export interface LaunchedBrowser {
  browser: Browser;
  /** For instance "Chrome/143.0.7499.0". */
  version: string;
  source: FoundBrowser['source'];
  /** Resolves when it has ended and its folder is removed. */
  exited: Promise<void>;
}

/** Resolves when it has ended and its folder is removed. */
export async function closeBrowser({ browser, exited }: Pick<LaunchedBrowser, 'browser' | 'exited'>): Promise<void> {
  const pid = browser.process()?.pid;
  const closed = browser.close().catch(() => undefined);
  await escalateAfter(CLOSE_TIMEOUT_MS, closed, () => pid !== undefined && killProcess(pid));
  await exited;
}

/** A process that has already ended is fine too. */
export function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export const isRunningAsRoot = (): boolean => process.getuid?.() === 0;

/** What Chromium writes if it has no user namespaces for its sandbox. */
const SANDBOX_FAILURE = /no usable sandbox|failed to move to new namespace|zygote_host_impl_linux|sandbox helper/i;
const SANDBOX_HINT =
  'Its sandbox needs user namespaces. If the system denies them to this user, see user.max_user_namespaces, ' +
  'kernel.apparmor_restrict_unprivileged_userns and, in a container, its seccomp profile.';

/** Chromium crashes at one start in some thousands, in the C library; the next start succeeds. */
const MAX_STARTS = 3;
/** How a process ends that crashes; an ended or killed one is not started again. */
const CRASH_SIGNALS: ReadonlySet<string> = new Set(['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGTRAP', 'SIGABRT', 'SIGFPE']);

/**
 * Starts a browser, again if it crashes. Throws UserError if it does not start, or has nothing to say; none is left
 * then.
 */
export async function launchBrowser(options: LaunchOptions): Promise<LaunchedBrowser> {
  const { executable, env, userAgent, logger } = options;
  const found = await findBrowser(executable, env);
  const ownEnv = restrictEnv(env, found);
  const release = await readReleaseOrWarn(found.path, ownEnv, logger);
  const ownUserAgent = release === undefined ? userAgent : withBrowserVersion(userAgent, `Chrome/${release}`);
  for (let starts = 1; ; starts += 1) {
    try {
      return await startBrowser(found, ownEnv, { ...options, userAgent: ownUserAgent });
    } catch (error) {
      const crashed = error instanceof StartError && CRASH_SIGNALS.has(error.signal ?? '');
      if (!crashed || starts === MAX_STARTS) throw error;
      logger.warn('browser crashed on start; restarting', { reason: error.message });
    }
  }
}

class StartError extends UserError {
  /** The signal that ended the browser, if one did. */
  readonly signal: NodeJS.Signals | undefined;

  constructor(message: string, signal: NodeJS.Signals | undefined, cause: unknown) {
    super(message, { cause });
    this.signal = signal;
  }
}

/** Starts it once. Throws StartError. */
async function startBrowser(
  found: FoundBrowser,
  ownEnv: Record<string, string | undefined>,
  { proxyUrl, userAgent, env }: LaunchOptions,
): Promise<LaunchedBrowser> {
  const profile = await createProfileDir(env);
  const profileFlag = `--user-data-dir=${profile}`;
  const output = recordStartOutput(profileFlag);
  let browser: Browser | undefined;
  try {
    browser = await puppeteer.launch({
      executablePath: found.path,
      // With a pipe the browser ends with this process, whatever happens, and no port is open.
      pipe: true,
      ignoreDefaultArgs: true,
      args: [...browserFlags({ proxyUrl, root: isRunningAsRoot(), userAgent }), profileFlag],
      env: ownEnv,
      defaultViewport: VIEWPORT,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      timeout: 30_000,
      protocolTimeout: 20_000,
    });
    const version = (await browser.version()).replace(/^Headless/, '');
    return { browser, version, source: found.source, exited: removeProfileDir(profile, browser.process()) };
  } catch (error) {
    const exited = removeProfileDir(profile, browser?.process() ?? null);
    await (browser ? closeBrowser({ browser, exited }) : exited);
    const { lastLines, signal } = await output.end();
    const hint = SANDBOX_FAILURE.test(lastLines) ? ` ${SANDBOX_HINT}` : '';
    const ended = signal ? ` ${signal} ended it.` : '';
    const reason = lastLines || (error instanceof Error ? error.message : String(error));
    const message = `The browser at ${found.path} does not start.${ended}${hint} It says: ${reason}`;
    throw new StartError(message, signal, error);
  } finally {
    output.stop();
  }
}

/** If the browser does not report its release, the version in the default user agent is used. */
async function readReleaseOrWarn(path: string, env: NodeJS.ProcessEnv, logger: Logger): Promise<string | undefined> {
  const release = await readRelease(path, env).catch((error: Error) => error);
  if (typeof release === 'string') return release;
  const reason = release?.message ?? `${path} --version prints none`;
  logger.warn('could not read the browser version; using a default in the user agent', { reason });
  return undefined;
}
