import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import request from 'supertest';
import { createApp, usageLimitsFrom } from '../src/index.ts';
import { expectError, useTestApi } from './support/api.ts';
import { createCompleteBrand } from './support/brands.ts';
import { allOf, edited, history, sectionPath } from './support/sections.ts';

const api = await useTestApi();
const caller = await api.createCaller();
const brandId = await createCompleteBrand(api, caller, { sections: { things: { name: 'Acme' } } });
const path = sectionPath(brandId, 'things');

const METHODS = ['patch', 'put'] as const;
const nested = (levels: number, [open, close]: [string, string]) => open.repeat(levels) + close.repeat(levels);
const MB = 1024 * 1024;

describe.each(METHODS)('What %s rejects', (method) => {
  const refused = async (body: string, code: Parameters<typeof expectError>[1], fields: string[] = []) => {
    const before = await allOf(api, brandId);
    const response = await caller[method](path, body);
    expectError(response, code, fields);
    expect(await allOf(api, brandId)).toEqual(before);
    return response.body;
  };

  test.each(['[]', '[{"a":1}]', '"text"', '1', 'true', 'null', ''])(
    'When the body is %s, then it must be an object',
    (body) => refused(body, 'VALIDATION_ERROR', ['body']),
  );

  test.each(['{', '{"a":}', "{'a':1}", '{"a":1}}', 'name=B', '{"a":NaN}'])(
    'When it is %s, then it is not JSON',
    (body) => refused(body, 'INVALID_JSON'),
  );

  test.each<[string, string, string]>([
    ['U+0000 in a text', '{"a":{"b":["x","\\u0000"]}}', 'a.b.1'],
    ['U+0000 in a key', '{"a":{"b\\u0000":1}}', 'a'],
    ['a lone high surrogate in a text', '{"a":"\\ud800"}', 'a'],
    ['a lone low surrogate', '{"a":"\\udc00x"}', 'a'],
    ['a reversed surrogate pair', '{"a":"\\ude00\\ud83d"}', 'a'],
    ['a lone surrogate in a key', '{"\\ud83d":1}', 'body'],
    ['the key __proto__', '{"__proto__":{"polluted":true}}', 'body'],
    ['the key __proto__ further down', '{"a":[{"__proto__":null}]}', 'a.0'],
    ['the key __proto__ in disguise', '{"a":{"\\u005f_proto__":1}}', 'a'],
    ['a number that is too large', '{"a":[1e400]}', 'a.0'],
    ['a number that is too small', '{"a":-1e400}', 'a'],
    ['a whole number that would be rounded', '{"a":9007199254740993}', 'a'],
    ['more than 64 levels of objects', nested(64, ['{"a":', '}']).replace('}', '{}}'), 'a.'.repeat(63).concat('a')],
    ['more than 64 levels of lists', `{"a":${nested(64, ['[', ']'])}}`, 'a'.concat('.0'.repeat(63))],
  ])('When it has %s, then the response is 400 and says where', async (_, body, field) => {
    await refused(body, 'VALIDATION_ERROR', [field]);
  });

  test.each<[string, string]>([
    ['lists', `{"a":${nested(500_000, ['[', ']'])}}`],
    ['objects', `${'{"a":'.repeat(170_000)}1${'}'.repeat(170_000)}`],
  ])(
    'When it is a million characters of nested %s, then the response is 400 as for any that is too deep',
    async (_, body) => {
      const field = body.startsWith('{"a":{') ? 'a.'.repeat(63).concat('a') : 'a'.concat('.0'.repeat(63));
      await refused(body, 'VALIDATION_ERROR', [field]);
    },
  );

  test('When there are thousands of errors, then the response names the first few', async () => {
    const response = await caller[method](path, `{"a":[${'"\\u0000",'.repeat(5000)}1]}`);
    expect(response.body.details).toHaveLength(20);
  });

  test('When a key is long, then the response shows its beginning', async () => {
    const { details } = await refused(`{"${'k'.repeat(100_000)}":"\\u0000"}`, 'VALIDATION_ERROR', [
      `${'k'.repeat(64)}…`,
    ]);
    expect(details[0].message).toContain('U+0000');
  });

  test('When it is larger than a megabyte, then the response is 413', async () => {
    await refused(JSON.stringify({ a: 'x'.repeat(MB) }), 'PAYLOAD_TOO_LARGE');
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json-patch+json', 'multipart/form-data'])(
    'When it is %s, then the response is 415',
    async (type) => {
      expectError(await caller[method](path, '{"a":1}').type(type), 'UNSUPPORTED_MEDIA_TYPE');
    },
  );
});

test('When a replacement is sent as a merge patch, then the response is 415, because it would not be merged', async () => {
  const response = await caller.put(path, '{"a":1}').type('application/merge-patch+json');
  expectError(response, 'UNSUPPORTED_MEDIA_TYPE');
  expect(response.body.message).toBe('The request body must be application/json');
});

test('When a patch has a wrong type, then the response has the accepted ones', async () => {
  const response = await caller.patch(path, '[]').type('application/json-patch+json');
  expectError(response, 'UNSUPPORTED_MEDIA_TYPE');
  expect(response.headers['accept-patch']).toBe('application/merge-patch+json, application/json');
});

describe.each(METHODS)('What %s stores', (method) => {
  test.each<[string, string]>([
    ['64 levels', `${'{"a":'.repeat(63)}{}${'}'.repeat(63)}`],
    ['keys with a meaning in JavaScript', '{"constructor":{"prototype":{"x":1}},"toJSON":"x","hasOwnProperty":1}'],
    ['keys with a meaning elsewhere', '{"$type":"Json","set":1,"then":{"a":1},"length":3,"":{"":"x"},"a.b":1,"0":2}'],
    ['keys in their order', '{"z":1,"a":{"y":1,"b":2}}'],
    ['text of any script', '{"a":"😀 \\u0001\\u2028\\ufffe \\"\\\\ \'; DROP TABLE brands; --","ключ":"値"}'],
    ['numbers', '{"a":[0.1,-1.5e-300,9007199254740991,-9007199254740991,1e-400,0.30000000000000004]}'],
    ['nulls in lists', '{"a":[null,{"b":null}]}'],
    ['a body that is nearly a megabyte', JSON.stringify({ a: 'ü'.repeat(MB / 2 - 100) })],
  ])('When there are %s, then they are returned unchanged', async (_, body) => {
    const audio = sectionPath(await createCompleteBrand(api, caller), 'audio');
    const { text } = await caller[method](audio, body).expect(200);
    expect(text).toContain(`"data":${JSON.stringify(JSON.parse(body))}`);
    expect((await caller.get(audio)).text).toBe(text);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  test('When it is any JSON, then it is returned unchanged, or rejected', async () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.constant('\\u0000'));
    const { object } = fc.letrec<{ value: unknown; object: object }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        text,
        fc.double({ noDefaultInfinity: true, noNaN: true }),
        fc.integer(),
        fc.constantFrom(true, false, [null]),
        fc.array(tie('value')),
        tie('object'),
      ),
      object: fc.dictionary(text, tie('value'), { noNullPrototype: true }),
    }));
    await fc.assert(
      fc.asyncProperty(object, async (any) => {
        const body = JSON.stringify(any);
        const audio = sectionPath(brandId, 'audio');
        await caller.delete(`${audio}/override`).expect(200);
        const response = await caller[method](audio, body);
        if (response.status === 400) {
          expect(body).toMatch(/\\u0000|\d{16}|e\+|__proto__/);
          return;
        }
        expect(response.status).toBe(200);
        expect(response.text).toContain(`"data":${JSON.stringify(JSON.parse(body))}`);
        expect((await caller.get(audio)).text).toBe(response.text);
      }),
      { numRuns: 15 },
    );
  });

  test('When a key is given twice, then the last one counts', async () => {
    const audio = sectionPath(await createCompleteBrand(api, caller), 'audio');
    expect((await edited(caller[method](audio, '{"a":1,"a":{"b":2}}'))).data).toEqual({ a: { b: 2 } });
  });
});

