import type { TextBlock } from '@brandprint/contracts';
import { describe, expect, test } from '@jest/globals';
import { distinctPart } from '../src/shared/statements/distinct-part.ts';
import { differentiatorOf, HEAD, page } from './support/harbour-kitchen.ts';
import { block, heading } from './support/text-blocks.ts';

describe('What only sounds as if it set the brand apart', () => {
  const toldOf = (text: TextBlock[], lang: string): string => differentiatorOf(page([...HEAD, ...text], { lang }));
  const hero = (text: string): TextBlock => block(text, { region: 'hero' });

  test.each([
    ['de', 'Harbour Kitchen ist nicht – wie viele glauben – das einzige Fischrestaurant – sondern eines von zehn.'],
    ['es', 'No somos - ni queremos ser - el único restaurante de Leith.'],
    ['ru', 'Мы не – как многие думают – единственный ресторан в порту.'],
    ['en', 'Nobody says we are – the best restaurant in Leith.'],
    ['en', 'Not the only seafood restaurant in Leith - but the best loved one.'],
    ['en', 'The oldest restaurant in Leith – or so my father claimed.'],
    ['en', 'Harbour Kitchen: the oldest pub - after the Ship Inn - in Leith.'],
    ['en', 'We love fish – unlike others – and cook it fresh.'],
    ['en', 'Seafood cooked over fire - no gas - by the best chef - in Leith'],
    ['nl', 'Wij zijn niet – het enige restaurant van Leith.'],
    ['fr', 'Le plus ancien restaurant du port – ou presque.'],
  ])('When a dash parts what belongs together in "%s", then the sentence stays whole: %s', (lang, text) => {
    expect(distinctPart({ text, source: 'meta' }, lang)).toBe(text);
  });

  test.each([
    ['en', 'Why choose us?', 'We are closed over Christmas and open again in January.'],
    ['en', 'Why choose us?', 'Choosing a restaurant is hard.'],
    ['en', 'Why choose us?', 'There are many reasons to eat with us.'],
    ['de', 'Warum wir?', 'Gute Frage, auf die es viele Antworten gibt.'],
    ['de', 'Warum wir?', 'Im Folgenden nennen wir einige gute Gründe dafür.'],
    ['fr', 'Pourquoi nous choisir', 'Voici quelques bonnes raisons de venir.'],
    ['es', '¿Por qué elegirnos?', 'A continuación le damos algunas buenas razones.'],
    ['it', 'Perché sceglierci', 'Ecco alcuni buoni motivi per venire da noi.'],
    ['pl', 'Dlaczego my?', 'Poniżej znajdziesz kilka powodów, dla których warto.'],
  ])('When a text in "%s" below "%s" only announces reasons, then it is none: %s', (lang, asks, text) => {
    expect(toldOf([heading(asks, 2), block(text)], lang)).toBe('');
  });

  test.each([
    ['en', 'The only exit is at the back.'],
    ['en', 'The only parking is behind the church.'],
    ['en', 'The only requirement is a smile.'],
    ['en', 'The only cookies we use are technical.'],
    ['en', 'The first Monday of the month is closed.'],
    ['en', 'The largest bill we saw was £400.'],
    ['en', 'The only way to book is by phone.'],
    ['de', 'Der einzige Ruhetag ist Montag.'],
    ['de', 'Die einzige Zufahrt ist gesperrt.'],
    ['fr', "Le seul parking est derrière l'église."],
    ['es', 'La única entrada está detrás.'],
    ['it', 'La prima sala è chiusa al pubblico.'],
    ['pt', 'A única entrada fica atrás.'],
    ['nl', 'De enige ingang is aan de achterkant.'],
    ['sv', 'Den enda ingången är på baksidan.'],
    ['da', 'Den eneste indgang er på bagsiden.'],
    ['pl', 'Jedyne wejście jest z tyłu.'],
    ['cs', 'Jediný vchod je zezadu.'],
  ])('When a sentence in "%s" says where or how the only one is, then nothing is told: %s', (lang, text) => {
    expect(toldOf([hero(text)], lang)).toBe('');
  });

  test.each(['The only oyster bar that is open all night', 'The only oyster bar on the old pier is Harbour Kitchen.'])(
    'When the only one is the brand, then it is told: %s',
    (text) => {
      expect(toldOf([hero(text)], 'en')).toBe(text);
    },
  );

  test.each([
    ['en', 'Lunch only, not dinner'],
    ['en', 'Closed Monday, not Tuesday'],
    ['en', 'Not for children, not for dogs'],
    ['en', 'From starter to pudding, not included'],
    ['fr', 'Ouvert le lundi, pas le mardi'],
    ['fr', 'Du potage au dessert, pas compris'],
    ['de', 'Nur mittags, nicht abends'],
    ['es', 'Solo comidas, no cenas'],
    ['it', 'Solo pranzo, non cena'],
    ['pl', 'Tylko obiady, nie kolacje'],
  ])('When a title in "%s" is of times or terms, then it is not told: %s', (lang, text) => {
    expect(toldOf([heading(text, 2), block('Come and see.')], lang)).toBe('');
  });

  test.each([
    'We serve more than 400 guests with 3 years of experience.',
    'Our chef has 45 years of experience.',
    'Over 40 years of combined experience',
  ])('When the years are few, of one person or of several together, then they are not told: %s', (text) => {
    expect(toldOf([heading('Bicycles', 2), block(text)], 'en')).toBe('');
  });

  test.each([
    ['en', 'Unlike last year, we are closed on Monday.'],
    ['en', 'We do not accept dogs.'],
    ['en', 'We do not sell gift cards online.'],
    ['de', 'Wir verkaufen keine Gutscheine an der Kasse.'],
    ['fr', "Nous ne vendons pas de billets à l'entrée."],
  ])('When a sentence in "%s" is of days, guests or the till, then it is not told: %s', (lang, text) => {
    expect(toldOf([hero(text)], lang)).toBe('');
  });

  test.each([
    ['en', 'We are a circle of young people who believe that democracy is not elections, but everyday choices.'],
    ['de', 'Wir sind ein Kreis junger Leute, die glauben, dass Demokratie nicht nur Wahlen sind, sondern Alltag.'],
    ['fr', "Nous sommes un cercle de jeunes qui croient que la démocratie n'est pas seulement le vote, mais la vie."],
    ['pl', 'Jesteśmy kręgiem młodych, którzy wierzą, że demokracja to nie tylko wybory — to codzienne postawy.'],
  ])('When a sentence in "%s" says what its people believe of the world, then it is not told: %s', (lang, text) => {
    expect(toldOf([hero(text)], lang)).toBe('');
  });

  test.each([
    ['en', 'Our kitchen finds your unique taste.'],
    ['de', 'Unsere Küche findet Ihren einzigartigen Geschmack.'],
    ['fr', 'Notre cuisine trouve votre goût unique.'],
    ['nl', 'Onze keuken vindt jouw unieke smaak.'],
  ])('When a sentence in "%s" calls something of guests unique, then it is not told: %s', (lang, text) => {
    expect(toldOf([hero(text)], lang)).toBe('');
  });

  test('When the head asks to discover the best, then it is not told, and when it says who is, then it is', () => {
    const toldOfHead = (description: string): string =>
      differentiatorOf({ ...page(HEAD), meta: [{ name: 'description', content: description }] });
    expect(toldOfHead('Discover the best handmade chowder of the coast in our kitchen.')).toBe('');
    expect(toldOfHead('The oldest seafood kitchen of the coast.')).toBe('The oldest seafood kitchen of the coast.');
  });
});
