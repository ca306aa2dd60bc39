import type { PageEvidence, TextBlock } from '@brandprint/contracts';
import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { findGroups } from '../src/audiences/find-groups.ts';
import { audiences } from '../src/audiences/index.ts';
import { isVetoed } from '../src/audiences/mention-vetoes.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

const namesOnPages = (...pages: Partial<PageEvidence>[]): string[] =>
  audiences
    .compose(audiences.measure(evidence({ pages })).facts, { things: null, mission: null })
    .personas.map(({ name }) => name);
const namesOn = (lang: string, ...text: TextBlock[]): string[] => namesOnPages({ lang, text: bindToHeadings(...text) });

const namesIn = (language: string, sentence: string): string[] => [
  ...new Set(
    findGroups(sentence, language)
      .filter((group) => !isVetoed(sentence, group, language))
      .map(({ name }) => name),
  ),
];

const TEXTS: Readonly<Record<string, string>> = {
  da: 'Vi planlægger det hele sammen med jer, og vi er der fra den første samtale og indtil det er færdigt.',
  de: 'Wir planen und bauen alles mit Ihnen zusammen und sind vom ersten Gespräch an für Sie da.',
  en: 'What we plan, build and look after, from the first call on.',
  id: 'Kami merencanakan dan membuat semuanya dari awal sampai selesai dengan mutu yang baik.',
  tr: 'İlk görüşmeden itibaren her şeyi birlikte planlıyor ve üretiyoruz, kalite bizim için önemlidir.',
};
const cardsIn = (lang: string, ...titles: string[]): TextBlock[] =>
  titles.flatMap((title) => [heading(title, 3), block(TEXTS[lang] ?? '')]);
const cards = (...titles: string[]): TextBlock[] => cardsIn('en', ...titles);

