import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { THIS_CHECKOUT } from '@brandprint/harness/fleet';
import { UserError } from '@brandprint/platform';

const run = promisify(execFile);
/** Installation may print much. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/** A checkout of another release of this repository, with its packages installed. */
export interface OlderRelease {
  folder: string;
  /** Migrations of this checkout that it does not know. */
  unknownMigrations: string[];
}

/** Checks a release out of this repository's history into a folder below `dir`, and installs its packages with npm. */
export async function checkOutRelease(ref: string, dir: string, repository = THIS_CHECKOUT): Promise<OlderRelease> {
  await run('git', ['-C', repository, 'rev-parse', '--git-dir']).catch((cause) => {
    throw new UserError('There is no history here to take a release from: clone the repository with git.', { cause });
  });
  const commit = await run('git', ['-C', repository, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`]).then(
    ({ stdout }) => stdout.trim(),
    (cause) => {
      throw new UserError(`--release: this repository has no commit or tag "${ref}".`, { cause });
    },
  );
  const folder = join(dir, 'release');
  await run('git', ['clone', '--quiet', '--no-checkout', repository, folder]);
  await run('git', ['-C', folder, 'checkout', '--quiet', '--detach', commit]);
  await run('npm', ['run', 'setup'], { cwd: folder, maxBuffer: MAX_OUTPUT });
  const [ours, theirs] = await Promise.all([THIS_CHECKOUT, folder].map(listMigrations));
  return { folder, unknownMigrations: (ours ?? []).filter((name) => !theirs?.includes(name)) };
}

const listMigrations = async (checkout: string): Promise<string[]> =>
  (await readdir(join(checkout, 'prisma/migrations'), { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
