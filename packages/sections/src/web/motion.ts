import type { Evidence, PageEvidence, Provenance } from '@brandprint/contracts';
import { agreementProbability } from '../shared/calibration.ts';
import { pluralize } from '../shared/format-text.ts';

/** Animations on the pages, and whether they stop with prefers-reduced-motion. */
export interface Motion {
  /** Whether most animated elements stop when it is set. */
  honorsReducedMotion: boolean;
  /** Whether any rule uses it. */
  hasReducedMotionQuery: boolean;
  moving: number;
  stilled: number;
  keyframes: string[];
  transitions: number;
}

/** Minimum share of animated elements that must stop. */
const MIN_HONORED_SHARE = 0.5;

/** A rule alone is not enough: libraries include one for their own parts. */
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
    keyframes.length > 0
      ? `${pluralize(keyframes.length, 'keyframe animation')} (${keyframes.slice(0, 6).join(', ')})`
      : '',
    transitions > 0 ? pluralize(transitions, transitions === 1 ? 'transition' : 'different transition') : '',
    hasReducedMotionQuery ? 'rules use prefers-reduced-motion' : 'no rule uses prefers-reduced-motion',
    hasReducedMotionQuery && moving > 0 ? `${stilled} of ${moving} animated elements stop when it is set` : '',
  ]
    .filter(Boolean)
    .join('; ');
}

/** The rule that uses it and the share of animated elements that stop; or that there is none. */
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
        ? `${stilled} of ${moving} animated elements stop when it is set`
        : 'no rule uses it',
      count: asking.length,
      confidence: agreementProbability(agree, pages.length),
      basis: 'declared',
    },
  ];
}

const reducedMotionQuery = ({ css }: PageEvidence): string =>
  css.mediaQueries.find((query) => query.includes('prefers-reduced-motion')) ?? '(prefers-reduced-motion)';
