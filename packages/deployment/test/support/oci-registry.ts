import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled, waitFor } from '@brandprint/testing';
import { stringify } from 'yaml';

/** Whether the reference implementation of a registry is installed. */
export const hasRegistry = (): boolean => isInstalled('docker-registry', 'Debian has it as docker-registry.');

/** A registry for images and charts on loopback. */
export async function startOciRegistry(): Promise<{ address: string; stop(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'brandprint-registry-'));
  const address = `127.0.0.1:${await freePort()}`;
  const file = join(folder, 'config.yml');
  const storage = { filesystem: { rootdirectory: join(folder, 'data') } };
  writeFileSync(file, stringify({ version: 0.1, log: { level: 'error' }, storage, http: { addr: address } }));
  const child = spawn('docker-registry', ['serve', file], { stdio: 'ignore' });
  const answers = () =>
    fetch(`http://${address}/v2/`).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitFor(answers);
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true });
  };
  return { address, stop };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
