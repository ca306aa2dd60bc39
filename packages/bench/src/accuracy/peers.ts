import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import type { Stoppable } from '@brandprint/platform';
import { type Extraction, fromDembrandt, fromOpenbrand } from '../../corpus/score.mjs';
import { type Child, startChild } from '../child/start-child.ts';
import { CACHE_DIR, installPackage } from '../npm.ts';
import { DEMBRANDT, runDembrandt } from '../peers/dembrandt.ts';
import { launchBrowser } from '../peers/launch-browser.ts';
import type { CatalogSite } from '../sites/catalog.ts';
import type { RunningSite } from '../sites/index.ts';
import type { OpenbrandTask } from './openbrand.ts';
import type { PeerName } from './tools.ts';

export interface Peers extends Stoppable {
  /** Null if it fails. */
  extract(name: PeerName, site: CatalogSite, running: RunningSite): Promise<Extraction | null>;
}

const OPENBRAND = 'openbrand@0.2.3';
const SPECS: Record<PeerName, string> = { dembrandt: DEMBRANDT, openbrand: OPENBRAND };
const PARSERS: Record<PeerName, (out: unknown) => Extraction> = { dembrandt: fromDembrandt, openbrand: fromOpenbrand };
/** In what is kept, for the origin of the site, which is another one each time. */
const ORIGIN_PLACEHOLDER = 'http://site.invalid';

interface PeerOptions {
  /** Whether what an earlier run kept is of no interest. */
  fresh: boolean;
  /** That dembrandt looks at; openbrand always reads one. */
  pages: number;
  logProgress(line: string): void;
}

/** Other extractors, installed when they are first needed; what they answer is kept for the next run. */
export function createPeers({ fresh, pages, logProgress }: PeerOptions): Peers {
  const started: Stoppable[] = [];
  const memoize = <T>(make: () => Promise<T>): (() => Promise<T>) => {
    let made: Promise<T> | undefined;
    return () => {
      made ??= make();
      return made;
    };
  };
  const browser = memoize(async () => {
    const launched = await launchBrowser();
    started.push({ stop: () => launched.close() });
    return `http://${new URL(launched.wsEndpoint()).host}`;
  });
  const openbrand = memoize(async () => {
    const child: Child<OpenbrandTask, unknown> = await startChild(new URL('./openbrand.ts', import.meta.url), {
      PEER_MODULES: await installPackage(OPENBRAND),
    });
    started.push(child);
    return child;
  });
  const run: Record<PeerName, (url: string) => Promise<unknown>> = {
    dembrandt: async (url) =>
      runDembrandt({ modules: await installPackage(DEMBRANDT), browser: await browser(), url, maxPages: pages }),
    openbrand: async (url) => (await (await openbrand()).measure({ url })).result,
  };

  async function extract(name: PeerName, site: CatalogSite, { url, origin }: RunningSite): Promise<Extraction | null> {
    const path = answerCachePath(SPECS[name], site, name === 'dembrandt' ? pages : 1);
    const kept = fresh || !path ? undefined : await readFile(path, 'utf8').catch(() => undefined);
    if (kept !== undefined) return PARSERS[name](JSON.parse(kept.replaceAll(ORIGIN_PLACEHOLDER, origin)));
    try {
      const out = await run[name](url);
      if (path) await writeCache(path, JSON.stringify(out).replaceAll(origin, ORIGIN_PLACEHOLDER));
      return PARSERS[name](out);
    } catch (error) {
      logProgress(`${site.id}: ${name} failed: ${String(error).slice(0, 300)}`);
      return null;
    }
  }

  return {
    extract,
    async stop() {
      for (const one of started.reverse()) await one.stop();
    },
  };
}

/** Where an answer is kept; undefined for a site whose files may change. */
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
