import { describe, expect, test } from '@jest/globals';
import { isConductHeading } from '../src/shared/cues/conduct.ts';
import { saysHowToInstall } from '../src/shared/cues/installing.ts';
import { isUnfinishedNotice } from '../src/shared/cues/unfinished.ts';
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
      ...page([heading(title, 1), heading('Our dedication', 2), block(AIM)]),
      finalUrl: 'https://harbour.example/about/',
      title: `${title} | Harbour Kitchen`,
      kind: 'about',
    }).mission_statement.statement;

  test('When a code of conduct says what a club is dedicated to, then that is no mission', () => {
    expect(missionOn('About us')).toBe(AIM);
    expect(missionOn('Code of conduct')).toBe('');
  });
});

describe('Sites that are given up', () => {
  test.each([
    ['en', 'This website is no longer maintained.'],
    ['de', 'Diese Website wird nicht mehr aktualisiert.'],
    ['fr', 'Ce site n’est plus mis à jour.'],
    ['es', 'Esta página no se actualiza más.'],
    ['ca', 'Aquesta pàgina ja no s’actualitza.'],
    ['ru', 'Этот сайт больше не обновляется.'],
    ['ja', 'このサイトの更新は停止しました。'],
  ])('When a text in "%s" says so, then it is a notice: %s', (language, text) => {
    expect(isUnfinishedNotice(text, language)).toBe(true);
  });

  test('When a text says what is kept up to date, then it is no such notice', () => {
    expect(isUnfinishedNotice('We keep your website updated every week.', 'en')).toBe(false);
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
