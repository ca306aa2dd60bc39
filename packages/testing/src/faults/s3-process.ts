import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { freePort } from '@brandprint/embedded';
import type { Stoppable } from '@brandprint/platform';
import { type ManagedProcess, startProcess } from './managed-process.ts';
import { waitUntilServing } from './ports.ts';

/** A dedicated S3-compatible store. */
export interface S3Process extends Stoppable {
  port: number;
  accessKey: string;
  secretKey: string;
  bucket: string;
  /** Folder with the files of the bucket. */
  folder: string;
  kill(): Promise<void>;
  /** Starts on the existing data. */
  start(): Promise<void>;
}

/** The only account of s3rver. */
const ACCOUNT = 'S3RVER';
const BUCKET = 'brandprint';

/** Stores its data and log in a folder below `dir`. */
export async function startS3Process(dir: string): Promise<S3Process> {
  const program = join(dirname(createRequire(import.meta.url).resolve('s3rver/package.json')), 'bin/s3rver.js');
  const data = join(dir, 's3');
  const port = await freePort();
  const listening = ['--address', '127.0.0.1', '--port', String(port), '--no-vhost-buckets'];
  const command = [process.execPath, program, '-d', data, ...listening, '--silent', '--configure-bucket', BUCKET];
  let server: ManagedProcess | undefined;
  const start = async () => {
    server = await startProcess(command, { log: join(dir, 's3.log') });
    await waitUntilServing(server, { port, say: 'GET / HTTP/1.0\r\n\r\n', answer: 'HTTP/' });
  };
  await start();
  return {
    port,
    accessKey: ACCOUNT,
    secretKey: ACCOUNT,
    bucket: BUCKET,
    folder: join(data, BUCKET),
    start,
    kill: async () => server?.kill(),
    stop: async () => server?.stop(),
  };
}
