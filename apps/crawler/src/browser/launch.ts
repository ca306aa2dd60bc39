import { UserError } from '@brandprint/platform';
import puppeteer, { type Browser } from 'puppeteer';
import { ofVersion } from '../user-agent.ts';
import { type FoundBrowser, findBrowser } from './find-browser.ts';
import { browserFlags } from './flags.ts';
import { makeProfile, removeProfile } from './profile.ts';
import { readRelease } from './release.ts';

/** What a browser takes to end when it is asked to; one that is stuck is killed. */
const END_MS = 5_000;

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
const HANDED_ON = /^(PATH|HOME|USER|TMPDIR|TEMP|TMP|LANG|LC_.*|TZ|SYSTEMROOT|XDG_.*|FONTCONFIG_.*)$/i;

export interface Launched {
  browser: Browser;
  /** For instance "Chrome/143.0.7499.0". */
  version: string;
  source: FoundBrowser['source'];
  /** Resolves once it has ended and its folder is gone. */
  gone: Promise<void>;
}

/** Resolves once it has ended and its folder is gone. */
export async function close({ browser, gone }: Pick<Launched, 'browser' | 'gone'>): Promise<void> {
  const pid = browser.process()?.pid;
  const stuck = setTimeout(() => pid !== undefined && kill(pid), END_MS);
  await browser.close().catch(() => undefined);
  clearTimeout(stuck);
  await gone;
}

/** A process that has ended meanwhile is as good. */
export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export const isRoot = (): boolean => process.getuid?.() === 0;

/** A browser that ends at its start does not say why. */
const SANDBOX =
  'Its sandbox needs user namespaces: where the system does not let this user have them, see user.max_user_namespaces, ' +
  'kernel.apparmor_restrict_unprivileged_userns and, in a container, its seccomp profile.';

/** Starts a browser. Throws UserError if it does not start, or has nothing to say; none is left then. */
export async function launch({ proxyUrl, executable, env, userAgent }: LaunchOptions): Promise<Launched> {
  const found = await findBrowser(executable, env);
  const root = isRoot();
  const ownEnv = { ...Object.fromEntries(Object.entries(env).filter(([name]) => HANDED_ON.test(name))), ...found.env };
  const release = await readRelease(found.path, ownEnv);
  const ownUserAgent = release === undefined ? userAgent : ofVersion(userAgent, `Chrome/${release}`);
  const profile = await makeProfile(env);
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
    return { browser, version, source: found.source, gone: removeProfile(profile, browser.process()) };
  } catch (error) {
    const gone = removeProfile(profile, browser?.process() ?? null);
    await (browser ? close({ browser, gone }) : gone);
    const hint = !root && process.platform === 'linux' ? ` ${SANDBOX}` : '';
    throw new UserError(`The browser at ${found.path} does not start.${hint}`, { cause: error });
  }
}
