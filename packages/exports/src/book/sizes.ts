import type { Dimension } from '../tokens/values.ts';

const MAX_POINTS = 600;

/** A size in points: sizes in px stay values of the brand. */
export const pointsText = ({ value, unit }: Dimension, max = MAX_POINTS): string =>
  `${Math.max(-max, Math.min(max, value * (unit === 'px' ? 0.75 : 12))).toFixed(2)}pt`;

export const radiusText = (size: Dimension): string =>
  size.unit === '%' ? `${Math.min(50, size.value)}%` : pointsText(size);
