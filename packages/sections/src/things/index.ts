import { type Evidence, type Provenance, ThingsSection } from '@brandprint/contracts';
import { defineSection } from '../section.ts';
import { findBrandName } from '../shared/brand/brand-name.ts';
import { type RankedStatement, rankStatements, statementProvenance } from '../shared/statements/choose-statement.ts';
import { isSentence, wordCount } from '../shared/text/index.ts';
import { chooseCapabilities } from '../shared/title-groups/choose-capabilities.ts';
import { findCategory } from './find-category.ts';
import { thingsWriting } from './write.ts';

const MAX_CAPABILITIES = 24;

function measureThings(evidence: Evidence) {
  const name = findBrandName(evidence);
  const statements = rankStatements('description', evidence);
  const description = statements[0] ?? null;
  const purpose = description && choosePurpose(statements, description);
  const capabilities = chooseCapabilities(evidence).slice(0, MAX_CAPABILITIES);
  const category = findCategory(evidence, statements);
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
    ...(description ? [statementProvenance('/description', description)] : []),
    ...(purpose ? [statementProvenance('/purpose', purpose)] : []),
    ...capabilities.map(({ text, page, selector, property, probability }, index) => ({
      path: `/capabilities/${index}`,
      page,
      selector,
      property,
      value: text,
      count: 1,
      confidence: Number(probability.toFixed(2)),
    })),
    ...(category
      ? [
          {
            path: '/category',
            page: category.page,
            selector: category.selector,
            property: category.source,
            value: category.value,
            count: 1,
            confidence: category.confidence,
          },
        ]
      : []),
  ];
  const facts: ThingsSection = {
    name: name.name,
    description: description?.statement.text ?? '',
    purpose: purpose?.statement.text ?? '',
    capabilities: capabilities.map(({ text }) => text),
    category: category?.name ?? '',
  };
  return { facts, provenance };
}

/** A statement of the purpose must be nearly as likely to describe the brand as the description itself. */
const MIN_SHARE_OF_DESCRIPTION = 0.85;
/** A description with fewer words only names the brand's kind. */
const MIN_PURPOSE_WORDS = 7;

/** What the brand is for: the likeliest statement with words for that, otherwise the description if it says enough. */
function choosePurpose(statements: readonly RankedStatement[], description: RankedStatement): RankedStatement | null {
  const stated = statements.find(
    ({ statement: { text }, features, probability }) =>
      isSentence(text) &&
      features.cue === 1 &&
      features.brand + features.we + features.offer + features.reader > 0 &&
      probability >= description.probability * MIN_SHARE_OF_DESCRIPTION,
  );
  return stated ?? (wordCount(description.statement.text) >= MIN_PURPOSE_WORDS ? description : null);
}

/** The brand's name, description, purpose and capabilities. */
export const things = defineSection({
  name: 'things',
  needs: [],
  schema: ThingsSection,
  measure: measureThings,
  compose: (facts) => facts,
  write: thingsWriting,
});
