import { createHash } from 'node:crypto';
import { type Evidence, SECTION_STAGES, type SectionStage, type StoredAsset } from '@brandprint/contracts';
import { type AssetPort, extractSection } from '@brandprint/sections';
import { type AssetStore, createDirectoryStore, loadEvidence } from '@brandprint/storage';
import sharp from 'sharp';
import { takeOrders } from '../child/orders.ts';
import { MEASURED } from './names.ts';

export interface SectionsOrder {
  /** Of the evidence in the store. */
  key: string;
}

export interface SectionsResult {
  /** Pages of the evidence. */
  pages: number;
  /** Milliseconds of processor time of each measured section, its pictures included. */
  cpuMs: Partial<Record<SectionStage, number>>;
  /** Sections that came out otherwise when they were made again. */
  different: SectionStage[];
}

await takeOrders<SectionsOrder, SectionsResult>(async () => {
  const store = createDirectoryStore(process.env['STORE'] ?? '');
  return {
    async carryOut({ key }) {
      const evidence = await loadEvidence(store, key);
      if (!evidence) throw new Error(`there is no evidence ${key}`);
      const first = await makeAll(evidence, store);
      const second = await makeAll(evidence, store);
      const different = SECTION_STAGES.filter((name) => first.made[name] !== second.made[name]);
      return { pages: evidence.pages.length, cpuMs: first.cpuMs, different };
    },
    stop: async () => undefined,
  };
});

/** All sections, as JSON with where its values were seen. */
async function makeAll(evidence: Evidence, store: AssetStore) {
  const needs: Partial<Record<SectionStage, unknown>> = {};
  const made: Partial<Record<SectionStage, string>> = {};
  const cpuMs: SectionsResult['cpuMs'] = {};
  const { signal } = new AbortController();
  for (const name of SECTION_STAGES) {
    const before = process.cpuUsage();
    const section = await extractSection(name, { evidence, needs, assets: assetsOf(store), signal });
    const { user, system } = process.cpuUsage(before);
    if (MEASURED.includes(name)) cpuMs[name] = (user + system) / 1000;
    needs[name] = section.data;
    made[name] = JSON.stringify(section);
  }
  return { made, cpuMs };
}

/** The store's files, and what is made of them nowhere but in memory. */
function assetsOf(store: AssetStore): AssetPort {
  return {
    read: (key) => store.read(key),
    async save({ body, contentType, pageUrl, url = null }): Promise<StoredAsset> {
      const sha256 = createHash('sha256').update(body).digest('hex');
      const { format = '', width, height, hasAlpha = false } = await sharp(body).metadata();
      return {
        key: sha256,
        assetPath: `/assets/${sha256}`,
        url,
        pageUrl,
        kind: 'derived',
        contentType,
        format,
        bytes: body.length,
        sha256,
        width: width ?? null,
        height: height ?? null,
        isVector: format === 'svg',
        hasAlpha,
        dhash: null,
        colors: [],
      };
    },
  };
}
