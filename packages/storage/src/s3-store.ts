import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { UserError } from '@brandprint/platform';
import { Client, type ClientOptions } from 'minio';
import { type AssetStore, assertKey, assertPrefix } from './asset-store.ts';
import { type CredentialsEnvironment, credentialsOf, type WorkloadIdentity } from './credentials.ts';
import { type CallTimeouts, createTimedTransport, StoreTimeoutError } from './timed-transport.ts';
import { mapUnavailable } from './unavailable.ts';
import { waitUntilReadable } from './wait-until-readable.ts';
import { WorkloadCredentials } from './workload-credentials.ts';

export interface S3Settings {
  /** http(s)://host[:port] */
  endpoint: string;
  accessKey?: string;
  secretKey?: string;
  /** Where to get temporary keys, instead of a fixed pair. */
  identity?: WorkloadIdentity;
  bucket: string;
  limits?: CallTimeouts;
}

/** Settings of the store. */
export interface S3Environment extends CredentialsEnvironment {
  S3_ENDPOINT: string;
  S3_BUCKET: string;
}

/** The bucket that the environment names. Throws UserError if it names no credentials. */
export const createS3StoreFromEnv = (env: S3Environment): AssetStore =>
  createS3Store({ endpoint: env.S3_ENDPOINT, bucket: env.S3_BUCKET, ...credentialsOf(env) });

/** The same class, whose types the package declares twice. */
type MinioCredentials = NonNullable<ClientOptions['credentialsProvider']>;

const LIMITS: CallTimeouts = { idleMs: 10_000, totalMs: 300_000 };
/** Page size of a listing, and the maximum of one delete call. */
const PAGE_SIZE = 1_000;

const NOT_FOUND_CODES: ReadonlySet<string> = new Set(['NoSuchKey', 'NotFound']);
const nullIfMissing = (error: unknown): null => {
  if (NOT_FOUND_CODES.has((error as { code?: string }).code ?? '')) return null;
  throw error;
};

/**
 * Stores objects in a bucket of an S3-compatible store. Calls are not retried: the caller knows what can be repeated.
 */
export function createS3Store(settings: S3Settings): AssetStore {
  const { accessKey = '', secretKey = '', identity } = settings;
  const url = new URL(settings.endpoint);
  const useSSL = url.protocol === 'https:';
  const client = new Client({
    endPoint: url.hostname,
    useSSL,
    ...(url.port ? { port: Number(url.port) } : {}),
    ...(identity
      ? { credentialsProvider: new WorkloadCredentials(identity) as unknown as MinioCredentials }
      : { accessKey, secretKey }),
    transport: createTimedTransport(useSSL, settings.limits ?? LIMITS),
    retryOptions: { disableRetry: true },
  });
  const { bucket } = settings;

  const get: AssetStore['get'] = async (key, range) => {
    const { start, length } = range ? { start: range.start, length: range.end + 1 - range.start } : WHOLE_OBJECT;
    const body = await client.getPartialObject(bucket, assertKey(key), start, length).catch(nullIfMissing);
    if (!body) return null;
    const { 'content-type': contentType } = (body as Readable as IncomingMessage).headers;
    return { body: await waitUntilReadable(body), bytes: totalSize(body), contentType };
  };

  async function* pages(prefix: string) {
    assertPrefix(prefix);
    let token = '';
    do {
      const page = await mapUnavailable(() => client.listObjectsV2Query(bucket, prefix, token, '', PAGE_SIZE, ''));
      yield page.objects.flatMap(({ name, lastModified, size }) => {
        return name === undefined ? [] : [{ key: name, modifiedAt: lastModified ?? new Date(), bytes: size }];
      });
      token = page.isTruncated ? String(page.nextContinuationToken) : '';
    } while (token);
  }

  /** Ceph judges bulk deletes by the rights on the bucket, and others by those on each file. */
  const removeAll = (keys: string[]) =>
    client.removeObjects(bucket, keys).catch(async (error: { code?: string }) => {
      if (error.code !== 'AccessDenied') throw error;
      const failures: unknown[] = [];
      for (const key of keys)
        await client.removeObject(bucket, key).catch((failure: { code?: string }) => {
          if (failure.code !== 'AccessDenied') throw failure;
          failures.push(failure);
        });
      return failures;
    });

  const removePages = async (prefix: string) => {
    for await (const page of pages(prefix)) {
      if (page.length === 0) return;
      const keys = page.map(({ key }) => key);
      const failures = await mapUnavailable(() => removeAll(keys));
      if (failures.length > 0)
        throw new Error(`${failures.length} objects could not be deleted: ${JSON.stringify(failures[0])}`);
    }
  };

  return {
    async put(key, body, contentType) {
      assertKey(key);
      await mapUnavailable(() => client.putObject(bucket, key, body, body.length, { 'Content-Type': contentType }));
    },
    get: (key, range) => mapUnavailable(() => get(key, range)),
    read: (key) =>
      mapUnavailable(async () => {
        const object = await get(key);
        return object && buffer(object.body);
      }),
    async *list(prefix) {
      for await (const page of pages(prefix)) yield* page;
    },
    // Stores throttle bulk deletes, so the rest is tried once more.
    deletePrefix: (prefix) =>
      removePages(prefix).catch((error) => {
        if (error instanceof StoreTimeoutError) throw error;
        return removePages(prefix);
      }),
    async prepare() {
      if (await client.bucketExists(bucket)) return;
      await client.makeBucket(bucket).catch(async (cause) => {
        if (await client.bucketExists(bucket)) return; // another process was first
        throw new UserError(`The bucket ${bucket} does not exist and could not be created (${cause.message}).`, {
          cause,
        });
      });
    },
    async ping() {
      if (!(await client.bucketExists(bucket))) throw new Error(`the bucket ${bucket} does not exist`);
    },
  };
}

const WHOLE_OBJECT = { start: 0, length: 0 };

/** The size of the whole object, from the response to a full or range request. */
function totalSize(answer: Readable): number {
  const { headers } = answer as IncomingMessage;
  const [, total] = /\/(\d+)$/.exec(headers['content-range'] ?? '') ?? [];
  return Number(total ?? headers['content-length']);
}
