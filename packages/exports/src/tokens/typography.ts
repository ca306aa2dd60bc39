import type { ExportSource } from '../types.ts';
import { distinctNames, joinName, shortHash, slugOf, uniqueByName } from './names.ts';
import { asObject, asObjects, asText } from './read.ts';
import type { FindSightings, Sightings } from './sightings.ts';
import { type Dimension, parseDimension, parseWeight, round, splitValue } from './values.ts';

export interface FamilyToken {
  /** `heading`, `body` or `code`; families with another part are called after themselves. */
  name: string;
  /** The family, followed by the rest of the site's own list. */
  stack: readonly string[];
  usage: string;
  /** Stylesheet of a public font host that has it; empty if there is none. */
  stylesheet: string;
  /** Where to get it, if there is no stylesheet. */
  source: string;
  sightings: Sightings | null;
}

export interface TextStyle {
  /** Such as `h1`, `body` or `button-filled`. */
  name: string;
  /** As the brand calls it; several can have the same. */
  label: string;
  /** Name of its family token; null if it is not known. */
  family: FamilyToken | null;
  fontSize: Dimension;
  fontWeight: number | null;
  /** A multiple of the font size; null if it is `normal` or unknown. */
  lineHeight: number | null;
  /** The line height as the brand states it. */
  lineHeightText: string;
  letterSpacing: Dimension | null;
  textTransform: string;
  usage: string;
  sightings: Sightings | null;
}

type Family = Omit<FamilyToken, 'name'>;

/** One family can have several parts, and then has several names. */
export function readFamilies({ brand, evidence }: ExportSource, find: FindSightings): FamilyToken[] {
  const { font_families } = asObject(asObject(brand.analysis).typography);
  const faces = evidence.find(({ section }) => section === 'typography')?.faces ?? [];
  const families = asObjects(font_families).flatMap(({ index, fields }): Family[] => {
    const family = asText(fields.name).replaceAll(/\s+/g, ' ');
    // Braces would make it a reference in formats of tokens.
    if (family === '' || family.length > 200 || /[{}]/.test(family)) return [];
    const availability = asObject(fields.availability);
    const declared = splitValue(faces.find((face) => face.family === family)?.stack ?? '', ',').map(unquote);
    return [
      {
        stack: [...new Set([family, ...declared.filter((name) => name !== '' && !/[{}]/.test(name))])],
        usage: asText(fields.usage),
        stylesheet: asText(availability.google_fonts_css_url) || asText(availability.bunny_fonts_css_url),
        source: asText(availability.notes) || asText(availability.license_type),
        sightings: find('typography', `/font_families/${index}`),
      },
    ];
  });
  const parts: [name: string, family: Family | undefined][] = [
    ['heading', families.filter(setsHeadings).sort((a, b) => highestLevel(a) - highestLevel(b))[0]],
    ['body', families.find(setsBody)],
    ['code', families.find((family) => setsCode(family) && !setsBody(family))],
  ];
  const withPart = parts.flatMap(([name, family]) => (family ? [{ ...family, name }] : []));
  const others = families.filter((family) => !parts.some(([, other]) => other === family));
  const named = others.map((family) => ({ ...family, name: ownName(family.stack[0] ?? '') }));
  return uniqueByName([...withPart, ...distinctNames(named, ({ stack }) => shortHash(stack[0] ?? ''))]);
}

/** What a family is used for, by the words that describe it. */
const mentions =
  (words: RegExp) =>
  ({ usage }: Pick<Family, 'usage'>): boolean =>
    words.test(usage.slice(0, 2000));

const setsHeadings = mentions(/\b(?:headings?|headlines?|titles?|display)\b/i);
const setsBody = mentions(/\b(?:body|paragraphs?|running text)\b/i);
const setsCode = mentions(/\b(?:code|monospaced?)\b/i);

/** 1 if it sets `h1`, or headings of which the level is not said. */
const highestLevel = ({ usage }: Family): number => Number(/\bh([1-6])\b/i.exec(usage)?.[1] ?? 1);

/** Names of parts, and those with a meaning of their own in Tailwind. */
const RESERVED: ReadonlySet<string> = new Set(['heading', 'body', 'code', 'sans', 'serif', 'mono']);

