import type { Evidence } from '@brandprint/contracts';
import type { RankedStatement } from '../shared/statements/choose-statement.ts';
import { readStatements } from '../shared/statements/context.ts';
import { wordCount } from '../shared/text/index.ts';
import { classifyCategory, type FoundCategory } from './category.ts';
import { findKindByWords } from './kind-by-words.ts';
import { collectKindPlaces } from './kind-places.ts';
import { countKinds } from './kind-words.ts';
import { findNarrowCategory } from './narrow-category.ts';

/** The kind of thing that the brand is: in the site's own words, else as a directory would list it, else its broad kind. */
export function findCategory(evidence: Evidence, descriptions: readonly RankedStatement[]): FoundCategory | null {
  const stated = findNarrowCategory(evidence, descriptions);
  if (stated && !saysLittle(stated.name, readStatements(evidence).language)) return stated;
  return kindByWords(evidence, descriptions) ?? stated ?? classifyCategory(evidence);
}

/** "School": a noun alone that says less than the words of the whole site. */
const saysLittle = (kind: string, language: string): boolean =>
  wordCount(kind) === 1 &&
  [language, 'en'].every((code) => [...countKinds(kind, code).keys()].every(({ isGeneral }) => isGeneral));

function kindByWords(evidence: Evidence, descriptions: readonly RankedStatement[]): FoundCategory | null {
  const found = findKindByWords(collectKindPlaces(evidence, descriptions));
  const [home] = evidence.pages;
  if (!found || !home) return null;
  return {
    name: found.kind.name,
    confidence: found.confidence,
    page: home.finalUrl,
    selector: 'title, meta, text',
    value: home.title,
  };
}
