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
    throw new UserError(`The browser cannot be run: ${reason}\n${REMEDIES[found.source]}`, { cause: error });
  }
}

const REMEDIES: Record<FoundBrowser['source'], string> = {
  setting: 'Correct PUPPETEER_EXECUTABLE_PATH, or unset it to use another browser.',
  system: 'Reinstall it, or set PUPPETEER_EXECUTABLE_PATH to the path of another Chrome or Chromium.',
  npm: 'Install Chrome or Chromium, and unset BRANDPRINT_BROWSER if it is npm.',
};
