/** `hit` of `of`; `of` is 0 where there is nothing to count. */
export interface Count {
  hit: number;
  of: number;
}

export const NO_COUNT: Count = { hit: 0, of: 0 };

/** Null is nothing to count. */
export const countOne = (right: boolean | null): Count => (right === null ? NO_COUNT : { hit: Number(right), of: 1 });

export const sumCounts = (counts: readonly Count[]): Count =>
  counts.reduce((sum, { hit, of }) => ({ hit: sum.hit + hit, of: sum.of + of }), NO_COUNT);

/** Whether the share reaches the target (0 to 1); undefined if there was nothing to count. */
export const isMet = ({ hit, of }: Count, target: number): boolean | undefined =>
  of === 0 ? undefined : hit / of >= target;

export const formatMet = (met: boolean | undefined): string => (met === undefined ? '' : met ? 'met' : 'NOT MET');

export const formatTarget = (target: number): string => `${Math.round(target * 100)} %`;
