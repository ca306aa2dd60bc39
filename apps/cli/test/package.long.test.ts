import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const BUILD = join(import.meta.dirname, '../scripts/build.ts');
const TSX = createRequire(import.meta.url).resolve('tsx');

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

const execute = (cwd: string, program: string, args: string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH, HOME: cwd, NODE_OPTIONS: '' };
    execFile(program, args, { cwd, env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, stdout, stderr }),
    );
  });

describe('the packed command line', () => {
  let folder: string;
  let project: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'brandprint-cli-'));
    await execute(folder, process.execPath, ['--import', TSX, BUILD, '--out', join(folder, 'package')]);
    const { stdout } = await execute(folder, 'npm', ['pack', './package', '--silent']);
    project = join(folder, 'project');
    await mkdir(project);
    await writeFile(join(project, 'package.json'), '{ "name": "project", "private": true }');
    await execute(project, 'npm', ['install', join(folder, stdout.trim()), '--offline', '--no-audit', '--no-fund']);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const brandprint = (...args: string[]) => execute(project, join(project, 'node_modules/.bin/brandprint'), args);

  test('When it is installed into an empty project, then it runs', async () => {
    expect(await brandprint('--version')).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
      stderr: '',
    });
    expect((await brandprint('completion', 'bash')).stdout).toContain(
      'complete -o filenames -F _brandprint brandprint',
    );
  });

  test('When it serves an assistant, then what it needs is in the package', async () => {
    expect((await brandprint('mcp', '--help')).stdout).toContain('Serve an assistant over MCP');
    expect(await brandprint('mcp')).toEqual({
      code: 3,
      stdout: '',
      stderr: expect.stringContaining('hint: Run `brandprint login --url URL`'),
    });
  });

  test('When there is no server, then it says how to log in', async () => {
    expect(await brandprint('list')).toEqual({
      code: 3,
      stdout: '',
      stderr: expect.stringContaining('hint: Run `brandprint login --url URL`'),
    });
  });
});
