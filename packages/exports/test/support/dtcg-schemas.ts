import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';

export const SCHEMAS = join(import.meta.dirname, '../schemas');
export const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** The official schemas of design tokens. They use formats that are checked elsewhere. */
export const ajv = new Ajv({ strict: false, validateFormats: false });
for (const entry of readdirSync(join(SCHEMAS, 'dtcg'), { recursive: true, withFileTypes: true })) {
  if (entry.isFile()) ajv.addSchema(readJson(join(entry.parentPath, entry.name)));
}

/** What the official schema of a kind of file finds wrong with one. */
export function schemaErrors(kind: 'format' | 'resolver', document: unknown) {
  ajv.validate(`https://www.designtokens.org/schemas/2025.10/${kind}.json`, document);
  return ajv.errors ?? [];
}
