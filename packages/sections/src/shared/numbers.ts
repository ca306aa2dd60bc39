/** 0 if the divisor is 0. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export const sumOf = <T>(items: readonly T[], amountOf: (item: T) => number): number =>
  items.reduce((sum, item) => sum + amountOf(item), 0);

/** Rounds like `toFixed`, by the exact binary value: 1.45 to one digit is 1.4. */
export const roundTo = (value: number, digits = 2): number => Number(value.toFixed(digits));

/** Rounds by the written decimal digits: 1.45 to one digit is 1.5. */
export const roundHalfUp = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** A share of 1 as text: 0.42 is "42 %". */
export const percent = (share: number, digits = 0): string =>
  `${Math.round(share * 10 ** (digits + 2)) / 10 ** digits} %`;

/** 1 if it holds, else 0. */
export const flag = (condition: boolean): number => (condition ? 1 : 0);

/** Share of the items for which a test holds; 0 of none. */
export const shareOf = <T>(items: readonly T[], test: (item: T) => boolean): number =>
  items.length === 0 ? 0 : items.filter(test).length / items.length;

/** Of two whole numbers. */
export const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));
