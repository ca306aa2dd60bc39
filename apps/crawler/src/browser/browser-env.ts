import type { FoundBrowser } from './find-browser.ts';

/** A browser runs strangers' code: no key or password that this process was given is handed on to it. */
const PASSED_ENV = /^(PATH|HOME|USER|TMPDIR|TEMP|TMP|LANG|LC_.*|TZ|SYSTEMROOT|XDG_.*|FONTCONFIG_.*|LD_LIBRARY_PATH)$/i;

/** All that a browser sees of the environment, with what it needs itself. */
export const restrictEnv = (
  env: NodeJS.ProcessEnv,
  { env: own }: FoundBrowser,
): Record<string, string | undefined> => ({
  ...Object.fromEntries(Object.entries(env).filter(([name]) => PASSED_ENV.test(name))),
  ...own,
});
