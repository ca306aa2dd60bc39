import type { Evidence, PageEvidence, Provenance } from '@brandprint/contracts';
import { agreement } from '../shared/calibration.ts';

/** What moves on the pages, and whether it stands still for who asks for less motion. */
export interface Motion {
  /** Most of what moves stands still where that is asked for. */
  reduced: boolean;
  /** Some rule asks whether it is. */
  asked: boolean;
  moving: number;
  stilled: number;
  keyframes: string[];
  transitions: number;
}

/** Share of what moves that has to stand still for who asks for it. */
const HONOURED_FROM = 0.5;

/** A rule that asks is not enough: a library brings one along for its own parts. */
export function motionOf({ pages }: Pick<Evidence, 'pages'>): Motion {
  const asked = pages.some(({ css }) => css.prefersReducedMotion);
  const moving = pages.reduce((sum, { css }) => sum + (css.motion?.moving ?? 0), 0);
  const stilled = pages.reduce((sum, { css }) => sum + (css.motion?.stilled ?? 0), 0);
  return {
    asked,
    moving,
    stilled,
    reduced: asked && (moving === 0 || stilled / moving >= HONOURED_FROM),
    keyframes: [...new Set(pages.flatMap(({ css }) => css.keyframes))].sort(),
    transitions: new Set(pages.flatMap(({ css }) => css.transitions.map(({ value }) => value))).size,
  };
}

export function motionNotes({ asked, moving, stilled, keyframes, transitions }: Motion): string {
  if (keyframes.length === 0 && transitions === 0) return '';
  return [
    `${keyframes.length} keyframe animations${keyframes.length > 0 ? ` (${keyframes.slice(0, 6).join(', ')})` : ''}`,
    `${transitions} different transitions`,
    asked ? 'rules ask for prefers-reduced-motion' : 'no rule asks for prefers-reduced-motion',
    asked && moving > 0 ? `${stilled} of ${moving} moving elements stand still where it is set` : '',
  ]
    .filter(Boolean)
    .join('; ');
}

/** Which rule asks, and how much of what moves heeds it; or that none does. */
export function motionProvenance({ pages }: Evidence, { asked, moving, stilled, reduced }: Motion): Provenance[] {
  const asking = pages.filter(({ css }) => css.prefersReducedMotion);
  const [first] = asked ? asking : pages;
  if (!first) return [];
  const agree = pages.filter((page) => motionOf({ pages: [page] }).reduced === reduced).length;
  return [
    {
      path: '/animation/reduced_motion',
      page: first.finalUrl,
      selector: asked ? `@media ${queryOf(first)}` : '',
      property: 'prefers-reduced-motion',
      value: asked ? `${stilled} of ${moving} moving elements stand still where it is set` : 'no rule asks for it',
      count: asking.length,
      confidence: agreement(agree, pages.length),
      basis: 'declared',
    },
  ];
}

const queryOf = ({ css }: PageEvidence): string =>
  css.mediaQueries.find((query) => query.includes('prefers-reduced-motion')) ?? '(prefers-reduced-motion)';
