import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { expectError, useTestApi } from './support/api.ts';
import { createCompleteBrand, createQueuedAnalysis, finishTestAnalysis } from './support/brands.ts';
import { allOf, edited, history, SECTION_OPERATIONS, sectionPath } from './support/sections.ts';

const api = await useTestApi();
let brandId: string;
let path: string;
const caller = await api.createCaller();
beforeEach(async () => {
  brandId = await createCompleteBrand(api, caller, { sections: { things: { name: 'Acme' } } });
  path = sectionPath(brandId, 'things');
});

const EDITS = Object.entries(SECTION_OPERATIONS).filter(([method]) => method !== 'GET');

describe('The ETag of a section', () => {
  test('When it is read, then the tag is strong and belongs to what is shown, and avoids the body', async () => {
    const { etag } = await edited(caller.get(path));
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await caller.get(path).set('If-None-Match', tags);
      expect({ status: response.status, text: response.text, etag: response.headers.etag }).toEqual({
        status: 304,
        text: '',
        etag,
      });
    }
    for (const tags of ['"other"', etag.slice(1, -1), `"${etag}"`]) {
      await caller.get(path).set('If-None-Match', tags).expect(200);
    }
  });

  test('When it is edited, then the edit returns the same tag as a read, and the old one no longer matches', async () => {
    const before = await edited(caller.get(path));
    const after = await edited(caller.patch(path, { name: 'B' }));
    expect(after.etag).not.toBe(before.etag);
    const response = await caller.get(path).set('If-None-Match', before.etag).expect(200);
    expect(response.headers.etag).toBe(after.etag);
    const tag = createHash('sha256').update(response.text).digest('base64url').slice(0, 27);
    expect(after.etag).toBe(`"${tag}"`);
    expect((await caller.head(path).expect(200)).headers.etag).toBe(after.etag);
  });

  test('When a later analysis extracts something else, then it changes', async () => {
    const { etag } = await edited(caller.get(path));
    await createQueuedAnalysis(api, brandId);
    await finishTestAnalysis(api, brandId, 'complete', { sections: { things: { name: 'New' } } });
    expectError(await caller.patch(path, { a: 1 }).set('If-Match', etag), 'STALE');
  });
});

describe.each(EDITS)('%s with If-Match', (_, edit) => {
  test('When the section has changed since, then the response is 412 with the current tag, and nothing changes', async () => {
    const { etag } = await edited(caller.get(path));
    const now = await edited(caller.patch(path, { a: 1 }));
    const before = await allOf(api, brandId);
    for (const tags of [etag, `W/${now.etag}`, `"x", ${etag}, W/"y"`, '""', '"*"']) {
      const response = await edit(caller, path).set('If-Match', tags);
      expectError(response, 'STALE');
      expect(response.headers.etag).toBe(now.etag);
    }
    expect(await allOf(api, brandId)).toEqual(before);
  });

  test('When the section is unchanged, then the edit is made', async () => {
    const ways = [(tag: string) => tag, (tag: string) => `W/"x" , "y",${tag}`, () => '*'];
    for (const [index, tags] of ways.entries()) {
      const { etag } = await edited(caller.put(path, { name: `B${index}` }));
      const after = await edited(edit(caller, path).set('If-Match', tags(etag)));
      expect(after.etag).not.toBe(etag);
    }
  });

  test.each(['abc', '"a', 'W/abc', '"a" b', '*, "a"'])(
    'When the tag is %s, then the response is 400: it is not a tag',
    async (tag) => {
      expectError(await edit(caller, path).set('If-Match', tag), 'VALIDATION_ERROR', ['if-match']);
    },
  );

  test('When the brand is of another workspace, then it is unknown, whatever the tag', async () => {
    const other = await api.createCaller();
    expectError(await edit(other, path).set('If-Match', '"x"'), 'BRAND_NOT_FOUND');
  });
});

