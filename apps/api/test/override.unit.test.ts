import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mergePatch } from '../src/views/merge-patch.ts';
import { addPatch, applyOverride, type Override } from '../src/views/override.ts';

type JsonObject = Record<string, unknown>;

/** Few keys and deep objects, so that patches collide. */
const key = fc.constantFrom('a', 'a', 'a', 'b', '__proto__');
const { object } = fc.letrec<{ value: unknown; object: JsonObject }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    { weight: 2, arbitrary: fc.constantFrom(null, 1, ['x', { a: null }]) },
    { weight: 3, arbitrary: tie('object') },
  ),
  object: fc.dictionary(key, tie('value'), { minKeys: 1, maxKeys: 2, noNullPrototype: true }),
}));
const extraction = fc.option(object);
const patches = fc.array(object, { minLength: 1, maxLength: 5 });

/** As it is stored: through JSON. */
const kept = (override: Override | null): Override | null => JSON.parse(JSON.stringify(override));
const patched = (edits: readonly JsonObject[], from: Override | null = null) =>
  edits.reduce<Override | null>((override, patch) => kept(addPatch(override, patch)), from);

const depth = (json: unknown): number =>
  typeof json === 'object' && json !== null ? 1 + Math.max(0, ...Object.values(json).map(depth)) : 0;

describe('Overrides', () => {
  test('When patches are composed, then they have the same effect on any extraction as one after the other', () => {
    fc.assert(
      fc.property(extraction, patches, (extracted, edits) => {
        const oneByOne = edits.reduce<unknown>(mergePatch, extracted ?? {});
        expect(applyOverride(extracted, patched(edits)) ?? {}).toStrictEqual(oneByOne);
      }),
      { numRuns: 1000 },
    );
  });

  test('When a replacement is patched, then the patches are merged into it and nothing extracted shows', () => {
    fc.assert(
      fc.property(extraction, object, patches, (extracted, value, edits) => {
        const override = patched(edits, { kind: 'replace', value });
        expect(applyOverride(extracted, override)).toStrictEqual(edits.reduce<unknown>(mergePatch, value));
      }),
    );
  });

  test('When patches are composed, then the result is no deeper than the deepest of them or the extraction', () => {
    fc.assert(
      fc.property(extraction, patches, (extracted, edits) => {
        const shown = applyOverride(extracted, patched(edits)) ?? {};
        expect(depth(shown)).toBeLessThanOrEqual(Math.max(depth(extracted ?? {}), ...edits.map(depth)));
      }),
    );
  });

  test('When there is one patch, then it is stored as it is, including nulls', () => {
    const patch = { a: null, b: { c: null, d: [null] } };
    expect(patched([patch])).toEqual({ kind: 'patch', value: patch });
  });

  test.each<[string, JsonObject, JsonObject]>([
    ['another value', { a: 1 }, { a: { c: 3 } }],
    ['what was removed', { a: null }, { a: { c: 3 } }],
    ['a list', { a: [1] }, { a: { c: 3 } }],
  ])('When an object replaces %s, then nothing that was extracted reappears in it', (_, first, second) => {
    const override = patched([first, second]);
    expect(applyOverride({ a: { b: 2 }, z: 1 }, override)).toEqual({ a: { c: 3 }, z: 1 });
    expect(applyOverride({ a: { another: 2 } }, override)).toEqual({ a: { c: 3 } });
  });

  test('When what needed two patches is edited away, then one is stored', () => {
    expect(patched([{ a: 1 }, { a: { b: 2 } }])?.value).toEqual([{ a: null }, { a: { b: 2 } }]);
    expect(patched([{ a: 1 }, { a: { b: 2 } }, { a: null }])?.value).toEqual({ a: null });
  });

  test('When a patch is empty, then there is no override', () => {
    expect(patched([{}])).toBeNull();
    expect(applyOverride({ a: 1 }, null)).toEqual({ a: 1 });
  });

  test('When a section without data is patched, then it starts from an empty object', () => {
    expect(applyOverride(null, patched([{ a: 1, b: null }]))).toEqual({ a: 1 });
  });

  test('When a section is replaced, then nothing of the old one is left, and nulls stay', () => {
    expect(applyOverride({ a: 1 }, { kind: 'replace', value: { b: null } })).toEqual({ b: null });
  });
});
