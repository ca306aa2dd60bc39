import { describe, expect, test } from '@jest/globals';
import { categoryOf } from './support/category-of.ts';

const times = (count: number, text: string): string[] =>
  Array.from({ length: count }, (_, index) => `${text} ${index + 1}.`);

describe('A kind that is a word of the name', () => {
  test.each([
    ['en', 'Zebra Theatre', 'Piano tuning in Leeds.', times(3, 'Piano tuning at your home by'), 'piano tuner'],
    ['de', 'Zebra Farm', 'Zahnarztpraxis in Ulm.', times(3, 'Unsere Zahnarztpraxis hat Raum'), 'dentist'],
    ['fr', 'Zebra Garden', 'Cabinet d’avocats à Lyon.', times(3, 'Le cabinet d’avocats, étage'), 'law firm'],
  ])(
    'When a site in "%s" is called "%s" and says "%s", then that is its kind',
    (lang, name, description, texts, kind) => {
      expect(categoryOf(lang, name, description, ...texts)).toBe(kind);
    },
  );

  test.each([
    ['en', 'Zebra Farm', 'Come and see us on Sundays.'],
    ['en', 'Zebra Factory', 'Come and see us on Sundays.'],
    ['pl', 'Zebra Kitchen', 'Zapraszamy w niedzielę.'],
    ['de', 'Zebra Garten', 'Wir freuen uns auf Sie.'],
  ])('When in "%s" only the name is "%s", which brands of any sort are called, then there is none', (...site) => {
    expect(categoryOf(...site, 'Zebra')).toBe('');
  });

  test.each([
    ['en', 'Zebra Farm', 'Our farm has sheep, and a shop with all that the farm yields.', 'farm'],
    ['en', 'Zebra Theatre', 'The theatre opens at seven, and a play at the theatre ends at ten.', 'theatre'],
    ['en', 'Zebra Motel', 'Come and see us on Sundays.', 'hotel'],
    ['hu', 'Zebra Cukrászda', 'Várjuk vasárnap is.', 'patisserie'],
  ])('When a site in "%s" is called "%s" and says "%s", then it is of that kind', (lang, name, text, kind) => {
    expect(categoryOf(lang, name, '', text)).toBe(kind);
  });
});

describe('A kind that may be of one thing that a brand does', () => {
  const texts = times(4, 'Thatchwork lasts for many a year, as restaurants know, and thatchwork is what we do, number');

  test('When the name has other words that the site uses time and again, then it is not the kind', () => {
    const description = 'We do thatchwork in homes, offices, restaurants and old barns.';
    expect(categoryOf('en', 'Zebra Thatchwork', description, ...texts)).not.toBe('restaurant');
  });

  test('When the title says what is offered, then the category is that', () => {
    const title = 'Zebra | Personalised thatchwork in Leeds';
    const description = 'We do personalised thatchwork in homes, offices, restaurants and old barns.';
    const more = [
      'Ask us for personalised thatchwork in your home.',
      'All our personalised thatchwork is made by hand.',
    ];
    expect(categoryOf('en', title, description, ...texts, ...more)).toBe('personalised thatchwork');
  });

  test('When the description opens with it, then it is the kind', () => {
    expect(categoryOf('en', 'Zebra Thatchwork', 'Restaurant with old barns, and a garden.', ...texts)).toBe(
      'restaurant',
    );
  });
});

