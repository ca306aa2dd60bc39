import { stringify } from 'yaml';
import { contrastRatio } from '../book/contrast.ts';
import { bullets, plain, section } from '../text/markdown.ts';
import type { BrandTokens } from '../tokens/index.ts';
import { asObject, asObjects, asText, asTexts } from '../tokens/read.ts';
import type { SizeToken } from '../tokens/shapes.ts';
import type { TextStyle } from '../tokens/typography.ts';
import { colorText, dimensionText } from '../tokens/values.ts';
import type { ExportOptions, ExportSource } from '../types.ts';
import { aboutText, documentOf, voiceBlocks } from './markdown.ts';
import { shadowText } from './variables.ts';

/** Of text, by WCAG. */
const MIN_CONTRAST = 4.5;

type Yaml = { [key: string]: string | number | Yaml | Yaml[] };

/** Texts in quotes, so that none can be read as anything else, and on one line. */
const YAML_STYLE = { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', lineWidth: 0 } as const;

/** DESIGN.md, version alpha: tokens as YAML, and eight sections in their order. */
export function toDesignMd(source: ExportSource, tokens: BrandTokens, { prefix }: ExportOptions): string {
  const part = (name: string) => asObject(asObject(source.brand.analysis)[name]);
  const [{ colors }] = tokens.schemes;
  const named = (name: string) => (prefix === '' ? name : `${prefix}-${name}`);
  const groups: Record<string, Yaml> = {
    colors: Object.fromEntries(colors.map(({ name, color }) => [named(name), colorText(color)])),
    typography: Object.fromEntries(tokens.textStyles.map((style) => [named(style.name), styleYaml(style)])),
    rounded: Object.fromEntries(lengths(tokens.radii).map(({ name, size }) => [named(name), dimensionText(size)])),
    spacing: Object.fromEntries(lengths(tokens.spacing).map(({ name, size }) => [named(name), dimensionText(size)])),
    components: componentsYaml(tokens, named),
  };
  const entries = Object.entries(groups);
  const omitted = entries.filter(([, group]) => Object.keys(group).length === 0).map(([name]) => name);
  const things = part('things');
  const frontmatter: Yaml = {
    version: 'alpha',
    name: tokens.name || 'Brand',
    ...(asText(things.description) && { description: asText(things.description) }),
    ...(omitted.length > 0 && {
      omitted: omitted.map((name) => ({ section: name, reason: 'Not found on the site.' })),
    }),
    ...Object.fromEntries(entries.filter(([name]) => !omitted.includes(name))),
  };
  const art = part('art-direction');
  const colorNotes = plain(asText(part('colors').design_notes));
  return [
    '---',
    `${stringify(frontmatter, YAML_STYLE)}---`,
    '',
    documentOf(
      `# ${plain(tokens.name) || 'Brand'}`,
      section('## Overview', aboutText(things), plain(asText(art.art_direction_summary))),
      section('## Colors', ...colorBlocks(tokens, named), colorNotes),
      section('## Typography', familiesText(tokens), plain(asText(part('typography').design_notes))),
      section('## Layout', plain(asText(part('spacing').rationale)), sizesText(tokens.spacing, named)),
      section('## Elevation & Depth', shadowsText(tokens, named), plain(asText(part('elevation').rationale))),
      section('## Shapes', sizesText(tokens.radii, named)),
      section('## Components', buttonsText(tokens)),
      section("## Do's and Don'ts", doText(art), ...voiceBlocks(part('tone'))),
    ),
  ].join('\n');
}

/** The format has no percentages. */
const isLength = (unit: string): boolean => unit !== '%';

const lengths = (tokens: readonly SizeToken[]): SizeToken[] => tokens.filter(({ size }) => isLength(size.unit));

function styleYaml({ family, fontSize, fontWeight, lineHeight, letterSpacing }: TextStyle): Yaml {
  return {
    ...(family?.stack[0] !== undefined && { fontFamily: family.stack[0] }),
    ...(isLength(fontSize.unit) && { fontSize: dimensionText(fontSize) }),
    ...(fontWeight !== null && { fontWeight }),
    ...(lineHeight !== null && { lineHeight }),
    ...(letterSpacing !== null && { letterSpacing: dimensionText(letterSpacing) }),
  };
}

/** The page and the filled button, as far as their colours are known. */
function componentsYaml({ schemes, radii, textStyles }: BrandTokens, named: (name: string) => string): Yaml {
  const has = (name: string) => schemes[0].colors.some((color) => color.name === name);
  const body = textStyles.find(({ name }) => name === 'body');
  const colorOf = (name: string) => schemes[0].colors.find((color) => color.name === name)?.color;
  const [ground, ink] = [colorOf('background'), colorOf('text')];
  const page: Yaml = {
    backgroundColor: `{colors.${named('background')}}`,
    textColor: `{colors.${named('text')}}`,
    ...(body && { typography: `{typography.${named('body')}}` }),
  };
  const radius = lengths(radii).find(({ name }) => name === 'button');
  const style = textStyles.find(({ name }) => name.startsWith('button'));
  const button: Yaml = {
    backgroundColor: `{colors.${named('primary')}}`,
    ...(has('on-primary') && { textColor: `{colors.${named('on-primary')}}` }),
    ...(style && { typography: `{typography.${named(style.name)}}` }),
    ...(radius && { rounded: `{rounded.${named(radius.name)}}` }),
  };
  return {
    // The text colour of some brands is for another ground.
    ...(ground && ink && contrastRatio(ground, ink) >= MIN_CONTRAST && { page }),
    ...(has('primary') && { 'button-primary': button }),
  };
}

function colorBlocks({ schemes }: BrandTokens, named: (name: string) => string): string[] {
  const [own, other] = schemes;
  const listed = ({ colors }: typeof own) =>
    bullets(
      colors.map(({ name, label, color, usage }) =>
        `**${named(name)} (${colorText(color)}):** ${[plain(label), plain(usage)].filter(Boolean).join('. ')}`.trim(),
      ),
    );
  return [listed(own), other ? section(`### In the ${other.scheme} scheme`, listed(other)) : ''];
}

const familiesText = ({ families }: BrandTokens): string =>
  bullets(families.map(({ name, stack, usage }) => `**${name}:** ${plain(stack[0] ?? '')}. ${plain(usage)}`.trim()));

const sizesText = (tokens: BrandTokens['spacing'], named: (name: string) => string): string =>
  bullets(
    tokens.map(({ name, size, usage }) => `**${named(name)}:** ${dimensionText(size)}${usage && `, ${plain(usage)}`}`),
  );

const shadowsText = ({ shadows }: BrandTokens, named: (name: string) => string): string =>
  bullets(
    shadows.map((shadow) => `**${named(shadow.name)}:** \`${shadowText(shadow)}\` ${plain(shadow.usage)}`.trim()),
  );

const buttonsText = ({ textStyles }: BrandTokens): string =>
  bullets(
    textStyles
      .filter(({ name }) => name.startsWith('button'))
      .map(({ name, usage }) => `**${name}:** ${plain(usage)}`.trim()),
  );

function doText({ aesthetic_language, visual_guidelines }: Record<string, unknown>): string {
  const avoided = asObjects(asObject(aesthetic_language).style_descriptors).flatMap(({ fields }) =>
    asTexts([fields.avoids]),
  );
  // The guideline of this name repeats in one sentence what the descriptors avoid.
  const dos = asObjects(asObject(visual_guidelines).guidelines).flatMap(({ fields }) =>
    avoided.length > 0 && asText(fields.name) === 'Leave out' ? [] : asTexts([fields.guideline]),
  );
  return bullets([...dos.map((text) => `Do: ${plain(text)}`), ...avoided.map((text) => `Don't: ${plain(text)}`)]);
}
