import { describe, expect, test } from '@jest/globals';
import type { z } from 'zod';
import {
  BrandListQuery,
  BrandPath,
  EditHistoryQuery,
  MergePatch,
  ParseRequest,
  SectionPath,
  SourceUrl,
} from '../src/index.ts';

const URL = 'https://example.com/';
const BRAND = '3f2b8c1e-9d4a-4c6b-8a51-7e0f6d2c9b13';

/** The fields that a schema rejects; empty if it accepts. */
const refused = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input).error?.issues.map(({ path }) => path.join('.')) ?? [];

/** The messages of a schema that rejects. */
const complaint = (schema: z.ZodType, input: unknown) => schema.safeParse(input).error?.issues[0]?.message;

describe('SourceUrl', () => {
  test.each([
    ['has a host only', 'https://example.com', 'https://example.com/'],
    ['has a fragment', 'https://example.com/a?b=c#top', 'https://example.com/a?b=c'],
    ['has spaces around it', '  http://example.com/a \n', 'http://example.com/a'],
    ['is in capitals', 'HTTPS://EXAMPLE.com:443/Path', 'https://example.com/Path'],
    ['has a port', 'http://127.0.0.1:8080/', 'http://127.0.0.1:8080/'],
    ['has a non-ASCII name', 'https://bücher.example/über', 'https://xn--bcher-kva.example/%C3%BCber'],
    ['is as long as allowed', `${URL}${'a'.repeat(2048 - URL.length)}`, `${URL}${'a'.repeat(2048 - URL.length)}`],
  ])('When a URL %s, then it is normalised', (_, given, normal) => {
    expect(SourceUrl.parse(given)).toBe(normal);
  });

  test('When a non-ASCII host has been parsed ten thousand times, then it is still valid', () => {
    const url = 'https://bücher.example/';
    expect(Array.from({ length: 10_000 }, () => SourceUrl.safeParse(url).success)).not.toContain(false);
  });

  test.each([
    ['is missing', undefined, 'must be a URL'],
    ['is null', null, 'must be a URL'],
    ['is a number', 5, 'must be a URL'],
    ['is a list', [URL], 'must be a URL'],
    ['is empty', '', 'must be an absolute URL'],
    ['is blank', '  ', 'must be an absolute URL'],
    ['has no scheme', 'example.com', 'must be an absolute URL'],
    ['is relative', '/about', 'must be an absolute URL'],
    ['has no host', 'https://', 'must be an absolute URL'],
    ['has an impossible port', 'https://example.com:99999/', 'must be an absolute URL'],
    ['is ftp', 'ftp://example.com/', 'must be an http or https URL'],
    ['is a file', 'file:///etc/passwd', 'must be an http or https URL'],
    ['is a script', 'javascript:alert(1)', 'must be an http or https URL'],
    ['is data', 'data:text/html,hello', 'must be an http or https URL'],
    ['is a browser page', 'chrome://version', 'must be an http or https URL'],
    ['has a user name', 'https://user@example.com/', 'must not contain credentials'],
    ['has a password', 'https://:secret@example.com/', 'must not contain credentials'],
    ['has both', 'https://user:secret@example.com/', 'must not contain credentials'],
    ['is too long', `${URL}${'a'.repeat(2049 - URL.length)}`, 'must be at most 2048 characters'],
  ])('When a URL %s, then it is rejected with the reason', (_, given, why) => {
    expect(complaint(SourceUrl, given)).toBe(why);
  });
});

