import type { ExportSource } from '../types.ts';
import { distinctNames, shortHash, slugOf } from './names.ts';
import { asList, asNumber, asObject } from './read.ts';
import type { FindSightings, Sightings } from './sightings.ts';

export interface MotionToken {
  name: string;
  usage: string;
  sightings: Sightings | null;
  motion: { type: 'duration'; value: number; unit: 'ms' | 's' } | { type: 'cubicBezier'; points: readonly number[] };
}

const MAX_DEPTH = 6;

/**
 * Durations and easing curves: custom properties of the site, and those that its elements use, which are named by their
 * value. Names are unique among tokens of the same type.
 */
export function readMotion({ brand }: ExportSource, find: FindSightings): MotionToken[] {
  const groups = asObject(asObject(asObject(brand.analysis).web).design_tokens);
  const isMeasured = (group: string) => group.startsWith('measured-');
  const inGroups = (names: readonly string[]) =>
    names.flatMap((name) => tokensIn(asObject(groups[name]), [name], find));
  const names = Object.keys(groups);
  const declared = inGroups(names.filter((name) => !isMeasured(name)));
  const known = new Set(declared.map(textOf));
  const measured = inGroups(names.filter(isMeasured))
    .filter((token) => !known.has(textOf(token)))
    .map((token) => ({ ...token, name: nameOf(token) }));
  return (['duration', 'cubicBezier'] as const).flatMap((type) =>
    distinctNames(
      [...declared, ...measured].filter(({ motion }) => motion.type === type),
      (token) => shortHash(textOf(token)),
    ),
  );
}

const textOf = ({ motion }: MotionToken): string => JSON.stringify(motion);

/** Curves that CSS has a name for. */
const CURVES: Readonly<Record<string, string>> = {
  '0,0,1,1': 'linear',
  '0.25,0.1,0.25,1': 'standard',
  '0.42,0,1,1': 'in',
  '0,0,0.58,1': 'out',
  '0.42,0,0.58,1': 'in-out',
};

/** `200` for 200 ms, `in-out` or `curve-` and a hash for curves. */
function nameOf(token: MotionToken): string {
  const { motion } = token;
  if (motion.type === 'duration') return slugOf(`${motion.value}${motion.unit === 's' ? 's' : ''}`);
  return CURVES[motion.points.join()] ?? `curve-${shortHash(textOf(token))}`;
}

/** As in JSON Pointers (RFC 6901). */
const escapeName = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** `path` is that of the group. Its first name, the type, is no part of the tokens' names. */
function tokensIn(group: Record<string, unknown>, path: readonly string[], find: FindSightings): MotionToken[] {
  const motion = motionOf(group);
  if (motion) {
    const pointer = ['', 'design_tokens', ...path.map(escapeName)].join('/');
    return [{ name: slugOf(path.slice(1).join(' ')), motion, usage: '', sightings: find('web', pointer) }];
  }
  if (path.length > MAX_DEPTH) return [];
  return Object.entries(group).flatMap(([key, value]) =>
    key.startsWith('$') ? [] : tokensIn(asObject(value), [...path, key], find),
  );
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
