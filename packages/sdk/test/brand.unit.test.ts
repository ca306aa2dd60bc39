import { describe, expect, test } from '@jest/globals';
import document from '../../../apps/api/openapi.json' with { type: 'json' };
import { toBrand } from '../src/brand.ts';
import type { BrandDetail } from '../src/index.ts';

const { examples } = document.paths['/v1/api/brands/{brandId}'].get.responses['200'].content['application/json'];
const complete = Object.values(examples).map(({ value }) => value.data as unknown as BrandDetail);
const sent = complete.find(({ analysis }) => analysis !== null);
if (!sent || sent.has_overrides || !sent.analysis) throw new Error('The document has an example of a complete brand');
const { analysis, ...fields } = sent;

/** The example with an edited section. */
const edited = (name: 'colors' | 'things' | 'audio', section: Record<string, unknown>): BrandDetail => ({
  ...fields,
  has_overrides: true,
  overridden_sections: [name],
  analysis: { ...analysis, [name]: section },
});

describe('The typed view of a brand', () => {
  test('When nobody edited it, then every section is typed', () => {
    const brand = toBrand(sent, '"1"');
    expect(brand.analysis?.colors?.primary_palette[0]?.hex).toMatch(/^#/);
    expect(brand).toMatchObject({ analysis, reshaped: [], raw: sent, etag: '"1"' });
  });

  test('When an edit keeps the shape of a section, then its values are shown', () => {
    const colors = { ...analysis.colors, design_notes: 'Ours', added: 1 };
    const brand = toBrand(edited('colors', colors), undefined);
    expect(brand.analysis).toEqual({ ...analysis, colors });
    expect(brand.reshaped).toEqual([]);
  });

  test.each([
    ['a key is missing', { design_notes: '' }],
    ['a list became text', { ...analysis.colors, primary_palette: 'red' }],
    ['an item of a list has another kind', { ...analysis.colors, gradients: [{ name: 1, css: '', usage: '' }] }],
    ['it is empty', {}],
  ])('When %s, then the section is null, named, and complete in the raw view', (_, colors) => {
    const brand = toBrand(edited('colors', colors), undefined);
    expect(brand.analysis).toEqual({ ...analysis, colors: null });
    expect(brand.reshaped).toEqual(['colors']);
    expect(brand.raw.analysis?.colors).toEqual(colors);
  });

  test('When a section has no shape of its own, then it is only in the raw view', () => {
    const brand = toBrand(edited('audio', { voice: 'warm' }), undefined);
    expect(brand.analysis).toEqual(analysis);
    expect(brand.raw.has_overrides && brand.raw.analysis?.audio).toEqual({ voice: 'warm' });
  });

  test('When an edited brand is being analysed again, then there is nothing to show', () => {
    const brand = toBrand({ ...fields, has_overrides: true, analysis: null }, undefined);
    expect(brand).toMatchObject({ analysis: null, reshaped: [], has_overrides: true });
  });
});
