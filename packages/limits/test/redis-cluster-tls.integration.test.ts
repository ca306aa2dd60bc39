import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isInstalled, waitFor } from '@brandprint/testing';
import { freePort, hasRedisCluster, sendAndReceive, startProcess, startScript } from '@brandprint/testing/faults';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const run = promisify(execFile);
const installed = hasRedisCluster() && isInstalled('openssl', 'Debian, Ubuntu: apt-get install openssl.', ['version']);
if (!installed)
  console.warn('redis-server 7, redis-cli or openssl is not installed: Redis Cluster with TLS is not tested.');

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'brandprint-tls-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** For the name localhost, and not for its address. */
async function makeCertificate(): Promise<{ key: string; certificate: string }> {
  const [key, certificate] = [join(dir, 'key.pem'), join(dir, 'certificate.pem')];
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate],
  ]);
  return { key, certificate };
}

/** A cluster of one node, which tells clients its name. Returns its port for TLS. */
async function startNode({ key, certificate }: { key: string; certificate: string }) {
  const [plain, tls, bus] = await Promise.all([freePort(), freePort(), freePort()]);
  const server = await startProcess(
    [
      ...['redis-server', '--port', String(plain), '--tls-port', String(tls), '--cluster-port', String(bus)],
      ...['--bind', '127.0.0.1', '--dir', dir, '--save', '', '--requirepass', 'secret', '--cluster-enabled', 'yes'],
      ...['--tls-cert-file', certificate, '--tls-key-file', key, '--tls-ca-cert-file', certificate],
      ...['--tls-auth-clients', 'no', '--tls-cluster', 'yes', '--cluster-announce-hostname', 'localhost'],
      ...['--cluster-preferred-endpoint-type', 'hostname'],
    ],
    { log: join(dir, 'redis.log') },
  );
  const ask = (command: string) => sendAndReceive(plain, `AUTH secret\r\n${command}\r\n`).catch(() => '');
  await waitFor(async () => (await ask('PING')).startsWith('+OK'), 30_000);
  await ask('CLUSTER ADDSLOTSRANGE 0 16383');
  await waitFor(async () =>
    (await run('redis-cli', ['-p', String(plain), '-a', 'secret', 'CLUSTER', 'INFO'])).stdout.includes(
      'cluster_state:ok',
    ),
  );
  return { server, port: tls };
}

(installed ? test : test.skip)(
  'When a cluster has TLS, a password, and certificates for names, then requests are counted there',
  async () => {
    const files = await makeCertificate();
    const { server, port } = await startNode(files);
    try {
      const env = {
        TEST_CLUSTER: `rediss://:secret@cluster,localhost:${port}`,
        NODE_EXTRA_CA_CERTS: files.certificate,
      };
      const script = join(import.meta.dirname, 'processes/consume-once.ts');
      const client = await startScript(script, { log: join(dir, 'client.log'), env });
      await client.ended;
      expect(client.log()).toContain('remaining: 4');
    } finally {
      await server.stop();
    }
  },
);
