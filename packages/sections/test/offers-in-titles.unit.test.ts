import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { things } from '../src/things/index.ts';

const categoryOf = (lang: string, title: string, description: string): string =>
  things.measure(evidence({ pages: [{ lang, title, meta: [{ name: 'description', content: description }] }] })).facts
    .category;

describe('A kind of business that no list has', () => {
  test.each([
    ['en', 'Zebra - Handcrafted Doorbells for Old Houses', 'Doorbells, handcrafted in brass.'],
    ['de', 'Zebra | Handgefertigte Türklingeln', 'Handgefertigte Türklingeln aus Messing.'],
    ['lt', 'Rankų darbo durų skambučiai - Zebra', 'Zebra: rankų darbo žalvariniai durų skambučiai.'],
  ])('When title and description say in "%s" what it offers, then that is the category: "%s"', (lang, title, text) => {
    const offer = title.split(/ [-|] /).find((part) => part !== 'Zebra');
    expect(categoryOf(lang, title, text)).toBe(offer);
  });

  test.each([
    ['only the title says it', 'Zebra - Handcrafted Doorbells', 'Made in brass since the year of the flood.'],
    ['it urges the reader', 'Zebra - Ring Our Doorbells Today', 'Doorbells in brass, made today.'],
    ['it is a sentence', 'Zebra - Doorbells make houses sing.', 'Doorbells that make houses sing.'],
    ['it is an abbreviation of the name', 'Zebra | ZDMY CIC', 'ZDMY CIC makes doorbells of brass.'],
    ['it is one word', 'Zebra - Doorbells', 'Doorbells in brass.'],
    ['it is a part of the page', 'Zebra - Opening hours and directions', 'Opening hours and directions of Zebra.'],
    ['it is a place', 'Zebra - Manchester, United Kingdom', 'Zebra of Manchester, United Kingdom.'],
    ['it is a claim', 'Zebra - Best quality since 1990', 'Zebra: best quality since 1990.'],
    ['it is news', 'Zebra - Latest news', 'All the latest news of Zebra.'],
  ])('When %s, then it is none', (_, title, description) => {
    expect(categoryOf('en', title, description)).toBe('');
  });

  test.each([
    [
      'de',
      'Zebra | Handgefertigte Holzlöffel und Körbe',
      'Korbflechterei mit handgefertigten Körben und Holzlöffeln.',
      'basket weaver',
    ],
    [
      'es',
      'Zebra - Rutas gastronómicas por Cádiz',
      'Rutas gastronómicas por Cádiz, con mercado y vino.',
      'food tour operator',
    ],
  ])('When a kind is known besides, then the offer of a title is none ("%s": "%s")', (lang, title, text, kind) => {
    expect(categoryOf(lang, title, text)).toBe(kind);
  });
});
