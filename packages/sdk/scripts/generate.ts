// Writes what the SDK takes from the OpenAPI document of the API: types, operations and the shapes of sections.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ApiDocument, generateSources } from './sources.ts';

const document: ApiDocument = JSON.parse(
  await readFile(join(import.meta.dirname, '../../../apps/api/openapi.json'), 'utf8'),
);
for (const [name, text] of Object.entries(await generateSources(document))) {
  await writeFile(join(import.meta.dirname, '../src/generated', name), text);
}
