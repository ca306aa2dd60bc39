import type { Readable } from 'node:stream';

/** First and last byte, both inclusive; must be within the object. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredObject {
  /** The whole object, or the requested range. Must be read or destroyed. */
  body: Readable;
  /** Size of the whole object. */
  bytes: number;
  /** With which it was stored, if the store keeps it. */
  contentType?: string | undefined;
}

/** An object in a listing. */
export interface StoredItem {
  key: string;
  modifiedAt: Date;
  bytes: number;
}

/** Stores binaries in a directory or S3. Keys are paths of plain segments; a prefix is a key with a trailing "/". */
export interface AssetStore {
  put(key: string, body: Buffer, contentType: string): Promise<void>;
  /** Opens an object; null if there is none. Resolves when its first bytes are available. */
  get(key: string, range?: ByteRange): Promise<StoredObject | null>;
  /** The whole object in memory; null if there is none. */
  read(key: string): Promise<Buffer | null>;
  /**
   * Every object below a prefix, read page by page, with neighbours adjacent. An object that is being written may
   * appear under a temporary name.
   */
  list(prefix: string): AsyncIterable<StoredItem>;
  /**
   * Removes every object below a prefix. After a failure call it again: objects that are already gone are not an error.
   */
  deletePrefix(prefix: string): Promise<void>;
  /** Creates the directory or bucket if it is missing. For set-up: needs more rights than the rest. */
  prepare(): Promise<void>;
  /** Throws if the store is not usable now. */
  ping(): Promise<void>;
}

const KEY = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*$/;

/** Rejects keys that could leave the store; we create the keys, so this is a bug and not bad input. */
export function assertKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`invalid object key: ${JSON.stringify(key)}`);
  return key;
}

/** The same for a prefix: without its "/" it would also match siblings with the same beginning. */
export function assertPrefix(prefix: string): string {
  if (!prefix.endsWith('/')) throw new Error(`invalid object prefix: ${JSON.stringify(prefix)}`);
  assertKey(prefix.slice(0, -1));
  return prefix;
}
