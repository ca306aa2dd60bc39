import { buffer } from 'node:stream/consumers';
import { Client } from 'minio';
import { type AssetStore, checkKey } from './store.ts';

export interface S3Settings {
  /** http(s)://host[:port] */
  endpoint: string;
  accessKey: string;
  secretKey: string;
  bucket: string;
}

const NOT_THERE: ReadonlySet<string> = new Set(['NoSuchKey', 'NotFound']);
const missing = (error: unknown): null => {
  if (NOT_THERE.has((error as { code?: string }).code ?? '')) return null;
  throw error;
};

/** Keeps objects in a bucket of an S3-compatible store; the bucket has to be there. */
export function createS3Store(settings: S3Settings): AssetStore {
  const url = new URL(settings.endpoint);
  const client = new Client({
    endPoint: url.hostname,
    useSSL: url.protocol === 'https:',
    ...(url.port ? { port: Number(url.port) } : {}),
    accessKey: settings.accessKey,
    secretKey: settings.secretKey,
  });
  const { bucket } = settings;
  const get: AssetStore['get'] = async (key) => {
    const stat = await client.statObject(bucket, checkKey(key)).catch(missing);
    const body = stat && (await client.getObject(bucket, key).catch(missing));
    return stat && body && { body, bytes: stat.size };
  };
  return {
    async put(key, body, contentType) {
      await client.putObject(bucket, checkKey(key), body, body.length, { 'Content-Type': contentType });
    },
    get,
    async read(key) {
      const object = await get(key);
      return object && buffer(object.body);
    },
    async removeBelow(prefix) {
      checkKey(prefix.replace(/\/$/, ''));
      const keys: string[] = [];
      for await (const item of client.listObjectsV2(bucket, prefix, true)) keys.push(item.name);
      if (keys.length > 0) await client.removeObjects(bucket, keys);
    },
    async ping() {
      if (!(await client.bucketExists(bucket))) throw new Error(`there is no bucket ${bucket}`);
    },
  };
}
