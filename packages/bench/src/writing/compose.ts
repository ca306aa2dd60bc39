import { SECTION_STAGES, type SectionStage } from '@brandprint/contracts';
import { type AssetPort, extractSection } from '@brandprint/sections';
import type { Kept } from './evidence.ts';

/** Sections that no words are made from. */
const APART: ReadonlySet<SectionStage> = new Set(['logos', 'web', 'spacing', 'elevation']);

/** Every section that words are in or made from, as the product makes them without a model; null where one fails. */
export async function composeAll({ evidence, file }: Kept): Promise<Partial<Record<SectionStage, unknown>>> {
  const made: Partial<Record<SectionStage, unknown>> = {};
  const assets: AssetPort = {
    read: file,
    save: () => Promise.reject(new Error('no section of words makes files')),
  };
  const { signal } = new AbortController();
  for (const name of SECTION_STAGES.filter((stage) => !APART.has(stage)))
    made[name] = await extractSection(name, { evidence, needs: made, assets, signal }).then(
      ({ data }) => data,
      () => null,
    );
  return made;
}
