import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** The files of the reference page, and their types. */
const TYPES = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'theme.css': 'text/css; charset=utf-8',
  'start.js': 'text/javascript; charset=utf-8',
  'favicon.svg': 'image/svg+xml',
} as const;
export type ReferenceFileName = keyof typeof TYPES;
export const REFERENCE_FILES = Object.keys(TYPES) as ReferenceFileName[];

export interface ReferenceFile {
  contentType: string;
  /** Changes with its content. */
  version: string;
  open(): Readable;
}

const cache = new Map<ReferenceFileName, Promise<ReferenceFile>>();

/** A file of the page. Its version is computed once (again if that failed); its bytes are read from disk each time. */
export function loadReferenceFile(name: ReferenceFileName): Promise<ReferenceFile> {
  const known = cache.get(name);
  if (known) return known;
  const file = describeFile(name);
  cache.set(name, file);
  file.catch(() => cache.delete(name));
  return file;
}

async function describeFile(name: ReferenceFileName): Promise<ReferenceFile> {
  const path = join(name.startsWith('swagger-ui') ? swaggerUiFolder() : join(import.meta.dirname, 'page'), name);
  const version = createHash('sha256')
    .update(await readFile(path))
    .digest('base64url')
    .slice(0, 22);
  return { contentType: TYPES[name], version, open: () => createReadStream(path) };
}

const swaggerUiFolder = () => dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