describe('Where the name of a group begins and ends', () => {
  test.each([
    ['pt', 'Pensada para aproximar estudantes e convidados.', 'estudantes'],
    ['es', 'Ayudamos a conectar empresas.', 'empresas'],
    ['it', 'Una piattaforma per collegare aziende e scuole.', 'aziende'],
  ])(
    'When a verb of "%s" stands in front of a group, as in %j, then it is no part of the name',
    (language, sentence, name) => {
      expect(namesIn(language, sentence)[0]).toBe(name);
    },
  );

  test('When people are helped to do something somewhere, then what they do is no part of the name', () => {
    expect(namesIn('en', 'Helping people across the city build confidence.')).toEqual([]);
    expect(namesIn('en', 'Helping parents across the city build confidence.')).toEqual(['parents']);
  });

  test.each([
    [
      'en',
      'We support people with intellectual or physical disability.',
      'people with intellectual or physical disability',
    ],
    [
      'de',
      'Wir unterstützen Menschen mit geistiger oder körperlicher Behinderung.',
      'Menschen mit geistiger oder körperlicher Behinderung',
    ],
    [
      'nl',
      'Wij helpen mensen met een verstandelijke of lichamelijke beperking.',
      'mensen met een verstandelijke of lichamelijke beperking',
    ],
    ['cs', 'Pomáháme lidem s mentálním nebo tělesným postižením.', 'lidem s mentálním nebo tělesným postižením'],
    [
      'pl',
      'Wspieramy osoby z fizyczną lub umysłową niepełnosprawnością.',
      'osoby z fizyczną lub umysłową niepełnosprawnością',
    ],
    ['nb', 'For barn med språk- og kommunikasjonsvansker.', 'barn med språk- og kommunikasjonsvansker'],
    [
      'en',
      'We support companies operating in high-risk, complex or challenging environments.',
      'companies operating in high-risk, complex or challenging environments',
    ],
  ])(
    'When two adjectives or compounds in "%s" share a noun, as in %j, then the name is whole',
    (language, sentence, name) => {
      expect(namesIn(language, sentence)).toEqual([name]);
    },
  );

  test('When a conjunction joins another group, then the name ends in front of it', () => {
    expect(namesIn('en', 'We help people with disabilities and global partners.')).toEqual([
      'people with disabilities',
      'global partners',
    ]);
    expect(namesIn('es', 'Para familias con niños y adultos mayores.')).toContain('familias con niños');
  });

  test.each([
    ['de', 'Wir helfen solchen Familien, die ein krankes Kind haben.', 'Familien, die ein krankes Kind haben'],
    ['cs', 'Pomáháme takovým rodinám, které pečují o dítě.', 'rodinám, které pečují o dítě'],
    ['pl', 'Pomagamy takim rodzinom, które wychowują dziecko.', 'rodzinom, które wychowują dziecko'],
    ['sk', 'Pomáhame takým rodinám, ktoré vychovávajú dieťa.', 'rodinám, ktoré vychovávajú dieťa'],
    ['ru', 'Мы помогаем таким семьям, которые воспитывают детей.', 'семьям, которые воспитывают детей'],
  ])(
    'When "such" in "%s" announces a clause, as in %j, then the clause is part of the name and "such" is not',
    (language, sentence, name) => {
      expect(namesIn(language, sentence)).toContain(name);
      expect(namesIn(language, sentence).join(' ')).not.toMatch(/solch|takov|takim|takým|таким/iu);
    },
  );

  test.each([
    ['hu', 'Programunk gyermeket nevelő családok számára készült.', 'gyermeket nevelő családok'],
    ['hu', 'Segítünk induló vállalkozásoknak.', 'induló vállalkozásoknak'],
    ['tr', 'Engelli çocuğu olan aileler için destek.', 'Engelli çocuğu olan aileler'],
    ['ru', 'Мы помогаем семьям, воспитывающим детей с инвалидностью.', 'семьям, воспитывающим детей с инвалидностью'],
  ])(
    'When a participle in "%s" has an object, as in %j, then the object is part of the name',
    (language, sentence, name) => {
      expect(namesIn(language, sentence)).toContain(name);
      expect(namesIn(language, sentence)).not.toContain('nevelő családok');
      expect(namesIn(language, sentence)).not.toContain('воспитывающим детей с инвалидностью');
    },
  );

  test('When a participle in Russian is a noun, then it names a group of its own', () => {
    expect(namesIn('ru', 'Занятия для детей, начинающих и взрослых.')).toEqual(['детей', 'начинающих', 'взрослых']);
  });

  test.each([
    ['id', 'Kami siap melayani Anda dengan respon cepat.'],
    ['id', 'Melayani pelanggan dengan ramah.'],
    ['de', 'Wir unterstützen Kunden mit individuellen Lösungen.'],
  ])('When "with" in "%s" says how customers are served, as in %j, then they are no group', (language, sentence) => {
    expect(namesIn(language, sentence)).toEqual([]);
  });

  test('When "with" says who people are, then it is part of the name', () => {
    expect(namesIn('id', 'Mendampingi orang dengan disabilitas.')).toEqual(['orang dengan disabilitas']);
    expect(namesIn('de', 'Für Kunden mit besonderen Ansprüchen.')).toEqual(['Kunden mit besonderen Ansprüchen']);
  });

  test('When a possessive follows a noun in Hebrew, then the verb behind it is no part of the name', () => {
    expect(namesIn('he', 'עוזרים לילדים שלכם לנוע')).toEqual(['ילדים']);
  });

  test('When groups in Indonesian are named by what they lack, then the names are whole', () => {
    expect(namesIn('id', 'Membantu anak-anak kurang mampu dan yatim piatu.')).toEqual([
      'anak-anak kurang mampu',
      'yatim piatu',
    ]);
  });
});

describe('When a sentence names a number, others in the same business or a new form, then they are no audience', () => {
  test.each([
    ['ja', '世界では1年間にタバコで800万人のために、多くの国が動いています。'],
    ['zh', '每年为800万人'],
    ['ja', '「一般社団法人」へと移行をしました。'],
    ['cs', 'Díky vztahům s dodavateli dokážeme cenově konkurovat i internetovým obchodům.'],
    ['en', 'Our prices compete with online shops for quality.'],
    ['de', 'Wir können preislich mit großen Händlern mithalten und konkurrieren mit Familienbetrieben.'],
    ['it', 'Prezzi che competono con negozi online.'],
    ['es', 'Precios que compiten con tiendas en línea.'],
  ])('"%s": %s', (language, sentence) => expect(namesIn(language, sentence)).toEqual([]));
});

