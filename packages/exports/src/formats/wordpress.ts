import { fontStack } from '../text/css.ts';
import type { BrandTokens } from '../tokens/index.ts';
import { joinName } from '../tokens/names.ts';
import { colorText, dimensionText } from '../tokens/values.ts';
import type { ExportOptions } from '../types.ts';
import { shadowText } from './variables.ts';

/** `theme.json`, version 3. It has one palette: WordPress knows no other scheme. */
export function toWordPress(tokens: BrandTokens, { prefix }: ExportOptions): string {
  const [{ colors }] = tokens.schemes;
  const slug = (name: string) => kebabCase(joinName(prefix, name));
  const named = <T extends { name: string }, V>(list: readonly T[], fieldsOf: (token: T) => V) =>
    uniqueBySlug(list.map((token) => ({ slug: slug(token.name), name: titleOf(token.name), ...fieldsOf(token) })));
  const preset = (kind: string, list: readonly { name: string }[], name: string) =>
    list.some((token) => token.name === name) ? `var(--wp--preset--${kind}--${slug(name)})` : undefined;
  const theme = {
    $schema: 'https://schemas.wp.org/wp/6.7/theme.json',
    version: 3,
    title: tokens.name,
    settings: withoutEmpty({
      color: {
        palette: named(colors, ({ name, label, color }) => ({
          name: label || titleOf(name),
          color: colorText(color),
        })),
        gradients: named(tokens.gradients, ({ css }) => ({ gradient: css })),
      },
      typography: {
        fontFamilies: named(tokens.families, ({ stack }) => ({ fontFamily: fontStack(stack) })),
        fontSizes: named(tokens.textStyles, ({ fontSize }) => ({ size: dimensionText(fontSize) })),
      },
      spacing: { spacingSizes: named(tokens.spacing, ({ size }) => ({ size: dimensionText(size) })) },
      shadow: { presets: named(tokens.shadows, (token) => ({ shadow: shadowText(token) })) },
    }),
    styles: withoutEmpty({
      color: { background: preset('color', colors, 'background'), text: preset('color', colors, 'text') },
      typography: {
        fontFamily: preset('font-family', tokens.families, 'body'),
        fontSize: preset('font-size', tokens.textStyles, 'body'),
      },
    }),
  };
  return `${JSON.stringify(theme, null, 2)}\n`;
}

/** As WordPress writes slugs in its variables: with a hyphen between letters and digits (`h-1`). */
const kebabCase = (name: string): string => name.replaceAll(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/g, '-');

/** Different names can have the same slug: the later ones are numbered. */
function uniqueBySlug<T extends { slug: string }>(presets: readonly T[]): T[] {
  const taken = new Set<string>();
  return presets.map((preset) => {
    let { slug } = preset;
    for (let n = 2; taken.has(slug); n++) slug = `${preset.slug}-${n}`;
    taken.add(slug);
    return { ...preset, slug };
  });
}

/** `Accent blue 550` for accent-blue-550. */
const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

type Parts = Record<string, Record<string, unknown>>;

/** Without empty lists and missing values, and without the parts that have nothing else. */
const withoutEmpty = (parts: Parts): Parts =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([part, fields]) => {
      const kept = Object.entries(fields).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value));
      return kept.length > 0 ? [[part, Object.fromEntries(kept)]] : [];
    }),
  );
