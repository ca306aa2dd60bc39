import { expect, test } from '@jest/globals';
import { countKinds } from '../src/shared/kinds/kind-words.ts';

const kindsIn = (text: string, language: string): string[] => countKinds(text, language).map(({ kind }) => kind.name);

test.each([
  ['en', 'The team behind the restaurant', 'restaurant'],
  ['de', 'Die Familie hinter dem Weingut', 'winery'],
  ['fr', 'L’équipe derrière le restaurant', 'restaurant'],
  ['en', 'Farm shop next to our campsite', 'campsite'],
  ['en', 'Thanks to our bakery you have bread on Sundays', 'bakery'],
  ['en', 'A restaurant full of flavours', 'restaurant'],
  ['de', 'Eine Musikschule voller Möglichkeiten', 'music school'],
  ['es', 'Un restaurante de sabores', 'restaurant'],
  ['en', 'A festival of ideas', 'festival'],
  ['en', 'Hotel information', 'hotel'],
  ['en', 'Welcome to our church website', 'church'],
  ['de', 'Willkommen auf der Hotel-Website', 'hotel'],
  ['fr', 'Équipements de l’hôtel', 'hotel'],
  ['es', 'Equipamiento del hotel', 'hotel'],
])(
  'When the words beside a kind in %s leave it the brand’s own, as in %j, then it is named',
  (language, text, kind) => {
    expect(kindsIn(text, language)).toContain(kind);
  },
);

test.each([
  ['en', 'Funded by the Ministry of Culture'],
  ['en', 'Approved by the Department of Health'],
  ['de', 'Gefördert durch das Bundesministerium für Bildung'],
  ['fr', 'Avec le soutien du ministère de la Culture'],
  ['es', 'Con el apoyo del Ministerio de Cultura'],
  ['it', 'Con il patrocinio del Ministero della Cultura'],
  ['pt', 'Com o apoio do Ministério da Cultura'],
  ['ru', 'При поддержке Министерства культуры'],
  ['sv', 'Med stöd av Kulturdepartementet'],
  ['tr', 'Kültür Bakanlığı desteğiyle'],
  ['en', 'Boutique hotel websites'],
  ['fr', 'Équipements pour hôtels'],
])(
  'When a text in %s names only who funds or buys something, as in %j, then it names no kind of this',
  (language, text) => {
    expect(kindsIn(text, language)).toEqual([]);
  },
);
