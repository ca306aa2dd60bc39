import { describe, expect, test } from '@jest/globals';
import { useTestApi } from './support/api.ts';
import { runAllStages, stubStageHandler } from './support/run-stages.ts';
import { sectionPath } from './support/sections.ts';

const api = await useTestApi();
api.deps.pipeline.admissionWindow = 100;
const caller = await api.createCaller();

/** A brand whose analysis extracted the name Acme. */
async function analysed(): Promise<string> {
  const brandId = await caller.parse({ stages: ['things'] });
  await runAllStages(api.deps.pipeline, brandId, stubStageHandler({ things: { name: 'Acme' } }));
  return brandId;
}

/** The brand's name everywhere: in its detail, in the list, and in a search for that name. */
async function nameOf(brandId: string): Promise<string> {
  const { name } = (await caller.get(`/v1/api/brands/${brandId}`).expect(200)).body.data;
  for (const query of ['?limit=100', `?limit=100&q=${encodeURIComponent(name)}`]) {
    const { data } = (await caller.get(`/v1/api/brands${query}`).expect(200)).body;
    expect(data.find(({ id }: { id: string }) => id === brandId)?.name).toBe(name);
  }
  return name;
}

describe('The name of a brand', () => {
  test.each([
    ['https://bücher.example/über', 'bücher.example'],
    ['https://www.example.com:8443/shop', 'www.example.com'],
    ['http://127.0.0.1/', '127.0.0.1'],
    ['http://[2001:db8::1]/', '[2001:db8::1]'],
  ])('When %s is submitted, then the name is the host in readable form', async (url, name) => {
    expect(await nameOf(await caller.parse({ url }))).toBe(name);
  });

  test('When a host has non-ASCII letters, then its URL is normalised', async () => {
    const brandId = await caller.parse({ url: 'https://bücher.example' });
    const { data } = (await caller.get(`/v1/api/brands/${brandId}`)).body;
    expect(data.source_url).toBe('https://xn--bcher-kva.example/');
  });

  test("When people edit the name in a section, then the brand's name is still the extracted one", async () => {
    const brandId = await analysed();
    await caller.patch(sectionPath(brandId, 'things'), { name: 'Zenith' }).expect(200);
    expect(await nameOf(brandId)).toBe('Acme');
  });
});