describe('Concurrent edits', () => {
  const N = 50;
  const numbers = [...Array(N).keys()];

  test('When 50 patches of different keys come at once, then all are applied, each with its history entry', async () => {
    const results = await Promise.all(numbers.map((n) => edited(caller.patch(path, { [`k${n}`]: n }))));
    const shown = await edited(caller.get(path));
    expect(shown.data).toEqual({ name: 'Acme', ...Object.fromEntries(numbers.map((n) => [`k${n}`, n])) });

    const entries = (await history(caller, brandId)).reverse();
    expect(entries).toHaveLength(N);
    expect(entries[0]?.before_data).toEqual({ name: 'Acme' });
    for (const [index, entry] of entries.slice(1).entries()) {
      expect(entry.before_data).toEqual(entries[index]?.after_data);
      expect(entry.created_at > (entries[index]?.created_at ?? '')).toBe(true);
    }
    expect(entries.at(-1)).toMatchObject({ after_data: shown.data, created_at: shown.meta.override_updated_at });
    // Each response has the section that its patch produced.
    const answered = results.map((result) => JSON.stringify(result.data)).sort();
    expect(answered).toEqual(entries.map((entry) => JSON.stringify(entry.after_data)).sort());

    const where = { brandId, type: 'brand.section_updated' };
    const events = await api.database.prisma.event.findMany({ where, orderBy: { seq: 'asc' } });
    const data = { brand_id: brandId, section: 'things', action: 'patch' };
    expect(events).toMatchObject(numbers.map((n) => ({ seq: (events[0]?.seq ?? 0) + n, data })));
  });

  test('When many edit the same version, then one succeeds, and the others get 412', async () => {
    const { etag } = await edited(caller.get(path));
    const responses = await Promise.all(
      numbers.slice(0, 10).map((n) => caller.patch(path, { winner: n }).set('If-Match', etag)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const response of responses) if (response.status !== 200) expectError(response, 'STALE');
    expect(await history(caller, brandId)).toHaveLength(1);
  });

  test('When patches, replacements and reverts of several sections collide, then the history of each is consistent', async () => {
    const sections = ['things', 'audio', 'web'];
    await Promise.all(
      numbers.slice(0, 30).map((n) => {
        const at = sectionPath(brandId, sections[n % 3] ?? '');
        if (n % 5 === 4) return caller.delete(`${at}/override`).expect(200);
        return n % 4 === 0 ? caller.put(at, { n }).expect(200) : caller.patch(at, { [`k${n}`]: n }).expect(200);
      }),
    );
    for (const section of sections) {
      const entries = (await history(caller, brandId, `?section=${section}`)).reverse();
      expect(entries.length).toBeGreaterThan(5);
      expect(entries[0]?.before_data).toEqual(section === 'things' ? { name: 'Acme' } : null);
      for (const [index, entry] of entries.slice(1).entries()) {
        expect(entry.before_data).toEqual(entries[index]?.after_data);
      }
      expect((await edited(caller.get(sectionPath(brandId, section)))).data).toEqual(entries.at(-1)?.after_data ?? {});
    }
  });

  test('When the brand is analysed again or deleted meanwhile, then each edit is made before that or rejected', async () => {
    const edits = () => numbers.slice(0, 8).map((n) => caller.patch(path, { [`k${n}`]: n }));
    const [reanalysis, ...first] = await Promise.all([
      caller.post(`/v1/api/brands/${brandId}/reanalyze`, {}),
      ...edits(),
    ]);
    expect(reanalysis.status).toBe(202);
    for (const response of first) if (response.status !== 200) expectError(response, 'ANALYSIS_NOT_COMPLETE');
    expect(await history(caller, brandId)).toHaveLength(first.filter(({ status }) => status === 200).length);

    await finishTestAnalysis(api, brandId, 'complete', { sections: { things: {} } });
    const [deletion, ...second] = await Promise.all([
      caller.delete(`/v1/api/brands/${brandId}`),
      ...edits(),
      ...edits().map((edit) => edit.set('If-Match', '*')),
    ]);
    expect(deletion.status).toBe(204);
    for (const response of second) if (response.status !== 200) expectError(response, 'BRAND_NOT_FOUND');
    expect(await allOf(api, brandId)).toEqual([null, [], [], []]);
  });

  test('When the history cannot be written, then the edit is not made either', async () => {
    const { prisma } = api.database;
    const before = await allOf(api, brandId);
    await prisma.$executeRaw`ALTER TABLE edit_history ADD CONSTRAINT nothing_goes CHECK (brand_id IS NULL) NOT VALID`;
    try {
      expectError(await caller.patch(path, { a: 1 }), 'INTERNAL');
    } finally {
      await prisma.$executeRaw`ALTER TABLE edit_history DROP CONSTRAINT nothing_goes`;
    }
    await prisma.$executeRaw`ALTER TABLE events ADD CONSTRAINT nothing_goes CHECK (brand_id IS NULL) NOT VALID`;
    try {
      expectError(await caller.patch(path, { a: 1 }), 'INTERNAL');
    } finally {
      await prisma.$executeRaw`ALTER TABLE events DROP CONSTRAINT nothing_goes`;
    }
    expect(await allOf(api, brandId)).toEqual(before);
  });
});
