import { saveSection } from '@brandprint/database';
import { describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { expectError, useTestApi } from './support/api.ts';
import { createCompleteBrand, createQueuedAnalysis, createQueuedBrand, finishTestAnalysis } from './support/brands.ts';
import { APPENDIX_A } from './support/rfc7396.ts';
import { allOf, edited, history, SECTION_OPERATIONS, sectionPath } from './support/sections.ts';

const api = await useTestApi();
const caller = await api.createCaller();

const THINGS = { name: 'Acme', description: 'Anvils', purpose: '', capabilities: ['Anvils'], category: 'Tools' };
const brandWith = (things: object = THINGS) => createCompleteBrand(api, caller, { sections: { things } });

async function detail(brandId: string) {
  return (await caller.get(`/v1/api/brands/${brandId}`).expect(200)).body.data;
}

describe('A section', () => {
  test('When nobody edited it, then it is what was extracted', async () => {
    expect(await edited(caller.get(sectionPath(await brandWith(), 'things')))).toMatchObject({
      data: THINGS,
      meta: { is_overridden: false, override_updated_at: null },
    });
  });

  test.each(['audio', 'tone'])('When %s has no data, then it is an empty object', async (section) => {
    expect(await edited(caller.get(sectionPath(await brandWith(), section)))).toMatchObject({
      data: {},
      meta: { is_overridden: false, override_updated_at: null },
    });
  });

  test('When it is patched, then nulls remove, the rest is merged, and the brand shows it', async () => {
    const brandId = await brandWith();
    const before = await detail(brandId);
    const patch = { name: 'Acme Inc', category: null, motto: { en: 'Boom' } };
    const result = await edited(caller.patch(sectionPath(brandId, 'things'), patch));
    const { category: _, ...rest } = THINGS;
    const shown = { ...rest, name: 'Acme Inc', motto: { en: 'Boom' } };
    expect(result).toMatchObject({
      data: shown,
      meta: { is_overridden: true, override_updated_at: expect.any(String) },
    });
    expect(result.data).toEqual(shown);
    expect(await edited(caller.get(sectionPath(brandId, 'things')))).toEqual(result);

    const after = await detail(brandId);
    expect(after).toMatchObject({ has_overrides: true, overridden_sections: ['things'], analysis: { things: shown } });
    expect(after.updated_at).toBe(result.meta.override_updated_at);
    expect(after.updated_at > before.updated_at).toBe(true);
  });

  test('When what was extracted is asked for, then an edited section comes without the edits', async () => {
    const brandId = await brandWith();
    const path = sectionPath(brandId, 'things');
    await edited(caller.patch(path, { name: 'Acme Inc' }));
    expect(await edited(caller.get(`${path}?source=extracted`))).toMatchObject({
      data: THINGS,
      meta: { is_overridden: false, override_updated_at: null },
    });
    expectError(await caller.get(`${path}?source=x`), 'VALIDATION_ERROR', ['source']);
  });

  test('When it is replaced, then it is the body, including nulls and the order of keys', async () => {
    const path = sectionPath(await brandWith(), 'things');
    await caller.patch(path, { motto: 'Boom' });
    const response = await caller.put(path, '{"z":null,"a":{"b":null}}').expect(200);
    expect(response.text).toContain('{"z":null,"a":{"b":null}}');
    expect((await caller.get(path)).text).toBe(response.text);
    expect((await edited(caller.patch(path, { a: { b: 1 } }))).data).toEqual({ z: null, a: { b: 1 } });
  });

  test('When it is reverted, then it is what was extracted, as if it had never been edited', async () => {
    const brandId = await brandWith();
    const path = sectionPath(brandId, 'things');
    const original = await edited(caller.get(path));
    await edited(caller.patch(path, { name: 'Acme Inc' }));
    expect(await edited(caller.delete(`${path}/override`))).toEqual(original);
    expect(await edited(caller.get(path))).toEqual(original);
    expect(await detail(brandId)).toMatchObject({ has_overrides: false, overridden_sections: [] });
  });

  test('When it has no data and is patched, then it starts from an empty object, and a revert removes that again', async () => {
    const brandId = await brandWith();
    for (const section of ['audio', 'tone']) {
      const result = await edited(caller.patch(sectionPath(brandId, section), { jingle: 'la', gone: null }));
      expect(result.data).toEqual({ jingle: 'la' });
    }
    const shown = await detail(brandId);
    expect(shown.overridden_sections).toEqual(['tone', 'audio']);
    expect(shown.analysis).toMatchObject({ audio: { jingle: 'la' }, tone: { jingle: 'la' } });
    for (const section of ['audio', 'tone']) {
      expect((await edited(caller.delete(`${sectionPath(brandId, section)}/override`))).data).toEqual({});
    }
    const reverted = await detail(brandId);
    expect(reverted.analysis.tone).toBeNull();
    expect(reverted.analysis).not.toHaveProperty('audio');
  });

  test('When several are edited, then each has its own edits', async () => {
    const brandId = await createCompleteBrand(api, caller, { sections: { things: THINGS, web: { notes: '' } } });
    await edited(caller.patch(sectionPath(brandId, 'web'), { notes: 'fast' }));
    await edited(caller.patch(sectionPath(brandId, 'things'), { name: 'B' }));
    await edited(caller.delete(`${sectionPath(brandId, 'things')}/override`));
    expect((await edited(caller.get(sectionPath(brandId, 'web')))).data).toEqual({ notes: 'fast' });
  });

  test.each(['application/json', 'application/merge-patch+json', 'application/merge-patch+json; charset=utf-8'])(
    'When a patch is %s, then it is accepted',
    async (type) => {
      const path = sectionPath(await brandWith(), 'things');
      expect((await edited(caller.patch(path, '{"name":"Ø"}').type(type))).data).toMatchObject({ name: 'Ø' });
    },
  );
});

describe('Merge patches (the examples of RFC 7396, appendix A)', () => {
  test.each(APPENDIX_A)('When %j is patched with %j, then it is %j', async (target, patch, result) => {
    // The examples that the contract accepts, on a section that was set up with PUT; all of them one level down.
    if (isObject(target) && isObject(patch)) {
      const path = sectionPath(await brandWith(), 'things');
      await edited(caller.put(path, target));
      expect((await edited(caller.patch(path, patch))).data).toEqual(result);
    }
    const path = sectionPath(await brandWith({ doc: target }), 'things');
    expect((await edited(caller.patch(path, { doc: patch }))).data).toEqual(result === null ? {} : { doc: result });
  });

  const isObject = (value: unknown): value is object =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
});

describe('Edits that change nothing', () => {
  test.each<[string, (path: string) => Promise<unknown>, (path: string) => Promise<unknown>]>([
    ['an empty patch', async () => {}, async (path) => edited(caller.patch(path, {}))],
    [
      'a repeated patch',
      (path) => edited(caller.patch(path, { name: 'B', category: null })),
      (path) => edited(caller.patch(path, { category: null, name: 'B' })),
    ],
    [
      'a repeated replacement',
      (path) => edited(caller.put(path, { a: 1 })),
      (path) => edited(caller.put(path, { a: 1 })),
    ],
    ['a revert without edits', async () => {}, (path) => edited(caller.delete(`${path}/override`))],
  ])('When there is %s, then it gets the usual response and leaves no trace', async (_, first, again) => {
    const brandId = await brandWith();
    const path = sectionPath(brandId, 'things');
    await first(path);
    const [rows, shown] = [await allOf(api, brandId), await edited(caller.get(path))];
    expect(await again(path)).toEqual(shown);
    expect(await allOf(api, brandId)).toEqual(rows);
  });

  test('When a patch equals what was extracted, then it is stored, because a later analysis may find something else', async () => {
    const brandId = await brandWith();
    const path = sectionPath(brandId, 'things');
    expect((await edited(caller.patch(path, { name: THINGS.name }))).meta.is_overridden).toBe(true);
    await createQueuedAnalysis(api, brandId);
    await finishTestAnalysis(api, brandId, 'complete', { sections: { things: { ...THINGS, name: 'Other' } } });
    expect((await edited(caller.get(path))).data).toEqual(THINGS);
  });
});

describe('Webhooks for edits', () => {
  test('When a section is edited, then its webhooks get one message, and none when nothing changes', async () => {
    const teller = await api.createCaller();
    const { prisma } = api.database;
    const endpoint = { workspaceId: teller.workspaceId, url: 'https://example.com', secret: Buffer.from('encrypted') };
    await prisma.webhookEndpoint.create({ data: { ...endpoint, eventTypes: ['brand.section_updated'] } });
    const brandId = await createCompleteBrand(api, teller, { sections: { things: THINGS } });
    const path = sectionPath(brandId, 'things');
    for (let again = 0; again < 2; again++) {
      await edited(teller.patch(path, { name: 'B' }));
      await edited(teller.delete(`${sectionPath(brandId, 'tone')}/override`));
    }
    await edited(teller.delete(`${path}/override`));
    const sent = await prisma.webhookDelivery.findMany({ where: { brandId }, orderBy: { createdAt: 'asc' } });
    expect(sent.map(({ payload }) => JSON.parse(payload))).toEqual(
      ['patch', 'revert'].map((action) => ({
        type: 'brand.section_updated',
        timestamp: expect.any(String),
        data: { brand_id: brandId, section: 'things', action },
      })),
    );
  });
});

describe('A later analysis', () => {
  test('When the site has changed, then the edits apply to the new extraction, and a revert shows it', async () => {
    const brandId = await brandWith();
    const path = sectionPath(brandId, 'things');
    await edited(caller.patch(path, { name: 'Mine', capabilities: null }));
    await edited(caller.patch(path, { capabilities: { first: 'Mine' } }));
    await edited(caller.put(sectionPath(brandId, 'web'), { notes: 'Mine' }));

    await createQueuedAnalysis(api, brandId);
    const things = { name: 'New', description: 'New', purpose: 'New', capabilities: { other: 'New' }, category: '' };
    await finishTestAnalysis(api, brandId, 'complete', { sections: { things, web: { notes: 'New' } } });
    const shown = { ...things, name: 'Mine', capabilities: { first: 'Mine' } };
    expect(await detail(brandId)).toMatchObject({
      overridden_sections: ['things', 'web'],
      analysis: { things: shown, web: { notes: 'Mine' } },
    });
    expect((await edited(caller.get(path))).data).toEqual(shown);
    expect((await edited(caller.delete(`${path}/override`))).data).toEqual(things);
    expect((await history(caller, brandId))[0]).toMatchObject({ before_data: shown, after_data: things });
  });
});

describe.each(Object.entries(SECTION_OPERATIONS))('%s of a section', (method, ask) => {
  test.each(['spacing', 'elevation', 'Things', 'nothing', '%00'])(
    'When it is %s, then there is no such section',
    async (name) => {
      const brandId = await brandWith();
      expectError(await ask(caller, sectionPath(brandId, name)), 'VALIDATION_ERROR', ['section']);
    },
  );

  test('When the id is not a UUID, then the response is 400 and names it', async () => {
    expectError(await ask(caller, sectionPath('1', 'things')), 'VALIDATION_ERROR', ['brandId']);
  });

  test('When there is no key, then the response is 401', async () => {
    const path = sectionPath(await brandWith(), 'things');
    const response = await ask({ ...caller, ...bare() }, path);
    expectError(response, 'UNAUTHENTICATED');
  });

  test('When the subscription has ended, then the response is 403 and nothing changes', async () => {
    const lapsed = await api.createCaller();
    const brandId = await createCompleteBrand(api, lapsed, { sections: { things: THINGS } });
    const where = { id: lapsed.workspaceId };
    await api.database.prisma.workspace.update({ where, data: { subscriptionStatus: 'canceled' } });
    const before = await allOf(api, brandId);
    expectError(await ask(lapsed, sectionPath(brandId, 'things')), 'SUBSCRIPTION_REQUIRED');
    expect(await allOf(api, brandId)).toEqual(before);
  });

  test('When the brand is of another workspace, then it is unknown, whatever its state, and does not change', async () => {
    const other = await api.createCaller();
    const unknown = await ask(other, sectionPath('7b0e6a8e-5f0c-4c9e-9d6b-0d5a4b7c1f2e', 'things'));
    expectError(unknown, 'BRAND_NOT_FOUND');
    for (const brandId of [await brandWith(), await createQueuedBrand(api, caller)]) {
      const before = await allOf(api, brandId);
      const response = await ask(other, sectionPath(brandId, 'things'));
      expect({ status: response.status, body: response.body }).toEqual({ status: 404, body: unknown.body });
      expect(await allOf(api, brandId)).toEqual(before);
    }
  });

  test('When there is nothing to show, then the response is 409: never analysed, failed, cancelled, or being analysed again', async () => {
    const failed = await createQueuedBrand(api, caller);
    await finishTestAnalysis(api, failed, 'failed', { sections: { things: THINGS } });
    const idle = await createQueuedBrand(api, caller);
    await finishTestAnalysis(api, idle, 'idle');
    const again = await brandWith();
    await createQueuedAnalysis(api, again);
    for (const brandId of [await createQueuedBrand(api, caller), failed, idle, again]) {
      const before = await allOf(api, brandId);
      expectError(await ask(caller, sectionPath(brandId, 'things')), 'ANALYSIS_NOT_COMPLETE');
      expect(await allOf(api, brandId)).toEqual(before);
    }
  });

  test('When an analysis runs, then a section that it has written can be read with the edits, but not edited', async () => {
    const brandId = await brandWith({ ...THINGS, name: 'Old' });
    const path = sectionPath(brandId, 'things');
    await edited(caller.patch(path, { motto: 'Boom' }));
    const analysisId = await createQueuedAnalysis(api, brandId);
    const { prisma } = api.database;
    await prisma.brand.update({ where: { id: brandId }, data: { status: 'running' } });
    expectError(await caller.get(path), 'ANALYSIS_NOT_COMPLETE');

    await saveSection(prisma, analysisId, 'things', { data: THINGS, provenance: [] });
    const response = await caller.get(path).expect(200);
    expect(response.body.data).toMatchObject({ data: { ...THINGS, motto: 'Boom' }, meta: { is_overridden: true } });
    expect((await edited(caller.get(`${path}?source=extracted`))).data).toEqual(THINGS);
    await caller
      .get(path)
      .set('If-None-Match', response.headers['etag'] ?? '')
      .expect(304);
    expectError(await caller.get(sectionPath(brandId, 'tone')), 'ANALYSIS_NOT_COMPLETE');
    expectError(await caller.patch(path, { name: 'New' }), 'ANALYSIS_NOT_COMPLETE');
    expect((await detail(brandId)).analysis).toBeNull();
    const other = await api.createCaller();
    expectError(await other.get(path), 'BRAND_NOT_FOUND');
  });

  test('When a later analysis failed or was cancelled, then the earlier one is shown and edited', async () => {
    for (const end of ['failed', 'idle'] as const) {
      const brandId = await brandWith();
      await createQueuedAnalysis(api, brandId);
      await finishTestAnalysis(api, brandId, end);
      const shown = { GET: THINGS, PATCH: { ...THINGS, name: 'Edited' }, PUT: { name: 'Edited' }, DELETE: THINGS };
      expect((await edited(ask(caller, sectionPath(brandId, 'things')))).data).toEqual(
        shown[method as keyof typeof shown],
      );
    }
  });

  test('When another method is used, then the response lists the allowed ones', async () => {
    const path = sectionPath('7b0e6a8e-5f0c-4c9e-9d6b-0d5a4b7c1f2e', 'things');
    const response = await caller.post(method === 'DELETE' ? `${path}/override` : path, {});
    expectError(response, 'METHOD_NOT_ALLOWED');
    expect(response.headers.allow).toBe(method === 'DELETE' ? 'DELETE, OPTIONS' : 'GET, HEAD, PATCH, PUT, OPTIONS');
  });
});

/** Requests without a key. */
const bare = () => ({
  get: (path: string) => request(api.app).get(path),
  patch: (path: string, body?: object | string) => request(api.app).patch(path).send(body),
  put: (path: string, body?: object | string) => request(api.app).put(path).send(body),
  delete: (path: string) => request(api.app).delete(path),
});
