/**
 * Checks a brand from the quickstart (`--out FILE`) against the contract's schemas, and that no section is missing:
 *   node --import tsx packages/deployment/scripts/validate-brand.ts FILE
 */
import { readFileSync } from 'node:fs';
import { BrandDetailResponse } from '@brandprint/contracts';
import { z } from 'zod';

const [file = ''] = process.argv.slice(2);
const parsed = BrandDetailResponse.safeParse(JSON.parse(readFileSync(file, 'utf8')));
if (!parsed.success) {
  console.error(`${file} does not match the contract:\n${z.prettifyError(parsed.error)}`);
  process.exit(1);
}
const { analysis_status: status, analysis } = parsed.data.data;
const missing = Object.entries(analysis ?? {}).flatMap(([section, value]) => (value === null ? [section] : []));
if (status !== 'complete' || missing.length > 0) {
  console.error(`${file}: the brand is ${status}${missing.length > 0 ? `, without ${missing.join(', ')}` : ''}.`);
  process.exit(1);
}
console.log(`${file} matches the contract: complete, with ${Object.keys(analysis ?? {}).length} sections.`);
