import { readFile } from 'node:fs/promises';
import { BrandDetailResponse } from '@brandprint/contracts';
import { describe, expect, test } from '@jest/globals';
import { EXAMPLES, exampleFile, makeExample } from '../src/examples/index.ts';

/** The written sections. All else depends on the fonts of the machine; ids and times differ between runs. */
const WORDS = ['things', 'mission', 'audiences', 'tone', 'northstart-statement'] as const;

function writtenIn(body: unknown) {
  const { data } = BrandDetailResponse.parse(body);
  const { analysis, source_url, name, quality_note } = data;
  const look = analysis?.['art-direction'] as Record<string, unknown> | undefined;
  const written = {
    name,
    quality_note,
    ...Object.fromEntries(WORDS.map((section) => [section, analysis?.[section]])),
    look: look && [look['aesthetic_language'], look['narrative_to_visual']],
  };
  return JSON.parse(JSON.stringify(written).replaceAll(source_url, 'https://site.test/'));
}

// Red because the product now writes better text? Regenerate the files: npm run bench -- examples
describe.each(EXAMPLES)('The example %s in the docs', (example) => {
  test('When the product analyses the site again, then it writes the same text', async () => {
    const shown = writtenIn(JSON.parse(await readFile(exampleFile(example), 'utf8')));
    expect(writtenIn(await makeExample(example, 0))).toEqual(shown);
  });
});
