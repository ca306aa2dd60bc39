import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { waitFor } from '@brandprint/testing';
import { freePort } from '@brandprint/testing/faults';
import { test } from '@jest/globals';

/** Folder of etcd and kube-apiserver, as `setup-envtest` of controller-runtime downloads them. */
const assets = process.env['KUBEBUILDER_ASSETS'];
if (!assets) console.info('KUBEBUILDER_ASSETS is not set: nothing is applied to a Kubernetes API server');

/** A test that needs a Kubernetes API server: skipped if its programs are not there, which neither npm nor Debian has. */
export const testWithApiServer = assets ? test : test.skip;

export interface ApiServer {
  /** Runs kubectl as administrator. Rejects with its errors; `stderr` has the warnings of the server. */
  kubectl(...args: string[]): Promise<{ stdout: string; stderr: string }>;
  /** Runs Helm as administrator. Rejects with its errors. */
  helm(...args: string[]): Promise<{ stdout: string; stderr: string }>;
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 120_000;
const TOKEN = 'administrator';
const run = promisify(execFile);

/** An API server with admission and its database, without controllers and nodes: objects are checked and kept. */
export async function startApiServer(): Promise<ApiServer> {
  const folder = await mkdtemp(join(tmpdir(), 'brandprint-apiserver-'));
  const [port, etcdPort, peerPort] = [await freePort(), await freePort(), await freePort()];
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const [publicKey, privateKey, tokens] = [join(folder, 'sa.pub'), join(folder, 'sa.key'), join(folder, 'tokens.csv')];
  await writeFile(publicKey, keys.publicKey);
  await writeFile(privateKey, keys.privateKey);
  await writeFile(tokens, `${TOKEN},administrator,administrator,system:masters\n`);
  const etcdUrl = `http://127.0.0.1:${etcdPort}`;
  const peers = `http://127.0.0.1:${peerPort}`;
  const etcd = start('etcd', {
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': etcdUrl,
    'advertise-client-urls': etcdUrl,
    'listen-peer-urls': peers,
    'initial-advertise-peer-urls': peers,
    'initial-cluster': `default=${peers}`,
    'unsafe-no-fsync': 'true',
  });
  const server = start('kube-apiserver', {
    'etcd-servers': etcdUrl,
    'bind-address': '127.0.0.1',
    'advertise-address': '127.0.0.1',
    'secure-port': String(port),
    'cert-dir': join(folder, 'certificates'),
    'service-cluster-ip-range': '10.96.0.0/16',
    'service-account-issuer': 'https://localhost',
    'service-account-key-file': publicKey,
    'service-account-signing-key-file': privateKey,
    'token-auth-file': tokens,
    'authorization-mode': 'RBAC',
    'allow-privileged': 'true',
  });
  const url = `https://127.0.0.1:${port}`;
  const runAs =
    (program: string, access: string[]) =>
    (...args: string[]) =>
      run(program, [...access, ...args], { maxBuffer: 64 * 2 ** 20 });
  const kubectl = runAs('kubectl', [`--server=${url}`, `--token=${TOKEN}`, '--insecure-skip-tls-verify']);
  const helm = runAs('helm', [`--kube-apiserver=${url}`, `--kube-token=${TOKEN}`, '--kube-insecure-skip-tls-verify']);
  const stop = async () => {
    await end(server);
    await end(etcd);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const ready = () => kubectl('get', '--raw', '/readyz').then(({ stdout }) => stdout === 'ok');
    await waitFor(() => ready().catch(() => server.exitCode !== null), START_TIMEOUT_MS);
    if (server.exitCode !== null) throw new Error(`kube-apiserver exited with code ${server.exitCode}`);
    return { kubectl, helm, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function start(program: string, flags: Record<string, string>): ChildProcess {
  const args = Object.entries(flags).map(([name, value]) => `--${name}=${value}`);
  return spawn(join(assets ?? '', program), args, { stdio: 'ignore' });
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.pid === undefined) return;
  const exited = new Promise((resolve) => process.once('exit', resolve));
  process.kill('SIGKILL');
  await exited;
}
