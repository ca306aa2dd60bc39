import { EvidenceResponse } from '@brandprint/contracts';
import { saveSection } from '@brandprint/database';
import { describe, expect, test } from '@jest/globals';
import { expectError, useTestApi } from './support/api.ts';
import { createCompleteBrand, createQueuedAnalysis } from './support/brands.ts';

const api = await useTestApi();
const caller = await api.createCaller();

const at = { page: 'https://acme.test/', selector: 'a.btn', property: 'background-color', value: '#d6336c', count: 3 };
const declared = { page: 'https://acme.test/', selector: ':root', property: '--brand', value: '#d6336c', count: 1 };
const pair = {
  foreground: '#ffffff',
  background: '#d6336c',
  ratio: 4.6,
  large_text: false,
  aa: true,
  aaa: false,
  elements: 3,
  characters: 30,
  roles: ['button'],
  page: 'https://acme.test/',
  selector: 'a.btn',
  example: 'Buy anvils',
};

/** A brand with evidence for its name and for one colour. */
async function brandWithEvidence(): Promise<string> {
  const brandId = await createCompleteBrand(api, caller);
  const { analysisId } = await api.database.prisma.brand.findUniqueOrThrow({ where: { id: brandId } });
  const save = (name: 'things' | 'colors', content: Omit<Parameters<typeof saveSection>[3], 'data'>) =>
    saveSection(api.database.prisma, analysisId as string, name, { data: {}, ...content });
  await save('colors', {
    provenance: [
      { path: '/primary_palette/0', ...at, confidence: 0.9, basis: 'rendered' },
      { path: '/primary_palette/0', ...declared, confidence: 0.97, basis: 'declared' },
    ],
    findings: { contrast_pairs: [pair], schemes: [] },
  });
  await save('things', { provenance: [{ path: '/name', ...at, property: 'text', value: 'Acme', confidence: 0.8 }] });
  return brandId;
}

const evidencePath = (brandId: string, query = ''): string => `/v1/api/brands/${brandId}/evidence${query}`;

describe('Evidence', () => {
  test("When a section is requested, then each value has its sightings, and the section's findings are included", async () => {
    const { body } = await caller.get(evidencePath(await brandWithEvidence(), '?section=colors')).expect(200);
    expect(body.data).toEqual([
      {
        section: 'colors',
        values: [
          {
            path: '/primary_palette/0',
            confidence: 0.97,
            seen: [
              { ...at, basis: 'rendered' },
              { ...declared, basis: 'declared' },
            ],
          },
        ],
        contrast_pairs: [pair],
        schemes: [],
      },
    ]);
  });

  test('When it is that of art direction, then it names the screenshots with its elements', async () => {
    const brandId = await brandWithEvidence();
    const { analysisId } = await api.database.prisma.brand.findUniqueOrThrow({ where: { id: brandId } });
    const asset_path = `/v1/api/brands/${brandId}/assets/0123456789abcdef01234567.webp`;
    const screenshots = [{ index: 0, page: at.page, asset_path, width: 1_440, height: 3_000 }];
    const shown = { data: {}, provenance: [], findings: { screenshots } };
    await saveSection(api.database.prisma, analysisId as string, 'art-direction', shown);
    const { body } = await caller.get(evidencePath(brandId, '?section=art-direction')).expect(200);
    expect(EvidenceResponse.parse(body).data).toEqual([{ section: 'art-direction', values: [], screenshots }]);
  });

  test('When no section is named, then it has all of them, in run order', async () => {
    const { body } = await caller.get(evidencePath(await brandWithEvidence())).expect(200);
    expect(body.data.map(({ section }: { section: string }) => section)).toEqual(['things', 'colors']);
    expect(body.data[0].values[0]).toMatchObject({ path: '/name', confidence: 0.8, seen: [{ basis: 'rendered' }] });
  });

  test('When the section was not extracted, then the list is empty', async () => {
    const { body } = await caller.get(evidencePath(await brandWithEvidence(), '?section=spacing')).expect(200);
    expect(body.data).toEqual([]);
  });

  test('When there is no such section, then it is rejected', async () => {
    expectError(await caller.get(evidencePath(await brandWithEvidence(), '?section=audio')), 'VALIDATION_ERROR', [
      'section',
    ]);
  });

  test('When an edit changes the section, then its evidence stays the same', async () => {
    const brandId = await brandWithEvidence();
    const before = await caller.get(evidencePath(brandId, '?section=colors')).expect(200);
    await caller.patch(`/v1/api/brands/${brandId}/sections/colors`, { design_notes: 'Pink' }).expect(200);
    const after = await caller.get(evidencePath(brandId, '?section=colors')).expect(200);
    expect([after.text, after.headers['etag']]).toEqual([before.text, before.headers['etag']]);
  });

  test('When another analysis is in progress, then there is none to show', async () => {
    const brandId = await brandWithEvidence();
    await createQueuedAnalysis(api, brandId);
    expectError(await caller.get(evidencePath(brandId)), 'ANALYSIS_NOT_COMPLETE');
  });
});
