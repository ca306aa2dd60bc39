import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const TIMEOUT_MS = 30_000;
const RELEASE = /\b\d+\.\d+\.\d+\.\d+\b/;

/** By executable, its modification time and the libraries that it loads. Failures are not kept. */
const releases = new Map<string, Promise<string | undefined>>();

/**
 * The release of a browser, for instance "143.0.7499.0", without starting it: a start would take a second. Undefined if
 * the program does not print one; throws if it cannot be run. `env` is all that the program sees of the environment.
 */
export async function readRelease(path: string, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const { mtimeMs } = await stat(path);
  const key = [path, mtimeMs, env['LD_LIBRARY_PATH']].join('\n');
  const known = releases.get(key);
  if (known) return known;
  const reading = printedRelease(path, env);
  releases.set(key, reading);
  reading.catch(() => releases.delete(key));
  return reading;
}

async function printedRelease(path: string, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const output = await (process.platform === 'win32' ? folderNames(path) : printedVersion(path, env));
  return RELEASE.exec(output)?.[0];
}

async function printedVersion(path: string, env: NodeJS.ProcessEnv): Promise<string> {
  try {
    const { stdout } = await run(path, ['--version'], { timeout: TIMEOUT_MS, env });
    return stdout;
  } catch (error) {
    const { stderr, killed, message } = error as Error & { stderr?: string; killed?: boolean };
    const reason = killed ? `it did not end within ${TIMEOUT_MS / 1000} s` : stderr?.trim() || message;
    throw new Error(`${path} --version failed: ${reason}`, { cause: error });
  }
}

/** On Windows `--version` opens a window; there a folder next to chrome.exe is named after the release. */
const folderNames = async (path: string): Promise<string> => (await readdir(dirname(path))).join('\n');
