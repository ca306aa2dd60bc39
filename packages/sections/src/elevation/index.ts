import { ElevationSection, type Evidence } from '@brandprint/contracts';
import { type Measured, section } from '../section.ts';
import { mean, wordFor } from '../shared/calibration.ts';
import { places, plural } from '../shared/words.ts';
import { levelConfidence } from './confidence.ts';
import { elevationLevels, type Level } from './levels.ts';
import { radiusLevels } from './radii.ts';

interface ElevationFacts {
  levels: Level[];
  pages: number;
}

export const elevation = section({
  name: 'elevation',
  needs: [],
  schema: ElevationSection,
  measure,
  compose: (facts): ElevationSection => ({
    levels: facts.levels.map((level, i) => ({
      name: `level-${i + 1}`,
      css_value: level.css,
      usage: usage(level),
    })),
    confidence: wordFor(chance(facts.levels)),
    rationale: rationale(facts),
  }),
});

function measure(evidence: Evidence): Measured<ElevationFacts> {
  const levels = elevationLevels(evidence);
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
    findings: { radii: radiusLevels(evidence) },
  };
}

function usage({ roles }: Level): string {
  return places([...roles].sort(([a, x], [b, y]) => y - x || a.localeCompare(b)).map(([role, n]) => plural(n, role)));
}

/** That a told shadow is one of the site's own system, in the mean. */
const chance = (levels: readonly Level[]): number => mean(levels.map((level) => levelConfidence(level, levels)));

function rationale({ levels, pages }: ElevationFacts): string {
  const where = plural(pages, 'page');
  if (levels.length === 0) return `No element on ${where} paints a shadow that lifts it off the page.`;
  const uses = levels.reduce((sum, { count }) => sum + count, 0);
  return `${plural(levels.length, 'distinct shadow')} painted by ${plural(uses, 'element')} on ${where}, ordered by blur and offset. Chance that they are the site's own system: ${Math.round(chance(levels) * 100)}%.`;
}
