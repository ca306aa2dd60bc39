import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import document from '../../../apps/api/openapi.json' with { type: 'json' };
import { type ApiDocument, generateSources } from '../scripts/sources.ts';

test('When the OpenAPI document changes, then the committed sources are up to date (npm run openapi)', async () => {
  const sources = await generateSources(document as unknown as ApiDocument);
  for (const [name, text] of Object.entries(sources)) {
    const committed = await readFile(join(import.meta.dirname, '../src/generated', name), 'utf8');
    expect({ name, current: committed === text }).toEqual({ name, current: true });
  }
});