test('When a sentence in Hindi says that a place is for a group, then the place is no part of its name', () => {
  expect(namesIn('hi', 'यह स्थान श्रद्धालुओं के लिए आस्था का केन्द्र रहा है।')).toEqual(['श्रद्धालुओं']);
  expect(namesIn('hi', 'यह विद्यालय छोटे बच्चों के लिए है।')).toEqual(['छोटे बच्चों']);
});

describe('When a sentence is for those who deal in art, then each is a group', () => {
  test.each([
    ['it', 'Valutazioni per privati, gallerie e case d’asta.', ['privati', 'gallerie', 'case d’asta']],
    ['de', 'Gutachten für Galerien, Auktionshäuser und Sammler.', ['Galerien', 'Auktionshäuser', 'Sammler']],
    ['fr', 'Expertises pour galeries et collectionneurs.', ['galeries', 'collectionneurs']],
    ['es', 'Tasaciones para galerías y casas de subastas.', ['galerías', 'casas de subastas']],
    ['pl', 'Wyceny dla galerii, domów aukcyjnych i kolekcjonerów.', ['galerii', 'domów aukcyjnych', 'kolekcjonerów']],
    ['cs', 'Posudky pro galerie, aukční domy a sběratele.', ['galerie', 'aukční domy', 'sběratele']],
    ['ru', 'Оценка для галерей, аукционных домов и коллекционеров.', ['галерей', 'аукционных домов', 'коллекционеров']],
    ['nl', 'Taxaties voor galeries, veilinghuizen en verzamelaars.', ['galeries', 'veilinghuizen', 'verzamelaars']],
  ])('"%s": %s', (language, sentence, groups) => expect(namesIn(language, sentence)).toEqual(groups));
});

describe('Who is no audience', () => {
  test.each([
    ['hr', 'Program namijenjen sposobnostima djece.', 'djeca'],
    ['sl', 'Skrbimo za zdravje otrok.', 'otroci'],
  ])(
    'When a text in "%s" is about what a group has, as in %j, then the name is that of the group',
    (lang, sentence, name) => {
      const names = namesOn(lang, block(sentence));
      expect(names.every((one) => one.toLowerCase() === name || /^(?:djece|otrok)$/.test(one))).toBe(true);
      expect(names).not.toHaveLength(0);
    },
  );

  test('When the name of the brand has a word for a group in it, then that part of it is no audience', () => {
    const names = namesOnPages({
      lang: 'en',
      title: 'Harbour Community Theatre',
      text: bindToHeadings(
        heading('Harbour Community Theatre', 1),
        block('Support Harbour Community Theatre.'),
        block('We offer acting classes for teenagers and retired people.'),
      ),
    });
    expect(names).toContain('teenagers');
    expect(names.join(' ')).not.toMatch(/Harbour/);
  });

  test('When a page on privacy tells of children, then they are no audience, whatever its address', () => {
    const legal = [
      heading('Privacy notice for children', 1),
      heading('For parents', 2),
      block('We designed this notice for children and their guardians.'),
    ];
    const names = namesOnPages(
      { lang: 'en', text: [block('We build garden sheds for homeowners.')] },
      { lang: 'en', kind: 'other', title: 'Privacy notice for children', text: bindToHeadings(...legal) },
    );
    expect(names).toEqual(['homeowners']);
  });

  test.each([
    ['de', 'Datenschutz für Kinder', 'Für Eltern'],
    ['pl', 'Polityka prywatności', 'Dla rodziców'],
    ['es', 'Política de privacidad', 'Para padres'],
  ])('When a chapter in "%s" is titled %j, then what stands below it names no audience', (lang, title, label) => {
    const names = (...text: TextBlock[]): string[] =>
      namesOnPages({ lang, text: [] }, { lang, kind: 'other', text: bindToHeadings(heading('Harbour', 1), ...text) });
    expect(names(heading(title, 2), heading(label, 3))).toEqual([]);
    expect(names(heading(label, 3))).toHaveLength(1);
  });

  test('When companies can give a part of their tax, then they are no audience', () => {
    expect(namesIn('en', 'Companies in Harbour can redirect part of their tax.')).toEqual([]);
    expect(namesIn('ro', 'Companiile din oraș pot redirecționa 20% din impozit.')).toEqual([]);
    expect(namesIn('en', 'Teachers can book a visit.')).toEqual(['Teachers']);
  });

  test('When one name says what another of the same sentence says, then only the fuller one counts', () => {
    expect(namesOn('en', block('We support Harbour business owners, Harbour businesses and schools.'))).toEqual([
      'Harbour business owners',
      'schools',
    ]);
  });
});

