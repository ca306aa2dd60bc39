import type { Readable } from 'node:stream';

/** First and last byte, both included; lies within the object. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredObject {
  /** The whole object, or the range that was asked for. Has to be read or destroyed. */
  body: Readable;
  /** Size of the whole object. */
  bytes: number;
}

/** What a list tells of an object. */
export interface StoredItem {
  key: string;
  modifiedAt: Date;
}

/** Where binaries are kept: a directory or S3. Keys are paths of plain segments; a prefix is a key with "/" at its end. */
export interface AssetStore {
  put(key: string, body: Buffer, contentType: string): Promise<void>;
  /** Opens an object; null if there is none. Its first bytes are there once this answers. */
  get(key: string, range?: ByteRange): Promise<StoredObject | null>;
  /** The whole object in memory; null if there is none. */
  read(key: string): Promise<Buffer | null>;
  /**
   * Every object below a prefix, read in pages: what lies next to each other comes one after the other. One that is being
   * written may show under a passing name.
   */
  list(prefix: string): AsyncIterable<StoredItem>;
  /** Removes every object below a prefix. One that failed half-way is called again: what is gone already is no error. */
  deletePrefix(prefix: string): Promise<void>;
  /** Makes the place itself if it is missing. For set-up: needs more rights than the rest. */
  prepare(): Promise<void>;
  /** Throws if the store cannot be used now. */
  ping(): Promise<void>;
}

const KEY = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*$/;

/** Refuses keys that could leave the store; they are made by us, so this is a bug and not bad input. */
export function assertKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`invalid object key: ${JSON.stringify(key)}`);
  return key;
}

/** The same for a prefix: without its "/" it would take the neighbours whose names begin like it. */
export function assertPrefix(prefix: string): string {
  if (!prefix.endsWith('/')) throw new Error(`invalid object prefix: ${JSON.stringify(prefix)}`);
  assertKey(prefix.slice(0, -1));
  return prefix;
}
