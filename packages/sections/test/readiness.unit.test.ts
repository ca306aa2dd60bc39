import { expect, test } from '@jest/globals';
import { offersHelpOnly } from '../src/shared/cues/readiness.ts';
import { HEAD, page, thingsOf } from './support/harbour-kitchen.ts';
import { block } from './support/text-blocks.ts';

test('When a line only says that the brand is there for customers, then it does not describe the brand', () => {
  const describes = 'Harbour Kitchen is a seafood restaurant on the old pier of Leith.';
  const offers = 'Harbour Kitchen is ready to help you today!';
  const hero = (text: string) => block(text, { region: 'hero' });
  expect(thingsOf(page([...HEAD, hero(offers), block(describes)])).description).toBe(describes);
  expect(thingsOf(page([...HEAD, hero(offers)])).description).not.toBe(offers);
});

test.each([
  ['cs', 'Jsme vždy připraveni vám pomoci.'],
  ['de', 'Wir sind jederzeit für Sie da.'],
  ['en', 'Our friendly team is always here for you.'],
  ['da', 'Vi er altid klare til at hjælpe dig.'],
  ['en', 'We’re here to help you!'],
  ['en', 'We are here to help.'],
  ['es', 'Estamos listos para ayudarte.'],
  ['fr', 'Nous sommes toujours à votre écoute.'],
  ['it', 'Siamo sempre a vostra disposizione.'],
  ['nb', 'Vi er alltid klare til å hjelpe deg.'],
  ['nl', 'Ons team staat voor u klaar.'],
  ['pl', 'Jesteśmy zawsze do Państwa dyspozycji.'],
  ['pt', 'Estamos sempre prontos para ajudar.'],
  ['ru', 'Мы всегда готовы вам помочь.'],
  ['sv', 'Vi är alltid redo att hjälpa dig.'],
  ['tr', 'Ekibimiz size yardımcı olmaya hazırdır.'],
  ['uk', 'Ми завжди готові вам допомогти.'],
])('When a short line in "%s" says so, then it says no more: %s', (lang, text) => {
  expect(offersHelpOnly(text, lang)).toBe(true);
});

test.each([
  ['de', 'Wir sind ein Pflegedienst in Ulm, der jederzeit für Sie da ist und Sie zu Hause pflegt.'],
  ['en', 'Acme is a law firm in Leith.'],
  ['en', 'Harbour Kitchen in Leith is here for your family dinners.'],
  ['en', 'Our tables on the pier are available for your wedding.'],
  ['es', 'La casa rural está disponible para bodas.'],
  ['es', 'Nuestro taller de bicicletas está aquí, en León.'],
  ['fr', 'La première boulangerie bio de Lille est là.'],
  ['en', 'Acme is here to help families find a home.'],
])('When a text in "%s" says for what, or what the brand is, then it says more: %s', (lang, text) => {
  expect(offersHelpOnly(text, lang)).toBe(false);
});
