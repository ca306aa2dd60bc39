import { type ColorToken, everyColor } from '../tokens/colors.ts';
import type { BrandTokens } from '../tokens/index.ts';
import type { SizeToken } from '../tokens/shapes.ts';
import type { Sightings } from '../tokens/sightings.ts';
import type { TextStyle } from '../tokens/typography.ts';
import type { Color, Dimension } from '../tokens/values.ts';
import type { ExportOptions } from '../types.ts';

type Json = Record<string, unknown>;

const SCHEMAS = 'https://www.designtokens.org/schemas/2025.10';
const EXTENSION = 'com.brandprint';
const MAX_SIGHTINGS = 3;
/** What browsers make of `normal`, about: the format needs a number. */
const NORMAL_LINE_HEIGHT = 1.2;

/**
 * Design tokens of the Format Module 2025.10: one file of tokens for one scheme, and a resolver that contains the tokens
 * for two.
 */
export function toDtcg(tokens: BrandTokens, { prefix }: ExportOptions): string {
  const [own, other] = tokens.schemes;
  const grouped = (groups: Json) => (prefix === '' ? groups : { [prefix]: groups });
  const all = grouped({ ...colorGroup(everyColor(tokens.schemes)), ...otherGroups(tokens, prefix) });
  const description = inert(`${tokens.name}, measured on ${tokens.sourceUrl}`);
  const document = other
    ? {
        $schema: `${SCHEMAS}/resolver.json`,
        name: tokens.name || 'Brand',
        version: '2025.10',
        description,
        sets: { brand: { sources: [all] } },
        modifiers: {
          scheme: {
            description: `${other.scheme}: ${other.trigger}, seen on ${other.page}`,
            contexts: { [own.scheme]: [], [other.scheme]: [grouped(colorGroup(other.colors))] },
            default: own.scheme,
          },
        },
        resolutionOrder: [{ $ref: '#/sets/brand' }, { $ref: '#/modifiers/scheme' }],
      }
    : { $schema: `${SCHEMAS}/format.json`, $description: description, ...all };
  return `${JSON.stringify(document, null, 2)}\n`;
}

const colorGroup = (colors: readonly ColorToken[]): Json =>
  group(
    'color',
    'color',
    colors.map((token) => [token.name, described(colorValue(token.color), token, { name: inert(token.label) })]),
  );

function otherGroups(tokens: BrandTokens, prefix: string): Json {
  const { families, textStyles, spacing, radii, shadows, gradients, motion, breakpoints } = tokens;
  const composites = textStyles.map((style) => [style, typographyOf(style, prefix)] as const);
  return {
    ...group(
      'font-family',
      'fontFamily',
      families.map((token) => [token.name, described(token.stack, token)]),
    ),
    ...group(
      'typography',
      'typography',
      composites.flatMap(([style, token]) => (token ? [[style.name, token] as const] : [])),
    ),
    // Styles for which the format asks for more than is known.
    ...group(
      'font-size',
      'dimension',
      composites.flatMap(([style, token]) =>
        token || !isAbsolute(style.fontSize) ? [] : [[style.name, described(style.fontSize, style)] as const],
      ),
    ),
    ...group('spacing', 'dimension', sizes(spacing)),
    ...group('radius', 'dimension', sizes(radii)),
    ...group(
      'shadow',
      'shadow',
      shadows.map((token) => {
        const layers = token.layers.map(({ color, inset, ...lengths }) => ({
          color: colorValue(color),
          ...lengths,
          ...(inset && { inset }),
        }));
        return [token.name, described(layers, token)];
      }),
    ),
    ...group(
      'gradient',
      'gradient',
      // The format can neither repeat a gradient nor give it a direction.
      gradients.flatMap((token) => {
        const stops = token.stops.map(({ color, position }) => ({ color: colorValue(color), position }));
        return token.repeats ? [] : [[token.name, described(stops, token, { css: token.css })]];
      }),
    ),
    ...group(
      'duration',
      'duration',
      motion.flatMap((token) => {
        const { type, ...value } = token.motion;
        return type === 'duration' ? [[token.name, described(value, token)] as const] : [];
      }),
    ),
    ...group(
      'easing',
      'cubicBezier',
      motion.flatMap((token) =>
        'points' in token.motion ? [[token.name, described(token.motion.points, token)] as const] : [],
      ),
    ),
    ...group('breakpoint', 'dimension', sizes(breakpoints)),
  };
}

/** A group of tokens of one type; nothing if there are none. */
const group = (name: string, $type: string, tokens: readonly (readonly [string, Json])[]): Json =>
  tokens.length === 0 ? {} : { [name]: { $type, ...Object.fromEntries(tokens) } };

interface Described {
  usage: string;
  sightings: Sightings | null;
}

/**
 * Text that tools can put into comments of any language, and in which none sees a reference: one line, without braces or
 * the end of a comment.
 */
export const inert = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll('{', '(').replaceAll('}', ')').replaceAll('*/', '* /');

/** A token with its usage, and with its provenance under our own key. */
function described($value: unknown, { usage, sightings }: Described, more: Json = {}): Json {
  const extension = {
    ...Object.fromEntries(Object.entries(more).filter(([, value]) => value !== '')),
    ...(sightings && {
      ...(sightings.confidence !== null && { confidence: sightings.confidence }),
      seen: sightings.seen.slice(0, MAX_SIGHTINGS),
    }),
  };
  return {
    $value,
    ...(usage && { $description: inert(usage) }),
    ...(Object.keys(extension).length > 0 && { $extensions: { [EXTENSION]: extension } }),
  };
}

const colorValue = ({ components, alpha, hex }: Color): Json => ({ colorSpace: 'srgb', components, alpha, hex });

const isAbsolute = ({ unit }: Dimension): boolean => unit === 'px' || unit === 'rem';

const sizes = (tokens: readonly SizeToken[]): (readonly [string, Json])[] =>
  tokens.flatMap((token) => (isAbsolute(token.size) ? [[token.name, described(token.size, token)] as const] : []));

/** Null if a part is not known. A line height of `normal` is written as a number, and the extension says so. */
function typographyOf(style: TextStyle, prefix: string): Json | null {
  const { family, fontSize, fontWeight, letterSpacing, lineHeight, lineHeightText } = style;
  if (!family || fontWeight === null || !isAbsolute(fontSize)) return null;
  if (lineHeight === null && lineHeightText !== 'normal') return null;
  const value = {
    fontFamily: `{${[prefix, 'font-family', family.name].filter(Boolean).join('.')}}`,
    fontSize,
    fontWeight,
    letterSpacing: letterSpacing ?? { value: 0, unit: 'px' },
    lineHeight: lineHeight ?? NORMAL_LINE_HEIGHT,
  };
  const assumed = [
    ...(lineHeight === null ? ['lineHeight'] : []),
    ...(letterSpacing === null ? ['letterSpacing'] : []),
  ];
  return described(value, style, assumed.length > 0 ? { assumed } : {});
}
