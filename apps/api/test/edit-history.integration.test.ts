import { type EditHistoryEntry, EditHistoryResponse } from '@brandprint/contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { expectError, useTestApi } from './support/api.ts';
import { createCompleteBrand, createQueuedBrand } from './support/brands.ts';
import { edited, history, sectionPath } from './support/sections.ts';

const api = await useTestApi();
let brandId: string;
const caller = await api.createCaller();
beforeEach(async () => {
  brandId = await createCompleteBrand(api, caller, { sections: { things: { name: 'Acme' } } });
});

const historyPath = (query = '') => `/v1/api/brands/${brandId}/edit-history${query}`;
const patch = (section: string, body: object) => edited(caller.patch(sectionPath(brandId, section), body));

async function page(query: string) {
  const response = await caller.get(historyPath(query)).expect(200);
  return EditHistoryResponse.strict().parse(response.body);
}

/** The history page by page, with an action between two pages. */
async function pages(query: string, between = async () => {}): Promise<EditHistoryEntry[][]> {
  const all: EditHistoryEntry[][] = [];
  let cursor = '';
  do {
    const { data, pagination } = await page(`?${query}${cursor && `&cursor=${cursor}`}`);
    all.push(data);
    cursor = pagination.next_cursor;
    expect(pagination.has_more).toBe(cursor !== '');
    await between();
  } while (cursor);
  return all;
}

