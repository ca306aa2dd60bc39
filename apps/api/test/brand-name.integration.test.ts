import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestApi, type TestApi, type TestCaller } from './support/api.ts';
import { sectionPath } from './support/sections.ts';
import { makes, workToTheEnd } from './support/work.ts';

let api: TestApi;
let caller: TestCaller;
beforeAll(async () => {
  api = await startTestApi();
  api.deps.pipeline.admissionWindow = 100;
  caller = await api.newCaller();
});
afterAll(() => api.stop());

const work = (brandId: string, things: object = { name: 'Acme' }) =>
  workToTheEnd(api.deps.pipeline, brandId, makes({ things }));

/** A brand whose analysis called it Acme. */
async function analysed(): Promise<string> {
  const brandId = await caller.parse({ stages: ['things'] });
  await work(brandId);
  return brandId;
}

/** What the brand is called wherever it is: in detail, in the list, and in the list of those found by that name. */
async function nameOf(brandId: string): Promise<string> {
  const { name } = (await caller.get(`/v1/api/brands/${brandId}`).expect(200)).body.data;
  for (const query of ['?limit=100', `?limit=100&q=${encodeURIComponent(name)}`]) {
    const { data } = (await caller.get(`/v1/api/brands${query}`).expect(200)).body;
    expect(data.find(({ id }: { id: string }) => id === brandId)?.name).toBe(name);
  }
  return name;
}

const things = (brandId: string) => sectionPath(brandId, 'things');

describe('The name of a brand', () => {
  test.each([
    ['https://bücher.example/über', 'bücher.example'],
    ['https://www.example.com:8443/shop', 'www.example.com'],
    ['http://127.0.0.1/', '127.0.0.1'],
    ['http://[2001:db8::1]/', '[2001:db8::1]'],
  ])('When %s is submitted, then it is the host as people write it', async (url, name) => {
    expect(await nameOf(await caller.parse({ url }))).toBe(name);
  });

  test('When a host has a script of its own, then its URL is in the normal form', async () => {
    const brandId = await caller.parse({ url: 'https://bücher.example' });
    const { data } = (await caller.get(`/v1/api/brands/${brandId}`)).body;
    expect(data.source_url).toBe('https://xn--bcher-kva.example/');
  });

  test('When people rename it, then it has the new name, and the extracted one again once that is reverted', async () => {
    const brandId = await analysed();
    expect(await nameOf(brandId)).toBe('Acme');
    await caller.patch(things(brandId), { name: ' Zenith\n Tools ' }).expect(200);
    expect(await nameOf(brandId)).toBe('Zenith Tools');
    await caller.patch(things(brandId), { purpose: 'Tools' }).expect(200);
    expect(await nameOf(brandId)).toBe('Zenith Tools');
    await caller.delete(`${things(brandId)}/override`).expect(200);
    expect(await nameOf(brandId)).toBe('Acme');
  });

  test('When the section is replaced, then it is the name that is in there', async () => {
    const brandId = await analysed();
    await caller.put(things(brandId), { name: 'Zenith' }).expect(200);
    expect(await nameOf(brandId)).toBe('Zenith');
    await caller.put(things(brandId), { description: 'Tools' }).expect(200);
    expect(await nameOf(brandId)).toBe('Acme');
  });

  test.each([null, '', ' ', 5, ['Zenith']])('When they make it %j, then it is the extracted one', async (name) => {
    const brandId = await analysed();
    await caller.patch(things(brandId), { name: 'Zenith' }).expect(200);
    await caller.patch(things(brandId), { name }).expect(200);
    expect(await nameOf(brandId)).toBe('Acme');
  });

  test('When they make it long, then lists show its beginning', async () => {
    const brandId = await analysed();
    await caller.patch(things(brandId), { name: '🔧'.repeat(1_000) }).expect(200);
    expect(await nameOf(brandId)).toBe('🔧'.repeat(200));
  });

  test('When nothing was extracted, then it is the host once the edit is reverted', async () => {
    const brandId = await caller.parse({ stages: ['things'] });
    await work(brandId, { name: '' });
    await caller.patch(things(brandId), { name: 'Zenith' }).expect(200);
    expect(await nameOf(brandId)).toBe('Zenith');
    await caller.delete(`${things(brandId)}/override`).expect(200);
    expect(await nameOf(brandId)).toBe('example.com');
  });

  test.each<[string, (brandId: string) => Promise<unknown>]>([
    ['patched', async (id) => caller.patch(things(id), { name: 'Zenith' }).expect(200)],
    ['replaced', async (id) => caller.put(things(id), { name: 'Zenith' }).expect(200)],
    [
      'patched upon what was cleared',
      async (id) => {
        await caller.patch(things(id), { capabilities: null }).expect(200);
        await caller.patch(things(id), { capabilities: { first: 1 }, name: 'Zenith' }).expect(200);
      },
    ],
  ])('When it was %s and is analysed again, then it keeps the name, and events tell it', async (_, edit) => {
    const brandId = await analysed();
    await edit(brandId);
    await caller.post(`/v1/api/brands/${brandId}/reanalyze`, { stages: ['things'] }).expect(202);
    await work(brandId, { name: 'Acme Group' });
    expect(await nameOf(brandId)).toBe('Zenith');
    const events = await api.database.prisma.event.findMany({
      where: { brandId, type: 'brand.complete' },
      orderBy: { seq: 'asc' },
    });
    expect(events.map(({ data }) => (data as { name: string }).name)).toEqual(['Acme', 'Zenith']);
    await caller.delete(`${things(brandId)}/override`).expect(200);
    expect(await nameOf(brandId)).toBe('Acme Group');
  });
});
