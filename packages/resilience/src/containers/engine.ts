import { execFile, execFileSync, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Stoppable, UserError } from '@brandprint/platform';
import { waitFor } from '@brandprint/testing';

/** A container engine of our own, with nobody else's images, containers and networks. */
export interface Engine extends Stoppable {
  /** Runs `docker` and returns what it printed. Rejects with its errors. */
  docker(args: readonly string[], env?: Record<string, string>): Promise<string>;
}

const START_TIMEOUT_MS = 60_000;
const MAX_OUTPUT = 256 * 1024 * 1024;
const run = promisify(execFile);

/** What is missing for an engine here, in words; empty if nothing is. */
function findMissing(): string[] {
  const missing: string[] = [];
  if (process.platform !== 'linux' || process.getuid?.() !== 0) missing.push('root on Linux');
  const programs = [
    ['dockerd', ['--version']],
    ['docker', ['buildx', 'version']],
    ['docker', ['compose', 'version']],
    ['debootstrap', ['--version']],
    ['iptables', ['--version']],
  ] as const;
  for (const [program, args] of programs) {
    try {
      execFileSync(program, args, { stdio: 'ignore' });
    } catch {
      missing.push([program, ...args.slice(0, -1)].join(' '));
    }
  }
  return missing;
}

/** Starts dockerd with its data, socket and log in `folder`. */
export async function startEngine(folder: string): Promise<Engine> {
  const missing = findMissing();
  if (missing.length > 0)
    throw new UserError(
      `No container was run: there is no engine here. Missing: ${missing.join(', ')}. On Debian 13: apt-get install docker.io docker-buildx docker-compose debootstrap iptables.`,
    );
  const firewall = await readFirewall();
  const socket = `unix://${join(folder, 'docker.sock')}`;
  const log = openSync(join(folder, 'dockerd.log'), 'w');
  const args = ['--host', socket, '--data-root', join(folder, 'data'), '--exec-root', join(folder, 'exec')];
  const daemon = spawn('dockerd', [...args, '--pidfile', join(folder, 'dockerd.pid'), '--bridge', 'none'], {
    stdio: ['ignore', log, log],
  });
  const ended = new Promise<void>((resolve) => daemon.once('exit', () => resolve()));

  const docker: Engine['docker'] = async (given, env = {}) => {
    const options = {
      maxBuffer: MAX_OUTPUT,
      env: { ...process.env, DOCKER_BUILDKIT: '1', DOCKER_HOST: socket, ...env },
    };
    const { stdout } = await run('docker', given, options);
    return stdout.trim();
  };
  async function stop() {
    daemon.kill('SIGTERM');
    await ended;
    await restoreFirewall(firewall);
  }

  const isUp = async () => {
    if (daemon.exitCode !== null) throw new UserError(`dockerd did not start: see ${join(folder, 'dockerd.log')}`);
    return docker(['info']).catch(() => null);
  };
  await waitFor(isUp, START_TIMEOUT_MS).catch(async (error) => {
    await stop();
    throw error;
  });
  return { docker, stop };
}

const readFirewall = async (): Promise<string> => (await run('iptables-save')).stdout;

/** dockerd leaves its rules and a policy that forwards nothing. Another engine's rules stay as they are. */
async function restoreFirewall(before: string): Promise<void> {
  if (before.includes('DOCKER')) return;
  const clean = [...before.matchAll(/^\*(\w+)$/gm)].map(([, table]) => table);
  const empty = ['filter', 'nat'].filter((table) => !clean.includes(table));
  const flushed = empty.map((table) => `*${table}\n${table === 'filter' ? ':FORWARD ACCEPT [0:0]\n' : ''}COMMIT\n`);
  const child = run('iptables-restore');
  child.child.stdin?.end(before + flushed.join(''));
  await child;
}