function ownName(family: string): string {
  const name = slugOf(family);
  if (name === '') return joinName('family', shortHash(family));
  return RESERVED.has(name) ? joinName('family', name) : name;
}

const unquote = (text: string): string => text.replaceAll(/^["']|["']$/g, '').trim();

/** The lists of the section, and the name of their styles. */
const STYLE_LISTS = [
  ['headings', 'heading'],
  ['body_text', 'body'],
  ['labels', 'label'],
  ['links', 'link'],
  ['buttons', 'button'],
  ['blockquotes', 'quote'],
] as const;

export function readTextStyles({ brand }: ExportSource, families: readonly FamilyToken[], find: FindSightings) {
  const typography = asObject(asObject(brand.analysis).typography);
  const styles = STYLE_LISTS.flatMap(([list, kind]) =>
    asObjects(typography[list]).flatMap(({ index, fields }): TextStyle[] => {
      const fontSize = parseDimension(asText(fields.font_size));
      if (!fontSize) return [];
      const lineHeightText = asText(fields.line_height);
      const level = asText(fields.level);
      return [
        {
          name: styleName(kind, level, asText(fields.label)),
          label: asText(fields.label),
          family: familyFor(kind, level, families),
          fontSize,
          fontWeight: parseWeight(asText(fields.font_weight)),
          lineHeight: lineHeightOf(lineHeightText, fontSize),
          lineHeightText,
          letterSpacing: letterSpacingOf(asText(fields.letter_spacing), fontSize),
          textTransform: asText(fields.text_transform),
          usage: asText(fields.usage),
          sightings: find('typography', `/${list}/${index}`),
        },
      ];
    }),
  );
  return withDistinctNames(styles);
}

function styleName(kind: string, level: string, label: string): string {
  if (/^h[1-6]$/.test(level)) return level;
  const words = slugOf(label).split('-');
  return joinName(kind, ...words.filter((word) => word !== kind));
}

/** The family that is said to set such text; null if several could. */
function familyFor(kind: string, level: string, families: readonly FamilyToken[]): FamilyToken | null {
  if (new Set(families.map(({ stack }) => stack[0])).size === 1) return families[0] ?? null;
  const named = [level, kind].filter((word) => /^\w+$/.test(word)).map((word) => new RegExp(`\\b${word}s?\\b`, 'i'));
  for (const words of named) {
    const family = families.find(mentions(words));
    if (family) return family;
  }
  return families.find(({ name }) => name === kind) ?? null;
}

function lineHeightOf(text: string, fontSize: Dimension): number | null {
  if (/^\d*\.?\d+$/.test(text)) return round(Number(text));
  const height = parseDimension(text);
  if (!height || fontSize.value <= 0) return null;
  if (height.unit === '%') return round(height.value / 100);
  if (height.unit === 'em') return round(height.value);
  return height.unit === fontSize.unit ? round(height.value / fontSize.value) : null;
}

/** `normal` is no spacing. */
function letterSpacingOf(text: string, fontSize: Dimension): Dimension | null {
  if (text === 'normal') return { value: 0, unit: 'px' };
  const spacing = parseDimension(text);
  if (spacing?.unit === '%') return null;
  return spacing?.unit === 'em' ? { value: round(spacing.value * fontSize.value), unit: fontSize.unit } : spacing;
}

/** The first of a name is used most. Others are called after their size too, unless they look the same. */
function withDistinctNames(styles: readonly TextStyle[]): TextStyle[] {
  const first = new Map<string, TextStyle>();
  const distinct = styles.flatMap((style) => {
    const known = first.get(style.name);
    if (!known) {
      first.set(style.name, style);
      return [style];
    }
    if (lookOf(known) === lookOf(style)) return [];
    return [{ ...style, name: joinName(style.name, slugOf(`${style.fontSize.value}`), weightName(known, style)) }];
  });
  return distinctNames(distinct, (style) => shortHash(lookOf(style)));
}

const weightName = (known: TextStyle, { fontSize, fontWeight }: TextStyle): string =>
  known.fontSize.value === fontSize.value ? String(fontWeight ?? '') : '';

const lookOf = ({ fontSize, fontWeight, lineHeightText }: TextStyle): string =>
  JSON.stringify([fontSize, fontWeight, lineHeightText]);