describe('A word in the name of a street or place', () => {
  test.each([
    ['en', 'Church Street Motors'],
    ['en', 'Mill Lane Dental'],
    ['en', 'Bakery Street'],
    ['en', 'Old Bank House Dental'],
    ['en', 'Theatre Road'],
    ['ko', '학교로 12번길'],
    ['en', 'Brewery Yard Yoga'],
    ['en', 'Dental at the Church'],
    ['de', 'Zebra am Theater'],
    ['de', 'Zebra an der Kirche'],
    ['fr', 'Garage Rue de l’Église'],
    ['fr', 'Zebra Place du Théâtre'],
    ['es', 'Taller Calle de la Iglesia'],
    ['es', 'Zebra Plaza del Teatro'],
    ['it', 'Officina Via della Chiesa'],
    ['it', 'Zebra Piazza del Teatro'],
    ['ca', 'Zebra Plaça del Teatre'],
    ['nl', 'Zebra bij de School'],
    ['ro', 'Zebra Strada Școala'],
    ['hu', 'Zebra Iskola utca'],
    ['tr', 'Zebra Kilise Sokak'],
    ['tr', 'Zebra Okul Caddesi'],
    ['zh', '学校路面馆'],
    ['vi', 'Quán Đường Nhà Thờ'],
    ['id', 'Zebra Jalan Sekolah'],
  ])('When in "%s" a brand is called "%s" and says no more, then it is of no kind', (lang, name) => {
    expect(categoryOf(lang, name, '', name)).toBe('');
  });

  test.each([
    ['en', 'School House Bakery', 'bakery'],
    ['en', 'Hospital Road Pharmacy', 'pharmacy'],
    ['en', 'Chapel Hill Brewery', 'brewery'],
    ['en', 'Church Street Church', 'church'],
    ['en', 'Church of St John', 'church'],
    ['de', 'Apotheke am Schulweg', 'pharmacy'],
    ['de', 'Zahnarzt an der Schule', 'dentist'],
    ['de', 'Café am Museum', 'café'],
    ['fr', 'Pharmacie Rue de l’École', 'pharmacy'],
    ['fr', 'Boulangerie de l’Église', 'bakery'],
    ['fr', 'Théâtre de la Ville', 'theatre'],
    ['fr', 'Musée du Château', 'museum'],
    ['es', 'Panadería Calle de la Iglesia', 'bakery'],
    ['es', 'Farmacia del Hospital', 'pharmacy'],
    ['it', 'Panificio Via della Chiesa', 'bakery'],
    ['pt', 'Padaria Rua da Igreja', 'bakery'],
    ['nl', 'Bakkerij Kerkstraat', 'bakery'],
    ['tr', 'Okul Caddesi Eczanesi', 'pharmacy'],
    ['ja', '学校通りパン屋', 'bakery'],
    ['en', 'Station Hotel', 'hotel'],
    ['pl', 'Apteka ul. Szkoły', 'pharmacy'],
    ['en', 'Theatre Lane Bakery', 'bakery'],
    ['de', 'Kino am Museum', 'cinema'],
    ['it', 'Osteria del Mulino', 'restaurant'],
    ['es', 'Restaurante del Museo', 'restaurant'],
    ['de', 'Schule am Park', 'school'],
    ['en', 'Bistro Square', 'restaurant'],
    ['en', 'Hotel Crescent', 'hotel'],
    ['en', 'Pizzeria Avenue', 'pizzeria'],
    ['en', 'Winery Hill', 'winery'],
    ['en', 'Theatre Square', 'theatre'],
    ['fr', 'Maison du Théâtre', 'theatre'],
    ['fr', 'La Compagnie du Théâtre', 'theatre'],
    ['es', 'Casa del Teatro', 'theatre'],
    ['nl', 'Slapen bij de Boerderij', 'farm'],
    ['nl', 'Eten bij de Brouwerij', 'brewery'],
    ['en', 'Dining at the Brewery', 'brewery'],
    ['zh', '咖啡馆街角小店', 'café'],
    ['zh', '酒店路边', 'hotel'],
  ])('When in "%s" a brand is called "%s", then its kind is what else the name says: %s', (lang, name, kind) => {
    expect(categoryOf(lang, name, '', name)).toBe(kind);
  });

  test.each([
    ['ko', '카페로 10년째 이어 온 곳', 'café'],
    ['ko', '베이커리로 30년 전통', 'bakery'],
    ['ko', '치과로 2010년 개원', 'dentist'],
    ['en', 'A pharmacy drive-through in Leeds', 'pharmacy'],
    ['en', 'A cinema drive-in near Leeds', 'cinema'],
    ['en', 'A coffee shop drive-thru', 'café'],
    ['en', 'An art gallery street artists love', ''],
    ['hu', 'A pékség útja', 'bakery'],
    ['hu', 'A kávézó tere', 'café'],
  ])('When a text in "%s" says "%s", then no street is meant: %s', (lang, text, kind) => {
    expect(categoryOf(lang, 'Zebra', text, text)).toBe(kind);
  });

  test('When an address is said time and again, then the building in it is no kind', () => {
    const address = '12 Church Street, Leith';
    expect(categoryOf('en', 'Zebra Motors', address, ...times(6, `You find us at ${address}, on day`))).toBe('');
  });
});
