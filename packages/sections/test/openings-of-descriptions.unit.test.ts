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
  'Bienvenue sur le site internet du port.',
  'Les damos la bienvenida a la página web del puerto.',
  'Benvenuti nel sito web del porto.',
  'Wij heten u welkom op onze website.',
  'Vi hälsar dig välkommen till vår webbplats.',
  'Thank you for visiting our new website.',
  'Dengan bangga kami menyambut kehadiran Anda di website resmi pelabuhan.',
  'Добро пожаловать на наш сайт.',
  'ホームページをご覧いただきありがとうございます。',
])('When a text welcomes to the website ("%s"), then it is a greeting', (text) => {
  expect(welcomesToWebsite(text)).toBe(true);
});

test.each([
  'We build websites for harbours.',
  'Welcome to the harbour.',
  'Harbour Kitchen builds websites that make visitors feel welcome.',
  'Dogs are welcome, and you book on our website.',
  'Wir erstellen Ihre Website. Neue Kunden sind willkommen.',
  'Мы создаём сайты, которые приветствуют гостей.',
])('When a text only has the one or the other ("%s"), then it is none', (text) => {
  expect(welcomesToWebsite(text)).toBe(false);
});

test.each([
  ['en', 'We also repair boats.', true],
  ['en', 'We repair boats and bikes of all makes, and also sell them.', false],
  ['de', 'Wir bieten auch Reparaturen an.', true],
  ['de', 'Wir reparieren Boote und Räder, auch am Sonntag.', false],
  ['fr', 'Nous réparons également les bateaux.', true],
  ['es', 'También reparamos barcos.', true],
  ['en', 'On top of the hill above Leith, Harbour Kitchen is a hotel.', false],
  ['es', 'Además de panadería, Harbour Kitchen es un café.', false],
  ['nl', 'Wij repareren ook boten.', true],
])('When a sentence in "%s" is "%s", then it opens by adding: %s', (lang, text, adds) => {
  expect(opensByAdding(text, lang)).toBe(adds);
});

test('When a description names the brand and what it is also called, then it counts', () => {
  const describes = 'Harbour Kitchen, also known as HK, is a seafood restaurant on the old pier of Leith.';
  expect(thingsOf(page([...HEAD, block(describes, { region: 'hero' })])).description).toBe(describes);
});
