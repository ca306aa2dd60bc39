import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { UserError } from '@brandprint/platform';
import { unpackNpmChromium } from './npm-chromium.ts';

export interface FoundBrowser {
  path: string;
  source: 'setting' | 'system' | 'npm';
  /** To be added to the browser's environment. */
  env: Record<string, string>;
}

const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome', 'headless_shell'];

const PLACES: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/usr/bin', '/usr/local/bin', '/opt/google/chrome', '/usr/lib/chromium', '/snap/bin'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'],
};

/**
 * The browser to use: the one that was set, else one installed on the system, else the one in npm.
 * Throws UserError, in one line that says how to get one, if there is none. `onUnpack` is called if the one in npm has to
 * be unpacked first.
 */
export async function findBrowser(
  executable: string | undefined,
  env: NodeJS.ProcessEnv,
  onUnpack?: () => void,
): Promise<FoundBrowser> {
  if (executable) {
    if (await runnable(executable)) return { path: executable, source: 'setting', env: {} };
    throw new UserError(`PUPPETEER_EXECUTABLE_PATH names ${executable}, which is not a program that can be run.`);
  }
  for (const path of candidates(env)) {
    if (await runnable(path)) return { path, source: 'system', env: {} };
  }
  try {
    return { ...(await unpackNpmChromium(undefined, onUnpack)), source: 'npm' };
  } catch (error) {
    throw new UserError(
      'No browser. Install Chrome or Chromium (Debian: apt-get install chromium), or set PUPPETEER_EXECUTABLE_PATH to one. ' +
        `The Chromium that comes with npm cannot be used here: ${error instanceof Error ? error.message : error}`,
      { cause: error },
    );
  }
}

/** Where an installed browser may stand on this platform, best first. */
function candidates(env: NodeJS.ProcessEnv): string[] {
  if (process.platform === 'darwin') return PLACES.darwin ?? [];
  if (process.platform === 'win32') {
    const roots = (PLACES.win32 ?? []).flatMap((name) => env[name] ?? []);
    return roots.map((root) => join(root, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  }
  const folders = new Set([...(env['PATH'] ?? '').split(delimiter).filter(Boolean), ...(PLACES.linux ?? [])]);
  return [...folders].flatMap((folder) => NAMES.map((name) => join(folder, name)));
}

const runnable = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
