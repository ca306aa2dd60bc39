import { describe, expect, test } from '@jest/globals';
import { countKinds } from '../src/shared/kinds/kind-words.ts';
import { findKindByWords } from '../src/things/kind-by-words.ts';
import type { KindPlaces } from '../src/things/kind-places.ts';

/** The kinds that a text names, without those that give way to any other. */
const namesIn = (text: string, language: string): string[] =>
  countKinds(text, language)
    .filter(({ kind }) => !kind.isGeneral)
    .map(({ kind }) => kind.name);

describe('Kinds of clubs, trips, tables, health, stages, wares, software and workshops', () => {
  test.each([
    ['football club', 'de', 'Fußballverein Zebra', 'ja', 'サッカークラブ', 'tr', 'Zebra futbol kulübü'],
    ['handball club', 'da', 'Håndboldklub', 'hr', 'Rukometni klub', 'hu', 'Kézilabda klub'],
    ['sailing club', 'nl', 'Zeilvereniging Zebra', 'fr', 'Club nautique', 'ru', 'Яхт-клуб'],
    ['skateboarding club', 'sv', 'Skateboardförening'],
    ['motorcycle club', 'de', 'Motorradclub', 'fr', 'Moto club', 'ru', 'Мотоклуб'],
    ['boat trip operator', 'en', 'Sailboat tours', 'it', 'Escursioni in barca', 'fr', 'Excursions en bateau'],
    ['glamping site', 'en', 'Glamping', 'ja', 'グランピング', 'ko', '글램핑'],
    ['farm park', 'de', 'Streichelzoo', 'ja', 'ふれあい牧場', 'en', 'Petting zoo'],
    ['Vietnamese restaurant', 'vi', 'Bún đậu', 'en', 'Vietnamese restaurant', 'fr', 'Restaurant vietnamien'],
    ['Middle Eastern restaurant', 'he', 'חומוס הכהן', 'en', 'Lebanese restaurant', 'ar', 'مطعم لبناني'],
    ['delicatessen', 'tr', 'Taze meze', 'nl', 'Delicatessenzaak', 'pl', 'Garmażeria'],
    ['coffee and tea retailer', 'mk', 'Кафе во зрно', 'de', 'Kaffeekapseln', 'sv', 'Kaffebönor'],
    ['fertility clinic', 'de', 'Kinderwunschzentrum', 'fr', 'Clinique de fertilité', 'tr', 'Tüp bebek'],
    ['concert promoter', 'bg', 'Организатор на концерти', 'de', 'Konzertagentur', 'fr', 'Organisateur de concerts'],
    ['perfumery', 'de', 'Parfümerie', 'it', 'Profumeria', 'es', 'Perfumería'],
    ['project management software', 'es', 'Diagramas de Gantt', 'en', 'Gantt chart', 'ja', 'ガントチャート'],
    ['yarn shop', 'de', 'Strickgarne', 'fr', 'Laines à tricoter', 'pl', 'Sklep z włóczką'],
    ['farm stay', 'hr', 'Čari seoskog turizma', 'sr', 'Сеоско домаћинство', 'en', 'Farm stay'],
  ])('When texts name a %s, then it is that and no other kind', (kind, ...texts) => {
    for (let at = 0; at < texts.length; at += 2)
      if (texts[at + 1]) expect(namesIn(texts[at + 1] ?? '', texts[at] ?? '')).toEqual([kind]);
  });

  test.each([
    ['en', 'Our club has a boat'],
    ['de', 'Ein Verein für alle'],
    ['es', 'La gestión de proyectos de la empresa'],
    ['he', 'סלט עם חומוס'],
    ['en', 'Shoppers like the Italian language'],
  ])('When a text in "%s" is "%s", then it names no kind', (language, text) => {
    expect(namesIn(text, language)).toEqual([]);
  });
});

const places = (texts: Partial<KindPlaces['texts']>, more: Partial<KindPlaces> = {}): KindPlaces => ({
  language: 'en',
  texts: texts as KindPlaces['texts'],
  wholeTitle: '',
  named: ['name'],
  types: [],
  ownWords: [],
  leads: '',
  ...more,
});

describe('The kind of a site', () => {
  test('When a site only declares a narrow type of schema.org, then that is its kind', () => {
    expect(findKindByWords(places({}, { types: ['TravelAgency'] }))?.name).toBe('tour operator');
  });

  test('When a site only declares a type that templates give to any business, then its kind is not known', () => {
    expect(findKindByWords(places({}, { types: ['LodgingBusiness'] }))).toBeNull();
  });

  test('When the name is the word for another kind, then the kind is what the texts say', () => {
    const texts = { name: 'Orchard', description: 'We are a sailing club.', hero: 'The sailing club on the lake' };
    const named = ['name', 'title', 'description', 'hero'] as const;
    expect(findKindByWords(places(texts, { named }))?.name).toBe('sailing club');
  });

  test('When two kinds are named as often, then the one decides that what it is a part of supports', () => {
    const texts = {
      title: 'Cocktail bar . Steakhouse',
      description: 'Cocktail bar and steakhouse',
      headings: 'Restaurant',
    };
    expect(findKindByWords(places(texts, { types: ['Restaurant'] }))?.name).toBe('steakhouse');
  });
});
