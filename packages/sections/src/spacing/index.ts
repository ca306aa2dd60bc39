import { type Evidence, type Provenance, SpacingSection } from '@brandprint/contracts';
import { type Measured, section } from '../section.ts';
import { mean, wordFor } from '../shared/calibration.ts';
import { plural } from '../shared/words.ts';
import { stepConfidence, unitConfidence } from './confidence.ts';
import { type SpacingFacts, type Step, spacingScale } from './scale.ts';

export const spacing = section({
  name: 'spacing',
  needs: [],
  schema: SpacingSection,
  measure,
  compose: (facts): SpacingSection => ({
    base_unit_px: facts.base,
    scale: facts.steps.map((step, i) => ({
      name: names(facts.steps.length)[i] ?? '',
      value_px: step.px,
      role: role(step),
    })),
    confidence: wordFor(chance(facts)),
    rationale: rationale(facts),
  }),
});

function measure(evidence: Evidence): Measured<SpacingFacts> {
  const facts = spacingScale(evidence);
  return {
    facts,
    provenance: [
      ...baseOrigin(facts),
      ...facts.steps.map((step, i) => ({
        path: `/scale/${i}/value_px`,
        page: step.page,
        selector: step.selector,
        property: step.property,
        value: `${step.px}px`,
        count: step.count,
        confidence: stepConfidence(step, facts),
        basis: 'rendered' as const,
      })),
    ],
  };
}

/** The unit is seen nowhere: it is what the distances have in common, told by the one that is used most on its grid. */
function baseOrigin(facts: SpacingFacts): Provenance[] {
  const { base, steps, total, onGrid } = facts;
  const [most] = steps.filter(({ px }) => px % base === 0).sort((a, b) => b.count - a.count || a.px - b.px);
  if (!most) return [];
  return [
    {
      path: '/base_unit_px',
      page: most.page,
      selector: most.selector,
      property: most.property,
      value: `${onGrid} of ${total} distances are multiples of ${base}px`,
      count: onGrid,
      confidence: unitConfidence(facts),
      basis: 'rendered',
    },
  ];
}

const NAMES = ['3xs', '2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl'] as const;

/** Names for a scale of so many steps, "md" in its middle. */
function names(steps: number): readonly string[] {
  const start = Math.max(0, Math.min(NAMES.length - steps, 4 - Math.floor((steps - 1) / 2)));
  return NAMES.slice(start, start + steps);
}

const USE: Record<string, string> = {
  padding: 'padding in boxes',
  margin: 'space between blocks',
  gap: 'gaps in rows and grids',
};

function role({ by, count }: Step): string {
  const told = [...by].sort(([a, x], [b, y]) => y - x || a.localeCompare(b));
  const [most] = told;
  const main = most ? (USE[most[0]] ?? most[0]) : '';
  return `${main} (${told.map(([property, n]) => `${n} ${property}`).join(', ')}${told.length > 1 ? `; ${count} in all` : ''})`;
}

const share = ({ onGrid, total }: SpacingFacts): number => (total === 0 ? 0 : onGrid / total);

/** That a told distance is the site's own, in the mean, or that its unit is: the smaller of both. */
function chance(facts: SpacingFacts): number {
  if (facts.steps.length === 0) return 0;
  return Math.min(unitConfidence(facts), mean(facts.steps.map((step) => stepConfidence(step, facts))));
}

function rationale(facts: SpacingFacts): string {
  if (facts.total === 0) return 'No painted paddings, margins or gaps were seen.';
  const often = [...facts.steps].sort((a, b) => b.count - a.count || a.px - b.px).slice(0, 4);
  return [
    `${facts.onGrid} of ${facts.total} painted paddings, margins and gaps (${Math.round(share(facts) * 100)}%) on ${plural(facts.pages, 'page')} are multiples of ${facts.base}px.`,
    often.length > 0 ? `Used most: ${often.map(({ px, count }) => `${px}px (${count})`).join(', ')}.` : '',
    facts.steps.length > 0 ? `Chance that they are the site's own: ${Math.round(chance(facts) * 100)}%.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
