import { describe, expect, test } from '@jest/globals';
import { defineConfig, parse as parseTokens } from '@terrazzo/parser';
import { ALL, EXAMPLES, OPTIONS } from './support/brands.ts';
import { schemaErrors } from './support/dtcg-schemas.ts';
import { exportedFiles } from './support/exported.ts';

interface Variable {
  name: string;
  $type: string;
  $value: unknown;
  $extensions: Record<string, unknown>;
}

const variablesIn = (group: object, path: string[] = []): Variable[] =>
  Object.entries(group).flatMap(([key, child]) => {
    if (key.startsWith('$')) return [];
    return '$value' in child ? [{ name: [...path, key].join('/'), ...child }] : variablesIn(child, [...path, key]);
  });

const SCOPES =
  /^(?:ALL_FILLS|(?:FRAME|SHAPE|TEXT)_FILL|STROKE_COLOR|GAP|WIDTH_HEIGHT|CORNER_RADIUS|FONT_(?:SIZE|WEIGHT|FAMILY))$/;

describe('Figma', () => {
  test.each(ALL)('When %s is exported, then each file is valid, and Figma can set its variables', async (_, source) => {
    for (const options of OPTIONS) {
      const files = Object.entries(await exportedFiles('figma', source, options)).filter(
        ([name]) => name !== 'README.md',
      );
      for (const [name, bytes] of files) {
        const document = JSON.parse(String(bytes));
        expect(schemaErrors('format', document)).toEqual([]);
        expect(`${document.$extensions['com.figma.modeName']}.tokens.json`).toBe(name.split('/')[1]);
        const variables = variablesIn(document);
        for (const { $type, $value, $extensions } of variables) {
          expect(['color', 'number', 'fontFamily']).toContain($type);
          if ($type === 'fontFamily') expect(typeof $value).toBe('string');
          for (const scope of $extensions['com.figma.scopes'] as string[]) expect(scope).toMatch(SCOPES);
        }
        const config = defineConfig({}, { cwd: new URL('file:///') });
        const { tokens } = await parseTokens([{ filename: new URL('file:///brand.tokens.json'), src: String(bytes) }], {
          config,
        });
        expect(Object.keys(tokens)).toHaveLength(variables.length);
      }
    }
  });

  test.each(ALL)(
    'When %s has colours, then each of the theme is one of the palette, with the same value',
    async (_, source) => {
      const files = await exportedFiles('figma', source);
      const modes = Object.keys(files).filter((name) => name.startsWith('Theme/'));
      const palette = new Map(
        variablesIn(JSON.parse(String(files['Palette/Value.tokens.json'] ?? '{}'))).map((one) => [
          one.name,
          one.$value,
        ]),
      );
      for (const mode of modes) {
        for (const { $value, $extensions } of variablesIn(JSON.parse(String(files[mode])))) {
          const alias = $extensions['com.figma.aliasData'] as Record<string, string>;
          expect(alias.targetVariableSetName).toBe('Palette');
          expect(palette.get(alias.targetVariableName ?? '')).toEqual($value);
        }
      }
    },
  );

  test('When a site has two schemes, then both modes have the same variables', async () => {
    const source =
      EXAMPLES.find(([name]) => name === 'antennapod-nl')?.[1] ?? (EXAMPLES[0] as (typeof EXAMPLES)[number])[1];
    const files = await exportedFiles('figma', source);
    const [light, dark] = ['Light', 'Dark'].map((mode) =>
      variablesIn(JSON.parse(String(files[`Theme/${mode}.tokens.json`]))),
    );
    expect(light?.map(({ name }) => name)).toEqual(dark?.map(({ name }) => name));
    const background = (list: Variable[] = []) => list.find(({ name }) => name === 'color/background')?.$value;
    expect([background(light), background(dark)]).toMatchObject([{ hex: '#ffffff' }, { hex: '#111111' }]);
  });
});
