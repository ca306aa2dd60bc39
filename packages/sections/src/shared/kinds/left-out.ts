import type { Kind } from './kind.ts';

let leftOut: ReadonlySet<Kind> = new Set();

/**
 * Takes these kinds out of the lists until the next call. The bench measures a site as one whose kind is on no list; the
 * product leaves none out.
 */
export const leaveOutKinds = (kinds: Iterable<Kind>): void => {
  leftOut = new Set(kinds);
};

export const isLeftOut = (kind: Kind): boolean => leftOut.has(kind);
