import { ajv } from './dtcg-schemas.ts';

/** Entries of a list of presets: nothing but a name, a slug and a value. */
const presets = (value: string, pattern = '.') => ({
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['name', 'slug', value],
    properties: {
      name: { type: 'string', minLength: 1 },
      slug: { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' },
      [value]: { type: 'string', pattern },
    },
  },
});

const part = (properties: Record<string, object>) => ({ type: 'object', additionalProperties: false, properties });
const reference = (kind: string) => ({ type: 'string', pattern: `^var\\(--wp--preset--${kind}--[a-z0-9-]+\\)$` });

/**
 * The part of theme.json, version 3, that we write, by its reference
 * (https://developer.wordpress.org/block-editor/reference-guides/theme-json-reference/theme-json-living/). The schema of
 * WordPress itself is under the GPL and therefore not in this repository.
 */
const isThemeJson = ajv.compile({
  type: 'object',
  additionalProperties: false,
  required: ['version', 'settings', 'styles'],
  properties: {
    $schema: { const: 'https://schemas.wp.org/wp/6.7/theme.json' },
    version: { const: 3 },
    title: { type: 'string' },
    settings: part({
      color: part({
        palette: presets('color', '^#[0-9a-f]{6}([0-9a-f]{2})?$'),
        gradients: presets('gradient', '-gradient\\('),
      }),
      typography: part({ fontFamilies: presets('fontFamily'), fontSizes: presets('size', '^[0-9.]+(px|r?em|%)$') }),
      spacing: part({ spacingSizes: presets('size', '^[0-9.]+(px|r?em|%)$') }),
      shadow: part({ presets: presets('shadow') }),
    }),
    styles: part({
      color: part({ background: reference('color'), text: reference('color') }),
      typography: part({ fontFamily: reference('font-family'), fontSize: reference('font-size') }),
    }),
  },
});

export function themeJsonErrors(theme: unknown) {
  isThemeJson(theme);
  return isThemeJson.errors ?? [];
}
