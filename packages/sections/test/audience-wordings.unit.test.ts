import { evidence, type PageOverrides } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { audienceCandidates } from '../src/audiences/audience-candidates.ts';
import { findGroups } from '../src/audiences/find-groups.ts';
import { audiences } from '../src/audiences/index.ts';
import { readStatements } from '../src/shared/statements/context.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

const namesOn = (...pages: PageOverrides[]): string[] =>
  audiences
    .compose(audiences.measure(evidence({ pages })).facts, { things: null, mission: null })
    .personas.map(({ name }) => name);

const namesIn = (language: string, sentence: string): string[] =>
  findGroups(sentence, language).map(({ name }) => name);

describe('Wordings that name an audience', () => {
  test.each([
    ['en', 'It is crafted from the ground up for web designers.', ['web designers']],
    ['en', 'Meetups organised for programmers.', ['programmers']],
    ['en', 'Components designed for use by teachers.', ['teachers']],
    ['en', 'The fund helps people, particularly teachers and nurses.', ['teachers', 'nurses']],
    ['de', 'Das Fest richtet sich an alle – besonders aber an Familien.', ['Familien']],
    ['de', 'Eine Tagung, organisiert für Lehrkräfte.', ['Lehrkräfte']],
    ['fr', 'Des rencontres organisées pour les enseignants.', ['enseignants']],
    ['es', 'Encuentros organizados para docentes.', ['docentes']],
    ['it', 'Incontri organizzati per insegnanti.', ['insegnanti']],
    ['pt', 'Encontros organizados para professores.', ['professores']],
    ['de', 'Es fehlt besonders an Pflegekräften.', []],
    ['en', 'Workshops are organised at schools and universities.', []],
  ])('When a sentence in %s says "%s", then whom something is made for is the audience', (language, text, expected) => {
    expect(namesIn(language, text)).toEqual(expected);
  });

  test.each([
    ['fr', 'L’accompagnement des enfants', ['enfants']],
    ['es', 'Apoyo a las familias', ['familias']],
    ['it', 'Sostegno concreto alle persone colpite dal Parkinson', ['persone colpite dal Parkinson']],
    ['pt', 'O desenvolvimento dos profissionais de RH', ['profissionais de RH']],
    ['nl', 'Begeleiding van ouders', ['ouders']],
    ['sv', 'Stöd till föräldrar', ['föräldrar']],
    ['da', 'Støtte til forældre', ['forældre']],
    ['nb', 'Støtte til foreldre', ['foreldre']],
    ['pl', 'Rehabilitacja osób niepełnosprawnych', ['osób niepełnosprawnych']],
    ['cs', 'Vzdělávání učitelů', ['učitelů']],
    ['sk', 'Vzdelávanie učiteľov', ['učiteľov']],
    ['ru', 'Обучение учителей', ['учителей']],
    ['uk', 'Навчання вчителів', ['вчителів']],
    ['pl', 'Pomoc specjalistów', []],
  ])('When a site in %s helps, as in "%s", then whom it helps is the audience', (language, sentence, expected) => {
    expect(namesIn(language, sentence)).toEqual(expected);
  });

  test.each([
    ['en', 'We donate the gates to schools.', ['schools']],
    ['fr', 'Nous servons les familles.', ['familles']],
    ['fr', 'Parmi nos clients figurent des hôtels.', ['hôtels']],
    ['it', 'Serviamo famiglie.', ['famiglie']],
    ['pt', 'Entre os nossos clientes estão hotéis.', ['hotéis']],
    ['nl', 'Tot onze klanten behoren hotels.', ['hotels']],
    ['fi', 'Tuemme perheitä.', ['perheitä']],
    ['uk', 'Послуги, які замовляють і власники квартир.', ['власники квартир']],
  ])(
    'When a site in %s says whom it serves, as in "%s", then they are the audience',
    (language, sentence, expected) => {
      expect(namesIn(language, sentence)).toEqual(expected);
    },
  );

  test.each([
    ['de', 'Mit Leidenschaft für das Handwerk', 'Software für das Handwerk'],
    ['en', 'A passion for families', 'A house for families'],
  ])('When somebody loves a group in %s, then it is not the audience', (language, love, offer) => {
    expect(namesIn(language, love)).toEqual([]);
    expect(namesIn(language, offer)).toHaveLength(1);
  });

  test.each([
    ['en', 'Dear parents and guardians', ['parents', 'guardians']],
    ['de', 'Sehr geehrte Patientenbesitzer', ['Patientenbesitzer']],
    ['fr', 'Chers parents, nous vous attendons', ['parents']],
    ['ru', 'Уважаемые родители!', ['родители']],
    ['cs', 'Milí rodiče', ['rodiče']],
    ['it', 'Cari genitori', ['genitori']],
  ])('When a site in %s greets its readers, then they are the audience', (language, sentence, expected) => {
    expect(namesIn(language, sentence)).toEqual(expected);
  });

  test.each([
    ['en', 'We made it with photographers in mind.', ['photographers']],
    ['en', 'Nurses and doctors alike trust it.', ['Nurses', 'doctors']],
    ['en', 'Our customers include bakeries and grocers.', ['bakeries', 'grocers']],
    ['en', 'As a freelance designer, you send many invoices.', ['freelance designer']],
    ['en', 'In summer, families can stay for free.', ['families']],
    ['en', 'We help young brands grow.', ['young brands']],
    ['en', 'Trusted by lodges and hotels', ['lodges', 'hotels']],
    ['en', 'Trusted by lapas and hotels', ['hotels']],
    ['de', 'Anfänger und Profis gleichermaßen', ['Anfänger', 'Profis']],
    ['nl', 'Met warmte begeleiden wij families.', ['families']],
    ['sv', 'Sedan 1990 hjälper vi företag.', ['företag']],
    ['da', 'Her hjælper vi familier.', ['familier']],
    ['nl', 'Wij willen ouders met jonge kinderen, begeleiden.', ['ouders met jonge kinderen']],
    ['es', 'Y los desarrolladores pueden usarla.', ['desarrolladores']],
    ['es', 'Ya sea un equipo profesional o una empresa, hay sitio.', ['equipo profesional', 'empresa']],
    ['it', 'E i genitori possono iscriversi.', ['genitori']],
    ['pt', 'Atendemos mercados, restaurantes e hotéis.', ['restaurantes', 'hotéis']],
    ['hr', 'Idealno za sve koji traže mir.', ['sve koji traže mir']],
    [
      'ja',
      '「強い刺激が苦手な方」「丁寧に向き合ってほしい方」に選ばれています。',
      ['強い刺激が苦手な方', '丁寧に向き合ってほしい方'],
    ],
    ['ja', '水が苦手な方も安心です。', ['水が苦手な方']],
    [
      'en',
      'For businesses that need clarity soon before they write a single line of their own code.',
      ['businesses that need clarity soon'],
    ],
    ['pl', 'Pomagamy młodym osobom w szukaniu pracy.', ['młodym osobom']],
    ['cs', 'Pomáháme školám s účetnictvím.', ['školám']],
    ['uk', 'Також студенти можуть долучитися.', ['студенти']],
    ['cs', 'Nabídky pro sportovní oddíly', ['sportovní oddíly']],
    ['cs', 'Našich služeb využívají kluby z celého kraje.', ['kluby']],
    ['sk', 'Ponúkame plavby nielen našim členom, ale aj širokej verejnosti.', ['širokej verejnosti']],
    ['ru', 'В течение года будущие первоклассники посещают занятия.', ['будущие первоклассники']],
  ])('When a sentence in %s says "%s", then it names whom the brand is for', (language, sentence, expected) => {
    expect(namesIn(language, sentence)).toEqual(expected);
  });

  test('When a sentence names a group in passing, then it is no audience', () => {
    for (const sentence of [
      'As a designer I worked in Paris.',
      'Keep this in mind.',
      'It looks as a bakery looks.',
      'Our brands are sold worldwide.',
      'They hold dear friends and old songs.',
    ])
      expect([sentence, namesIn('en', sentence)]).toEqual([sentence, []]);
  });

  test('When a group is described by a clause of many words, then the name ends in front of its last part', () => {
    expect(
      namesIn('sk', 'Môže sa zúčastniť každý, kto má rád dobrú hudbu a chuť zahrať si s inými hudobníkmi.'),
    ).toEqual(['každý, kto má rád dobrú hudbu']);
  });

  test('When a qualifier has a noun that looks like a plural, then the name goes on', () => {
    expect(namesIn('en', 'Geared toward web developers with a focus on accessibility.')).toEqual([
      'web developers with a focus on accessibility',
    ]);
  });
});

