import { type Evidence, type Provenance, ThingsSection } from '@brandprint/contracts';
import { defineSection } from '../section.ts';
import { findBrandName } from '../shared/brand/brand-name.ts';
import { findCapabilities } from '../shared/brand/capabilities.ts';
import { type FoundText, findDescription } from '../shared/brand/description.ts';
import { PURPOSE_CUES } from '../shared/cues/purpose.ts';
import { analyzeText, chooseQuote, isSentence, matchesPatterns, quoteProvenance } from '../shared/text/index.ts';
import { classifyCategory } from './category.ts';
import { thingsWriting } from './write.ts';

const toProvenance = (path: string, { page, selector, property, text }: FoundText, confidence: number): Provenance => ({
  path,
  page,
  selector,
  property,
  value: text,
  count: 1,
  confidence,
});

function measureThings(evidence: Evidence) {
  const name = findBrandName(evidence);
  const context = { ...analyzeText(evidence), name: name.name };
  const described = findDescription(evidence, context);
  const descriptionStatesPurpose = described ? statesPurpose(described.text, context.language) : false;
  const purposeQuote = descriptionStatesPurpose ? null : (chooseQuote(PURPOSE_CUES, context)?.quote ?? null);
  const foundCapabilities = findCapabilities(evidence, context.language);
  const foundCategory = classifyCategory(evidence);
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
    ...(described ? [toProvenance('/description', described, described.property === 'text' ? 0.6 : 0.95)] : []),
    ...(purposeQuote
      ? [quoteProvenance('/purpose', purposeQuote, 0.6)]
      : described && descriptionStatesPurpose
        ? [toProvenance('/purpose', described, 0.8)]
        : []),
    ...foundCapabilities.map((found, index) => toProvenance(`/capabilities/${index}`, found, 0.7)),
    ...(foundCategory
      ? [
          {
            path: '/category',
            page: foundCategory.page,
            selector: foundCategory.selector,
            property: 'text',
            value: foundCategory.value,
            count: 1,
            confidence: foundCategory.confidence,
          },
        ]
      : []),
  ];
  const facts: ThingsSection = {
    name: name.name,
    description: described?.text ?? '',
    purpose: purposeQuote?.text ?? (described && descriptionStatesPurpose ? described.text : ''),
    capabilities: foundCapabilities.map(({ text }) => text),
    category: foundCategory?.name ?? '',
  };
  return { facts, provenance };
}

/** The description itself, if it states the purpose. */
const statesPurpose = (sentence: string, language: string): boolean =>
  isSentence(sentence) &&
  PURPOSE_CUES.sentencePatterns !== undefined &&
  matchesPatterns(sentence, PURPOSE_CUES.sentencePatterns, language);

/** The brand's name, description, purpose and capabilities. */
export const things = defineSection({
  name: 'things',
  needs: [],
  schema: ThingsSection,
  measure: measureThings,
  compose: (facts) => facts,
  write: thingsWriting,
});
