import fc from 'fast-check';

/** Texts that are known to break parsers, databases and paths. */
const TEXTS = [
  '',
  ' ',
  'null',
  'undefined',
  'NaN',
  '0',
  '-1',
  '1e999',
  '9007199254740993',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfff b',
  '\ufeff',
  '\u202e',
  'ﷺ',
  '𝒳👩‍👩‍👧',
  "'; DROP TABLE brands; --",
  '{{7*7}}',
  '%',
  '%%s%n',
  '../../etc/passwd',
  '..\\..\\',
  '__proto__',
  'constructor',
  'toString',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'http://[::1',
  'https://user:password@example.com/',
  'https://example.com:99999/',
  '\r\nX-Injected: 1',
  '{"$ref": "#"}',
];

export const junkText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
  { weight: 1, arbitrary: fc.nat(20_000).map((length) => 'x'.repeat(length)) },
);

/** Deeply nested arrays or objects. */
const deep = fc
  .tuple(fc.integer({ min: 1, max: 300 }), fc.boolean())
  .map(([depth, objects]) =>
    Array.from({ length: depth }).reduce((inner) => (objects ? { a: inner } : [inner]), 1 as unknown),
  );

/** Keys with a meaning in JavaScript, as own properties, as JSON.parse creates them. */
const hazards = fc
  .constantFrom('__proto__', 'constructor', 'prototype', 'toJSON', 'length', 'then')
  .chain((key) =>
    fc
      .constantFrom(1, null, { polluted: true }, [])
      .map((value) => JSON.parse(JSON.stringify({ x: value }).replace('"x"', JSON.stringify(key)))),
  );

/** Any JSON, including unusual kinds. */
export const junkValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: junkText },
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }) },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER + 1, [], {}) },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: hazards },
  { weight: 1, arbitrary: fc.nat(2_000).map((length) => Array.from({ length }, (_, i) => i)) },
);

/** Bodies that are not JSON, or too large. */
export const junkBody: fc.Arbitrary<Buffer> = fc.oneof(
  fc
    .constantFrom(
      '',
      '{',
      '}',
      '{"a":',
      '[1,',
      '"',
      'nul',
      '{"a":1}{"b":2}',
      "{'a':1}",
      '\ufeff{}',
      '{"a":1,"a":2}',
      '1e999',
      '{"a":"\\ud800"}',
      '{"a":"\\u0000"}',
    )
    .map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
  fc.integer({ min: 100, max: 50_000 }).map((depth) => Buffer.from('['.repeat(depth))),
  fc
    .integer({ min: 900_000, max: 1_200_000 })
    .map((length) => Buffer.from(JSON.stringify({ url: 'x'.repeat(length) }))),
);
