import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const HOME = join(import.meta.dirname, '../..');
export const ROOT = join(HOME, '../..');
const TSX = createRequire(join(ROOT, 'package.json')).resolve('tsx');

/** Runs a program in a folder and returns what it printed; throws with its output if it fails. */
export async function run(cwd: string, program: string, ...args: string[]): Promise<string> {
  const options = { cwd, env: { ...process.env, NODE_OPTIONS: '' }, maxBuffer: 2 ** 26 };
  return promisify(execFile)(program, args, options).then(
    ({ stdout }) => stdout,
    (error) => Promise.reject(new Error(`${program} ${args.join(' ')}: ${error.message}\n${error.stdout}`)),
  );
}

export const node = (cwd: string, ...args: string[]) => run(cwd, process.execPath, ...args);

/** An empty project in which the packed SDK is installed. */
export interface PackedProject {
  folder: string;
  /** The file that `npm pack` made. */
  archive: string;
  remove(): Promise<void>;
}

export async function createPackedProject(): Promise<PackedProject> {
  const home = await mkdtemp(join(tmpdir(), 'brandprint-pack-'));
  await node(ROOT, '--import', TSX, join(HOME, 'scripts/build.ts'), '--out', join(home, 'package'));
  const archive = join(home, (await run(home, 'npm', 'pack', './package', '--silent')).trim());
  const folder = join(home, 'project');
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), '{ "name": "project", "private": true, "type": "module" }');
  await run(folder, 'npm', 'install', archive, '--offline', '--no-audit', '--no-fund', '--silent');
  return { folder, archive, remove: () => rm(home, { recursive: true, force: true }) };
}
