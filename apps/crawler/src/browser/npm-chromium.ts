import { execFile } from 'node:child_process';
import { access, lstat, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { UserError } from '@brandprint/platform';

const run = promisify(execFile);

export interface UnpackedChromium {
  path: string;
  /** Additional environment variables of the browser. */
  env: Record<string, string>;
}

/**
 * The Chromium from the npm package, unpacked once for each version and user. It is unpacked to a temporary folder and
 * then renamed, so several processes may do this at once, and a killed one leaves nothing incomplete. `onUnpack` is
 * called before it is unpacked, which takes seconds.
 */
export async function unpackNpmChromium(folder = tmpdir(), onUnpack?: () => void): Promise<UnpackedChromium> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new UserError('It supports Linux x64 only.');
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const { version } = JSON.parse(await readFile(resolve(dirname(entry), '../../package.json'), 'utf8'));
  const home = join(folder, `brandprint-chromium-${version}-${process.getuid?.() ?? 0}`);
  if (!(await exists(join(home, 'chromium')))) {
    onUnpack?.();
    await unpackInto(home, entry);
  }
  await assertOwnedByUser(home);
  return { path: join(home, 'chromium'), env: await fontEnvironment(home) };
}

async function unpackInto(home: string, entry: string): Promise<void> {
  const tempDir = await mkdtemp(`${home}.`);
  try {
    // The package unpacks into the temporary folder of its process, so a separate process gets a private one.
    const script = `import(process.argv[1]).then((m) => (m.default.default ?? m.default).executablePath())`;
    await run(process.execPath, ['-e', script, pathToFileURL(entry).href], {
      env: { TMPDIR: tempDir },
      timeout: 120_000,
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
  const places = [
    '/usr/share/fonts',
    '/usr/local/share/fonts',
    join(homedir(), '.fonts'),
    join(homedir(), '.local/share/fonts'),
  ];
  for (const place of places) {
    const files = await readdir(place, { recursive: true }).catch(() => []);
    if (files.some((file) => /\.(ttf|otf|ttc|pfb|woff2?)$/i.test(file))) return {};
  }
  return { FONTCONFIG_FILE: join(home, 'fonts.conf') };
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
