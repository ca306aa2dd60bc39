import type { BrandDetail, SectionEvidence } from '@brandprint/contracts';
import { describe, expect, test } from '@jest/globals';
import { type ExportSource, exportBrand } from '../src/index.ts';
import { EXAMPLES } from './support/brands.ts';

const [, composed] = EXAMPLES[0] as (typeof EXAMPLES)[number];
const radius = { name: 'radius-1', value: '8px', elements: 3, roles: ['card'], page: '', selector: '.card' };
const value = (path: string, basis: 'rendered' | 'cited') => ({
  path,
  confidence: 0.6,
  seen: [{ page: 'https://fennwick.example/', selector: 'p', property: 'text', value: 'x', count: 1, basis }],
});
const writing = { by: 'model', prompt: '1', model: 'm', groundedness: 1, dropped: {}, reason: '' } as const;
const EVIDENCE: SectionEvidence[] = [
  { section: 'things', values: [value('/description', 'rendered'), value('/capabilities/0', 'cited')], writing },
  { section: 'mission', values: [value('/mission_statement/statement', 'rendered')], writing },
  {
    section: 'tone',
    values: [
      value('/voice_summary', 'cited'),
      value('/voice_traits/0/explanation', 'cited'),
      value('/voice_traits/0/correct_example', 'rendered'),
      value('/example_phrases/we_say/0', 'rendered'),
    ],
    writing,
  },
  {
    section: 'colors',
    values: [value('/primary_palette/0', 'rendered'), value('/primary_palette/0/usage', 'cited')],
    writing,
  },
  { section: 'typography', values: [value('/buttons/0', 'rendered')] },
  { section: 'elevation', values: [], radii: [radius] },
];

/** What the sheets of a book rest on, by their titles. */
async function basesOf(more: Partial<BrandDetail>, evidence: SectionEvidence[]): Promise<Record<string, string>> {
  const source: ExportSource = { brand: { ...composed.brand, ...more }, evidence };
  const { content } = await exportBrand('book.html', source, { scheme: 'both', prefix: '' });
  const sheets = String(content).split('<section class="sheet').slice(1);
  return Object.fromEntries(
    sheets.map((sheet) => [
      /<h2[^>]*>([^<]*)/.exec(sheet)?.[1] ?? '',
      /<div class="foot"><span>([^<]*)/.exec(sheet)?.[1] ?? '',
    ]),
  );
}

describe('the foot of a sheet', () => {
  test('When a model wrote some of its values, then it says which kind, sheet by sheet', async () => {
    expect(await basesOf({}, EVIDENCE)).toMatchObject({
      'The brand': 'From the site’s own words',
      'What it offers': 'Written by a model from the site’s texts',
      Mission: 'From the site’s own words',
      'How it speaks': 'Written by a model from what was measured',
      Traits: 'From the site’s own words, and words of a model',
      Phrases: 'From the site’s own words',
      Palette: 'Measured on the site',
      Colours: 'Measured on the site, described by a model',
      Corners: 'Measured on the site',
      Spacing: 'Measured on the site',
    });
  });

  test('When rules composed everything, then no sheet names a model', async () => {
    const bases = await basesOf({}, []);
    expect(Object.values(bases).filter((basis) => basis.includes('model'))).toEqual([]);
    expect(bases).toMatchObject({
      'How it speaks': 'Composed from measurements',
      Guidelines: 'Composed from measurements',
    });
  });

  test('When people edited sections, then their sheets say so, the corners of buttons too, and the others do not', async () => {
    const bases = await basesOf({ overridden_sections: ['tone', 'typography'] }, EVIDENCE);
    expect(bases).toMatchObject({
      Traits: 'Edited by people',
      Phrases: 'Edited by people',
      Buttons: 'Edited by people',
      Corners: 'Edited by people',
      Scale: 'Edited by people',
      Palette: 'Measured on the site',
      Mission: 'From the site’s own words',
      Spacing: 'Measured on the site',
    });
  });
});
