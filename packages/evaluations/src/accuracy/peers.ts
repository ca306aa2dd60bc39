import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { startChild } from '@brandprint/harness/child';
import { CACHE_DIR, installPackage } from '@brandprint/harness/npm';
import {
  DEMBRANDT,
  type DesignlangCheckout,
  launchProxylessBrowser,
  runDembrandt,
  startDesignlang,
} from '@brandprint/harness/peers';
import type { CatalogSite, RunningSite } from '@brandprint/harness/sites';
import { createStopStack } from '@brandprint/harness/stop-stack';
import type { Stoppable } from '@brandprint/platform';
import { type Extraction, fromDembrandt, fromDesignlang, fromOpenbrand } from '../../corpus/score.mjs';
import type { OpenbrandTask } from './openbrand.ts';
import type { PeerName } from './tools.ts';

export interface Peers extends Stoppable {
  /** Null if it fails. */
  extract(name: PeerName, site: CatalogSite, running: RunningSite): Promise<Extraction | null>;
}

const OPENBRAND = 'openbrand@0.2.3';
const PARSERS: Record<PeerName, (out: unknown) => Extraction> = {
  dembrandt: fromDembrandt,
  openbrand: fromOpenbrand,
  designlang: fromDesignlang,
};
/** Placeholder for the site's origin in stored answers, because the port differs between runs. */
const ORIGIN_PLACEHOLDER = 'http://site.invalid';

interface PeerOptions {
  /** Whether stored answers of an earlier run are ignored. */
  fresh: boolean;
  /** Pages that dembrandt reads, at most; the others always read one. */
  pages: number;
  /** Required for designlang. */
  designlang: DesignlangCheckout | undefined;
  logProgress(line: string): void;
}

/** Other extractors, installed or started when first needed. Their answers are stored for the next run. */
export function createPeers({ fresh, pages, designlang, logProgress }: PeerOptions): Peers {
  const specs: Record<PeerName, string> = {
    dembrandt: DEMBRANDT,
    openbrand: OPENBRAND,
    designlang: `designlang@${designlang?.version}`,
  };
  const started = createStopStack();
  const memoize = <T>(make: () => Promise<T>): (() => Promise<T>) => {
    let made: Promise<T> | undefined;
    return () => {
      made ??= make();
      return made;
    };
  };
  const browser = memoize(async () => {
    const launched = await launchProxylessBrowser();
    started.add({ stop: () => launched.close() });
    return `http://${new URL(launched.wsEndpoint()).host}`;
  });
  const openbrand = memoize(async () => {
    const script = new URL('./openbrand.ts', import.meta.url);
    const env = { PEER_MODULES: await installPackage(OPENBRAND) };
    return started.add(await startChild<OpenbrandTask, unknown>(script, env));
  });
  const designlangProcess = memoize(async () => {
    if (!designlang) throw new Error('there is no checkout of designlang');
    return started.add(await startDesignlang(designlang));
  });
  const run: Record<PeerName, (url: string) => Promise<unknown>> = {
    dembrandt: async (url) =>
      runDembrandt({ modules: await installPackage(DEMBRANDT), browser: await browser(), url, maxPages: pages }),
    openbrand: async (url) => (await (await openbrand()).measure({ url })).result,
    designlang: async (url) => (await (await designlangProcess()).measure({ url })).result,
  };

  async function extract(name: PeerName, site: CatalogSite, { url, origin }: RunningSite): Promise<Extraction | null> {
    const path = answerCachePath(specs[name], site, name === 'dembrandt' ? pages : 1);
    const stored = fresh || !path ? undefined : await readFile(path, 'utf8').catch(() => undefined);
    if (stored !== undefined) return PARSERS[name](JSON.parse(stored.replaceAll(ORIGIN_PLACEHOLDER, origin)));
    try {
      const out = await run[name](url);
      if (path) await writeCache(path, JSON.stringify(out).replaceAll(origin, ORIGIN_PLACEHOLDER));
      return PARSERS[name](out);
    } catch (error) {
      logProgress(`${site.id}: ${name} failed: ${String(error).slice(0, 300)}`);
      return null;
    }
  }

  return { extract, stop: () => started.stop() };
}

/** Where an answer is stored; undefined for a site whose files may change. */
function answerCachePath(
  peer: string,
  { package: spec, folder, entry }: CatalogSite,
  pages: number,
): string | undefined {
  if (isAbsolute(spec)) return undefined;
  const name = [spec, folder, entry, `${pages}.json`].join('+').replaceAll('/', '+');
  return join(CACHE_DIR, 'answers', peer, name);
}

async function writeCache(path: string, text: string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, text);
}
