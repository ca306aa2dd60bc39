import { zip } from '../binary/zip.ts';
import { type ColorToken, everyColor } from '../tokens/colors.ts';
import type { BrandTokens } from '../tokens/index.ts';
import { type Color, colorText, type Dimension } from '../tokens/values.ts';
import type { ExportFile, ExportOptions } from '../types.ts';
import { inert } from './dtcg.ts';

type Json = Record<string, unknown>;

const PALETTE = 'Palette';
const THEME = 'Theme';
const SCALE = 'Scale';
/** The mode of collections that have one value for each variable. */
const ONLY_MODE = 'Value';

/**
 * Variables for Figma's own import: one file of design tokens for each collection and mode. The theme has the colours by
 * role, in a mode for each scheme, and each is an alias of a colour of the palette, with its value beside it.
 */
export function toFigma(tokens: BrandTokens, { prefix }: ExportOptions): Uint8Array {
  const [own, other] = tokens.schemes;
  const colors = everyColor(tokens.schemes);
  const values = new Map([...own.colors, ...(other?.colors ?? [])].map(({ color }) => [colorText(color), color]));
  const modes = [own, ...(other ? [other] : [])].map((set): [mode: string, groups: Json] => {
    const named = new Map(set.colors.map(({ name, color }) => [name, color]));
    const themed = colors.map((token) => ({ ...token, color: named.get(token.name) ?? token.color }));
    return [titleOf(set.scheme), { color: groupOf(themed, (token) => themeColor(token, prefix)) }];
  });
  const files = [
    fileOf(PALETTE, ONLY_MODE, prefix, { palette: Object.fromEntries([...values.values()].map(paletteColor)) }),
    ...modes.map(([mode, groups]) => fileOf(THEME, mode, prefix, groups)),
    fileOf(SCALE, ONLY_MODE, prefix, scaleGroups(tokens, prefix)),
  ];
  return zip([{ name: 'README.md', content: README }, ...files.flatMap((file) => file ?? [])]);
}

const README = `# Variables for Figma

Each folder is a collection, each file in it a mode. Import the folders in this order, since the theme refers to the palette.

1. Open the file in Figma, click on the empty canvas, and click on Variables in the right sidebar.
2. Create a collection and call it like the folder, such as ${PALETTE}.
3. Right-click on the collection, and click on Import modes.
4. Choose all files of the folder.
5. Click on Import, and repeat for the next folder.
`;

const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Null if there is nothing in it. */
function fileOf(collection: string, mode: string, prefix: string, groups: Json): ExportFile | null {
  const filled = Object.fromEntries(
    Object.entries(groups).filter(([, group]) => Object.keys(group as Json).length > 0),
  );
  if (Object.keys(filled).length === 0) return null;
  const document = {
    ...(prefix === '' ? filled : { [prefix]: filled }),
    $extensions: { 'com.figma.modeName': mode },
  };
  return { name: `${collection}/${mode}.tokens.json`, content: `${JSON.stringify(document, null, 2)}\n` };
}

const groupOf = <T extends { name: string }>(tokens: readonly T[], tokenOf: (token: T) => Json): Json =>
  Object.fromEntries(tokens.map((token) => [token.name, tokenOf(token)]));

/** By its value, so that a colour keeps its name whatever it is used for. */
const paletteName = (color: Color): string => colorText(color).slice(1);

const paletteColor = (color: Color): [name: string, token: Json] => [
  paletteName(color),
  variable('color', colorValue(color), { scopes: [], hiddenFromPublishing: true }),
];

function themeColor({ name, color, usage }: ColorToken, prefix: string): Json {
  const targetVariableName = [prefix, 'palette', paletteName(color)].filter(Boolean).join('/');
  return variable('color', colorValue(color), {
    usage,
    scopes: colorScopes(name),
    css: [prefix, 'color', name],
    aliasData: { targetVariableName, targetVariableSetName: PALETTE },
  });
}

const colorValue = ({ components, alpha, hex }: Color): Json => ({ colorSpace: 'srgb', components, alpha, hex });

/** What a colour can be set for. */
function colorScopes(name: string): string[] {
  if (/^(?:on-|text)/.test(name)) return ['TEXT_FILL', 'SHAPE_FILL'];
  if (name.startsWith('background')) return ['FRAME_FILL', 'SHAPE_FILL'];
  return ['ALL_FILLS', 'STROKE_COLOR'];
}

interface Sized {
  name: string;
  size: Dimension;
  usage: string;
}

/** Sizes in pixels, which are all that variables can hold, weights and families. */
function scaleGroups({ spacing, radii, textStyles, families }: BrandTokens, prefix: string): Json {
  const sizes = (css: string, scopes: string[], tokens: readonly Sized[]) =>
    groupOf(
      tokens.filter(({ size }) => size.unit === 'px'),
      ({ name, size, usage }) => variable('number', size.value, { usage, scopes, css: [prefix, css, name] }),
    );
  return {
    spacing: sizes('spacing', ['GAP', 'WIDTH_HEIGHT'], spacing),
    radius: sizes('radius', ['CORNER_RADIUS'], radii),
    'font-size': sizes(
      'text',
      ['FONT_SIZE'],
      textStyles.map(({ name, fontSize, usage }) => ({ name, size: fontSize, usage })),
    ),
    'font-weight': groupOf(
      textStyles.filter(({ fontWeight }) => fontWeight !== null),
      ({ fontWeight }) => variable('number', fontWeight, { scopes: ['FONT_WEIGHT'] }),
    ),
    'font-family': groupOf(families, ({ stack, usage }) =>
      variable('fontFamily', stack[0], { usage, scopes: ['FONT_FAMILY'] }),
    ),
  };
}

interface VariableOptions {
  usage?: string;
  scopes: readonly string[];
  hiddenFromPublishing?: boolean;
  aliasData?: { targetVariableName: string; targetVariableSetName: string };
  /** Parts of the name of the variable in our CSS. */
  css?: readonly string[];
}

function variable($type: string, $value: unknown, { usage = '', scopes, css, ...others }: VariableOptions): Json {
  const extensions: Json = {
    scopes,
    ...others,
    ...(css && { codeSyntax: { WEB: `var(--${css.filter(Boolean).join('-')})` } }),
  };
  return {
    $type,
    $value,
    ...(usage && { $description: inert(usage) }),
    $extensions: Object.fromEntries(Object.entries(extensions).map(([key, value]) => [`com.figma.${key}`, value])),
  };
}
