import { UserError } from '@brandprint/platform';
import { restrictEnv } from './browser-env.ts';
import { type FoundBrowser, findBrowser } from './find-browser.ts';
import { readRelease } from './release.ts';

/** Finds the browser as `findBrowser` does, and throws UserError if it cannot be run. */
export async function prepareBrowser(...options: Parameters<typeof findBrowser>): Promise<FoundBrowser> {
  const found = await findBrowser(...options);
  try {
    await readRelease(found.path, restrictEnv(options[1], found));
    return found;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(
      `The browser cannot be run: ${reason}\nInstall it anew, or set PUPPETEER_EXECUTABLE_PATH to the path of another Chrome or Chromium.`,
      { cause: error },
    );
  }
}
