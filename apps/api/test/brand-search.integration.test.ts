import { BrandListResponse } from '@brandprint/contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { expectError, type TestCaller, useTestApi } from './support/api.ts';
import { createCompleteBrand, createQueuedBrand, finishTestAnalysis } from './support/brands.ts';

const api = await useTestApi();
let caller: TestCaller;
beforeEach(async () => {
  caller = await api.createCaller();
});

describe('Searching for a brand', () => {
  const ids = async (query: string) =>
    BrandListResponse.strict()
      .parse((await caller.get(`/v1/api/brands?${query}`).expect(200)).body)
      .data.map(({ id }) => id);

  test('When a part of name or host is given, then matching brands are listed, newest first', async () => {
    const shop = await caller.parse({ url: 'https://shop.acme-tools.example:8443/tools?q=needle#needle' });
    const named = await createCompleteBrand(api, caller, { name: 'Zürich 100%_Tools' });
    await createCompleteBrand(api, caller, { name: 'Other' });
    expect(await ids('q=tools')).toEqual([named, shop]);
    expect(await ids('q=TOOLS')).toEqual([named, shop]);
    expect(await ids('q=%20acme-t')).toEqual([shop]);
    expect(await ids('q=8443')).toEqual([shop]);
    expect(await ids('q=Z%C3%9CRICH')).toEqual([named]);
    expect(await ids('q=z')).toEqual([named]);
    expect(await ids('q=needle')).toEqual([]);
    expect(await ids('q=https')).toEqual([]);
    expect(await ids('q=')).toHaveLength(3);
  });

  test.each(['100%25_', '%25_', '%25'])('When it is %s, then it is matched literally', async (q) => {
    const named = await createCompleteBrand(api, caller, { name: 'Zürich 100%_Tools' });
    await createCompleteBrand(api, caller, { name: 'Zürich 1000 Tools' });
    expect(await ids(`q=${q}`)).toEqual([named]);
  });

  test.each(['_', '%5C', '%27', '%0A'])('When nothing contains %s, then nothing is listed', async (q) => {
    // As an SQL pattern it would match this one.
    await createCompleteBrand(api, caller, { name: 'Zürich axb Tools' });
    expect(await ids(`q=a${q}b`)).toEqual([]);
  });

  test('When it is combined with a status and read in pages, then each brand is listed once', async () => {
    const wanted: string[] = [];
    for (let i = 0; i < 3; i++) {
      wanted.unshift(await createCompleteBrand(api, caller, { name: `Tool ${i}` }));
      await finishTestAnalysis(api, await createQueuedBrand(api, caller), 'failed', { name: 'Tool' });
      await createCompleteBrand(api, caller, { name: 'Other' });
    }
    const first = await caller.get('/v1/api/brands?q=tool&status=complete&limit=2').expect(200);
    const { next_cursor: cursor } = first.body.pagination;
    const second = await ids(`q=tool&status=complete&limit=2&cursor=${cursor}`);
    expect([...first.body.data.map(({ id }: { id: string }) => id), ...second]).toEqual(wanted);
    for (const query of ['q=tools&status=complete', 'q=tool', 'status=complete', '']) {
      expectError(await caller.get(`/v1/api/brands?${query}&cursor=${cursor}`), 'VALIDATION_ERROR', ['cursor']);
    }
  });

  test.each(['a'.repeat(201), '%00'])('When it is %s, then the response is 400 and names it', async (q) => {
    expectError(await caller.get(`/v1/api/brands?q=${q}`), 'VALIDATION_ERROR', ['q']);
  });
});
