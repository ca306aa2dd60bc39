import { type Evidence, type Provenance, SpacingSection } from '@brandprint/contracts';
import { defineSection, type Measurement } from '../section.ts';
import { confidenceLevel } from '../shared/calibration.ts';
import { pluralize } from '../shared/format-text.ts';
import { mean } from '../shared/numbers.ts';
import { isUnitCertain, stepConfidence, unitConfidence } from './confidence.ts';
import { measureSpacingScale, type SpacingFacts, type SpacingStep } from './spacing-scale.ts';

export const spacing = defineSection({
  name: 'spacing',
  needs: [],
  schema: SpacingSection,
  measure: measureSpacing,
  compose: (facts): SpacingSection => ({
    base_unit_px: isUnitCertain(facts) ? facts.base : 0,
    scale: facts.steps.map((step, i) => ({
      name: stepNames(facts.steps.length)[i] ?? '',
      value_px: step.px,
      role: describeRole(step),
    })),
    confidence: confidenceLevel(overallConfidence(facts)),
    rationale: describeRationale(facts),
  }),
});

function measureSpacing(evidence: Evidence): Measurement<SpacingFacts> {
  const facts = measureSpacingScale(evidence);
  return {
    facts,
    provenance: [
      ...baseUnitProvenance(facts),
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

/** The unit itself is not visible. It is derived from the distances; its source is the most used one on its grid. */
function baseUnitProvenance(facts: SpacingFacts): Provenance[] {
  const { base, steps, total, onGridCount } = facts;
  const [most] = steps.filter(({ px }) => px % base === 0).sort((a, b) => b.count - a.count || a.px - b.px);
  if (!most || !isUnitCertain(facts)) return [];
  return [
    {
      path: '/base_unit_px',
      page: most.page,
      selector: most.selector,
      property: most.property,
      value: `${onGridCount} of ${total} distances are multiples of ${base}px`,
      count: onGridCount,
      confidence: unitConfidence(facts),
      basis: 'rendered',
    },
  ];
}

const STEP_NAMES = ['3xs', '2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl'] as const;

/** Names for a scale of so many steps, with "md" in the middle. */
function stepNames(steps: number): readonly string[] {
  const start = Math.max(0, Math.min(STEP_NAMES.length - steps, 4 - Math.floor((steps - 1) / 2)));
  return STEP_NAMES.slice(start, start + steps);
}

const PROPERTY_USAGE: Record<string, string> = {
  padding: 'padding in boxes',
  margin: 'space between blocks',
  gap: 'gaps in rows and grids',
};

function describeRole({ countByProperty, count }: SpacingStep): string {
  const rankedUses = [...countByProperty].sort(([a, x], [b, y]) => y - x || a.localeCompare(b));
  const [most] = rankedUses;
  const main = most ? (PROPERTY_USAGE[most[0]] ?? most[0]) : '';
  return `${main} (${rankedUses.map(([property, n]) => `${n} ${property}`).join(', ')}${rankedUses.length > 1 ? `; ${count} in all` : ''})`;
}

/** The mean probability that a reported distance is the site's own, or that of the unit, if it is stated and smaller. */
function overallConfidence(facts: SpacingFacts): number {
  const scale = mean(facts.steps.map((step) => stepConfidence(step, facts)));
  return isUnitCertain(facts) ? Math.min(unitConfidence(facts), scale) : scale;
}

function describeRationale(facts: SpacingFacts): string {
  if (facts.total === 0) return 'No painted paddings, margins or gaps were found.';
  const often = [...facts.steps].sort((a, b) => b.count - a.count || a.px - b.px).slice(0, 4);
  const share = Math.round((100 * facts.onGridCount) / facts.total);
  return [
    isUnitCertain(facts) ? '' : 'No base unit is certain enough to state.',
    facts.base > 0
      ? `${facts.onGridCount} of ${facts.total} painted paddings, margins and gaps (${share}%) on ${pluralize(facts.pages, 'page')} are multiples of ${facts.base}px.`
      : '',
    often.length > 0 ? `Used most: ${often.map(({ px, count }) => `${px}px (${count})`).join(', ')}.` : '',
    facts.steps.length > 0
      ? `Probability that they belong to the site's own scale: ${Math.round(overallConfidence(facts) * 100)}%.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}
