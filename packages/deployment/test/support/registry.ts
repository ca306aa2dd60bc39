import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Registry {
  url: string;
  stop(): void;
}

export async function startRegistry(answer: RequestListener): Promise<Registry> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop };
}

/** A registry with one package, `native`; `available` decides whether its tarball can be downloaded. */
export async function startNativeRegistry(available: () => boolean): Promise<Registry & { integrity: string }> {
  const tarball = packNative();
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  const registry = await startRegistry(({ url }, response) => {
    if (url?.endsWith('.tgz')) {
      response.writeHead(available() ? 200 : 500).end(available() ? tarball : '');
      return;
    }
    const dist = { tarball: `${registry.url}native/-/native-1.0.0.tgz`, integrity };
    const versions = { '1.0.0': { name: 'native', version: '1.0.0', dist } };
    const time = { '1.0.0': '2020-01-01T00:00:00.000Z' };
    response.end(JSON.stringify({ name: 'native', 'dist-tags': { latest: '1.0.0' }, versions, time }));
  });
  return { ...registry, integrity };
}

function packNative(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'brandprint-native-'));
  try {
    mkdirSync(join(folder, 'package'));
    writeFileSync(join(folder, 'package/package.json'), '{ "name": "native", "version": "1.0.0" }');
    execFileSync('tar', ['-czf', 'native.tgz', 'package'], { cwd: folder });
    return readFileSync(join(folder, 'native.tgz'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
