import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { spawnCollected } from '../child.mjs';
import { unreleasedNotes, withRelease } from './changelog.mjs';
import { nextVersion, withVersion } from './versions.mjs';

const CHANGELOG = 'CHANGELOG.md';

/**
 * Releases the committed state: dates the changelog, sets the version everywhere, calls `regenerate` for generated
 * files that contain it, commits and tags. Pushes nothing. Returns the exit code.
 */
export async function release(root, args, regenerate) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' } },
  });
  const { version: current } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const version = nextVersion(current, positionals[0]);
  if (version === undefined || positionals.length > 1) {
    console.error(`Usage: npm run release -- major|minor|patch|VERSION [--dry-run]\nVERSION is later than ${current}.`);
    return 2;
  }
  try {
    await refuseUnfit(root, version);
    const files = changedFiles(root, current, version);
    console.log(`${values['dry-run'] ? 'Would release' : 'Releasing'} ${version}, after ${current}:\n`);
    console.log(unreleasedNotes(readFileSync(join(root, CHANGELOG), 'utf8')));
    if (values['dry-run']) console.log(`\nFiles: ${Object.keys(files).join(', ')}, and those generated from them`);
    else await commit(root, version, files, regenerate);
    return 0;
  } catch (error) {
    console.error(error.message);
    return 1;
  }
}

async function refuseUnfit(root, version) {
  const changes = await git(root, 'status', '--porcelain');
  if (changes !== '') throw new Error(`A release needs a clean work tree. Commit or stash these first:\n${changes}`);
  const tag = await git(root, 'tag', '--list', `v${version}`);
  if (tag !== '') throw new Error(`The tag ${tag} already exists.`);
}

function changedFiles(root, current, version) {
  const changelog = readFileSync(join(root, CHANGELOG), 'utf8');
  const date = new Date().toISOString().slice(0, 10);
  return { [CHANGELOG]: withRelease(changelog, version, date), ...withVersion(root, current, version) };
}

/** Restores everything if it fails. */
async function commit(root, version, files, regenerate) {
  try {
    for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
    if ((await regenerate()) !== 0) throw new Error('The generated files could not be written.');
    await git(root, 'commit', '--all', '--message', `Release ${version}`);
  } catch (error) {
    await git(root, 'reset', '--hard', '--quiet');
    throw error;
  }
  await git(root, 'tag', '--annotate', `v${version}`, '--message', `Brandprint ${version}`);
  console.log(`\nCommitted and tagged v${version}. To publish it: git push --follow-tags`);
}

async function git(root, ...args) {
  const { code, output } = await spawnCollected('git', args, { cwd: root });
  if (code !== 0) throw new Error(`git ${args[0]} failed: ${output.trim()}`);
  return output.trim();
}