describe('ParseRequest', () => {
  test('When only a URL is sent, then the rest has its defaults and no stages are named', () => {
    expect(ParseRequest.parse({ url: URL })).toEqual({ url: URL, max_pages: 10, cache_ttl: 1800 });
  });

  test.each([
    ['the fewest pages', { max_pages: 1 }],
    ['the most pages', { max_pages: 50 }],
    ['one stage', { stages: ['colors'] }],
    ['several stages', { stages: ['art-direction', 'northstart-statement'] }],
    ['the shortest asset lifetime', { cache_ttl: 300 }],
    ['15 minutes', { cache_ttl: 900 }],
    ['30 minutes', { cache_ttl: 1800 }],
    ['the longest asset lifetime', { cache_ttl: 3600 }],
  ])('When %s is requested, then it is accepted unchanged', (_, options) => {
    expect(ParseRequest.parse({ url: URL, ...options })).toMatchObject(options);
  });

  test.each([
    ['url', undefined],
    ['url', 'ftp://example.com/'],
    ['url', 'https://user:secret@example.com/'],
    ['max_pages', 0],
    ['max_pages', -1],
    ['max_pages', 51],
    ['max_pages', 1.5],
    ['max_pages', '5'],
    ['max_pages', null],
    ['stages', []],
    ['stages', 'colors'],
    ['stages', null],
    ['stages.0', ['color']],
    ['stages.1', ['colors', 'Things']],
    ['stages.0', ['web']],
    ['stages.0', ['spacing']],
    ['stages.0', ['crawl']],
    ['cache_ttl', 301],
    ['cache_ttl', 0],
    ['cache_ttl', '300'],
    ['cache_ttl', null],
  ])('When %s is wrong (%j), then only that field is named', (field, value) => {
    const [key = ''] = field.split('.');
    expect(refused(ParseRequest, { url: URL, [key]: value })).toEqual([field]);
  });

  test('When several fields are wrong, then all are named', () => {
    expect(refused(ParseRequest, { max_pages: 0, stages: [], cache_ttl: 301 })).toEqual([
      'url',
      'max_pages',
      'stages',
      'cache_ttl',
    ]);
  });

  test.each([null, [], 'https://example.com/', 5])('When the body is %j, then it is rejected', (body) => {
    expect(ParseRequest.safeParse(body).success).toBe(false);
  });
});

describe('List queries', () => {
  const queries = [
    ['the brand list', BrandListQuery],
    ['the edit history', EditHistoryQuery],
  ] as const;

  test.each(queries)('When %s is requested without a query, then the limit is 50', (_, query) => {
    expect(query.parse({})).toEqual({ limit: 50 });
  });

  test.each(queries)('When %s has a limit from 1 to 100, then it is parsed as a number', (_, query) => {
    expect([query.parse({ limit: '1' }), query.parse({ limit: '100' })]).toEqual([{ limit: 1 }, { limit: 100 }]);
  });

  describe.each(queries)('Query of %s', (_, query) => {
    test.each(['0', '-1', '101', '1.5', 'ten', '', 'NaN', 'Infinity', ['1', '2']])(
      'When limit is %j, then it is rejected by name',
      (limit) => {
        expect(refused(query, { limit })).toEqual(['limit']);
      },
    );

    test('When the cursor is given twice, then it is rejected by name', () => {
      expect(refused(query, { cursor: ['a', 'b'] })).toEqual(['cursor']);
    });
  });

  test.each(['idle', 'queued', 'running', 'complete', 'failed'])('When status is %s, then it is accepted', (status) => {
    expect(BrandListQuery.parse({ status })).toEqual({ status, limit: 50 });
  });

  test.each(['completed', 'COMPLETE', ''])('When status is %j, then it is rejected by name', (status) => {
    expect(refused(BrandListQuery, { status })).toEqual(['status']);
  });

  test.each(['spacing', 'elevation', 'northstar-statement', ''])(
    'When section is %j, then it is rejected by name',
    (section) => {
      expect(refused(EditHistoryQuery, { section })).toEqual(['section']);
      expect(refused(SectionPath, { brandId: BRAND, section })).toEqual(['section']);
    },
  );

  test('When section is audio, then it is accepted', () => {
    expect(refused(EditHistoryQuery, { section: 'audio' })).toEqual([]);
    expect(refused(SectionPath, { brandId: BRAND, section: 'audio' })).toEqual([]);
  });
});

describe('Paths and patches', () => {
  test.each(['', '1', 'not-a-uuid', `${BRAND}0`, `{${BRAND}}`])(
    'When brandId is %j, then it is rejected',
    (brandId) => {
      expect(refused(BrandPath, { brandId })).toEqual(['brandId']);
    },
  );

  test('When brandId is a UUID, then it is accepted', () => {
    expect(BrandPath.parse({ brandId: BRAND })).toEqual({ brandId: BRAND });
  });

  test('When a merge patch is an object, then any keys and values are kept, including nulls', () => {
    const patch = { remove: null, nested: { remove: null, list: [1, { a: true }] }, text: 'x' };
    expect(MergePatch.parse(patch)).toEqual(patch);
  });

  test.each([null, [], 'text', 5, true])('When a merge patch is %j, then it is rejected', (patch) => {
    expect(MergePatch.safeParse(patch).success).toBe(false);
  });
});