describe('Places that name an audience', () => {
  const home = { text: [heading('Studio Null', 1, { region: 'hero' }), block('We are a club in Ede.')] };
  const page = (title: string, sentence: string): PageOverrides => ({
    url: 'https://site.test/more',
    kind: 'other',
    text: bindToHeadings(heading('More', 1), heading(title), block(sentence)),
  });

  test('When a sentence is under "Our mission" on some other page, then it counts like one on the first page', () => {
    const isPlain = (title: string): boolean[] => {
      const site = evidence({ pages: [home, page(title, 'The club supports students in their first year.')] });
      return audienceCandidates(readStatements(site), '')
        .filter(({ mention }) => mention.name === 'students')
        .map((candidate) => candidate.isPlain);
    };
    expect(isPlain('Our mission')).toEqual([true]);
    expect(isPlain('House rules')).toEqual([false]);
  });

  test('When the page about the brand says that it is a community of a group, then the group is the audience', () => {
    const about = (sentence: string): PageOverrides => ({
      url: 'https://site.test/about',
      kind: 'about',
      text: [block(sentence)],
    });
    const named = {
      ...home,
      title: 'Podwave',
      text: [heading('Podwave', 1, { region: 'hero' }), block('Podwave plays podcasts.')],
    };
    expect(namesOn(named, about('Podwave brings together a community of podcast lovers.'))).toEqual(['podcast lovers']);
    expect(namesOn(named, about('The town has a community of podcast lovers.'))).toEqual([]);
  });

  test('When a page declares another language than it is written in, then it is read', () => {
    const about = (lang: string, ...text: string[]): PageOverrides => ({
      url: 'https://site.test/about',
      kind: 'about',
      lang,
      text: text.map((sentence) => block(sentence)),
    });
    const more =
      'We meet every week, and in the summer we travel to other clubs to learn what they have done this year.';
    const english = { ...home, lang: 'en', text: [...home.text, block(more), block(`Come and see us. ${more}`)] };
    expect(
      namesOn(
        english,
        about('de', 'The conference is designed for developers. It covers everything from reports to apps.'),
      ),
    ).toEqual(['developers']);
    expect(
      namesOn(
        english,
        about('de', 'Die Konferenz ist für Entwickler gemacht. Sie behandelt Berichte und Anwendungen.'),
      ),
    ).toEqual([]);
  });
});

