import type { TextBlock } from '@brandprint/contracts';
import { describe, expect, test } from '@jest/globals';
import { page, thingsOf } from './support/harbour-kitchen.ts';
import { block, heading } from './support/text-blocks.ts';

test('When a name only ends in "Center", then that is not the kind of the brand', () => {
  const kindOf = (name: string) => thingsOf({ title: name, lang: 'en', text: [heading(name, 1)] }).category;
  expect(kindOf('Brightwater Center')).not.toBe('Center');
  expect(kindOf('Brightwater Theatre')).toBe('theatre');
});

describe('The kind of brand', () => {
  test.each([
    ['vi', 'Phòng khám mắt Acme', 'eye clinic'],
    ['id', 'Sekolah Dasar Acme', 'primary school'],
  ])('When a name in %s says what the brand is, then that is its kind', (lang, title, kind) => {
    expect(thingsOf(page([heading(title, 1)], { title, lang })).category).toBe(kind);
  });

  const kindOf = (title: string, text: TextBlock[], lang = 'en', description = ''): string =>
    thingsOf(page(text, { title, lang, meta: [{ name: 'description', content: description }] })).category;

  test.each([
    ['en', 'Devmeet', 'The conference for developers of small games.', 'conference'],
    ['en', 'Devmeet', 'Devmeet is free software for planning a meeting.', 'software'],
    ['pt', 'Devmeet', 'A maior conferência de programadores de jogos.', 'conference'],
    ['ja', 'Devmeet', 'Devmeetは小さな会社のための会計アプリを提供しています。', '会計アプリ'],
  ])('When the first line in "%s" of %s is "%s", then the kind is "%s"', (lang, name, line, kind) => {
    const text = [heading(name, 1, { region: 'hero', sizePx: 48 }), block(line, { region: 'hero', sizePx: 24 })];
    expect(kindOf(name, text, lang, line)).toBe(kind);
  });

  test.each([
    ['sk', 'Rybárske združenie Modrá', 'angling club'],
    ['de', 'Heimat- und Kulturverein Leith', 'cultural association'],
    ['zh', 'AAEDT 綠地環境協會', '綠地環境協會'],
    ['nl', 'Jansen Fysiotherapie', 'physiotherapy practice'],
  ])('When only the name in "%s" tells it, then the kind of %s is "%s"', (lang, title, kind) => {
    expect(kindOf(title, [heading(title, 1, { region: 'hero' })], lang)).toContain(kind);
  });

  test.each([
    ['tr', 'Kıyı Vakfı', 'foundation'],
    ['sv', 'Bergmans Åkeri', 'haulage company'],
    ['en', 'Dr. Jane Miller Clinic', 'clinic'],
  ])('When a name in "%s" is %s, then the kind is what a directory calls its noun: "%s"', (lang, title, kind) => {
    expect(kindOf(title, [heading('Dr', 1, { region: 'hero' })], lang)).toBe(kind);
  });

  test('When something of the brand is defined, then that is not its kind', () => {
    const line = 'Devmeet’s unique protocol is the foundation for a new generation of meetings.';
    expect(kindOf('Devmeet', [heading('Devmeet', 1, { region: 'hero' }), block(line, { region: 'hero' })])).toBe('');
  });
});
