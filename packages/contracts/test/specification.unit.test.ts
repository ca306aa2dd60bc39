import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import {
  ANALYSIS_STATUSES,
  Analysis,
  BrandDetail,
  BrandListQuery,
  BrandListResponse,
  BrandSummary,
  CACHE_TTLS,
  EditHistoryEntry,
  EditHistoryQuery,
  ErrorBody,
  Pagination,
  ParseRequest,
  ParseResponse,
  SECTION_NAMES,
  SECTION_SCHEMAS,
  SectionPatchResult,
  STAGES,
} from '../src/index.ts';
import { ANALYSIS, RESOURCES, type Shape } from './spec-fields.ts';

interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

const LEAVES: Record<string, string> = { string: 's', number: 'n', integer: 'i', boolean: 'b' };

const follow = (schema: JsonSchema, root: JsonSchema): JsonSchema =>
  schema.$ref ? (root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

/** The JSON Schema of what is answered, without the reference that a name at its root makes. */
function jsonSchema(schema: z.ZodType): JsonSchema {
  const root = z.toJSONSchema(schema, { reused: 'inline', unrepresentable: 'any' }) as JsonSchema;
  return { ...follow(root, root), $defs: root.$defs ?? {} };
}

/** A schema in the notation of the field lists. */
function shapeOf(given: JsonSchema, root: JsonSchema): Shape {
  const schema = follow(given, root);
  const kinds = schema.anyOf ?? [schema.type ?? []].flat().map((type) => ({ ...schema, type }));
  const [kind = {}, ...others] = kinds.filter((choice) => choice.type !== 'null');
  if (others.length > 0) return '*';
  if (kinds.length > 1) {
    const shape = shapeOf(kind, root);
    return typeof shape === 'string' ? `${shape}?` : shape;
  }
  if (schema.type === 'array') {
    const item = shapeOf(schema.items ?? {}, root);
    return typeof item === 'string' ? `${item}[]` : [item];
  }
  if (schema.type === 'object' && schema.properties) {
    return Object.fromEntries(Object.entries(schema.properties).map(([key, value]) => [key, shapeOf(value, root)]));
  }
  return LEAVES[String(schema.type)] ?? '*';
}

function shapeOfSection(schema: z.ZodType): Shape {
  const root = jsonSchema(schema);
  return shapeOf(root, root);
}

const keysOf = (schema: z.ZodType): string[] => Object.keys(jsonSchema(schema).properties ?? {}).sort();
const words = (text: string): string[] => text.split(' ').sort();

describe('The analysis in the specification', () => {
  test.each(Object.entries(ANALYSIS))(
    'When %s is compared field by field, then nothing is missing or more',
    (name, fields) => {
      expect(shapeOfSection(SECTION_SCHEMAS[name as keyof typeof SECTION_SCHEMAS])).toEqual(fields);
    },
  );

  test('When its sections are counted, then they are those of the specification, and audio', () => {
    expect(keysOf(Analysis)).toEqual([...Object.keys(ANALYSIS), 'audio'].sort());
    expect(Object.keys(SECTION_SCHEMAS).sort()).toEqual(Object.keys(ANALYSIS).sort());
  });

  test.each(Object.entries(SECTION_SCHEMAS))('When %s lacks a key, then it is refused', (_, schema) => {
    const { required = [], properties = {} } = jsonSchema(schema);
    expect(required.sort()).toEqual(Object.keys(properties).sort());
    expect(schema.safeParse({}).success).toBe(false);
  });

  test('When a logo slot was found and not made, then it has no key generated', () => {
    const slot = { asset_path: '/a.svg', format: 'svg', is_vector: true, width: null, height: null };
    const { slots } = SECTION_SCHEMAS.logos.shape;
    const rest = { mark_dark: null, wordmark_light: null, wordmark_dark: null };
    expect(slots.parse({ mark_light: slot, ...rest })).toEqual({ mark_light: slot, ...rest });
    expect(slots.safeParse(rest).success).toBe(false);
  });
});

describe('The resources in the specification', () => {
  test.each<[string, z.ZodType, string]>([
    ['brand summary', BrandSummary, RESOURCES.summary],
    ['brand detail', BrandDetail, `${RESOURCES.summary} ${RESOURCES.detail}`],
    ['edit history entry', EditHistoryEntry, RESOURCES.editHistory],
    ['pagination', Pagination, RESOURCES.pagination],
    ['parse request', ParseRequest, RESOURCES.parseRequest],
    ['parse response', ParseResponse.shape.data, RESOURCES.parseResponse],
    ['list query', BrandListQuery, RESOURCES.listQuery],
    ['edit history query', EditHistoryQuery, RESOURCES.editHistoryQuery],
    ['section patch result', SectionPatchResult.shape.data, 'data meta'],
    ['meta of a section patch', SectionPatchResult.shape.data.shape.meta, RESOURCES.patchMeta],
    ['list response', BrandListResponse, 'data pagination'],
  ])('When the keys of the %s are compared, then nothing is missing or more', (_, schema, keys) => {
    expect(keysOf(schema)).toEqual(words(keys));
  });

  test('When an error is written, then error and message are required, and code is not', () => {
    expect(jsonSchema(ErrorBody).required).toEqual(['error', 'message']);
    expect(keysOf(ErrorBody)).toContain('code');
  });

  test('When names are listed, then they are those of the specification', () => {
    expect([...SECTION_NAMES]).toEqual(
      words(
        'colors typography logos tone images mission audiences art-direction northstart-statement things web audio',
      ).sort((a, b) => SECTION_NAMES.indexOf(a as never) - SECTION_NAMES.indexOf(b as never)),
    );
    expect([...STAGES].sort()).toEqual(
      words('things mission audiences tone logos colors typography images art-direction northstart-statement'),
    );
    expect([...ANALYSIS_STATUSES]).toEqual(['idle', 'queued', 'running', 'complete', 'failed']);
    expect([...CACHE_TTLS]).toEqual([300, 900, 1800, 3600]);
  });
});

describe('The bounds in the specification', () => {
  const url = 'https://example.com/';

  test('When a parse request names only a URL, then it has the defaults', () => {
    expect(ParseRequest.parse({ url })).toEqual({ url, max_pages: 10, cache_ttl: 1800 });
  });

  test.each([1, 50])('When max_pages is %d, then it is taken', (max_pages) => {
    expect(ParseRequest.parse({ url, max_pages }).max_pages).toBe(max_pages);
  });

  test.each([0, 51, 1.5, '5', null, Number.NaN])('When max_pages is %p, then it is refused', (max_pages) => {
    expect(ParseRequest.safeParse({ url, max_pages }).error?.issues.map((issue) => issue.path)).toEqual([
      ['max_pages'],
    ]);
  });

  test.each([0, 299, 301, 3601, '300'])('When cache_ttl is %p, then it is refused', (cache_ttl) => {
    expect(ParseRequest.safeParse({ url, cache_ttl }).success).toBe(false);
  });

  test('When stages are empty or unknown, then they are refused', () => {
    expect(ParseRequest.safeParse({ url, stages: [] }).success).toBe(false);
    expect(ParseRequest.safeParse({ url, stages: ['audio'] }).success).toBe(false);
    expect(ParseRequest.parse({ url, stages: [...STAGES] }).stages).toEqual([...STAGES]);
  });

  test.each([BrandListQuery, EditHistoryQuery])(
    'When a limit is given, then it is 1 to 100, and 50 otherwise',
    (query) => {
      expect(query.parse({}).limit).toBe(50);
      expect([query.parse({ limit: '1' }).limit, query.parse({ limit: '100' }).limit]).toEqual([1, 100]);
      for (const limit of ['0', '101', '-1', 'x', '1.5', '']) expect(query.safeParse({ limit }).success).toBe(false);
    },
  );

  test.each([
    ['  https://example.com  ', 'https://example.com/'],
    ['HTTP://EXAMPLE.com:80/a#b', 'http://example.com/a'],
    ['https://bücher.example/?q=1', 'https://xn--bcher-kva.example/?q=1'],
  ])('When the URL is %j, then it is kept as %j', (given, kept) => {
    expect(ParseRequest.parse({ url: given }).url).toBe(kept);
  });

  test.each([
    'example.com',
    'ftp://example.com',
    'data:text/html,x',
    'http://',
    'https://u:p@example.com',
    'https://u@example.com',
  ])('When the URL is %j, then it is refused', (given) => {
    expect(ParseRequest.safeParse({ url: given }).success).toBe(false);
  });
});