describe('Words that name an audience only where they mean people', () => {
  const onPage = (lang: string, text: string) =>
    namesOn({ lang, text: bindToHeadings(heading('Harbour', 1), block(text)) });

  test.each([
    ['We equip workshops and garages.', ['workshops', 'garages']],
    ['We serve schools, workshops and hotels.', ['schools', 'workshops', 'hotels']],
    ['We welcome children in our workshops.', ['children']],
    ['We offer workshops for children.', ['children']],
    ['A space for workshops and events.', []],
    ['Rooms for workshops.', []],
  ])('When workshops are served, then they are an audience, and those that people join are not: %s', (text, names) => {
    expect(onPage('en', text)).toEqual(names);
  });

  test.each([
    ['pl', 'Pomagamy osobom w więzieniu.', ['osoby w więzieniu']],
    ['pl', 'Dla osób w zagrożeniu ubóstwem.', ['osoby w zagrożeniu ubóstwem']],
    ['pl', 'Dla osób w leczeniu onkologicznym.', ['osoby w leczeniu onkologicznym']],
    ['ru', 'Помогаем людям в изгнании.', ['люди в изгнании']],
    ['uk', 'Допомагаємо людям у вигнанні.', ['люди у вигнанні']],
    ['pl', 'Pomagamy osobom w szukaniu pracy.', []],
    ['pl', 'Pomagamy osobom w nauce pływania.', []],
    ['uk', 'Допомагаємо людям у пошуку роботи.', []],
    ['ru', 'Помогаем людям в обучении.', []],
  ])(
    'When people are in a state, then it is part of the name, and what they are helped with is not (%s: %s)',
    (lang, text, names) => {
      expect(onPage(lang, text)).toEqual(names);
    },
  );

  test.each([
    ['ja', '犯人も安心です。', []],
    ['ja', '亡くなった方も安心です。', []],
    ['ja', '初心者も安心です。', ['初心者']],
    ['en', 'Trusted by sea dogs and tourists.', []],
    ['en', 'Used by thieves and hackers.', []],
    ['en', 'Used by schools and hospitals.', ['schools', 'hospitals']],
    ['en', 'Trusted by plant lovers, gourmets and families.', ['plant lovers', 'gourmets', 'families']],
    ['sv', 'Vi har hjälpt tusen kunder sedan 1990.', []],
    ['da', 'Vi har hjulpet tusind kunder siden 1990.', []],
    ['nb', 'Vi har hjulpet hundre kunder siden 1990.', []],
  ])(
    'When words are not of people who are served, or only count them, then they name nobody (%s: %s)',
    (lang, text, names) => {
      expect(onPage(lang, text)).toEqual(names);
    },
  );
});
