import type { Evidence } from '@brandprint/contracts';
import { type Cues, comparisonKey, matchesPatterns, type Quote } from '../text/index.ts';
import { readStatements, type SiteStatements } from './context.ts';
import { isOwnVoice } from './fields.ts';

type DescribedStatement = SiteStatements['described'][number];

/**
 * The quotes in which the brand speaks of itself or to its readers: not those of customers, nor about partners, team
 * members, news, sub-projects or somebody else who is named.
 */
export const ownQuotes = (evidence: Evidence, quotes: readonly Quote[]): Quote[] =>
  quotesOf(evidence, quotes, ({ statement, features }) => isOwnVoice(statement, features) && features.other === 0);

/** The quotes in which the brand speaks, of itself or of anything else; one person says "I". */
export const spokenQuotes = (evidence: Evidence, quotes: readonly Quote[]): Quote[] =>
  quotesOf(
    evidence,
    quotes,
    ({ statement, features }) => isOwnVoice(statement, { ...features, person: 0 }) && features.other === 0,
  );

/** Of the first, the quotes with the brand as subject, and those under a heading that asks for such a statement. */
export function quotesAboutBrand(evidence: Evidence, quotes: readonly Quote[], { headingPatterns }: Cues): Quote[] {
  const { language } = readStatements(evidence);
  return quotesOf(
    evidence,
    quotes,
    ({ statement, features }) =>
      isOwnVoice(statement, features) &&
      features.other + features.dependent === 0 &&
      (features.brand + features.we + features.offer > 0 ||
        (headingPatterns !== undefined && matchesPatterns(statement.heading, headingPatterns, language))),
  );
}

function quotesOf(
  evidence: Evidence,
  quotes: readonly Quote[],
  accepts: (described: DescribedStatement) => boolean,
): Quote[] {
  const accepted = new Set(
    readStatements(evidence)
      .described.filter(accepts)
      .map(({ statement }) => comparisonKey(statement.text)),
  );
  return quotes.filter(({ text }) => accepted.has(comparisonKey(text)));
}
