import type { Evidence } from '@brandprint/contracts';
import type { TextContext } from './choose-quote.ts';
import { detectLanguage } from './language.ts';
import { comparisonKey, normalizeWhitespace } from './normalize.ts';
import { extractQuotes } from './quotes.ts';
import { createSalience } from './salience.ts';

interface TextAnalysis extends Omit<TextContext, 'name'> {
  /** Normalized texts of visible menus, footers and breadcrumbs. */
  navigationLabels: ReadonlySet<string>;
}

const analysisByEvidence = new WeakMap<Evidence, TextAnalysis>();

/** The site's language, all quotes, and the salience of each; computed once for all sections. */
export function analyzeText(evidence: Evidence): TextAnalysis {
  const cached = analysisByEvidence.get(evidence);
  if (cached) return cached;
  const language = detectLanguage(evidence);
  const quotes = extractQuotes(evidence, language);
  const analysis = {
    language,
    quotes,
    salience: createSalience(quotes, declaredTexts(evidence)),
    navigationLabels: findNavigationLabels(evidence),
  };
  analysisByEvidence.set(evidence, analysis);
  return analysis;
}

/** Titles and descriptions of the head. */
function declaredTexts({ pages }: Evidence): string[] {
  return pages
    .flatMap(({ title, meta }) => [
      title,
      ...meta.filter(({ name }) => /^(og:)?description$/i.test(name)).map(({ content }) => content),
    ])
    .map(normalizeWhitespace)
    .filter(Boolean);
}

function findNavigationLabels({ pages }: Evidence): ReadonlySet<string> {
  const menus = pages.flatMap(({ text, links }) => [
    ...text.filter(({ kind, region }) => kind === 'nav' || region === 'nav').map(({ text: label }) => label),
    ...links
      .filter(({ region, collapsed }) => !collapsed && (region === 'nav' || region === 'footer'))
      .map(({ text: label }) => label),
  ]);
  return new Set(menus.map(comparisonKey).filter(Boolean));
}
