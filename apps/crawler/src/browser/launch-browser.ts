import { UserError } from '@brandprint/platform';
import puppeteer, { type Browser } from 'puppeteer';
import { withBrowserVersion } from '../user-agent.ts';
import { browserFlags } from './browser-flags.ts';
import { type FoundBrowser, findBrowser } from './find-browser.ts';
import { createProfileDir, removeProfileDir } from './profile-dir.ts';
import { readRelease } from './release.ts';

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
}

/** A browser runs untrusted code: it gets no keys or passwords of this process. */
const PASSED_ENV = /^(PATH|HOME|USER|TMPDIR|TEMP|TMP|LANG|LC_.*|TZ|SYSTEMROOT|XDG_.*|FONTCONFIG_.*)$/i;

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
  const stuck = setTimeout(() => pid !== undefined && killProcess(pid), CLOSE_TIMEOUT_MS);
  await browser.close().catch(() => undefined);
  clearTimeout(stuck);
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

/** A browser that fails at its start does not say why. */
const SANDBOX_HINT =
  'Its sandbox needs user namespaces. If the system denies them to this user, see user.max_user_namespaces, ' +
  'kernel.apparmor_restrict_unprivileged_userns and, in a container, its seccomp profile.';

/** Starts a browser. Throws UserError if it does not start or does not respond; no process is left then. */
export async function launchBrowser({ proxyUrl, executable, env, userAgent }: LaunchOptions): Promise<LaunchedBrowser> {
  const found = await findBrowser(executable, env);
  const root = isRunningAsRoot();
  const ownEnv = { ...Object.fromEntries(Object.entries(env).filter(([name]) => PASSED_ENV.test(name))), ...found.env };
  const release = await readRelease(found.path, ownEnv);
  const ownUserAgent = release === undefined ? userAgent : withBrowserVersion(userAgent, `Chrome/${release}`);
  const profile = await createProfileDir(env);
  let browser: Browser | undefined;
  try {
    browser = await puppeteer.launch({
      executablePath: found.path,
      // With a pipe the browser ends with this process, whatever happens, and no port is open.
      pipe: true,
      ignoreDefaultArgs: true,
      args: [...browserFlags({ proxyUrl, root, userAgent: ownUserAgent }), `--user-data-dir=${profile}`],
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
    const hint = !root && process.platform === 'linux' ? ` ${SANDBOX_HINT}` : '';
    throw new UserError(`The browser at ${found.path} does not start.${hint}`, { cause: error });
  }
}
