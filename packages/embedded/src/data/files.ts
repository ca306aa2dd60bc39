import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

const PRIVATE_MODE = 0o600;

/** Writes a file that only its owner may read, atomically. */
export function writePrivateFile(path: string, text: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text, { mode: PRIVATE_MODE });
  renameSync(draft, path);
}

/** Creates a private file with this text unless it exists. Returns whether it was created. */
export function createPrivateFile(path: string, text: string): boolean {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text, { mode: PRIVATE_MODE });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The text of a file, undefined if there is none. */
export function readTextIfExists(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The text of a private file, created with `make` if it does not exist. */
export function readOrCreatePrivateFile(path: string, make: () => string): string {
  const text = readTextIfExists(path);
  if (text !== undefined) return text;
  createPrivateFile(path, make());
  return readFileSync(path, 'utf8');
}
