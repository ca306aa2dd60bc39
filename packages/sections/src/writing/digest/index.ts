import type { Evidence } from '@brandprint/contracts';
import { languageOf } from '../../shared/text/index.ts';
import { nonceOf } from '../delimit.ts';
import type { Material } from '../material.ts';
import type { PrefixBlock } from '../port.ts';
import { factSheets } from './facts.ts';
import { END, framed } from './frame.ts';
import { lexiconOf } from './lexicon.ts';
import { chosenQuotes } from './quotes.ts';
import { type ReadFile, shots } from './shots.ts';
import { siteLines } from './site.ts';

const known = new WeakMap<Evidence, Promise<Material>>();

/**
 * What every stage of an analysis shows a model: pages, quotes, measured facts, screenshots, in that order and within a
 * few tens of thousands of tokens. Made once for an evidence that stays in memory.
 */
export function materialOf(evidence: Evidence, read: ReadFile): Promise<Material> {
  const found = known.get(evidence) ?? gather(evidence, read);
  known.set(evidence, found);
  found.catch(() => known.delete(evidence));
  return found;
}

async function gather(evidence: Evidence, read: ReadFile): Promise<Material> {
  const language = languageOf(evidence);
  const quotes = new Map(chosenQuotes(evidence, language).map((quote, index) => [`q${index + 1}`, quote]));
  const seen = await shots(evidence, read);
  const sheets = factSheets(
    evidence,
    seen.map(({ shot }) => shot),
  );
  const site = siteLines(evidence, quotes);
  const measured = sheets
    .map(({ kind, facts }) => `${kind}:\n${facts.map(({ id, text }) => `${id} ${text}`).join('\n')}`)
    .join('\n\n');
  const nonce = nonceOf(site.pages, site.quotes, measured);
  const text = framed(nonce, { ...site, measured }, seen.length > 0);
  return {
    language,
    nonce,
    prefix: [
      { type: 'text', text },
      ...seen.flatMap(({ shot, picture }): PrefixBlock[] => [
        {
          type: 'text',
          text: `${shot.id}: ${shot.index === 0 ? 'first page' : `page ${shot.index + 1}`}, ${shot.top === 0 ? 'from its top' : 'further down'}, ${shot.width} × ${shot.height} px.`,
        },
        picture,
      ]),
      { type: 'text', text: END },
    ],
    quotes,
    facts: new Map(sheets.flatMap(({ facts }) => facts.map((fact) => [fact.id, fact]))),
    shots: new Map(seen.map(({ shot }) => [shot.id, shot])),
    lexicon: lexiconOf(evidence, sheets),
  };
}
