import type { ExportSource } from '../types.ts';
import { distinctNames, shortHash, slugOf } from './names.ts';
import { asList, asNumber, asObject } from './read.ts';

export interface MotionToken {
  name: string;
  motion: { type: 'duration'; value: number; unit: 'ms' | 's' } | { type: 'cubicBezier'; points: readonly number[] };
}

const MAX_DEPTH = 6;

/** Durations and easing curves among the custom properties of the site. */
export function readMotion({ brand }: ExportSource): MotionToken[] {
  const { design_tokens } = asObject(asObject(brand.analysis).web);
  return distinctNames(tokensIn(asObject(design_tokens), '', 0), ({ motion }) => shortHash(JSON.stringify(motion)));
}

function tokensIn(group: Record<string, unknown>, path: string, depth: number): MotionToken[] {
  const token = motionOf(group);
  if (token) return [{ name: slugOf(path), motion: token }];
  if (depth === MAX_DEPTH) return [];
  return Object.entries(group).flatMap(([key, value]) => {
    if (key.startsWith('$')) return [];
    // The first level is the type.
    return tokensIn(asObject(value), depth === 0 ? '' : `${path} ${key}`, depth + 1);
  });
}

/** Longer ones move nothing that can be seen, and do not fit into the whole numbers of some platforms. */
const MAX_TIME = 1_000_000;

function motionOf({ $type, $value }: Record<string, unknown>): MotionToken['motion'] | null {
  if ($type === 'duration') {
    const { value, unit } = asObject($value);
    const time = asNumber(value);
    return time !== null && time >= 0 && time <= MAX_TIME && (unit === 'ms' || unit === 's')
      ? { type: $type, value: time, unit }
      : null;
  }
  if ($type !== 'cubicBezier') return null;
  const points = asList($value).flatMap((point) => asNumber(point) ?? []);
  const [x1 = -1, , x2 = -1] = points;
  const isCurve = points.length === 4 && [x1, x2].every((x) => x >= 0 && x <= 1);
  return isCurve ? { type: $type, points } : null;
}
