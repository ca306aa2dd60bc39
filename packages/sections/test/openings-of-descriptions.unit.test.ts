import { expect, test } from '@jest/globals';
import { opensByAdding } from '../src/shared/cues/additions.ts';
import { welcomesToWebsite } from '../src/shared/cues/definitions.ts';
import { HEAD, page, thingsOf } from './support/harbour-kitchen.ts';
import { block } from './support/text-blocks.ts';

const DESCRIBES = 'Harbour Kitchen is a seafood restaurant on the old pier of Leith.';

test.each([
  'Harbour Kitchen — First of all, welcome, and thank you for visiting this website.',
  'We are also very fortunate to provide our food and feel honoured when we do so.',
  'Who are we at Harbour Kitchen? And why do we care so much about fish from Leith?',
])('When a line greets visitors, adds to another or asks ("%s"), then it does not describe the brand', (text) => {
  const hero = block(text, { region: 'hero' });
  expect(thingsOf(page([...HEAD, hero, block(DESCRIBES)])).description).toBe(DESCRIBES);
  expect(thingsOf(page([...HEAD, hero])).description).not.toBe(text);
});

test.each([
  'Herzlich willkommen auf der Website des Hafenvereins.',
  'Nous vous souhaitons la bienvenue sur le site internet du port.',
  'Les damos la bienvenida a la página web del puerto.',
  'Benvenuti nel sito web del porto.',
  'Wij heten u welkom op onze website.',
  'Vi hälsar dig välkommen till vår webbplats.',
  'Dengan bangga kami menyambut kehadiran Anda di website resmi pelabuhan.',
  'Добро пожаловать на наш сайт.',
  'ホームページをご覧いただきありがとうございます。',
])('When a text welcomes to the website ("%s"), then it is a greeting', (text) => {
  expect(welcomesToWebsite(text)).toBe(true);
});

test.each(['We build websites for harbours.', 'Welcome to the harbour.', 'Wir gestalten Websites.'])(
  'When a text only has the one or the other ("%s"), then it is none',
  (text) => {
    expect(welcomesToWebsite(text)).toBe(false);
  },
);

test.each([
  ['en', 'We also repair boats.', true],
  ['en', 'We repair boats and bikes of all makes, and also sell them.', false],
  ['de', 'Wir bieten auch Reparaturen an.', true],
  ['de', 'Wir reparieren Boote und Räder, auch am Sonntag.', false],
  ['fr', 'Nous réparons également les bateaux.', true],
  ['es', 'También reparamos barcos.', true],
  ['nl', 'Wij repareren ook boten.', true],
])('When a sentence in "%s" is "%s", then it opens by adding: %s', (lang, text, adds) => {
  expect(opensByAdding(text, lang)).toBe(adds);
});
