import type { PageEvidence, TextBlock } from '@brandprint/contracts';
import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { findAudiences } from '../src/audiences/find-audiences.ts';
import { findGroups } from '../src/audiences/find-groups.ts';
import { withoutLegalText } from '../src/audiences/legal-text.ts';
import { isVetoed } from '../src/audiences/mention-vetoes.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

const textOn = (...pages: Partial<PageEvidence>[]): string[] =>
  withoutLegalText(evidence({ pages })).pages.flatMap(({ text }) => text.map((one) => one.text));

const namesOn = (lang: string, ...text: TextBlock[]): string[] =>
  findAudiences(evidence({ pages: [{ lang, title: 'Harbour', text: bindToHeadings(...text) }] })).map(
    ({ name }) => name,
  );

const namesIn = (language: string, sentence: string): string[] =>
  findGroups(sentence, language)
    .filter((group) => !isVetoed(sentence, group, language))
    .map(({ name }) => name);

const FORM = 'What we plan, build and look after, from the first call on.';
const cards = (...titles: string[]): TextBlock[] => titles.flatMap((title) => [heading(title, 3), block(FORM)]);

describe('What is no legal text', () => {
  test.each([
    'La nostra coppa gelato è pensata per bambini e famiglie.',
    'We help schools and clubs run COPPA-compliant apps for pupils.',
    'Our shoes are made for runners; we never knowingly process plastic.',
    'Wij helpen scholen bewust omgaan met persoonsgegevens.',
  ])('When a sentence is %j, then it stays', (sentence) => {
    expect(textOn({ text: [block(sentence)] })).toEqual([sentence]);
  });

  test.each(['Conditions', 'Condizioni', 'Data protection', 'Datenschutz', 'Legal information', 'Privacy'])(
    'When a heading is %j, then what stands below it stays',
    (title) => {
      const text = bindToHeadings(heading(title, 1), block('For families.'));
      const pages = withoutLegalText(evidence({ pages: [{ text: [] }, { kind: 'other', title, text }] })).pages;
      expect(pages[1]).toMatchObject({ kind: 'other', text });
    },
  );

  test.each(['home', 'product'] as const)('When a page is of kind %j, then no heading hides anything', (kind) => {
    const text = bindToHeadings(heading('Privacy policy', 1), block('For families.'));
    const pages: Partial<PageEvidence>[] = kind === 'home' ? [{ text }] : [{ text: [] }, { kind, text }];
    const told = withoutLegalText(evidence({ pages })).pages.at(-1);
    expect(told).toMatchObject({ kind, text });
  });

  test('When a dialog on cookies has a heading, then the headings of the page stay', () => {
    const text = bindToHeadings(
      heading('Cookie policy', 1, { region: 'dialog' }),
      heading('Who it is for'),
      block('For families.'),
    );
    expect(textOn({ text: [] }, { kind: 'other', text })).toEqual(['Cookie policy', 'Who it is for', 'For families.']);
  });

  test('When one sentence of a text is of privacy, then only what stands behind it goes too', () => {
    const text = [block('We teach children. We do not knowingly collect data from minors.')];
    expect(textOn({ text })).toEqual(['We teach children.']);
  });

  test('When a chapter on privacy goes, then the blocks behind it keep their headings', () => {
    const text = bindToHeadings(
      heading('Harbour', 1),
      heading('Privacy policy'),
      block('For children.'),
      heading('Visits'),
      block('For families.'),
    );
    const told = withoutLegalText(evidence({ pages: [{ text: [] }, { kind: 'other', text }] })).pages[1]?.text ?? [];
    expect(told.map((one) => [one.text, told[one.heading ?? -1]?.text])).toEqual([
      ['Harbour', undefined],
      ['Visits', undefined],
      ['For families.', 'Visits'],
    ]);
  });
});

describe('Who does not give', () => {
  test.each([
    ['en', 'Charities can deduct the VAT with our app.', 'Charities'],
    ['en', 'Clubs can contribute to our calendar, free of charge.', 'Clubs'],
    ['fr', 'Les associations peuvent donner une seconde vie à leurs meubles avec nous.', 'associations'],
    ['it', 'Le aziende possono destinare gli uffici ai nostri architetti.', 'aziende'],
    ['de', 'Vereine können bei uns ihre Spenden verwalten.', 'Vereine'],
    ['cs', 'Firmy mohou věnovat víc času práci díky našemu programu.', 'Firmy'],
    ['ru', 'Семьи могут направить часть маткапитала на обучение у нас.', 'Семьи'],
  ])('When a sentence in "%s" is %j, then its group is kept', (language, sentence, name) => {
    expect(namesIn(language, sentence)).toContain(name);
  });
});

describe('Titles that name no industry', () => {
  test.each([
    ['en', 'Applications', ['Sports app', 'Food diary', 'Media player']],
    ['en', 'Use cases', ['Media library', 'Software updates', 'Legal holds']],
    ['en', 'Our markets', ['Food market', 'Fashion market', 'Health market']],
    ['en', 'Modules', ['Music industry', 'Film industry', 'Game industry']],
    ['es', 'Aplicaciones', ['Aplicación bancaria', 'Aplicación médica', 'Aplicación educativa']],
    ['tr', 'Uygulamalar', ['Makine bakımı', 'Gıda saklama', 'Enerji ölçümü']],
    ['id', 'Penggunaan', ['Minyak goreng', 'Makanan ringan', 'Minuman dingin']],
    ['es', 'Instalaciones', ['Sector Norte', 'Sector Sur', 'Sector Este']],
    ['it', 'Società', ['Settore giovanile', 'Settore tecnico', 'Settore arbitri']],
    ['pt', 'Mapa', ['Setor Norte', 'Setor Sul', 'Setor Leste']],
    ['fr', 'Plan', ['Secteur Nord', 'Secteur Sud', 'Secteur Est']],
    ['id', 'Pengurus', ['Bidang Humas', 'Bidang Keuangan', 'Bidang Acara']],
  ])('When titles in "%s" stand below %j, then %j are no audiences', (lang, title, titles) => {
    expect(namesOn(lang, heading('Harbour', 1), heading(title), ...cards(...titles))).toEqual([]);
  });

  test('When titles below "Applications" are fields as a whole, then they are audiences', () => {
    const titles = ['Food industry', 'Agriculture', 'Oil and gas'];
    expect(namesOn('en', heading('Harbour', 1), heading('Applications'), ...cards(...titles))).toEqual(titles);
  });
});

describe('What names no group', () => {
  test('When somebody learns to know people in Dutch, then nobody is helped', () => {
    const triggers = findGroups('Daar leer ik mensen met humor kennen.', 'nl').map(({ trigger }) => trigger);
    expect(triggers).not.toContain('helps');
  });

  test('When a participle in Russian does not agree with the noun before it, then it is no part of the name', () => {
    expect(namesIn('ru', 'Подходит для детей, имеющие опыт взрослые занимаются отдельно.')).toEqual(['детей']);
  });

  test('When the label of a field asks "Residential or commercial", then it is no audience', () => {
    expect(
      namesOn('en', heading('Harbour', 1), block('Residential or commercial', { kind: 'label', region: 'main' })),
    ).toEqual([]);
  });

  test('When two titles stand below "Search by topic", then they are no audiences', () => {
    expect(
      namesOn('en', heading('Harbour', 1), heading('Search by topic'), ...cards('Private customers', 'Companies')),
    ).toEqual([]);
  });
});
