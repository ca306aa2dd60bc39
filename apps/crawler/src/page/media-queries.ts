import { truncate } from './dom.ts';

const MAX_QUERY_LENGTH = 200;
const WIDTH_QUERY = /(?<!device-)\bwidth\b/;
const CONTAINER_WIDTH_QUERY = /\b(?:width|inline-size)\b/;
const HOVERS = /\((?:any-)?hover\s*(?::\s*hover)?\)|\((?:any-)?pointer\s*:\s*fine\)/g;
const WIDE_GAMUT = /\(\s*color-gamut\s*:\s*(?:p3|rec2020)\s*\)/g;
const ALWAYS = '(min-width: 0px)';

/** What surrounds rules in their style sheet. */
export interface RuleContext {
  /** URL of the style sheet; null if inline. */
  sheet: string | null;
  /** Selector of the rule that they are nested in. */
  parent: string;
  /** Whether they apply now. */
  active: boolean;
  /** Whether they would apply on a screen of a wide gamut. */
  activeOnWideGamut: boolean;
  /** The innermost media or container query about the width. */
  widthQuery: string;
  /** The motion that users have to prefer for them, if only one of both. */
  motion: 'reduce' | 'no-preference' | null;
}

function mediaMatches(media: string): boolean {
  try {
    return matchMedia(media.replace(HOVERS, ALWAYS)).matches;
  } catch {
    return false;
  }
}

/** The context of rules in a media query. */
export function insideMedia(around: RuleContext, media: string | undefined): RuleContext {
  if (!media) return around;
  const matches = mediaMatches(media);
  const onWideGamut = media.replace(WIDE_GAMUT, ALWAYS);
  return {
    ...around,
    active: around.active && matches,
    activeOnWideGamut: around.activeOnWideGamut && (matches || (onWideGamut !== media && mediaMatches(onWideGamut))),
    widthQuery: WIDTH_QUERY.test(media) ? truncate(media, MAX_QUERY_LENGTH) : around.widthQuery,
    motion: motionPreference(media) ?? around.motion,
  };
}

export const insideContainer = (around: RuleContext, condition: string): RuleContext =>
  CONTAINER_WIDTH_QUERY.test(condition)
    ? { ...around, widthQuery: truncate(`@container ${condition}`, MAX_QUERY_LENGTH) }
    : around;

function motionPreference(media: string): RuleContext['motion'] {
  if (!media.includes('prefers-reduced-motion')) return null;
  return media.includes('no-preference') === /\bnot\b/.test(media) ? 'reduce' : 'no-preference';
}

const MOTION = ['transition-property', 'transition-duration', 'animation-name', 'animation-duration'];
/** None, or too short to be seen: common style sheets set 0.01ms. */
const NO_MOTION_VALUE = /^none$|^(?:0|0?\.0\d*)s(?:,|$)|^(?:0|0?\.\d+|1(?:\.0+)?)ms(?:,|$)/;

/**
 * Whether a rule stops motion for users who prefer that. What only rules for all others animate does not move without
 * them.
 */
export function stopsMotion(style: CSSStyleDeclaration, motion: RuleContext['motion']): boolean {
  if (!motion) return false;
  const values = MOTION.map((property) => style.getPropertyValue(property)).filter(Boolean);
  return values.some((value) => NO_MOTION_VALUE.test(value) === (motion === 'reduce'));
}
