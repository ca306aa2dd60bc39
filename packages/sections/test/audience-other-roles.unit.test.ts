import { evidence, type PageOverrides } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { findAudiences } from '../src/audiences/find-audiences.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

const namesOn = (...pages: PageOverrides[]): string[] => findAudiences(evidence({ pages })).map(({ name }) => name);
const namesIn = (lang: string, text: string): string[] =>
  namesOn({ title: 'Acme', lang, text: bindToHeadings(heading('Acme', 1, { region: 'hero' }), block(text)) });

describe('Groups that a text deals with in another way', () => {
  test.each([
    ['en', 'The evening on Friday is only for our teachers.', 'The evening on Friday is only for teachers.'],
    ['de', 'Der Abend ist nur für unsere Lehrer.', 'Der Abend ist nur für Lehrer.'],
    ['fr', 'La soirée est réservée à nos enseignants.', 'La soirée est réservée aux enseignants.'],
    ['it', 'La serata è solo per i nostri insegnanti.', 'La serata è solo per gli insegnanti.'],
    ['pl', 'Wieczór jest tylko dla naszych nauczycieli.', 'Wieczór jest tylko dla nauczycieli.'],
    ['cs', 'Večer je jen pro naše učitele.', 'Večer je jen pro učitele.'],
    ['ru', 'Вечер только для наших учителей.', 'Вечер только для учителей.'],
    ['tr', 'Cuma akşamı sadece öğretmenlerimiz içindir.', 'Cuma akşamı sadece öğretmenler içindir.'],
  ])('When professionals in %s are the brand’s own, then they are no audience: "%s"', (lang, own, others) => {
    expect(namesIn(lang, own)).toEqual([]);
    expect(namesIn(lang, others)).toHaveLength(1);
  });

  test.each([
    ['en', 'In 2021 a workshop for teachers took place in Oslo.', 'A workshop for teachers in Oslo.'],
    ['pl', 'W 2021 roku odbyły się warsztaty dla nauczycieli.', 'Prowadzimy warsztaty dla nauczycieli.'],
    ['tr', "2021'de öğretmenler için bir atölye düzenlendi.", 'Öğretmenler için atölye'],
    ['ja', '2021年に教員向けの研修会が開かれました。', '教員向けの研修会を開きます。'],
    ['ko', '2021년 교사를 위한 연수가 열렸습니다.', '교사를 위한 연수입니다.'],
  ])('When a sentence in %s tells what took place, as in "%s", then it names no audience', (lang, past, offer) => {
    expect(namesIn(lang, past)).toEqual([]);
    expect(namesIn(lang, offer)).toHaveLength(1);
  });

  test('When another clause tells what took place, then the group is an audience all the same', () => {
    expect(namesIn('en', 'Since 2010, when the first fair took place, we help teachers with lessons.')).toEqual([
      'teachers',
    ]);
  });

  test.each([
    ['en', 'Serving members in over 50 countries'],
    ['sv', 'Med Acme skickar du fakturor till dina kunder och leverantörer.'],
    ['cs', 'S Acme posíláte faktury svým zákazníkům a dodavatelům.'],
    ['ru', 'С Acme вы отправляете счета своим клиентам и поставщикам.'],
    ['ru', 'Сообщите администраторам сети о ваших планах, чтобы они видели, что вы делаете.'],
    ['cs', 'Zákon ukládá zaměstnavatelům chránit zaměstnance.'],
    ['sv', 'Priset gick till två unga forskare.'],
  ])(
    'When a sentence in %s counts people or tells the reader of others, then it names no audience: "%s"',
    (lang, text) => {
      expect(namesIn(lang, text)).toEqual([]);
    },
  );

  test('When a word of a list only ends like people, then it is none', () => {
    expect(namesIn('en', 'For teachers, the purchase price covers little.')).toEqual(['teachers']);
    expect(namesIn('en', 'For teachers, underwriters and parents.')).toContain('underwriters');
  });

  test('When a name in Japanese or Korean opens with a means or half a clause, then it is left out', () => {
    expect(namesIn('ja', '奨学金で若手研究者を支援します。')).toEqual(['若手研究者']);
    expect(namesIn('ko', '재단은 아픈 아이를 둔 가족을 돕습니다.')).toEqual(['가족']);
  });

  test('When a page lists who works there, then those titles are no audiences', () => {
    const text = bindToHeadings(
      heading('Who we are', 2),
      heading('Postdoctoral fellows', 3),
      block('Ann Miller, who works on light and on water.'),
      heading('Graduate students', 3),
      block('Ben Carter, who works on light and on stone.'),
      heading('Bachelor students', 3),
      block('Cem Kaya, who works on light and on metal.'),
    );
    const home = { title: 'Acme', lang: 'en', text: [heading('Acme', 1)] };
    const on = (path: string) =>
      namesOn(home, { lang: 'en', kind: 'about', finalUrl: `https://site.test${path}`, text });
    expect(on('/team/')).toEqual([]);
    expect(on('/courses/')).toHaveLength(3);
  });

  test('When a page is as long as a book, then it names no audiences', () => {
    const home = { title: 'Acme', lang: 'en', text: [heading('Acme', 1)] };
    const page = (paragraphs: number): PageOverrides => ({
      lang: 'en',
      kind: 'other',
      finalUrl: 'https://site.test/report',
      text: [
        block('It is designed for teachers, parents and pupils.', { region: 'main' }),
        ...Array.from({ length: paragraphs }, (_, index) => block(`The year had a chapter ${index}.`)),
      ],
    });
    expect(namesOn(home, page(400))).toEqual([]);
    expect(namesOn(home, page(4))).toHaveLength(3);
  });
});

test.each([
  ['en', 'For gold members'],
  ['de', 'Für Goldmitglieder'],
  ['fr', 'Pour les membres fondateurs'],
])('When a line in "%s" names a class of members ("%s"), then that is no audience', (lang, text) => {
  expect(namesIn(lang, text)).toEqual([]);
});

test.each([
  ['en', 'If you are an excellent candidate, write to us.'],
  ['pl', 'Jeśli jesteś doskonałym kandydatem, napisz do nas.'],
])('When a text in "%s" calls the reader a fit candidate, then it names no audience: %s', (lang, text) => {
  expect(namesIn(lang, text)).toEqual([]);
});
