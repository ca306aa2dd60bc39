import { describe, expect, test } from '@jest/globals';
import { isConductHeading } from '../src/shared/cues/conduct.ts';
import { saysHowToInstall } from '../src/shared/cues/installing.ts';
import { CONDUCT_HEADINGS, INSTALLING } from './cues/conduct.fixtures.ts';
import { DESCRIPTION, HEAD, missionOf, page } from './support/harbour-kitchen.ts';
import { block, heading } from './support/text-blocks.ts';

describe('Codes of conduct', () => {
  test.each(CONDUCT_HEADINGS.stated)('When a heading says "%s", then it is that of one', (text) => {
    expect(isConductHeading(text)).toBe(true);
  });

  test.each(CONDUCT_HEADINGS.nearMisses)('When a heading says "%s", then it is none', (text) => {
    expect(isConductHeading(text)).toBe(false);
  });

  const AIM = 'Our mission is to give every neighbour a safe place to learn.';
  const missionOn = (title: string): string =>
    missionOf(page([...HEAD, block(DESCRIPTION)]), {
      ...page([heading('Our dedication', 2), block(AIM)]),
      finalUrl: 'https://harbour.example/about/',
      title: `${title} | Harbour Kitchen`,
      kind: 'about',
    }).mission_statement.statement;

  test('When a code of conduct says what a club is dedicated to, then that is no mission', () => {
    expect(missionOn('About us')).toBe(AIM);
    expect(missionOn('Code of conduct')).toBe('');
  });
});

describe('Values in a code of conduct', () => {
  const valuesOn = (title: string, ...lines: string[]): string[] =>
    missionOf(page([...HEAD, block(DESCRIPTION)]), {
      ...page([heading(title, 1), ...lines.map((line) => block(line))]),
      finalUrl: 'https://harbour.example/conduct/',
      title: `${title} | Harbour Kitchen`,
      kind: 'other',
    }).core_values.map(({ title: value }) => value);

  const LINES = [
    'We are considerate Harbour Kitchen brings together guests of many places.',
    'Be welcoming. Everybody is a guest here.',
    'Being open',
  ];

  test('When lines open by how its people are, then these are values', () => {
    expect(valuesOn('Code of conduct', ...LINES)).toEqual(['We are considerate', 'Be welcoming', 'Being open']);
  });

  test('When there are fewer than three of them, or they are of other things, then there are none', () => {
    expect(valuesOn('Code of conduct', ...LINES.slice(1))).toEqual([]);
    expect(valuesOn('Opening hours', ...LINES)).toEqual([]);
    expect(valuesOn('Code of conduct', 'We are located in Leith.', 'Be quick!', 'Being a guest')).toEqual([]);
  });
});

describe('Installing', () => {
  test.each(INSTALLING.stated)('When a sentence says "%s", then it says how something is installed', (text) => {
    expect(saysHowToInstall(text)).toBe(true);
  });

  test.each(INSTALLING.nearMisses)('When a sentence says "%s", then it says no such thing', (text) => {
    expect(saysHowToInstall(text)).toBe(false);
  });
});
