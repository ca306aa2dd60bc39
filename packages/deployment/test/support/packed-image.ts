import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { waitFor } from '@brandprint/testing';
import { type ManagedProcess, startProcess } from '@brandprint/testing/faults';
import { DOCKERFILE } from './dockerfile.ts';
import { ROOT } from './files.ts';

const run = promisify(execFile);

/**
 * The Node version of the images: the running one if its major is 24, otherwise npm's. Null if that is not available,
 * except in CI.
 */
export async function findNode24(): Promise<string | null> {
  if (process.versions.node.startsWith('24.')) return process.execPath;
  const command = ['exec', '--yes', '--package=node@24', '--', 'node', '-p', 'process.execPath'];
  const { NODE_OPTIONS: _, ...env } = process.env;
  try {
    const { stdout } = await run('npm', command, { env, cwd: '/' });
    return stdout.trim().split('\n').at(-1) ?? null;
  } catch (error) {
    if (process.env['CI']) throw error;
    console.warn('Node 24 is not available from npm: packed apps are not tested on it.');
    return null;
  }
}

/** Packs the content of an image into `folder`/image, with the command of the Dockerfile. */
export async function packImage(image: string, folder: string): Promise<string> {
  const line = DOCKERFILE.split('\n').find(
    (text) => text.includes('run.mjs pack') && text.includes(` /packed/${image}`),
  );
  const [, args = ''] = /run\.mjs (pack .*?)(?: \\)?$/.exec(line ?? '') ?? [];
  const words = args.replace(`/packed/${image}`, join(folder, image)).split(' ');
  const { NODE_OPTIONS: _, ...env } = process.env;
  await run(process.execPath, ['scripts/run.mjs', ...words], { cwd: ROOT, env });
  return join(folder, image);
}

/** The libraries of a packed app, without versions. */
export const installedLibraries = (packed: string): Set<string> =>
  new Set(
    readdirSync(join(packed, 'node_modules/.pnpm'))
      .filter((entry) => entry !== 'node_modules')
      .map((entry) => entry.slice(0, entry.indexOf('@', 1)).replace('+', '/')),
  );

export function folderMegabytes(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1e6;
}

/** An app that runs from its packed folder, outside of the repository. */
export interface RunningApp extends ManagedProcess {
  app: string;
  metricsPort: number;
  port: number;
  getFromMetricsPort(path: string): Promise<{ status: number; text: string }>;
}

/** Starts a packed app like its image, and waits until it has started. */
export async function startPacked(
  node: string,
  app: string,
  packed: string,
  options: { env: NodeJS.ProcessEnv; dir: string },
): Promise<RunningApp> {
  const log = join(options.dir, `${app}-${randomUUID()}.log`);
  const child = await startProcess([node, join(packed, 'apps', app, 'src/main.js')], { log, env: options.env });
  const lines = () =>
    child
      .log()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
  const findLog = (message: string) => lines().find((line) => line.message === message);
  await waitFor(async () => {
    if (!child.isAlive()) throw new Error(`${app} exited: ${child.log()}`);
    return findLog('started');
  });
  const metricsPort = findLog('operations server started').metrics_port;
  return {
    ...child,
    app,
    metricsPort,
    port: findLog('listening')?.port ?? 0,
    async getFromMetricsPort(path) {
      const answer = await fetch(`http://127.0.0.1:${metricsPort}${path}`);
      return { status: answer.status, text: await answer.text() };
    },
  };
}
