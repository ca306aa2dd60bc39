import { ElevationSection, type Evidence } from '@brandprint/contracts';
import { type Measured, section } from '../section.ts';
import { places, plural } from '../shared/words.ts';
import { elevationLevels, type Level } from './levels.ts';

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
    confidence: confidence(facts.levels),
    rationale: rationale(facts),
  }),
});

function measure(evidence: Evidence): Measured<ElevationFacts> {
  const levels = elevationLevels(evidence);
  return {
    facts: { levels, pages: evidence.pages.length },
    provenance: levels.map(({ page, selector, css, count }, i) => ({
      path: `/levels/${i}`,
      page,
      selector,
      property: 'box-shadow',
      value: css,
      count,
      confidence: 1,
    })),
  };
}

function usage({ roles }: Level): string {
  return places([...roles].sort(([a, x], [b, y]) => y - x || a.localeCompare(b)).map(([role, n]) => plural(n, role)));
}

/** Few uses may be one-offs; a system shows in several levels that repeat. */
function confidence(levels: readonly Level[]): 'high' | 'medium' | 'low' {
  const uses = levels.reduce((sum, { count }) => sum + count, 0);
  const repeated = levels.filter(({ count }) => count >= 2).length;
  if (uses >= 10 && repeated >= 2) return 'high';
  return uses >= 3 ? 'medium' : 'low';
}

function rationale({ levels, pages }: ElevationFacts): string {
  const where = plural(pages, 'page');
  if (levels.length === 0) return `No element on ${where} paints a shadow that lifts it off the page.`;
  const uses = levels.reduce((sum, { count }) => sum + count, 0);
  return `${plural(levels.length, 'distinct shadow')} painted by ${plural(uses, 'element')} on ${where}, ordered by blur and offset.`;
}
