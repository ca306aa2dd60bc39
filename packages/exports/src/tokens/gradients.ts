import type { ExportSource } from '../types.ts';
import { distinctNames, joinName, shortHash, slugOf } from './names.ts';
import { asObject, asObjects, asText } from './read.ts';
import type { FindSightings, Sightings } from './sightings.ts';
import { type Color, colorText, parseColor, parseDimension, round, splitValue } from './values.ts';

interface GradientStop {
  color: Color;
  /** 0 to 1. */
  position: number;
}

export interface GradientToken {
  name: string;
  /** As the brand calls it; several can have the same. */
  label: string;
  stops: readonly GradientStop[];
  repeats: boolean;
  /** As CSS, without anything but a gradient. */
  css: string;
  usage: string;
  sightings: Sightings | null;
}

export function readGradients({ brand }: ExportSource, find: FindSightings): GradientToken[] {
  const { gradients } = asObject(asObject(brand.analysis).colors);
  const tokens = asObjects(gradients).flatMap(({ index, fields }): GradientToken[] => {
    const gradient = parseGradient(asText(fields.css));
    if (!gradient) return [];
    const label = asText(fields.name);
    const name = slugOf(label.replace(/ gradient$/i, '')) || 'gradient';
    return [
      { name, label, ...gradient, usage: asText(fields.usage), sightings: find('colors', `/gradients/${index}`) },
    ];
  });
  const counts = new Map<string, number>();
  for (const { name } of tokens) counts.set(name, (counts.get(name) ?? 0) + 1);
  return distinctNames(
    tokens.map((token) => ({
      ...token,
      name: counts.get(token.name) === 1 ? token.name : joinName(token.name, ...token.stops.map(hexOf)),
    })),
    ({ css }) => shortHash(css),
  );
}

const hexOf = ({ color }: GradientStop): string => color.hex.slice(1);

const GRADIENT = /^(repeating-)?(linear|radial|conic)-gradient\((.*)\)$/is;
/** Direction, shape or angle: words, numbers and units only. */
const DIRECTION = /^[\w\s.%+-]{1,100}$/;

/** The stops of a gradient whose positions are percentages, or even; null if it cannot be read. */
function parseGradient(css: string): Pick<GradientToken, 'stops' | 'repeats' | 'css'> | null {
  const [, repeating = '', kind = '', inner = ''] = GRADIENT.exec(css.slice(0, 2000)) ?? [];
  const parts = splitValue(inner, ',');
  const [first = ''] = parts;
  const hasDirection = DIRECTION.test(first) && !parseStop(first);
  const stops = (hasDirection ? parts.slice(1) : parts).map(parseStop);
  if (stops.length < 2 || !stops.every((stop) => stop !== null)) return null;
  const direction = hasDirection ? [first.replaceAll(/\s+/g, ' ')] : [];
  // Where the first and the last stop of one that does not repeat are anyway.
  const implied = (i: number) => (repeating ? '' : i === 0 ? '0%' : i === stops.length - 1 ? '100%' : '');
  const texts = stops.map(({ color, text }, i) => `${colorText(color)} ${text === implied(i) ? '' : text}`.trim());
  return {
    stops: withPositions(stops),
    repeats: repeating !== '',
    css: `${repeating.toLowerCase()}${kind.toLowerCase()}-gradient(${[...direction, ...texts].join(', ')})`,
  };
}

function parseStop(text: string): { color: Color; position: number | null; text: string } | null {
  const [colorPart = '', positionPart = '', ...more] = splitValue(text, ' ');
  const color = parseColor(colorPart);
  if (!color || more.length > 0) return null;
  if (positionPart === '') return { color, position: null, text: '' };
  const position = parseDimension(positionPart);
  if (!position || (position.unit !== '%' && position.value !== 0)) return null;
  return { color, position: position.value / 100, text: `${position.value}${position.unit}` };
}

/** Positions that are left out lie evenly between their neighbours, as in CSS; they never decrease. */
function withPositions(stops: readonly { color: Color; position: number | null }[]): GradientStop[] {
  const known = stops.map(({ position }, i) => position ?? (i === 0 ? 0 : i === stops.length - 1 ? 1 : null));
  let highest = 0;
  return stops.map(({ color }, i) => {
    const previous = known.findLastIndex((position, k) => k <= i && position !== null);
    const next = known.findIndex((position, k) => k >= i && position !== null);
    const from = known[previous] ?? 0;
    const step = next > previous ? ((known[next] ?? 1) - from) / (next - previous) : 0;
    highest = Math.max(highest, Math.min(1, Math.max(0, from + step * (i - previous))));
    return { color, position: round(highest) };
  });
}
