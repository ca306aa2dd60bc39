import type { Evidence, PageEvidence, Provenance } from '@brandprint/contracts';
import { agreementProbability } from '../shared/calibration.ts';

/** What moves on the pages, and whether it stands still for who asks for less motion. */
export interface Motion {
  /** Most of what moves stands still where that is asked for. */
  honorsReducedMotion: boolean;
  /** Some rule asks whether it is. */
  hasReducedMotionQuery: boolean;
  moving: number;
  stilled: number;
  keyframes: string[];
  transitions: number;
}

/** Share of what moves that has to stand still for who asks for it. */
const MIN_HONORED_SHARE = 0.5;

/** A rule that asks is not enough: a library brings one along for its own parts. */
export function measureMotion({ pages }: Pick<Evidence, 'pages'>): Motion {
  const hasReducedMotionQuery = pages.some(({ css }) => css.prefersReducedMotion);
  const moving = pages.reduce((sum, { css }) => sum + (css.motion?.moving ?? 0), 0);
  const stilled = pages.reduce((sum, { css }) => sum + (css.motion?.stilled ?? 0), 0);
  return {
    hasReducedMotionQuery,
    moving,
    stilled,
    honorsReducedMotion: hasReducedMotionQuery && (moving === 0 || stilled / moving >= MIN_HONORED_SHARE),
    keyframes: [...new Set(pages.flatMap(({ css }) => css.keyframes))].sort(),
    transitions: new Set(pages.flatMap(({ css }) => css.transitions.map(({ value }) => value))).size,
  };
}

export function describeMotion({ hasReducedMotionQuery, moving, stilled, keyframes, transitions }: Motion): string {
  if (keyframes.length === 0 && transitions === 0) return '';
  return [
    `${keyframes.length} keyframe animations${keyframes.length > 0 ? ` (${keyframes.slice(0, 6).join(', ')})` : ''}`,
    `${transitions} different transitions`,
    hasReducedMotionQuery ? 'rules ask for prefers-reduced-motion' : 'no rule asks for prefers-reduced-motion',
    hasReducedMotionQuery && moving > 0 ? `${stilled} of ${moving} moving elements stand still where it is set` : '',
  ]
    .filter(Boolean)
    .join('; ');
}

/** Which rule asks, and how much of what moves heeds it; or that none does. */
export function motionProvenance(
  { pages }: Evidence,
  { hasReducedMotionQuery, moving, stilled, honorsReducedMotion }: Motion,
): Provenance[] {
  const asking = pages.filter(({ css }) => css.prefersReducedMotion);
  const [first] = hasReducedMotionQuery ? asking : pages;
  if (!first) return [];
  const agree = pages.filter(
    (page) => measureMotion({ pages: [page] }).honorsReducedMotion === honorsReducedMotion,
  ).length;
  return [
    {
      path: '/animation/reduced_motion',
      page: first.finalUrl,
      selector: hasReducedMotionQuery ? `@media ${reducedMotionQuery(first)}` : '',
      property: 'prefers-reduced-motion',
      value: hasReducedMotionQuery
        ? `${stilled} of ${moving} moving elements stand still where it is set`
        : 'no rule asks for it',
      count: asking.length,
      confidence: agreementProbability(agree, pages.length),
      basis: 'declared',
    },
  ];
}

const reducedMotionQuery = ({ css }: PageEvidence): string =>
  css.mediaQueries.find((query) => query.includes('prefers-reduced-motion')) ?? '(prefers-reduced-motion)';
