import type { TextBlock } from '@brandprint/contracts';
import { describe, expect, test } from '@jest/globals';
import { HEAD, missionOf, page } from './support/harbour-kitchen.ts';
import { block, heading } from './support/text-blocks.ts';

const visionOf = (text: TextBlock[], lang = 'en', kind: 'home' | 'about' = 'home'): string =>
  missionOf(page([...HEAD, ...text], { lang, kind })).vision?.statement ?? '';

describe('The vision', () => {
  test.each([
    ['en', 'The vision of Harbour Kitchen is a clean harbour for every child of the town.'],
    ['de', 'Die Vision von Harbour Kitchen ist ein sauberer Hafen für alle Kinder der Stadt.'],
    ['es', 'La visión de Harbour Kitchen es un puerto limpio para los niños del pueblo.'],
    ['it', 'La visione di Harbour Kitchen è un porto pulito per i bambini della città.'],
    ['pt', 'A visão da Harbour Kitchen é um porto limpo para as crianças da cidade.'],
    ['nl', 'De visie van Harbour Kitchen is een schone haven voor alle kinderen van de stad.'],
    ['sl', 'Vizija Harbour Kitchen je čisto pristanišče za vse otroke mesta.'],
    ['hr', 'Vizija Harbour Kitchen je čista luka za svu djecu grada.'],
  ])('When a sentence in "%s" says what the vision of the brand is, then it is told: %s', (lang, text) => {
    expect(visionOf([block(text)], lang)).toBe(text);
  });

  test.each([
    ['en', 'Vision: a harbour in which every child of the town can swim.'],
    ['de', 'Vision: ein Hafen, in dem alle Kinder der Stadt schwimmen können.'],
    ['fr', 'Vision : un port où tous les enfants de la ville peuvent nager.'],
    ['es', 'Visión: ser el puerto de todos los niños del pueblo.'],
    ['it', 'Visione: essere il porto di tutti i bambini della città.'],
    ['pt', 'Visão: manter um porto limpo para todas as crianças da cidade.'],
    ['nl', 'Visie: een haven waarin alle kinderen van de stad kunnen zwemmen.'],
    ['pl', 'Wizja: czysty port dla wszystkich dzieci naszego miasta.'],
    ['cs', 'Vize: čistý přístav pro všechny děti našeho města.'],
    ['hu', 'Jövőkép: tiszta kikötő a város minden gyermekének.'],
    ['ro', 'Viziune: un port curat pentru toți copiii orașului.'],
    ['id', 'Visi: menjadi pelabuhan bersih bagi semua anak kota.'],
    ['tr', 'Vizyonumuz: kentin bütün çocukları için temiz bir liman.'],
    ['sv', 'Vision: en ren hamn för alla barn i staden.'],
    ['ca', 'Visió: un port net per a tots els nens de la ciutat.'],
  ])('When an item of a list in "%s" calls itself the vision, then it is told: %s', (lang, text) => {
    const item = (line: string): TextBlock => block(line, { kind: 'list-item' });
    expect(visionOf([item('2004: Acme'), item(text), item('Acme')], lang, 'about')).toBe(text);
  });

  test.each(['Computer vision: how machines read the labels of our boats.', 'Opening hours: every day from nine.'])(
    'When an item has another label, then it is no vision: %s',
    (text) => {
      expect(visionOf([block(text, { kind: 'list-item' })], 'en', 'about')).toBe('');
    },
  );

  test('When a sentence stands before the title, then the title is no tab', () => {
    const text = block('We want every child of the town to swim in a clean harbour.');
    const below = [block('Vision'), heading('A harbour for all', 2, { sizePx: 40 }), text];
    expect(visionOf([block('Who we are.'), ...below], 'en', 'about')).toBe(text.text);
    expect(visionOf([block('Mission'), ...below], 'en', 'about')).toBe('');
  });

  test.each([
    ['en', 'Our board plans what the harbour does to realise our vision.'],
    ['nl', 'Ons bestuur maakt het beleid en organiseert alles om onze visie te realiseren.'],
    ['fr', 'Notre bureau organise le travail du port pour réaliser notre vision.'],
  ])('When a sentence in "%s" is of those who make the vision come true, then it is no vision: %s', (lang, text) => {
    expect(visionOf([block(text)], lang, 'about')).toBe('');
  });

  test.each([
    ['pt', 'Nossa visão pedagógica reconhece que cada criança do porto aprende a seu tempo.'],
    ['fr', 'Notre vision pédagogique reconnaît que chaque enfant du port apprend à son rythme.'],
    ['en', 'Our educational vision is that every child of the harbour learns at its own pace.'],
  ])('When a sentence in "%s" is on how the brand sees its work, then it is no vision: %s', (lang, text) => {
    expect(visionOf([block(text)], lang, 'about')).toBe('');
  });

  test.each([
    ['en', 'We began with a vision of something other than the hotels of the coast.'],
    ['da', 'Vi startede med en vision om at skabe noget andet end de gamle hoteller.'],
    ['de', 'Wir begannen mit der Vision, den Hafen für alle Kinder zu öffnen.'],
    ['en', 'We fight for a world where every family has what it needs.'],
    ['de', 'Wir setzen uns jeden Tag für eine Welt ein, in der alle schwimmen können.'],
    ['es', 'Luchamos por un mundo donde todos los niños sepan nadar.'],
    ['pl', 'Na co dzień walczymy o lepsze jutro dla dzieci z portu.'],
    ['hu', 'Olyan világért dolgozunk, ahol minden gyerek tud úszni a kikötőben.'],
    ['da', 'Vi kæmper for en verden, hvor alle børn kan svømme i havnen.'],
  ])('When the brand says in "%s" with what vision it began or works, then that is it: %s', (lang, text) => {
    expect(visionOf([block(text)], lang, 'about')).toBe(text);
  });

  test.each([
    ['en', 'We met a lady with a vision of angels.'],
    ['en', 'We are open to anybody with a vision that needs money.'],
    ['de', 'Wir suchen Menschen mit einer Vision für den Hafen.'],
    ['en', 'We are working towards a date that suits all of our guests.'],
    ['en', 'We work for an agency that is in Berlin.'],
    ['en', 'We work towards a deadline that is close.'],
    ['en', 'We stand for a minute in which we remember our cook.'],
    ['en', 'We fight for a parking space where the bus stops.'],
    ['de', 'Wir arbeiten für eine Stadt, die uns nicht bezahlt.'],
    ['fr', 'Nous travaillons pour une ville qui nous paie mal.'],
    ['pl', 'Działamy na rzecz miasta, w którym brakuje ryb.'],
    ['hu', 'Olyan városban dolgozunk, ahol esik az eső.'],
    ['en', 'Our neighbour Leith Yoga was founded with a vision to calm the town, and we share its car park.'],
    ['en', 'Our cook opened a rival place with the vision of a cheap menu.'],
    ['en', 'We launched the menu with a vision of spring.'],
    ['fr', 'Notre chef est né avec une vision réduite.'],
  ])('When somebody has a vision with which nothing was founded in "%s", then it is none: %s', (lang, text) => {
    expect(visionOf([block(text)], lang, 'about')).toBe('');
  });

  test('When the headline below the title states the vision, then it is told and not the text below', () => {
    const headline = heading('To create a harbour where learning feels like play', 2);
    const below = block('And every child feels valued and ready for the sea.');
    expect(visionOf([heading('Our vision', 3), headline, below])).toBe(headline.text);
    const slogan = heading('Harbour first.', 2);
    const text = block('A clean harbour for every child of the town.');
    expect(visionOf([heading('Our vision', 3), slogan, text])).not.toBe(slogan.text);
  });

  test('When the name of the brand ends like a list of partners, then its pages are not about others', () => {
    const text = 'Our vision is a clean harbour for every child of the town.';
    const visionUnder = (title: string): string =>
      missionOf(page([heading(title, 1), heading('Our vision', 2), block(text)], { title: 'Miller & Partners' })).vision
        .statement;
    const about = { kind: 'about' as const, url: 'https://acme.test/about', finalUrl: 'https://acme.test/about' };
    const onAbout = (title: string): string =>
      missionOf(
        page([heading('Miller & Partners', 1)], { title: 'Miller & Partners' }),
        page([heading(title, 1), heading('Our vision', 2), block(text)], { ...about, title: 'Miller & Partners' }),
      ).vision.statement;
    expect(visionUnder('Miller & Partners')).toBe(text);
    expect(onAbout('Miller & Partners')).toBe(text);
  });
});
