/** So many titles are told as soon as they are likely enough. */
const MIN_TOLD = 8;
/** Each further one has to be likelier by so much than the one before, */
const STEP = 0.02;
/** unless it is so likely. */
const CERTAIN = 0.9;

/**
 * The probability of a title by which it is told or not, given how many of its site are likelier. A brand has few main
 * offers: of the first four titles that a model chose for a site, nineteen in twenty were right, behind the sixteenth three
 * in four.
 */
export const standing = (probability: number, likelier: number): number =>
  probability >= CERTAIN ? probability : probability - STEP * Math.max(0, likelier - MIN_TOLD + 1);