test('When what was extracted has keys with a meaning elsewhere, then it is returned unchanged, also after an edit', async () => {
  const tokens = [
    { $type: '' },
    { $type: 0, value: null },
    { $type: 'Param', value: { name: 'x' } },
    { $type: 'DateTime', value: 'soon' },
    { prisma__type: 'param', prisma__value: { name: 'x' } },
    { toJSON: 1, set: [{ $type: 'Raw' }] },
  ];
  const web = { design_tokens: tokens };
  const id = await createCompleteBrand(api, caller, { sections: { web } });
  const { data } = await edited(caller.get(sectionPath(id, 'web')));
  expect(data).toEqual(web);
  expect((await edited(caller.patch(sectionPath(id, 'web'), { edited: web }))).data).toEqual({ ...web, edited: web });
});

describe('The size of edits', () => {
  const chunk = (bytes: number) => 'x'.repeat(bytes);

  test('When patches add up to more than a megabyte, then the last one gets 413 and changes nothing', async () => {
    const id = await createCompleteBrand(api, caller);
    const audio = sectionPath(id, 'audio');
    await caller.patch(audio, { a: chunk(0.6 * MB) }).expect(200);
    const before = await allOf(api, id);
    const response = await caller.patch(audio, { b: chunk(0.6 * MB) });
    expectError(response, 'PAYLOAD_TOO_LARGE');
    expect(response.body.message).toContain('All edits of this section');
    expect(await allOf(api, id)).toEqual(before);
    // There is a way out: edits can be made smaller, or reverted.
    await caller.patch(audio, { a: 'short', b: chunk(0.6 * MB) }).expect(200);
    await caller.delete(`${audio}/override`).expect(200);
  });

  test('When a workspace has 256 MB of edits and history, then edits get 413, and reverting is possible', async () => {
    const other = await api.createCaller();
    const [id, full] = [await createCompleteBrand(api, other), await createCompleteBrand(api, other)];
    const audio = sectionPath(id, 'audio');
    await other.patch(audio, { a: 'short' }).expect(200);
    const { prisma } = api.database;
    expect(Number((await prisma.brand.findUniqueOrThrow({ where: { id } })).editBytes)).toBeGreaterThan(0);
    await prisma.brand.update({ where: { id: full }, data: { editBytes: 256 * MB } });
    const response = await other.patch(audio, { a: 'another' });
    expectError(response, 'PAYLOAD_TOO_LARGE');
    expect(response.body.message).toContain('Edits and edit history of this workspace');
    await other.delete(`${audio}/override`).expect(200);
    await other.delete(`/v1/api/brands/${full}`).expect(204);
    await other.patch(audio, { a: 'another' }).expect(200);
  });

  test('When a workspace has a limit of its own, then that one counts', async () => {
    const other = await api.createCaller();
    const [id, full] = [await createCompleteBrand(api, other), await createCompleteBrand(api, other)];
    const { prisma } = api.database;
    const allow = (editMegabytes: number | null) =>
      prisma.workspace.update({ where: { id: other.workspaceId }, data: { editMegabytes } });
    await prisma.brand.update({ where: { id: full }, data: { editBytes: 2 * MB } });
    await allow(2);
    const response = await other.patch(sectionPath(id, 'audio'), { a: 'short' });
    expectError(response, 'PAYLOAD_TOO_LARGE');
    expect(response.body.message).toContain('would exceed 2 MB');
    await allow(null);
    await other.patch(sectionPath(id, 'audio'), { a: 'short' }).expect(200);
  });

  test('When the service has another limit, then it is the one of every workspace without its own', async () => {
    const other = await api.createCaller();
    const [id, full] = [await createCompleteBrand(api, other), await createCompleteBrand(api, other)];
    await api.database.prisma.brand.update({ where: { id: full }, data: { editBytes: 3 * MB } });
    const usageLimits = usageLimitsFrom({ WORKSPACE_EDIT_MEGABYTES: 3, WORKSPACE_STREAMS: 1, PROCESS_STREAMS: 1 });
    const app = createApp({ ...api.deps, usageLimits });
    const response = await request(app)
      .patch(sectionPath(id, 'audio'))
      .set('Authorization', `Bearer ${other.key}`)
      .send({ a: 'short' });
    expectError(response, 'PAYLOAD_TOO_LARGE');
    expect(response.body.message).toContain('would exceed 3 MB');
  });

  test('When an edit makes a section larger than two megabytes, then the response is 413', async () => {
    const id = await createCompleteBrand(api, caller, { sections: { things: { name: chunk(1.5 * MB) } } });
    const response = await caller.patch(sectionPath(id, 'things'), { more: chunk(0.7 * MB) });
    expectError(response, 'PAYLOAD_TOO_LARGE');
    expect(response.body.message).toContain('The edited section');
    expect(await history(caller, id)).toEqual([]);
  });
});
