import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BrandDetailResponse } from '@brandprint/contracts';
import { expect, test } from '@jest/globals';
import composed from '../../../docs/examples/composed.json' with { type: 'json' };
import type { ApiClient } from '../src/quickstart/api-client.ts';
import { writeExports } from '../src/quickstart/write-exports.ts';

const brand = BrandDetailResponse.parse(composed).data;
const client = {
  export: async () => ({ fileName: 'DESIGN.md', bytes: Buffer.from('new') }),
} satisfies Pick<ApiClient, 'export'>;

test('When a file of the name exists, then it is kept, and the export gets another name, which is said', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'brandprint-exports-'));
  try {
    writeFileSync(join(folder, 'DESIGN.md'), 'own');
    const lines = [
      ...(await writeExports(client, brand, { formats: ['design-md'], folder })),
      ...(await writeExports(client, brand, { formats: ['design-md'], folder })),
    ];
    expect(readFileSync(join(folder, 'DESIGN.md'), 'utf8')).toBe('own');
    expect(readdirSync(folder).sort()).toEqual(['DESIGN-2.md', 'DESIGN-3.md', 'DESIGN.md']);
    expect(lines[0]).toBe(`Exported design-md to ${join(folder, 'DESIGN-2.md')}, because DESIGN.md exists already`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
