import type { Evidence } from '@brandprint/contracts';
import { findBrandName } from '../brand/brand-name.ts';
import { findDescription } from '../brand/description.ts';
import { analyzeText, comparisonKey } from '../text/index.ts';
import { describeStatement, type FeatureVector, type StatementContext } from './features.ts';
import { summarizeSiteText } from './site-text.ts';
import { collectStatements, type Statement } from './statement.ts';
import { findProperNouns, speaksAsOnePerson } from './subject.ts';

/** A site's statements, each with what a ranking model knows of it. */
export interface SiteStatements extends StatementContext {
  /** Keys of what is in menus, footers and breadcrumbs. */
  navigationLabels: ReadonlySet<string>;
  /** Keys of the parts of the titles of its other pages. */
  pageTitles: ReadonlySet<string>;
  /** How often a heading is on the site's pages, by its key. */
  headingCounts: ReadonlyMap<string, number>;
  /** Key of the description that patterns choose. */
  patternChoice: string;
  described: readonly { statement: Statement; features: FeatureVector }[];
}

const contextByEvidence = new WeakMap<Evidence, SiteStatements>();

/** Reads a site's statements; once for all sections. */
export function readStatements(evidence: Evidence): SiteStatements {
  const cached = contextByEvidence.get(evidence);
  if (cached) return cached;
  const analysis = analyzeText(evidence);
  const { language, salience, navigationLabels } = analysis;
  const { name } = findBrandName(evidence);
  const statements = collectStatements(evidence, { name, language });
  const context: StatementContext = {
    name,
    language,
    salience,
    properNouns: findProperNouns(evidence, language),
    isOnePerson: speaksAsOnePerson(statements, language),
    statements,
    linkTexts: new Set((evidence.pages[0]?.links ?? []).map(({ text }) => comparisonKey(text)).filter(Boolean)),
  };
  const site = summarizeSiteText(statements);
  const result = {
    ...context,
    navigationLabels,
    patternChoice: comparisonKey(findDescription(evidence, { ...analysis, name: context.name })?.text ?? ''),
    headingCounts: countHeadings(statements),
    pageTitles: new Set(
      evidence.pages
        .slice(1)
        .filter(({ status, kind }) => status < 400 && kind !== 'blog')
        .flatMap(({ title, text }) => [
          ...title.split(/\s[|–—:·-]\s/),
          ...text.filter(({ level }) => level === 1).map((block) => block.text),
        ])
        .map(comparisonKey)
        .filter(Boolean),
    ),
    described: statements.map((statement) => ({ statement, features: describeStatement(statement, context, site) })),
  };
  contextByEvidence.set(evidence, result);
  return result;
}

function countHeadings(statements: readonly Statement[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { level, text } of statements)
    if (level > 0) counts.set(comparisonKey(text), (counts.get(comparisonKey(text)) ?? 0) + 1);
  return counts;
}
