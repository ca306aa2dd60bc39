import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { CatalogSite } from '../sites/catalog.ts';
import type { RealSiteSource } from './corpus.ts';

const run = promisify(execFile);

export interface SiteFolders {
  /** Folder of unpacked sites, one folder an id. */
  sites: string | undefined;
  /** Folder of git directories, OWNER+NAME/repo or OWNER/NAME.git. */
  mirror: string | undefined;
  /** Where sites from the mirror are checked out to. */
  checkouts: string;
}

/** A site that can be served; null where its files are not on this machine. Checked out of the mirror if need be. */
export async function findSite(source: RealSiteSource, folders: SiteFolders): Promise<CatalogSite | null> {
  const files = await findSiteFiles(source, folders);
  const { id, folder, start, mount } = source;
  return files === null ? null : { id, package: files, folder, entry: start, ...(mount && { mount }) };
}

export const skippedLine = ({ id, repo, commit }: RealSiteSource): string =>
  `${id}: skipped, its files are neither in --sites nor in --mirror (${repo}@${commit})`;

async function findSiteFiles({ id, repo, commit }: RealSiteSource, folders: SiteFolders): Promise<string | null> {
  const unpacked = folders.sites && join(folders.sites, id);
  if (unpacked && (await exists(unpacked))) return unpacked;
  const checkout = join(folders.checkouts, `${repo.replace('/', '+')}@${commit}`);
  if (await exists(checkout)) return checkout;
  const gitDir = folders.mirror && (await findGitDir(folders.mirror, repo));
  if (!gitDir) return null;
  await checkOut(gitDir, commit, checkout);
  return checkout;
}

async function findGitDir(mirror: string, repo: string): Promise<string | null> {
  const candidates = [
    join(mirror, repo.replace('/', '+'), 'repo', '.git'),
    join(mirror, repo.replace('/', '+'), 'repo'),
    join(mirror, `${repo}.git`),
  ];
  for (const candidate of candidates) if (await exists(join(candidate, 'HEAD'))) return candidate;
  return null;
}

/** Writes the files of a commit; those that the git directory lacks (large ones) are left out. */
async function checkOut(gitDir: string, commit: string, folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const draft = await mkdtemp(`${folder}.`);
  const git = (...args: string[]) =>
    run('git', ['--git-dir', gitDir, ...args], { env: { ...process.env, GIT_INDEX_FILE: join(draft, 'index') } });
  try {
    await git('read-tree', commit);
    // It goes on after a file that is not there, and fails at the end.
    await git('checkout-index', '--all', '--quiet', `--prefix=${join(draft, 'site')}/`).catch(() => undefined);
    await rename(join(draft, 'site'), folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
