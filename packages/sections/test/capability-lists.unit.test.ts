import type { TextBlock } from '@brandprint/contracts';
import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { things } from '../src/things/index.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

const list = (items: string): TextBlock[] => items.split('; ').map((item) => block(item, { kind: 'list-item' }));
const cards = (titles: string): TextBlock[] => titles.split('; ').map((title) => heading(title, 3));

/** What is told of a site in a language, with its name, a line below that, and blocks. */
const toldOf = (lang: string, name: string, line: string, ...blocks: TextBlock[]): string =>
  (
    things.measure(
      evidence({
        pages: [
          {
            title: name,
            lang,
            text: bindToHeadings(
              heading(name, 1, { region: 'hero' }),
              ...(line ? [block(line, { region: 'hero' })] : []),
              ...blocks,
            ),
          },
        ],
      }),
    ).facts.capabilities ?? []
  ).join('; ');

describe('When a line says that the site offers what follows, then all of a long list is told', () => {
  const NAMES =
    'Zolo; Mirex; Tarn; Quill; Bravo; Delta; Kestrel; Onyx; Pax; Rune; Sable; Tor; Umber; Vex; Wren; Xylo; Yarn; Zinc';

  test.each([
    ['en', 'Harbour Clinic', 'We offer the following:'],
    ['de', 'Hafenpraxis', 'Wir bieten folgende Leistungen an:'],
  ])('in "%s"', (lang, name, line) => {
    expect(toldOf(lang, name, '', block(line), ...list(NAMES))).toBe(NAMES);
  });
});

describe('When none of the titles of a site is likely, then those under a heading of steps or dishes are not told', () => {
  test.each([
    ['sv', 'Hamnens Bygg', 'Byggföretag.', 'Så jobbar vi', 'Kontakt; Offert; Utförande; Besiktning'],
    ['sv', 'Hamnens Bygg', 'Byggföretag.', 'Så går det till', 'Kontakt; Offert; Utförande; Besiktning'],
    ['sv', 'Hamnens Bygg', 'Byggföretag.', 'Vår process', 'Kontakt; Offert; Utförande; Besiktning'],
    ['nl', 'Havenbouw', 'Bouwbedrijf.', 'Zo werken wij', 'Kennismaking; Ontwerp; Offerte; Bouw; Oplevering'],
    ['nl', 'Havenhoveniers', 'Hovenier.', 'Werkwijze', 'Kennismaking; Ontwerp; Offerte; Uitvoering; Nazorg'],
    ['en', 'Harbour School', 'A school.', 'Admissions', 'Visit us; Apply; Interview; Offer'],
    ['de', 'Hafen Dach', 'Dachdecker.', 'Wie wir arbeiten', 'Anfrage; Besichtigung; Angebot; Ausführung'],
    ['de', 'Zum Hafen', 'Gasthaus.', 'Speisekarte', 'Swattsuer; Mehlbüdel; Schnüüsch; Snuten un Poten'],
  ])('in "%s", of "%s" (%s): %s', (lang, name, line, above, titles) => {
    expect(toldOf(lang, name, line, heading(above, 2), ...list(titles))).toBe('');
    expect(toldOf(lang, name, line, heading(above, 2), ...cards(titles))).toBe('');
  });
});

describe('When the heading above a list on the first page announces offers and most of it is likely, then it is told whole', () => {
  test.each([
    [
      'en',
      'Harbour Shop',
      'Chandlery in Leith.',
      'Products',
      'Ropes; Anchors; Sails; Paint; Lifejackets; Charts; Lights; Pumps; Winches; Fenders; Boots; Jackets; Knives',
    ],
    [
      'pl',
      'Sklep Port',
      'Sklep żeglarski.',
      'Produkty',
      'Liny; Kotwice; Żagle; Farby; Kamizelki; Mapy; Lampy; Pompy; Kabestany; Odbijacze; Kalosze; Kurtki',
    ],
    [
      'en',
      'Harbour Gardens',
      'Landscape gardeners in Leith.',
      'Our services',
      'Lawns; Hedges; Ponds; Patios; Fences; Trees; Planting; Lighting; Irrigation; Decking; Sheds; Compost; Walls; Gates',
    ],
    [
      'en',
      'Harbour Engineering',
      'Structural engineers.',
      'Expertise',
      'Structural surveys; Bridges; Marine structures; Retaining walls; Foundations; Basements; Temporary works; Steel',
    ],
    ['en', 'Harbour Bakery', 'A bakery in Leith.', 'What we bake', 'Sourdough; Wedding cakes; Pastries; Pies'],
  ])('in "%s", of "%s" (%s): %s', (lang, name, line, above, titles) => {
    expect(toldOf(lang, name, line, heading(above, 2), ...list(titles))).toBe(titles);
    expect(toldOf(lang, name, line, heading(above, 2), ...cards(titles))).toBe(titles);
  });
});

test('When a list is one of dishes, then none of it is told for its siblings', () => {
  const dishes = cards('Hete bliksem; Bitterballen; Appeltaart');
  expect(toldOf('nl', 'Eetcafé', 'Eetcafé in Delft.', heading('Menukaart', 2), ...dishes)).toBe(
    'Bitterballen; Appeltaart',
  );
});

test('When a list on the first page is very likely, then it is told whole under any heading', () => {
  const titles = 'Company accounts; Tax advice; Management accounts; Tax planning; Business plans';
  const above = heading('How we can help', 2);
  expect(toldOf('en', 'Harbour Accounts', 'Accountants in Leith.', above, ...cards(titles))).toBe(titles);
});
