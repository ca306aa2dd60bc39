/** So many titles are told as soon as they are likely enough. */
const MIN_TOLD = 8;
/** Each further one is told from a threshold on that is higher by so much, */
const STEP = 0.02;
/** or if it is so likely. */
const CERTAIN = 0.9;

/**
 * The probability from which on a title is told, given how many of its site are likelier. A brand has few main
 * offers: of the first four titles that a model chose for a site, nineteen in twenty were right, behind the sixteenth three
 * in four.
 */
export const thresholdBehind = (likelier: number, threshold: number): number =>
  Math.min(Math.max(threshold, CERTAIN), threshold + STEP * Math.max(0, likelier - MIN_TOLD + 1));
