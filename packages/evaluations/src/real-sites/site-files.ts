import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { CACHE_DIR } from '@brandprint/harness/npm';
import type { CatalogSite } from '@brandprint/harness/sites';
import type { RealSiteSource } from './corpus.ts';

const run = promisify(execFile);

export interface SiteFolders {
  /** Folder of unpacked sites, as ID. */
  sites: string | undefined;
  /** Folder of git directories, as OWNER+NAME/repo or OWNER/NAME.git. */
  mirror: string | undefined;
  /** Where commits of the mirror are checked out. */
  checkouts: string;
}

/** The folders that the options of a command name. Checkouts are cached. */
export const siteFolders = ({ sites, mirror }: Omit<SiteFolders, 'checkouts'>): SiteFolders => ({
  sites,
  mirror,
  checkouts: join(CACHE_DIR, 'real-sites'),
});

/** A site that can be served, checked out of the mirror if needed; null if its files are not on this machine. */
export async function findSite(source: RealSiteSource, folders: SiteFolders): Promise<CatalogSite | null> {
  const files = await findSiteFiles(source, folders);
  const { id, folder, start, mount } = source;
  return files === null ? null : { id, package: files, folder, entry: start, ...(mount && { mount }) };
}

export const skippedLine = ({ id, repo, commit }: RealSiteSource): string =>
  `Skipping ${id}: its files are neither in --sites nor in --mirror (${repo}@${commit}).`;

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

/** Writes the files of a commit. Files that the git directory lacks (a partial copy) are left out. */
async function checkOut(gitDir: string, commit: string, folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const draft = await mkdtemp(`${folder}.`);
  const git = (...args: string[]) =>
    run('git', ['--git-dir', gitDir, ...args], { env: { ...process.env, GIT_INDEX_FILE: join(draft, 'index') } });
  try {
    await git('read-tree', commit);
    // It continues after a missing file, and fails at the end.
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