describe('The edit history', () => {
  test('When nothing was edited, or can be yet, then it is empty', async () => {
    expect(await page('')).toEqual({ data: [], pagination: { has_more: false, next_cursor: '' } });
    brandId = await createQueuedBrand(api, caller);
    expect((await page('')).data).toEqual([]);
  });

  test('When there were edits, then each entry has what, when, by whom and how, newest first', async () => {
    const person = await caller.signIn('user_42');
    const path = sectionPath(brandId, 'things');
    const patched = await edited(caller.patch(path, { name: 'B' }));
    const replaced = await edited(person.put(path, { only: null }));
    await edited(caller.delete(`${path}/override`));
    await edited(person.patch(sectionPath(brandId, 'audio'), { jingle: 'la' }));
    await edited(person.delete(`${sectionPath(brandId, 'audio')}/override`));

    const always = { id: expect.any(String), brand_id: brandId, created_at: expect.any(String) };
    const byKey = { auth_type: 'api_key', changed_by_api_key_id: caller.keyId, changed_by_user_id: null };
    const byPerson = { auth_type: 'user', changed_by_api_key_id: null, changed_by_user_id: 'user_42' };
    const [things, audio] = [{ section: 'things' }, { section: 'audio' }];
    const acme = { name: 'Acme' };
    const { data } = await page('');
    expect(data).toEqual([
      { ...always, ...audio, action: 'revert', before_data: { jingle: 'la' }, after_data: null, ...byPerson },
      { ...always, ...audio, action: 'patch', before_data: null, after_data: { jingle: 'la' }, ...byPerson },
      { ...always, ...things, action: 'revert', before_data: { only: null }, after_data: acme, ...byKey },
      { ...always, ...things, action: 'replace', before_data: { name: 'B' }, after_data: { only: null }, ...byPerson },
      { ...always, ...things, action: 'patch', before_data: acme, after_data: { name: 'B' }, ...byKey },
    ]);
    expect(data.slice(3).map((entry) => entry.created_at)).toEqual([
      replaced.meta.override_updated_at,
      patched.meta.override_updated_at,
    ]);
  });

  test('When a key made an edit and is revoked, then the history still names it', async () => {
    const other = await api.createCaller();
    const id = await createCompleteBrand(api, other, { sections: { things: {} } });
    await edited(other.patch(sectionPath(id, 'things'), { name: 'B' }));
    await api.database.prisma.apiKey.delete({ where: { id: other.keyId } });
    const [entry] = await history(await other.signIn(), id);
    expect(entry?.changed_by_api_key_id).toBe(other.keyId);
  });

  test("When it is filtered by section, then only that section's edits are listed", async () => {
    await patch('things', { name: 'B' });
    await patch('web', { notes: '' });
    await patch('things', { name: 'C' });
    expect((await page('?section=things')).data.map((entry) => entry.after_data)).toEqual([
      { name: 'C' },
      { name: 'B' },
    ]);
    expect((await page('?section=tone')).data).toEqual([]);
  });

  test.each(['limit=2', 'limit=2&section=things'])(
    'When it is read with %s while it grows, then each old entry is listed once, newest first',
    async (query) => {
      for (let n = 1; n <= 5; n++) await patch('things', { n });
      let later = 5;
      const all = await pages(query, async () => {
        later += 1;
        await patch('things', { n: later });
      });
      const seen = all.map((entries) => entries.map((entry) => (entry.after_data as { n: number }).n));
      expect(seen).toEqual([[5, 4], [3, 2], [1]]);
    },
  );

  test('When entries are large, then pages have fewer of them, and none is missing', async () => {
    const text = (n: number) => `${n}${'x'.repeat(900_000)}`;
    const fields = [1, 2, 3, 4, 5, 6];
    for (const n of fields) await patch('things', { text: text(n) });
    const all = await pages('limit=100');
    expect(all.length).toBeGreaterThan(1);
    expect(all[0]?.length).toBeGreaterThan(1);
    const texts = all.flat().map((entry) => (entry.after_data as { text: string }).text);
    expect(texts.map((long) => long.slice(0, 2))).toEqual(fields.reverse().map((n) => `${n}x`));
  });

  test.each([
    ['section=spacing', 'section'],
    ['section=', 'section'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=x', 'limit'],
    ['cursor=x', 'cursor'],
  ])('When the query is %s, then the response is 400 and names %s', async (query, field) => {
    expectError(await caller.get(historyPath(`?${query}`)), 'VALIDATION_ERROR', [field]);
  });

  test('When the cursor is from another list, then the response is 400', async () => {
    await patch('things', { n: 1 });
    await patch('things', { n: 2 });
    const cursor = (await page('?limit=1')).pagination.next_cursor;
    const filtered = (await page('?limit=1&section=things')).pagination.next_cursor;
    const other = await createCompleteBrand(api, caller);
    for (const path of [
      historyPath(`?section=things&cursor=${cursor}`),
      historyPath(`?cursor=${filtered}`),
      `/v1/api/brands/${other}/edit-history?cursor=${cursor}`,
      `/v1/api/brands?cursor=${cursor}`,
    ]) {
      expectError(await caller.get(path), 'VALIDATION_ERROR', ['cursor']);
    }
  });

  test('When the id is not a UUID, then the response is 400 and names it', async () => {
    expectError(await caller.get('/v1/api/brands/1/edit-history'), 'VALIDATION_ERROR', ['brandId']);
  });

  test('When there is no key, then the response is 401', async () => {
    expectError(await request(api.app).get(historyPath()), 'UNAUTHENTICATED');
  });

  test('When the subscription has ended, then the response is 403, because it shows the content of sections', async () => {
    const lapsed = await api.createCaller();
    const id = await createCompleteBrand(api, lapsed);
    const where = { id: lapsed.workspaceId };
    await api.database.prisma.workspace.update({ where, data: { subscriptionStatus: 'past_due' } });
    expectError(await lapsed.get(`/v1/api/brands/${id}/edit-history`), 'SUBSCRIPTION_REQUIRED');
  });

  test('When the brand is unknown, or of another workspace, then the response is the same', async () => {
    await patch('things', { n: 1 });
    const other = await api.createCaller();
    const foreign = await other.get(historyPath());
    expectError(foreign, 'BRAND_NOT_FOUND');
    const unknown = await other.get('/v1/api/brands/7b0e6a8e-5f0c-4c9e-9d6b-0d5a4b7c1f2e/edit-history');
    expect(unknown.body).toEqual(foreign.body);
  });

  test('When another method is used, then the response lists the allowed ones', async () => {
    const response = await caller.delete(historyPath());
    expectError(response, 'METHOD_NOT_ALLOWED');
    expect(response.headers.allow).toBe('GET, HEAD, OPTIONS');
  });
});
