import type { Evidence } from '@brandprint/contracts';
import { detectLanguage } from '../shared/text/index.ts';
import { createNonce } from '../writing/delimiters.ts';
import type { Material } from '../writing/material.ts';
import { MATERIAL_END, renderMaterial } from '../writing/material-template.ts';
import type { PrefixBlock } from '../writing/port.ts';
import { buildFactSheets } from './fact-sheets.ts';
import { buildLexicon } from './lexicon.ts';
import { cropScreenshots, type ReadFile } from './screenshot-crops.ts';
import { selectQuotes } from './select-quotes.ts';
import { buildSiteLines } from './site-lines.ts';

const materialByEvidence = new WeakMap<Evidence, Promise<Material>>();

/**
 * The input that all stages of an analysis show to a model: pages, quotes, measured facts and screenshots, in that
 * order and within a few tens of thousands of tokens. Built once for an evidence object while it is in memory.
 */
export function buildMaterial(evidence: Evidence, read: ReadFile): Promise<Material> {
  const material = materialByEvidence.get(evidence) ?? createMaterial(evidence, read);
  materialByEvidence.set(evidence, material);
  material.catch(() => materialByEvidence.delete(evidence));
  return material;
}

async function createMaterial(evidence: Evidence, read: ReadFile): Promise<Material> {
  const language = detectLanguage(evidence);
  const quotes = new Map(selectQuotes(evidence, language).map((quote, index) => [`q${index + 1}`, quote]));
  const crops = await cropScreenshots(evidence, read);
  const sheets = buildFactSheets(
    evidence,
    crops.map(({ shot }) => shot),
  );
  const site = buildSiteLines(evidence, quotes);
  const measured = sheets
    .map(({ kind, facts }) => `${kind}:\n${facts.map(({ id, text }) => `${id} ${text}`).join('\n')}`)
    .join('\n\n');
  const nonce = createNonce(site.pages, site.quotes, measured);
  const text = renderMaterial(nonce, { ...site, measured }, crops.length > 0);
  return {
    language,
    nonce,
    prefix: [
      { type: 'text', text },
      ...crops.flatMap(({ shot, picture }): PrefixBlock[] => [
        {
          type: 'text',
          text: `${shot.id}: ${shot.index === 0 ? 'first page' : `page ${shot.index + 1}`}, ${shot.top === 0 ? 'from its top' : 'further down'}, ${shot.width} × ${shot.height} px.`,
        },
        picture,
      ]),
      { type: 'text', text: MATERIAL_END },
    ],
    quotes,
    facts: new Map(sheets.flatMap(({ facts }) => facts.map((fact) => [fact.id, fact]))),
    screenshots: new Map(crops.map(({ shot }) => [shot.id, shot])),
    lexicon: buildLexicon(evidence, sheets),
  };
}
