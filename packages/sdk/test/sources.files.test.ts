import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import document from '../../../apps/api/openapi.json' with { type: 'json' };
import { type ApiDocument, generateSources } from '../scripts/sources.ts';
import { OPERATIONS } from '../src/generated/operations.gen.ts';

test('When the OpenAPI document changes, then the committed sources are up to date (npm run openapi)', async () => {
  const sources = await generateSources(document as unknown as ApiDocument);
  for (const [name, text] of Object.entries(sources)) {
    const committed = await readFile(join(import.meta.dirname, '../src/generated', name), 'utf8');
    expect({ name, current: committed === text }).toEqual({ name, current: true });
  }
});

/** Operations for signed-in people, which API keys cannot call; the dashboard does. */
const FOR_PEOPLE = Object.entries(document.paths)
  .flatMap(([, item]) => Object.values(item as Record<string, { operationId: string; tags: string[] }>))
  .filter(({ tags }) => ['People', 'Workspace'].some((tag) => tags.includes(tag)))
  .map(({ operationId }) => operationId);

/** Operations for those who run the service, and its reference: they are reached by `request` and `open`. */
const WITHOUT_METHOD = [...FOR_PEOPLE, 'healthz', 'readyz', 'getOpenApi', 'getReference', 'getReferenceFile'];

test('When the API has an operation, then the SDK has a method for it', async () => {
  const folder = join(import.meta.dirname, '../src');
  const files = await readdir(folder, { recursive: true });
  const own = files.filter((file) => file.endsWith('.ts') && !file.startsWith('generated'));
  const text = (await Promise.all(own.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
  const missing = Object.keys(OPERATIONS).filter((id) => !text.includes(`'${id}'`));
  expect(missing.sort()).toEqual([...WITHOUT_METHOD].sort());
});