describe('Titles below a heading that asks for audiences', () => {
  test('When some titles name groups and others ailments or amounts, then those are left out', () => {
    expect(
      namesOn(
        'en',
        heading('Harbour Osteopathy', 1),
        heading('Who we help'),
        ...cards('Pregnant women', 'Athletes', 'Jaw (TMJ)', 'Nerve pain', 'Desk-bound thinkers'),
      ),
    ).toEqual(['Pregnant women', 'Athletes', 'Desk-bound thinkers']);
  });

  test('When titles are facts of a project, then none is an audience', () => {
    expect(
      namesOn(
        'en',
        heading('Harbour Heating', 1),
        heading('Designed for comfort'),
        ...cards('30kW ground source', 'Zoned underfloor heating', 'Thermal storage & solar PV'),
      ),
    ).toEqual([]);
  });
});

describe('Industries', () => {
  test.each([
    ['tr', 'Hizmet Verdiğimiz Sektörler', ['Beyaz Eşya', 'Otomotiv Sanayi', 'Gıda']],
    ['id', 'Industri yang Kami Layani', ['Industri Tekstil', 'Industri Farmasi', 'Perhotelan']],
    ['tr', 'Kullanım Alanları', ['Otomotiv Sanayi', 'Tekstil', 'İnşaat']],
    ['de', 'Branchen, die wir beliefern', ['Automobilindustrie', 'Maschinenbau', 'Lebensmittel']],
  ])('When industries stand below a heading in "%s" such as %j, then they are audiences', (lang, title, titles) => {
    expect(namesOn(lang, heading('Harbour Kimya', 1), heading(title), ...cardsIn(lang, ...titles))).toEqual(titles);
  });

  test('When a heading such as "Applications" has tasks below it, then none is an audience', () => {
    expect(
      namesOn('en', heading('Harbour Pumps', 1), heading('Applications'), ...cards('Cooling', 'Rinsing', 'Dosing')),
    ).toEqual([]);
  });

  test('When fields of law stand below "Areas of expertise", then they are practised, and no audience', () => {
    expect(
      namesOn(
        'en',
        heading('Harbour Law', 1),
        heading('Areas of expertise'),
        ...cards('Banking', 'Insurance', 'Real estate'),
      ),
    ).toEqual([]);
  });
});

describe('Who else is named', () => {
  test.each([
    ['nl', 'Vandaag help ik triatleten en beginners.', ['triatleten', 'beginners']],
    ['de', 'Heute unterstütze ich Läufer und Musiker.', ['Läufer', 'Musiker']],
    ['sv', 'I dag hjälper jag småföretagare.', ['småföretagare']],
    ['de', 'Heute begleite ich meine Kundinnen und Kunden.', []],
    ['tr', 'Osmanlıca okur olan ekiplerimiz için bu çok değerli.', []],
    ['nb', 'I dag hjelper jeg småbedrifter og familier.', ['småbedrifter', 'familier']],
    ['sv', 'Kurser för nybörjare och fortsättare.', ['nybörjare', 'fortsättare']],
    ['nl', 'Voor particulieren en zakelijke projecten.', ['particulieren', 'zakelijke projecten']],
    ['de', 'Für Privatpersonen und gewerbliche Projekte.', ['Privatpersonen', 'gewerbliche Projekte']],
  ])('When a sentence in "%s" is %j, then %j are its groups', (language, sentence, names) => {
    expect(namesIn(language, sentence)).toEqual(names);
  });
});

describe('Private and business customers', () => {
  test('When a line names both in one breath, then it is an audience', () => {
    expect(namesOn('nl', heading('Haven Taxi', 1), block('Zakelijk en particulier', { kind: 'list-item' }))).toEqual([
      'Zakelijk en particulier',
    ]);
  });
});
