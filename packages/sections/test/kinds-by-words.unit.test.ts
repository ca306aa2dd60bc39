import { evidence, type PageOverrides } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { countKinds } from '../src/shared/kinds/kind-words.ts';
import { things } from '../src/things/index.ts';
import { block, heading } from './support/text-blocks.ts';

const categoryOf = (page: PageOverrides): string => things.measure(evidence({ pages: [page] })).facts.category;
const described = (lang: string, title: string, description: string): PageOverrides => ({
  lang,
  title,
  meta: [{ name: 'description', content: description }],
});

describe('The kind that the words of a site agree on', () => {
  test.each([
    ['uk', 'Зебра | Ремонт ноутбуків у Полтаві', 'Ремонт ноутбуків удома, швидко й чесно.', 'computer repair'],
    ['el', 'Zebra | Ανακύκλωση Μετάλλων', 'Ανακύκλωση μετάλλων με γρήγορη παραλαβή.', 'recycling company'],
    ['en', 'Boilers in Bury, Plumbing in Ramsbottom', 'Plumbing done well, at fair prices.', 'plumber'],
    ['sv', 'Zebra budfirma', 'Budfirma med hela Norden på vägen.', 'courier service'],
    ['bs', 'Zebra | Restoran', 'Restoran sa domaćom kuhinjom.', 'restaurant'],
    ['fa', 'زبرا | داروخانه', 'داروخانه شبانه روزی در تهران.', 'pharmacy'],
    ['hi', 'ज़ेब्रा | अस्पताल', 'शहर का अस्पताल।', 'hospital'],
    ['id', 'Zebra | Suku cadang mobil', 'Suku cadang mobil grosir.', 'auto parts shop'],
    ['is', 'Zebra | Bakarí', 'Bakarí við höfnina.', 'bakery'],
    ['en', 'Zebra Child-Care Nursery', 'Child-care nursery with a garden.', 'nursery'],
    ['it', 'Filarmonica Zebra', 'Filarmonica Zebra, musica dal 1777.', 'orchestra'],
    ['pl', 'Filharmonia Zebra', 'Filharmonia Zebra gra od 1950 roku.', 'orchestra'],
    ['nl', 'Zebra Jukebox Radio', 'Jukebox radio van pop tot motown.', 'radio station'],
    ['sr', 'Зебра | Апотека', 'Апотека у центру града.', 'pharmacy'],
    ['th', 'ซีบรา | ร้านขายยา', 'ร้านขายยาใกล้บ้านคุณ', 'pharmacy'],
  ])('When title and description say it in "%s", then it is the category', (lang, title, description, kind) => {
    expect(categoryOf(described(lang, title, description))).toBe(kind);
  });

  test.each([
    ['hu', 'Zebra Cukrászda', 'Torták és sütemények Győrben.', 'patisserie'],
    ['tr', 'Zebra | butik otel', 'Denize yakın odalar.', 'hotel'],
    ['sv', 'Zebra', 'Zebra är en skateboardförening i Lund.', 'skateboarding club'],
    ['fi', 'Zebra', 'Zebra on Lauttasaaren poikapartiolippukunta.', 'scouts'],
    ['de', 'Zebra', 'Zebra ist ein Verein aus Ulm.', 'association'],
  ])(
    'When a site in "%s" has the title "%s" and says "%s", then its category is what a directory calls that',
    (lang, title, description, kind) => {
      expect(categoryOf(described(lang, title, description))).toBe(kind);
    },
  );

  test.each([
    ['en', 'Zebra is a quiet garden and field tool manufacturer.', 'field tool manufacturer'],
    ['nl', 'Zebra — ambachtelijk ijs in Rijmenam', 'ice cream parlour'],
    ['zh-TW', 'Zebra是一家具有豐富自動化工程經驗的公司。', 'automation company'],
  ])('When a site in "%s" says "%s", then its category is %s, and not the half of a phrase', (lang, text, kind) => {
    expect(categoryOf(described(lang, 'Zebra', text))).toBe(kind);
  });

  test.each([
    ['de', 'Steinmetz Antiquitäten', 'Antiquitäten und Lampen, ausgesucht von Jon Steinmetz.', 'antique shop'],
    ['en', 'Baker Plumbing', 'Plumbing in Leeds by Jim Baker and his sons.', 'plumber'],
    ['de', 'Steinmetz Zebra', 'Steinmetz in Ulm, für Grabmale und Stufen.', 'stonemason'],
    ['de', 'Metzger Gasthof Zebra', 'Unser Metzger schlachtet selbst, in der eigenen Metzgerei.', 'butcher'],
    ['fr', 'Boulanger Pâtissier Zebra', 'Du bon pain chez le boulanger.', 'bakery'],
  ])('When a name in "%s" is "%s", then its surname is no trade beside another', (lang, title, description, kind) => {
    expect(categoryOf(described(lang, title, description))).toBe(kind);
  });

  test('When a name has two kinds and the texts say both, then one of them is told and not a sector', () => {
    const title = 'Zebra Specialrengøring og Skadeservice';
    const page = described('da', title, 'Rengøring og erhvervsrengøring i Randers, og skadeservice døgnet rundt.');
    expect(['cleaning company', 'damage restoration company']).toContain(categoryOf(page));
  });

  test('When a sentence ends in a figure, then that is no category', () => {
    expect(categoryOf(described('ja', 'ゼブラ', 'ゼブラの前のバス停から徒歩2分です。'))).not.toContain('2');
  });

  test('When no kind is known for what a site calls itself, then the category is in its own words', () => {
    expect(categoryOf(described('es', 'Zebra', 'Zebra es una cooperativa de consumo responsable.'))).toBe(
      'cooperativa de consumo responsable',
    );
  });

  test('When a word says a part of a kind, then it is that part, whether the text says the kind too or not', () => {
    expect(categoryOf(described('de', 'Zebra Tonstudio', 'Tonstudio und Plattenlabel im Hof.'))).toBe(
      'recording studio',
    );
    expect(categoryOf(described('sv', 'Zebra – Micro 3PL', '3PL och fulfillment för e-handel.'))).toBe(
      'fulfilment provider',
    );
  });

  test('When several kinds are as likely, then it is the broader kind of all of them, and none if they have no such', () => {
    const both = (one: string, other: string) =>
      categoryOf(described('en', `Zebra | ${one} ${other}`, `${one} and ${other} for the whole town.`));
    expect(both('dog grooming', 'pet boarding')).toBe('Pets and animals');
    expect(['Pets and animals', 'Construction and trades']).not.toContain(both('dog grooming', 'roofers'));
  });

  test('When several kinds are as likely that are parts of another, then it is that other', () => {
    const text = 'Web analytics and online survey makers';
    expect(categoryOf(described('en', `Zebra | ${text}`, `${text}.`))).toBe('business software');
  });

  test.each([
    ['bg', 'Зебра — организатор на концерти. Предстоящи събития и билети.', 'concert promoter'],
    ['sv', 'Zebra – bröllopsfotografering i Lund. Välkommen!', 'wedding photographer'],
    ['pl', 'Zebra: malowanie ceramiki przy kawie. Zapraszamy.', 'paint-your-own pottery studio'],
  ])(
    'When only the description says it, in "%s" and at its opening ("%s"), then it is the category',
    (lang, text, kind) => {
      expect(categoryOf(described(lang, lang === 'bg' ? 'Зебра' : 'Zebra', text))).toBe(kind);
    },
  );

  test('When a description opens with a longer name, then the rest of that name is no kind', () => {
    expect(categoryOf(described('en', 'Zebra', 'Zebra Concert Promoters. Ice cubes for the whole town.'))).toBe('');
  });

  test('When a description names a kind later than at its opening, then that alone is none', () => {
    const text = 'Ледени кубчета за вашия дом. Поръчват ни и организатор на концерти, и дискотека.';
    expect(categoryOf(described('bg', 'Зебра', text))).not.toBe('concert promoter');
  });

  test('When a site only says that it is a company of some country, then its other words say the kind', () => {
    const text = [block('Zebra es una empresa colombiana.')];
    expect(
      categoryOf({ ...described('es', 'Zebra - Tratamiento de aguas', 'Tratamiento de aguas para hogares.'), text }),
    ).toBe('water treatment company');
  });

  test('When a site says what it believes of something else, then that is not its kind', () => {
    const belief = 'We believe education is a foundation for life.';
    expect(categoryOf(described('en', 'Zebra High School', belief))).toBe('secondary school');
  });

  test('When only one place names a kind, then it is none', () => {
    expect(categoryOf(described('en', 'Zebra', 'We once had dinner at a bakery.'))).not.toBe('bakery');
  });

  test('When it is the kind of those whom the brand is for, then it is none', () => {
    expect(categoryOf(described('en', 'Zebra for dentists', 'Everything for dentists.'))).not.toBe('dentist');
  });

  test.each([
    ['Orchard', 'Ship your data pipelines in minutes.'],
    ['Chapel', 'Payroll made calm.'],
  ])('When only its name is a word for a kind ("%s"), then it is none', (name, description) => {
    const meta = [
      { name: 'description', content: description },
      { name: 'og:title', content: name },
      { name: 'og:site_name', content: name },
    ];
    expect(['farm', 'church']).not.toContain(categoryOf({ lang: 'en', title: name, meta }));
  });

  test('When its name says the kind and the site speaks of it, then it is that kind', () => {
    const meta = [{ name: 'og:site_name', content: 'Orchard' }];
    const text = [block('Our farm has apples.'), block('The farm is open.'), block('Come to the farm.')];
    expect(categoryOf({ lang: 'en', title: 'Orchard', meta, text })).toBe('farm');
  });

  test('When the text of a site is about one kind, then it is that, though no title says so', () => {
    const text = Array.from({ length: 30 }, (_, index) => block(`Conference day ${index} has talks.`));
    expect(categoryOf({ lang: 'en', title: 'Zebra', text })).toBe('conference');
  });

  test.each([
    ['de', 'Praxis für Physiotherapie in Ulm', 'physiotherapy practice'],
    ['sv', 'Klinik för fysioterapi i Lund', 'physiotherapy practice'],
  ])('When "for" says what a place is for in "%s" ("%s"), then that is its kind', (lang, description, kind) => {
    const page = { ...described(lang, 'Zebra', description), text: [heading(description, 1)] };
    expect(categoryOf(page)).toBe(kind);
  });

  test('When two kinds are named as often, then neither is the category', () => {
    const page = described('en', 'Florists and plumbers', 'Florists and plumbers together.');
    expect(['florist', 'plumber']).not.toContain(categoryOf(page));
  });

  test('When a general noun is all that a title says, then the kind that the site speaks of is better', () => {
    const text = [heading('Windsurf school on the lake', 1), block('Our windsurf school has lessons every day.')];
    const page = { ...described('en', 'Zebra School | Windsurf lessons', 'Windsurf lessons with Ann.'), text };
    expect(categoryOf(page)).toBe('windsurfing school');
  });
});

