import { type Evidence, type Provenance, ThingsSection } from '@brandprint/contracts';
import { section } from '../section.ts';
import { choose, isSentence, isWorded, quoted, readingOf } from '../shared/text/index.ts';
import { capabilities } from './capabilities.ts';
import { category } from './category.ts';
import { description, type Found } from './describe.ts';
import { brandName } from './name/decide.ts';
import { PURPOSE } from './purpose.ts';
import { write } from './write.ts';

const seen = (path: string, { page, selector, property, text }: Found, confidence: number): Provenance => ({
  path,
  page,
  selector,
  property,
  value: text,
  count: 1,
  confidence,
});

function measure(evidence: Evidence) {
  const name = brandName(evidence);
  const choice = { ...readingOf(evidence), name: name.name };
  const described = description(evidence, choice);
  const told = described ? meansPurpose(described.text, choice.language) : false;
  const meant = told ? null : (choose(PURPOSE, choice)?.quote ?? null);
  const able = capabilities(evidence, choice.language);
  const kind = category(evidence);
  const provenance: Provenance[] = [
    ...name.clues.slice(0, 5).map(({ page, selector, property, raw }) => ({
      path: '/name',
      page,
      selector,
      property,
      value: raw,
      count: name.clues.length,
      confidence: name.confidence,
    })),
    ...(described ? [seen('/description', described, described.property === 'text' ? 0.6 : 0.95)] : []),
    ...(meant ? [quoted('/purpose', meant, 0.6)] : described && told ? [seen('/purpose', described, 0.8)] : []),
    ...able.map((found, index) => seen(`/capabilities/${index}`, found, 0.7)),
    ...(kind
      ? [
          {
            path: '/category',
            page: kind.page,
            selector: kind.selector,
            property: 'text',
            value: kind.value,
            count: 1,
            confidence: kind.confidence,
          },
        ]
      : []),
  ];
  const facts: ThingsSection = {
    name: name.name,
    description: described?.text ?? '',
    purpose: meant?.text ?? (described && told ? described.text : ''),
    capabilities: able.map(({ text }) => text),
    category: kind?.name ?? '',
  };
  return { facts, provenance };
}

/** The description itself, where it says what the thing is for. */
const meansPurpose = (sentence: string, language: string): boolean =>
  isSentence(sentence) && PURPOSE.says !== undefined && isWorded(sentence, PURPOSE.says, language);

/** What the brand is called, what it is, what it is for and what it can do. */
export const things = section({
  name: 'things',
  needs: [],
  schema: ThingsSection,
  measure,
  compose: (facts) => facts,
  write,
});
