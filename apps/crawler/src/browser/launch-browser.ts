import { escalateAfter, UserError } from '@brandprint/platform';
import puppeteer, { type Browser } from 'puppeteer';
import { withBrowserVersion } from '../user-agent.ts';
import { browserFlags } from './browser-flags.ts';
import { type FoundBrowser, findBrowser } from './find-browser.ts';
import { createProfileDir, removeProfileDir } from './profile-dir.ts';
import { readRelease } from './release.ts';

/** What a browser takes to end when it is asked to; one that is stuck is killed. */
const CLOSE_TIMEOUT_MS = 5_000;

/** CSS pixels, at one device pixel each. */
export const VIEWPORT = { width: 1440, height: 900 };

export interface LaunchOptions {
  /** The way out for everything in the browser that has no other proxy: there is no starting one without. */
  proxyUrl: string;
  /** Path of the browser; without one it is looked for. */
  executable: string | undefined;
  /** Where an installed browser is looked for; the browser itself sees only what it needs of it. */
  env: NodeJS.ProcessEnv;
  /** The release of Chrome that it names is replaced by that of the browser. */
  userAgent: string;
}

/** A browser runs strangers' code: no key or password that this process was given is handed on to it. */
const PASSED_ENV = /^(PATH|HOME|USER|TMPDIR|TEMP|TMP|LANG|LC_.*|TZ|SYSTEMROOT|XDG_.*|FONTCONFIG_.*)$/i;

export interface LaunchedBrowser {
  browser: Browser;
  /** For instance "Chrome/143.0.7499.0". */
  version: string;
  source: FoundBrowser['source'];
  /** Resolves once it has ended and its folder is gone. */
  exited: Promise<void>;
}

/** Resolves once it has ended and its folder is gone. */
export async function closeBrowser({ browser, exited }: Pick<LaunchedBrowser, 'browser' | 'exited'>): Promise<void> {
  const pid = browser.process()?.pid;
  const closed = browser.close().catch(() => undefined);
  await escalateAfter(CLOSE_TIMEOUT_MS, closed, () => pid !== undefined && killProcess(pid));
  await exited;
}

/** A process that has ended meanwhile is as good. */
export function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export const isRunningAsRoot = (): boolean => process.getuid?.() === 0;

/** A browser that ends at its start does not say why. */
const SANDBOX_HINT =
  'Its sandbox needs user namespaces. If the system denies them to this user, see user.max_user_namespaces, ' +
  'kernel.apparmor_restrict_unprivileged_userns and, in a container, its seccomp profile.';

/** Starts a browser. Throws UserError if it does not start, or has nothing to say; none is left then. */
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
      // Over a pipe the browser dies with this process, however that ends; and no port stands open.
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
