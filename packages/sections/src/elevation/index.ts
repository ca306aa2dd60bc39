import { ElevationSection, type Evidence } from '@brandprint/contracts';
import { defineSection, type Measurement } from '../section.ts';
import { confidenceLevel } from '../shared/calibration.ts';
import { formatList, pluralize } from '../shared/format-text.ts';
import { mean } from '../shared/numbers.ts';
import { levelConfidence } from './confidence.ts';
import { type ElevationLevel, findElevationLevels } from './elevation-levels.ts';
import { findRadiusLevels } from './radius-levels.ts';

interface ElevationFacts {
  levels: ElevationLevel[];
  pages: number;
}

export const elevation = defineSection({
  name: 'elevation',
  needs: [],
  schema: ElevationSection,
  measure: measureElevation,
  compose: (facts): ElevationSection => ({
    levels: facts.levels.map((level, i) => ({
      name: `level-${i + 1}`,
      css_value: level.css,
      usage: describeLevelUsage(level),
    })),
    confidence: confidenceLevel(meanConfidence(facts.levels)),
    rationale: describeRationale(facts),
  }),
});

function measureElevation(evidence: Evidence): Measurement<ElevationFacts> {
  const levels = findElevationLevels(evidence);
  return {
    facts: { levels, pages: evidence.pages.length },
    provenance: levels.map((level, i) => ({
      path: `/levels/${i}`,
      page: level.page,
      selector: level.selector,
      property: 'box-shadow',
      value: level.css,
      count: level.count,
      confidence: levelConfidence(level, levels),
      basis: 'rendered',
    })),
    findings: { radii: findRadiusLevels(evidence) },
  };
}

function describeLevelUsage({ roles }: ElevationLevel): string {
  return formatList(
    [...roles].sort(([a, x], [b, y]) => y - x || a.localeCompare(b)).map(([role, n]) => pluralize(n, role)),
  );
}

/** Mean probability that a reported shadow belongs to the site's own system. */
const meanConfidence = (levels: readonly ElevationLevel[]): number =>
  mean(levels.map((level) => levelConfidence(level, levels)));

function describeRationale({ levels, pages }: ElevationFacts): string {
  const where = pluralize(pages, 'page');
  if (levels.length === 0) return `No element on ${where} has a shadow that raises it above the page.`;
  const uses = levels.reduce((sum, { count }) => sum + count, 0);
  return `${pluralize(levels.length, 'distinct shadow')} painted by ${pluralize(uses, 'element')} on ${where}, ordered by blur and offset. Probability that they belong to the site's own system: ${Math.round(meanConfidence(levels) * 100)}%.`;
}