test.each([
  ['de', 'Kieferorthopädin in Ulm', 'orthodontist'],
  ['hu', 'Vendégházunk a Balatonnál', 'guest house'],
  ['ar', 'والمطعم مفتوح', 'restaurant'],
  ['tr', 'İstanbul Eczanesi', 'pharmacy'],
  ['fi', 'Kauniaisten hammaslääkäriasema', 'dentist'],
  ['zh', '青山动物医院', 'veterinary practice'],
])('When a text in "%s" is "%s", then it names a %s', (language, text, kind) => {
  expect(countKinds(text, language).map((named) => named.kind.name)).toContain(kind);
});

test.each([
  ['en', 'The barrister drank cafeteria coffee'],
  ['de', 'Wunderbare Ferien'],
  ['pl', 'Sobota w parku'],
])('When a text in "%s" is "%s", then it names no bar, café or rooms', (language, text) => {
  const names = countKinds(text, language).map((named) => named.kind.name);
  expect(names.filter((name) => ['bar', 'café', 'guest house'].includes(name))).toEqual([]);
});

describe('Where the words of a site do not name a kind plainly', () => {
  test('When the text of a page and its headings say one kind more often than all others, then it is the category', () => {
    const filler = block('Eight people meet in a house by the sea, and then the year begins. '.repeat(150));
    const saying = (count: number): string =>
      things.measure(
        evidence({
          pages: [
            { lang: 'en', title: 'Zebra — A year for eight', text: [filler] },
            {
              lang: 'en',
              title: 'The year',
              kind: 'other',
              text: [
                heading('How the coaching works'),
                ...Array.from({ length: count }, (_, index) => block(`Week ${index + 1} has coaching at noon.`)),
              ],
            },
          ],
        }),
      ).facts.category;
    expect(saying(10)).toBe('coach');
    expect(saying(4)).toBe('');
  });

  test.each([['bg', 'езиков и образователен център', 'language school']])(
    'When two words share the noun of a kind, in "%s": "%s", then it is a %s',
    (lang, words, kind) => {
      expect(categoryOf(described(lang, `Zebra | ${words}`, ''))).toBe(kind);
    },
  );

  test.each([
    ['is', 'málmendurvinnsla', 'recycling company'],
    ['fi', 'kotisiivous', 'cleaning company'],
    ['da', 'børnefysioterapi', 'physiotherapy practice'],
  ])('When a compound in "%s" ends in the word for a kind ("%s"), then it is a %s', (lang, word, kind) => {
    expect(countKinds(word, lang).map((found) => found.kind.name)).toEqual([kind]);
  });

  test.each([
    ['da', 'sundhedsforsikring'],
    ['nb', 'nabokommunene'],
    ['de', 'Ideenschmiede'],
    ['de', 'Kreisbahn'],
    ['fi', 'taustayhteisö'],
  ])(
    'When a compound is of something that others have or of something else, as in "%s" a "%s", then it names no kind',
    (lang, word) => {
      expect(countKinds(word, lang)).toEqual([]);
    },
  );

  test.each([
    ['en', 'Zebra is a community-rooted organisation.'],
    ['es', 'Zebra es una organización colombiana.'],
  ])(
    'When a brand in "%s" only says that it is some organisation ("%s"), then that is not its category',
    (lang, text) => {
      expect(categoryOf({ ...described(lang, 'Zebra', ''), text: [block(text)] })).toBe('');
    },
  );

  test.each([
    ['nb', 'bakgrunnssjekk', 'background check service'],
    ['pl', 'informacja turystyczna', 'tourist information office'],
    ['pl', 'myjnia', 'car wash'],
  ])('When two kinds claim a word, as in "%s" "%s", then it is the special one: %s', (lang, word, kind) => {
    expect(countKinds(word, lang).map((found) => found.kind.name)).toEqual([kind]);
  });

  test('When a description opens with a general kind and names no other, then that is the category', () => {
    const ours = Array.from({ length: 12 }, () => block('Ici sonne l’association.'));
    const text = [heading('L’association'), heading('Hôpital, garage, fleuriste'), ...ours];
    expect(categoryOf({ ...described('fr', 'Zebra', 'Association autour des sonnettes.'), text })).toBe('association');
  });
});
