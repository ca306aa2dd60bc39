import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const DIST = fileURLToPath(new URL('../../../../apps/dashboard/dist/', import.meta.url));

/** Bytes of everything that the first page loads before it can run: scripts, also those they import, and styles; compressed. */
export async function measureBundle(): Promise<{ scripts: number; styles: number }> {
  const html = await readFile(`${DIST}index.html`, 'utf8');
  const files = [...new Set([...html.matchAll(/assets\/[^"]+\.(?:js|css)/g)].map(([path]) => path))];
  const bytes = { scripts: 0, styles: 0 };
  for (const file of files) {
    bytes[file.endsWith('.js') ? 'scripts' : 'styles'] += gzipSync(await readFile(DIST + file)).length;
  }
  return bytes;
}
