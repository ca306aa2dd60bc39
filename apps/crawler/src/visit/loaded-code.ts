import { type CodeReading, PAGE_FEATURES, type PageFeature, readCode } from './code-signatures.ts';

const MAX_FILES = 60;
/** A browser returns a body only as a whole. */
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_ALL_BYTES = 8 * 1024 * 1024;

/** A script or stylesheet that loaded. */
export interface CodeFile {
  url: string;
  type: 'script' | 'stylesheet';
  bytes: number;
}

export interface LoadedCode {
  /** What each file reveals, by URL. */
  read(): Promise<ReadonlyMap<string, CodeReading>>;
  /** What the scripts may use: everything, if one of them could not be read. */
  features(): Promise<ReadonlySet<PageFeature>>;
}

/**
 * Reads the code that a page has loaded: each file once, and one after the other, so that only one body is in memory at
 * a time. `bodyOf` returns null for a body that the browser does not have; it is asked for again the next time.
 */
export function createLoadedCode(
  listFiles: () => CodeFile[],
  bodyOf: (url: string) => Promise<Buffer | null>,
): LoadedCode {
  const readings = new Map<string, CodeReading>();
  let left = MAX_ALL_BYTES;
  let reading = Promise.resolve();

  async function readNew(): Promise<void> {
    for (const { url, type, bytes } of listFiles()) {
      if (readings.size >= MAX_FILES) break;
      if (readings.has(url) || bytes > Math.min(MAX_BYTES, left)) continue;
      const body = await bodyOf(url);
      if (!body) continue;
      left -= bytes;
      readings.set(url, readCode(body.toString('utf8'), type));
    }
  }
  function read(): Promise<ReadonlyMap<string, CodeReading>> {
    reading = reading.then(readNew);
    return reading.then(() => readings);
  }

  return {
    read,
    async features() {
      await read();
      const scripts = listFiles().filter(({ type }) => type === 'script');
      return new Set(scripts.flatMap(({ url }) => readings.get(url)?.features ?? PAGE_FEATURES));
    },
  };
}
