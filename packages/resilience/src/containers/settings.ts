import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@brandprint/embedded';
import { ROOT } from './stack.ts';

export interface Settings {
  /** What .env is in an installation, and what compose.yml of this folder needs. */
  envFile: string;
  npmrc: string;
  ca: string;
  apiUrl: string;
  /** The endpoint for assistants. */
  mcpUrl: string;
  postgresPassword: string;
}

/** The site as the crawler reaches it. */
export const SITE = 'http://site:8080';
const run = promisify(execFile);
const secret = () => randomBytes(24).toString('hex');

/** New secrets and free ports; for builds, the registry and authorities that npm uses on this machine. */
export async function writeSettings(folder: string): Promise<Settings> {
  const [npmrc, ca, envFile] = [join(folder, 'npmrc'), join(folder, 'ca.pem'), join(folder, 'env')];
  const [port, operatorsPort, mcpPort] = [await freePort(), await freePort(), await freePort()];
  const cafile = await npmConfig('cafile');
  await writeFile(ca, cafile ? await readFile(cafile) : '');
  await writeFile(npmrc, await npmrcForBuilds(cafile));
  const postgresPassword = secret();
  const values = {
    POSTGRES_PASSWORD: postgresPassword,
    REDIS_PASSWORD: secret(),
    S3_SECRET_KEY: secret(),
    SECRETS_KEY: secret(),
    EGRESS_ALLOW: new URL(SITE).host,
    // A browser has little of a machine that restarts everything.
    PAGE_TIMEOUT_SECONDS: 120,
    CRAWL_CONCURRENCY: 1,
    API_PORT: `127.0.0.1:${port}`,
    OPERATORS_PORT: operatorsPort,
    MCP_PORT: mcpPort,
    CONTAINERS_SITE: join(import.meta.dirname, 'site'),
    CONTAINERS_COMPANIES: join(ROOT, 'packages/evaluations/corpus/companies'),
    CONTAINERS_NPMRC: npmrc,
    CONTAINERS_CA: ca,
  };
  await writeFile(
    envFile,
    Object.entries(values)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  const [apiUrl, mcpUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${mcpPort}/mcp`];
  return { envFile, npmrc, ca, apiUrl, mcpUrl, postgresPassword };
}

async function npmConfig(name: string): Promise<string> {
  const { stdout } = await run('npm', ['config', 'get', name], { cwd: homedir() });
  return stdout.trim().replace(/^(null|undefined)$/, '');
}

/** The user's .npmrc, without what names files of this machine. */
async function npmrcForBuilds(cafile: string): Promise<string> {
  const path = join(homedir(), '.npmrc');
  const lines = existsSync(path) ? (await readFile(path, 'utf8')).split('\n') : [];
  const portable = lines.filter((line) => !/^\s*(cafile|nodedir|prefix|cache)\s*=/.test(line));
  const authorities = cafile ? ['cafile=/run/secrets/ca'] : [];
  return [...portable, `registry=${await npmConfig('registry')}`, ...authorities, ''].join('\n');
}
