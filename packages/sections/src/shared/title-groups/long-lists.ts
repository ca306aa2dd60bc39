/** So many titles are told as soon as they are likely enough. */
const MIN_TOLD = 8;
/** For each further one the threshold is higher by so much, */
const STEP = 0.02;
/** unless it is so likely. */
const CERTAIN = 0.9;

/**
 * The probability of a title behind so many likelier ones of its site, lowered as much as its threshold is higher. A brand
 * has few main offers: of the first four titles that a model chose for a site, nineteen in twenty were right, behind the
 * sixteenth three in four.
 */
export const probabilityBehind = (likelier: number, probability: number): number =>
  probability >= CERTAIN ? probability : probability - STEP * Math.max(0, likelier - MIN_TOLD + 1);
