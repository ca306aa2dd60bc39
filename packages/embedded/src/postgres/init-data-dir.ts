import { once } from 'node:events';
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { UserError } from '@brandprint/platform';
import type { Binaries } from './binaries.ts';
import { type RunAs, spawnAs } from './run-as-user.ts';

/** Creates the data folder under a temporary name first, so that a folder with the final name is complete. */
export async function initDataDir(
  dataDir: string,
  { binaries, identity, user, password }: { binaries: Binaries; identity: RunAs; user: string; password: string },
): Promise<void> {
  const unfinished = `${dataDir}.unfinished`;
  const passwordFile = `${dataDir}.initdb`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (identity.ids) {
    for (const path of [unfinished, passwordFile]) chownSync(path, identity.ids.uid, identity.ids.gid);
  }
  const access = [`--username=${user}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  try {
    const child = spawnAs([binaries.initdb, `--pgdata=${unfinished}`, ...access, ...locale], identity);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new UserError(`initdb failed in ${dataDir}: ${lastLine(output)}`);
    renameSync(unfinished, dataDir);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';
