import type { EditHistoryEntry, SectionPatchResult } from '@brandprint/contracts';
import type { Test } from 'supertest';
import type { TestApi, TestCaller } from './api.ts';

export const sectionPath = (brandId: string, section: string) => `/v1/api/brands/${brandId}/sections/${section}`;

/** Every operation on a section, with a valid request. */
export const SECTION_OPERATIONS: Record<string, (caller: TestCaller, path: string) => Test> = {
  GET: (caller, path) => caller.get(path),
  PATCH: (caller, path) => caller.patch(path, { name: 'Edited' }),
  PUT: (caller, path) => caller.put(path, { name: 'Edited' }),
  DELETE: (caller, path) => caller.delete(`${path}/override`),
};

/** The response on success. */
export async function edited(test: Test): Promise<SectionPatchResult['data'] & { etag: string }> {
  const response = await test.expect(200);
  return { ...response.body.data, etag: String(response.headers.etag) };
}

export async function history(caller: TestCaller, brandId: string, query = ''): Promise<EditHistoryEntry[]> {
  const response = await caller.get(`/v1/api/brands/${brandId}/edit-history${query}`).expect(200);
  return response.body.data;
}

/** Everything that an edit of a brand could change. */
export async function allOf({ database: { prisma } }: Pick<TestApi, 'database'>, brandId: string) {
  const where = { brandId };
  return Promise.all([
    prisma.brand.findUnique({ where: { id: brandId } }),
    prisma.override.findMany({ where }),
    prisma.editHistoryEntry.findMany({ where }),
    prisma.event.findMany({ where }),
  ]);
}
