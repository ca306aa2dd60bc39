import { describe, expect, test } from '@jest/globals';
import { namesBeneficiary } from '../src/shared/cues/beneficiaries.ts';
import { isOfTheseDays, isPassingWish } from '../src/shared/cues/passing-wishes.ts';
import { statesIntention, statesMission } from '../src/shared/cues/stated-aims.ts';

describe('Wishes of these days', () => {
  test.each([
    ['en', ' move the people next week'],
    ['de', ' alle Kinder nächste Woche einladen'],
    ['fr', ' réunir les familles cette semaine'],
    ['es', ' reunir a los niños el próximo año'],
    ['it', ' riunire i bambini questa settimana'],
    ['pt', ' reunir as crianças no próximo ano'],
    ['nl', ' de kinderen volgende week uitnodigen'],
    ['sv', ' samla barnen i sommar'],
    ['da', ' samle børnene til sommer'],
    ['nb', ' samle barna til høsten'],
    ['fi', ' kutsua lapset ensi viikolla'],
    ['pl', ' zaprosić dzieci w przyszłym roku'],
    ['cs', ' pozvat děti příští rok'],
    ['hu', ' gyerekeket jövőre'],
    ['ru', ' собрать детей в следующем году'],
    ['tr', ' çocukları gelecek yıl'],
    ['ja', '来年の発表会'],
  ])('When something is wished in "%s" for a time that passes (%s), then it is a plan', (language, rest) => {
    expect(isOfTheseDays(rest, language)).toBe(true);
  });

  test.each([
    ['en', ' thank all families'],
    ['de', ' allen Familien danken'],
    ['fr', ' remercier les familles'],
    ['es', ' agradecer a las familias'],
    ['nl', ' iedereen bedanken'],
    ['sv', ' tacka alla barn'],
    ['pl', ' podziękować rodzinom'],
    ['ru', ' поблагодарить людей'],
  ])('When somebody wishes in "%s" to thank (%s), then it is a courtesy', (language, rest) => {
    expect(isPassingWish(rest, language)).toBe(true);
    expect(isOfTheseDays(rest, language)).toBe(false);
  });

  test.each([
    ['en', 'Our mission is to raise the leaders of tomorrow.'],
    ['fr', 'Notre mission est de bâtir le monde de demain.'],
    ['es', 'Nuestra misión es construir un mañana mejor.'],
    ['nl', 'Onze missie is de promotie van kunst en cultuur.'],
    ['it', 'La nostra missione è annunciare la salvezza a tutti.'],
    ['en', 'Our mission is to inform people about their rights.'],
    ['fr', 'Notre mission : informer les familles.'],
  ])('When a mission in "%s" only has a word like that, then it is one: %s', (language, text) => {
    expect(statesMission(text, language)).toBe(true);
  });

  test.each([
    ['en', 'We want to thank all the families of our town.', 'We want to bring the families of our town together.'],
    ['de', 'Wir wollen allen Familien danken.', 'Wir wollen alle Familien stärken.'],
    ['es', 'Queremos agradecer a las familias.', 'Queremos unir a las familias.'],
  ])(
    'When a wish in "%s" is a courtesy (%s), then only the other one is an intention: %s',
    (language, passing, text) => {
      expect(statesIntention(passing, language)).toBe(false);
      expect(statesIntention(text, language)).toBe(true);
    },
  );
});

describe('Whom an aim is for', () => {
  test.each([
    ['en', 'a fair start for children', 'a larger workshop with air conditioning'],
    ['de', 'ein Zuhause für Familien', 'eine größere Werkstatt'],
    ['fr', 'un avenir pour les jeunes', 'un atelier plus grand'],
    ['es', 'el futuro de la infancia', 'un taller más grande'],
    ['it', 'il futuro dei bambini', 'un laboratorio più grande'],
    ['pt', 'o futuro das crianças', 'uma oficina maior'],
    ['nl', 'een thuis voor kinderen', 'een grotere werkplaats'],
    ['sv', 'en trygg plats för barn', 'en ungefär lika stor konstruktion'],
    ['fi', 'koti perheille', 'uusi tietokone ja ilmastointi'],
    ['pl', 'dom dla dzieci', 'klimatyzacja i światłowód'],
    ['cs', 'domov pro děti', 'klimatizace a světlo'],
    ['sk', 'domov pre deti', 'svetlá v dielni'],
    ['hu', 'otthon a gyermekeknek', 'új világítás'],
    ['ro', 'un viitor pentru copii', 'o climatizare nouă'],
    ['ru', 'дом для детей', 'климатическое оборудование и лестницы'],
    ['uk', 'дім для дітей', 'світильники та кондиціонери'],
    ['bg', 'дом за деца', 'климатици и светилници'],
    ['tr', 'çocuklar için bir yuva', 'yalnızca iklimlendirme'],
    ['he', 'לחזק את המשפחות', 'סדנה גדולה יותר'],
    ['ja', '子どもたちの笑顔', '中村さんの工場'],
    ['zh', '孩子的成长', '更大的车间'],
  ])(
    'When a text in "%s" names somebody (%s), then it does, and a workshop is nobody: %s',
    (language, named, nobody) => {
      expect(namesBeneficiary(named, language)).toBe(true);
      expect(namesBeneficiary(nobody, language)).toBe(false);
    },
  );
});
