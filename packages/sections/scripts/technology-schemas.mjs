// Writes the JSON Schemas of the technology files and their examples, for completion and checks in editors. Run from
// the root of the repository: npx tsx packages/sections/scripts/technology-schemas.mjs && npm run format
import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { TechnologyFile } from '../src/shared/technologies/rule.ts';
import { ExampleFile } from '../test/technology-examples.ts';

const write = (path, schema) =>
  writeFileSync(
    new URL(path, import.meta.url),
    `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`,
  );

write('../src/shared/technologies/data/technologies.schema.json', TechnologyFile);
write('../test/fixtures/technologies/examples.schema.json', ExampleFile);
