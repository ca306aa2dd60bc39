import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const TIMEOUT_MS = 10_000;
const RELEASE = /\b\d+\.\d+\.\d+\.\d+\b/;

/**
 * The release of a browser, for instance "143.0.7499.0", without starting it, which would take a second. Undefined if
 * the program does not report it. `env` is the whole environment of the program.
 */
export async function readRelease(path: string, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const output = process.platform === 'win32' ? folderNames(path) : printedVersion(path, env);
  return RELEASE.exec(await output.catch(() => ''))?.[0];
}

async function printedVersion(path: string, env: NodeJS.ProcessEnv): Promise<string> {
  const { stdout } = await run(path, ['--version'], { timeout: TIMEOUT_MS, env });
  return stdout;
}

/** On Windows `--version` opens a window; there a folder next to chrome.exe is named after the release. */
const folderNames = async (path: string): Promise<string> => (await readdir(dirname(path))).join('\n');
