import { evidence } from '@brandprint/testing/evidence';
import { afterEach, describe, expect, test } from '@jest/globals';
import { kindsNamedIn, leaveOutKinds } from '../src/kinds-left-out.ts';
import { things } from '../src/things/index.ts';

const category = (): string =>
  things.measure(
    evidence({
      pages: [
        {
          lang: 'en',
          title: 'Zebra',
          meta: [{ name: 'description', content: 'Windsurf school in Cork.' }],
        },
      ],
    }),
  ).facts.category;
const names = (...texts: readonly string[]): string[] => [...kindsNamedIn(texts, ['en'])].map(({ name }) => name);

describe('Kinds that are left out of the lists', () => {
  afterEach(() => leaveOutKinds([]));

  test('When all kinds in the words for a site are left out, then it is of none of them', () => {
    const before = category();
    expect(names(before)).not.toEqual([]);
    leaveOutKinds(kindsNamedIn([before], ['en']));
    expect(category()).not.toBe(before);
  });

  test('When kinds are left out, then they are back once others are', () => {
    const before = category();
    leaveOutKinds(kindsNamedIn([before], ['en']));
    leaveOutKinds([]);
    expect(category()).toBe(before);
  });

  test('When the words for a kind have those for another in them, then both are named', () => {
    expect(names('windsurf school')).toEqual(expect.arrayContaining(names('school')));
    expect(names('windsurf school').length).toBeGreaterThan(names('school').length);
  });
});
