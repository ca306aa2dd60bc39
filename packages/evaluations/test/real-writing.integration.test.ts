import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findSite } from '../src/real-sites/site-files.ts';
import { evaluateRealWriting } from '../src/writing/real/index.ts';
import { reportRealWriting, summarizeRealWriting } from '../src/writing/real/report.ts';

const run = promisify(execFile);
/** The description of a site of the corpus, and nothing else of it. */
const HOME = `<!doctype html><html lang="en"><title>PostCSS - a tool for transforming CSS with JavaScript</title>
<meta name="description" content="PostCSS is a tool for transforming CSS with JavaScript."><h1>PostCSS</h1>
<p>PostCSS is a tool for transforming CSS with JavaScript.</p></html>`;

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'brandprint-real-'));
});
afterAll(() => rm(dir, { recursive: true, force: true, maxRetries: 3 }));

const evaluatePostcss = async (sites: string | undefined) => {
  const lines: string[] = [];
  const folders = { sites, mirror: undefined, checkouts: join(dir, 'checkouts') };
  const results = await evaluateRealWriting({ sites: ['postcss'], evidence: join(dir, 'evidence'), folders }, (line) =>
    lines.push(line),
  );
  return { results, lines };
};

describe('Written sections of real sites', () => {
  test('When a site is not on this machine, then it is skipped with a line that says where it is from', async () => {
    const { results, lines } = await evaluatePostcss(undefined);
    expect(results).toEqual([]);
    expect(lines.join()).toMatch(/^Skipping postcss: .*postcss\/postcss\.org@851a2d6dac1e/);
  });

  test('When its files are there, then it is crawled and scored by its truth, and later by its evidence alone', async () => {
    await mkdir(join(dir, 'sites', 'postcss'), { recursive: true });
    await writeFile(join(dir, 'sites', 'postcss', 'index.html'), HOME);
    const { results, lines } = await evaluatePostcss(join(dir, 'sites'));
    expect(lines).toEqual(['Crawling postcss …']);
    expect(results[0]?.score.single).toMatchObject({ description: 'right', mission: 'empty', vision: 'empty' });
    const [summary] = summarizeRealWriting(results);
    expect(summary).toMatchObject({ set: 'mixed', sites: 1, fields: { description: { precision: 1, recall: 1 } } });
    expect(reportRealWriting(results)).toContain('mixed/postcss, values: incomplete');
    const again = await evaluatePostcss(undefined);
    expect(again).toEqual({ results, lines: [] });
  });
});

describe('The files of a site in a mirror', () => {
  test('When one of them is missing in the git directory, then the others are checked out', async () => {
    const repo = join(dir, 'mirror', 'acme+site', 'repo');
    const git = (...args: string[]) => run('git', ['-C', repo, '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args]);
    await mkdir(repo, { recursive: true });
    await git('init', '--quiet');
    await writeFile(join(repo, 'index.html'), 'Home');
    await writeFile(join(repo, 'film.mp4'), 'large');
    await git('add', '.');
    await git('commit', '--quiet', '-m', 'Site');
    const blob = (await git('rev-parse', 'HEAD:film.mp4')).stdout.trim();
    await rm(join(repo, '.git', 'objects', blob.slice(0, 2), blob.slice(2)), { force: true });
    const commit = (await git('rev-parse', 'HEAD')).stdout.trim();
    const source = { id: 'acme', repo: 'acme/site', commit, folder: '.', start: 'index.html' };
    const folders = { sites: undefined, mirror: join(dir, 'mirror'), checkouts: join(dir, 'checkouts') };
    const files = (await findSite(source, folders))?.package;
    expect(await readFile(join(files ?? '', 'index.html'), 'utf8')).toBe('Home');
    await expect(readFile(join(files ?? '', 'film.mp4'))).rejects.toThrow('ENOENT');
    expect(await findSite({ ...source, repo: 'acme/other' }, folders)).toBeNull();
  });
});
