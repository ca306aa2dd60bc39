// Writes the OpenAPI document of the API next to its code.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDocument } from '../src/openapi/document.ts';
import { routes } from '../src/routes/index.ts';

const file = join(import.meta.dirname, '../openapi.json');
await writeFile(file, `${JSON.stringify(createDocument(routes), null, 2)}\n`);
