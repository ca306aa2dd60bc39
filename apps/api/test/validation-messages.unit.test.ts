import { ApiError } from '@brandprint/platform';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { validate } from '../src/http/validate.ts';
import { unknownFieldMessage } from '../src/http/validation-messages.ts';

/** The message for a field of a body. */
function messageFor(field: z.ZodType, value: unknown): unknown {
  try {
    validate(z.object({ it: field }), { it: value }, 'body');
  } catch (error) {
    return error instanceof ApiError && error.details;
  }
  return 'nothing';
}

describe('Messages for values', () => {
  test.each<[string, z.ZodType, unknown, string]>([
    ['a text is missing', z.string(), undefined, 'is required and must be text'],
    ['a text is null', z.string(), null, 'must be text'],
    ['a number is text', z.number(), '5', 'must be a number'],
    ['a number is not whole', z.int(), 1.5, 'must be a whole number'],
    ['a boolean is a number', z.boolean(), 1, 'must be true or false'],
    ['a list is an object', z.array(z.string()), {}, 'must be a list'],
    ['an object is a list', z.object({}), [], 'must be an object'],
    ['one of several is another', z.enum(['prod', 'stag']), 'dev', 'must be one of prod, stag'],
    ['the only one is another', z.literal(5), 6, 'must be 5'],
    ['a text is short', z.string().min(2), 'a', 'must be at least 2 characters'],
    ['a text is empty', z.string().min(1), '', 'must be at least 1 character'],
    ['a text is long', z.string().max(2), 'abc', 'must be at most 2 characters'],
    ['a list is short', z.array(z.int()).min(1), [], 'must have at least 1 entry'],
    ['a list is long', z.array(z.int()).max(2), [1, 2, 3], 'must have at most 2 entries'],
    ['a number is low', z.number().min(1), 0, 'must be at least 1'],
    ['a number is as low as its bound', z.number().positive(), 0, 'must be more than 0'],
    ['a number is high', z.number().lt(5), 5, 'must be less than 5'],
    ['a number is not a multiple', z.number().multipleOf(5), 6, 'must be a multiple of 5'],
    ['a UUID is invalid', z.uuid(), 'x', 'must be a UUID'],
    ['a time is invalid', z.iso.datetime(), 'now', 'must be a time in ISO 8601, such as 2026-11-21T09:30:00Z'],
    ['a pattern does not fit', z.string().regex(/^a/), 'b', 'must be in the right form'],
    ['a schema has its own message', z.string('must be a URL'), 5, 'must be a URL'],
  ])('When %s, then the message says what is expected', (_, field, value, message) => {
    expect(messageFor(field, value)).toEqual([{ path: 'it', message }]);
  });

  test('When a nested field is unknown, then it is named with its path', () => {
    expect(messageFor(z.strictObject({ a: z.int().optional() }), { b: 1 })).toEqual([
      { path: 'it.b', message: 'unknown field' },
    ]);
  });
});

test.each([
  ['cacheTtl', 'unknown field; did you mean cache_ttl?'],
  ['cahce_ttl', 'unknown field; did you mean cache_ttl?'],
  ['pages', 'unknown field; did you mean max_pages?'],
  ['colour', 'unknown field'],
  ['', 'unknown field'],
  ['u', 'unknown field'],
])('When a field is named %j, then the similar one is suggested, if any', (name, message) => {
  expect(unknownFieldMessage(name, ['url', 'max_pages', 'stages', 'cache_ttl'])).toBe(message);
});

test("When a field's name has a million letters, then no suggestion is searched for", () => {
  expect(unknownFieldMessage(`stages${'s'.repeat(1_000_000)}`, ['stages'])).toBe('unknown field');
});
