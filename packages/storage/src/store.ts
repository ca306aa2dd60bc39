import type { Readable } from 'node:stream';

export interface StoredObject {
  body: Readable;
  bytes: number;
}

/** Where binaries are kept: a directory or S3. Keys are paths of plain segments. */
export interface AssetStore {
  put(key: string, body: Buffer, contentType: string): Promise<void>;
  /** null if there is no such object. */
  get(key: string): Promise<StoredObject | null>;
  /** The whole object in memory; null if there is none. */
  read(key: string): Promise<Buffer | null>;
  /** Removes every object below a prefix that ends in "/". */
  removeBelow(prefix: string): Promise<void>;
  /** Throws if the store cannot be used now. */
  ping(): Promise<void>;
}

const KEY = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*$/;

/** Refuses keys that could leave the store; they are made by us, so this is a bug and not bad input. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`bad object key: ${JSON.stringify(key)}`);
  return key;
}
