// Writes data/schema-types.gen.json: the types of schema.org, from the type declarations of the npm package schema-dts,
// which has to be unpacked by hand. Run from this package: node scripts/schema-types.mjs SCHEMA.D.TS
import { readFileSync, writeFileSync } from 'node:fs';

const declarations = readFileSync(process.argv[2], 'utf8');
const types = new Set([...declarations.matchAll(/"@type": "([A-Za-z0-9]+)"/g)].map(([, type]) => type));
writeFileSync(new URL('../data/schema-types.gen.json', import.meta.url), `${JSON.stringify([...types].sort())}\n`);
