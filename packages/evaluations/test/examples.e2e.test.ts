import { readFile } from 'node:fs/promises';
import { BrandDetailResponse } from '@brandprint/contracts';
import { describe, expect, test } from '@jest/globals';
import { EXAMPLES, exampleFile, makeExample } from '../src/examples/index.ts';

/** What words say; all else differs with the fonts of a machine, ids and times with each run. */
const WORDS = ['things', 'mission', 'audiences', 'tone', 'northstart-statement'] as const;

function saidIn(body: unknown) {
  const { data } = BrandDetailResponse.parse(body);
  const { analysis, source_url, name, quality_note } = data;
  const look = analysis?.['art-direction'] as Record<string, unknown> | undefined;
  const said = {
    name,
    quality_note,
    ...Object.fromEntries(WORDS.map((section) => [section, analysis?.[section]])),
    look: look && [look['aesthetic_language'], look['narrative_to_visual']],
  };
  return JSON.parse(JSON.stringify(said).replaceAll(source_url, 'https://site.test/'));
}

// Red because the product says something else now, and better? `npm run bench -- examples` makes the files anew.
describe.each(EXAMPLES)('The example %s of the docs', (example) => {
  test('When the product analyses the site again, then the same is said', async () => {
    const shown = saidIn(JSON.parse(await readFile(exampleFile(example), 'utf8')));
    expect(saidIn(await makeExample(example, 0))).toEqual(shown);
  });
});
