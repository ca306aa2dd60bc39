/** A browser says whether it is idle for this long, without a timer that comes due or a frame. */
export const FORESEEN_MS = 50;
