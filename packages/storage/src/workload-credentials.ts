import { readFile } from 'node:fs/promises';
import { UnavailableError } from '@brandprint/platform';
import { CredentialProvider } from 'minio/dist/esm/CredentialProvider.mjs';
import { Credentials } from 'minio/dist/esm/Credentials.mjs';
import type { WorkloadIdentity } from './credentials.ts';

interface Temporary {
  accessKey: string;
  secretKey: string;
  sessionToken: string;
  expiresAt: number;
}

const TIMEOUT_MS = 10_000;
/** Renewed this long before they expire. */
const RENEW_MS = 5 * 60_000;
/** The pause after a failed renewal, while they are valid. */
const RETRY_MS = 15_000;

/**
 * Temporary credentials of a workload, renewed in the background before they expire. Files are read anew each time,
 * because clusters rotate their tokens. Credentials that are still valid are used while a renewal takes long or fails.
 */
export class WorkloadCredentials extends CredentialProvider {
  #current: Temporary | undefined;
  #renewal: Promise<Temporary> | undefined;
  #failedAt = Number.NEGATIVE_INFINITY;
  readonly #env: WorkloadIdentity;

  constructor(env: WorkloadIdentity) {
    super({ accessKey: '', secretKey: '' });
    this.#env = env;
  }

  override async getCredentials(): Promise<Credentials> {
    const current = this.#current;
    const now = Date.now();
    if (current && now < current.expiresAt) {
      const isDue = now >= current.expiresAt - RENEW_MS && now >= this.#failedAt + RETRY_MS;
      // A failure is reported once there are no valid credentials left.
      if (isDue) this.#renew().catch(() => {});
      return new Credentials(current);
    }
    try {
      return new Credentials(await this.#renew());
    } catch (cause) {
      throw new UnavailableError('no credentials for the store: its identity service does not hand out any', { cause });
    }
  }

  /** Concurrent callers share one request. */
  #renew(): Promise<Temporary> {
    this.#renewal ??= this.#request().finally(() => {
      this.#renewal = undefined;
    });
    return this.#renewal;
  }

  async #request(): Promise<Temporary> {
    try {
      this.#current = await requestCredentials(this.#env);
      return this.#current;
    } catch (error) {
      this.#failedAt = Date.now();
      throw error;
    }
  }
}

const requestCredentials = (env: WorkloadIdentity): Promise<Temporary> =>
  env.AWS_WEB_IDENTITY_TOKEN_FILE ? fromSts(env, env.AWS_WEB_IDENTITY_TOKEN_FILE) : fromContainer(env);

/** AssumeRoleWithWebIdentity of an STS: AWS, MinIO and Ceph have it. */
async function fromSts(env: WorkloadIdentity, tokenFile: string): Promise<Temporary> {
  const aws = env.AWS_REGION ? `https://sts.${env.AWS_REGION}.amazonaws.com` : 'https://sts.amazonaws.com';
  const body = new URLSearchParams({
    Action: 'AssumeRoleWithWebIdentity',
    Version: '2011-06-15',
    RoleSessionName: env.AWS_ROLE_SESSION_NAME ?? 'brandprint',
    WebIdentityToken: (await readFile(tokenFile, 'utf8')).trim(),
    ...(env.AWS_ROLE_ARN && { RoleArn: env.AWS_ROLE_ARN }),
  });
  const text = await request(env.AWS_ENDPOINT_URL_STS ?? aws, { method: 'POST', body });
  const field = (name: string) => new RegExp(`<${name}>([^<]+)</${name}>`).exec(text)?.[1];
  return toTemporary(field, 'SessionToken');
}

/** The agent of EKS Pod Identity or ECS. */
async function fromContainer(env: WorkloadIdentity): Promise<Temporary> {
  const { AWS_CONTAINER_CREDENTIALS_FULL_URI: url = '', AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE: file } = env;
  const headers = file ? { authorization: (await readFile(file, 'utf8')).trim() } : {};
  const answer = JSON.parse(await request(url, { headers })) as Record<string, string>;
  return toTemporary((name) => answer[name], 'Token');
}

function toTemporary(field: (name: string) => string | undefined, tokenName: string): Temporary {
  const [accessKey, secretKey, sessionToken, expiration] = [
    'AccessKeyId',
    'SecretAccessKey',
    tokenName,
    'Expiration',
  ].map(field);
  const expiresAt = Date.parse(expiration ?? '');
  if (!accessKey || !secretKey || !sessionToken || Number.isNaN(expiresAt))
    throw new Error('the identity service answered without credentials');
  return { accessKey, secretKey, sessionToken, expiresAt };
}

/** The error does not have the body: it could contain secrets. */
async function request(url: string, init: RequestInit): Promise<string> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await response.text();
  if (response.ok) return text;
  const [, code = ''] = /<Code>([\w.]{1,60})<\/Code>/.exec(text) ?? [];
  throw new Error(`the identity service answered ${response.status} ${code}`.trim());
}
