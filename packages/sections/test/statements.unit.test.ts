import type { TextBlock } from '@brandprint/contracts';
import { evidence, type PageOverrides } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { audiences } from '../src/audiences/index.ts';
import { mission } from '../src/mission/index.ts';
import { northstartStatement } from '../src/northstart-statement/index.ts';
import { statesPlainFact } from '../src/shared/cues/plain-facts.ts';
import { subjectOf } from '../src/shared/statements/subject.ts';
import { things } from '../src/things/index.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

const HEAD = [heading('Harbour Kitchen', 1, { region: 'hero', sizePx: 48 })];
const DESCRIPTION = 'Harbour Kitchen is a seafood restaurant on the old pier of Leith.';

const page = (text: TextBlock[], more: PageOverrides = {}): PageOverrides => ({
  title: 'Harbour Kitchen',
  lang: 'en',
  text: bindToHeadings(...text),
  ...more,
});
const thingsOf = (...pages: PageOverrides[]) => things.measure(evidence({ pages })).facts;
const missionOf = (...pages: PageOverrides[]) =>
  mission.compose(mission.measure(evidence({ pages })).facts, { things: null });
const personasOf = (...pages: PageOverrides[]) =>
  audiences
    .compose(audiences.measure(evidence({ pages })).facts, { things: null, mission: null })
    .personas.map(({ name }) => name);

describe('Statements about the brand', () => {
  test.each([
    ['news', 'Congratulations to our two teams, which won the national championships of Harbour Kitchen!'],
    ['facts', 'Name: Harbour Kitchen Company: Miller Ltd Founder: Jane Miller Address: Main Street'],
  ])('When a text has %s, then it is no description', (_, text) => {
    const { description, purpose } = thingsOf(page([...HEAD, block(text, { region: 'hero' })]));
    expect([description, purpose]).not.toContain(text);
  });

  test.each([
    [
      'repeats the title',
      heading('A love story by the harbour', 1, { region: 'hero' }),
      { title: 'Harbour Kitchen, a love story by the harbour' },
    ],
    ['goes on from another', block('But a restaurant is a place where guests feel at home.', { region: 'hero' }), {}],
    [
      'asks for something',
      block('Become a member of our restaurant and help us to cook for the harbour.', { region: 'hero' }),
      {},
    ],
  ] as const)('When a line %s, then it is no description', (_, line, head) => {
    const { description, purpose } = thingsOf(page([...HEAD, line], head));
    expect([description, purpose]).not.toContain(line.text);
  });

  test('When a sentence comes long after its heading and names nobody of the brand, then it is no description', () => {
    const course = 'The course is a class for beginners who want to learn how fish is cooked.';
    const before = ['Come in.', 'Sit down.', 'Eat well.', 'Stay long.'].map((text) => block(text));
    expect(thingsOf(page([...HEAD, ...before, block(course)])).description).not.toBe(course);
  });

  test('When a site says what it is, then that is its description, its purpose, and its kind', () => {
    const facts = thingsOf(page([...HEAD, block(DESCRIPTION, { region: 'hero' })]));
    expect(facts).toMatchObject({
      description: DESCRIPTION,
      purpose: DESCRIPTION,
      category: 'seafood restaurant',
    });
  });

  test.each<[string, TextBlock[]]>([
    [
      'a sponsor',
      [heading('Our sponsors', 2), block('Northwind is a shipping company that moves food across the sea.')],
    ],
    ['a person of the team', [heading('Our team', 2), block('Jane Miller is a chef who studied cooking in Lyon.')]],
    [
      'a customer',
      [heading('What our guests say', 2), block('“This is a restaurant that I will never forget.”', { kind: 'quote' })],
    ],
    ['the news', [heading('Latest news', 2), block('The summer menu is a collection of twelve new dishes.')]],
  ])('When a sentence is about %s, then it is not the description', (_, text) => {
    expect(thingsOf(page([...HEAD, ...text]))).toMatchObject({ description: '', purpose: '' });
  });

  test.each([
    ['de', 'Das Museum zeigt Karten aus drei Jahrhunderten.', 'unknown'],
    ['de', 'Das ist ein Museum für Karten.', 'dependent'],
    ['de', 'Das zeigt die Karte.', 'dependent'],
    ['nl', 'Het verbinden van mensen die graag koken.', 'offer'],
    ['nl', 'Het is een museum voor kaarten.', 'dependent'],
    ['nl', 'Het helpt bij het koken.', 'dependent'],
    ['en', 'Most of the dads we help want to be a father to their kids.', 'other'],
    ['de', 'Viele unserer Gäste kommen wieder, wenn wir kochen.', 'other'],
    ['es', 'Nos enfocamos en hacer buenos mapas.', 'we'],
    ['zh', '王小明弟兄是一位資深、專業的工程師。', 'person'],
    ['zh', '本站是一座海邊的博物館。', 'unknown'],
    ['zh', '我們是位於台北的設計公司。', 'we'],
    ['zh', '本店是位於市中心的咖啡館。', 'we'],
    ['zh', '我們是一位值得信賴的夥伴。', 'we'],
  ])('When a sentence in "%s" is "%s", then its subject is: %s', (language, text, subject) => {
    expect(subjectOf(text, { name: 'Acme', language, properNouns: new Set() })).toBe(subject);
  });

  test.each([
    ['the name with more words in it', 'Harbour Island Kitchen', 'en'],
    ['a greeting to the website', 'Welcome to Harbour Kitchen. See our website for more information about us.', 'en'],
    ['a suggestion in passing', 'Perhaps Harbour Kitchen is a place for a glass of wine with friends.', 'en'],
    ['a suggestion in German', 'Vielleicht ist Harbour Kitchen ein Ort für ein Glas Wein mit Freunden.', 'de'],
  ])('When the page only has %s, then there is no description', (_, line, lang) => {
    const title = line.startsWith('Harbour Island') ? line : 'Harbour Kitchen';
    const facts = thingsOf(page([...HEAD, block(line, { region: 'hero' })], { title, lang }));
    expect(facts.description).not.toContain(line.slice(0, 20));
  });

  test('When sponsors make the vision possible, then that is not the vision', () => {
    const line = 'Harbour Kitchen thanks its sponsors, who make our vision possible.';
    expect(missionOf(page([...HEAD, heading('Our vision', 2), block(line)])).vision?.statement).toBe('');
  });

  test('When only a partner has a mission, then the brand has none', () => {
    const partner = block('Northwind exists to move good food across the sea.');
    expect(
      missionOf(page([...HEAD, block(DESCRIPTION), heading('Our partners', 2), partner])).mission_statement,
    ).toEqual({ statement: '', explanation: '' });
    const own = block('Our mission is to serve what the boats bring in each morning.');
    expect(missionOf(page([...HEAD, block(DESCRIPTION), own])).mission_statement.statement).toBe(own.text);
  });
});

describe('Capabilities', () => {
  const card = (title: string, column: number): TextBlock[] => [
    heading(title, 3, { box: { x: 60 + column * 400, y: 900, width: 340, height: 30 } }),
    block('Everything comes from the boats that land at the pier each morning.', {
      box: { x: 60 + column * 400, y: 940, width: 340, height: 60 },
    }),
  ];
  const cards = (parent: string, titles: string[]): TextBlock[] => [
    heading(parent, 2, { box: { x: 60, y: 820, width: 600, height: 40 } }),
    ...titles.flatMap(card),
  ];

  test('When cards without icons are under a heading of services, then their titles are capabilities', () => {
    const titles = ['Private dinners', 'Cooking classes', 'Fish to take home'];
    expect(thingsOf(page([...HEAD, block(DESCRIPTION), ...cards('Our services', titles)])).capabilities).toEqual(
      titles,
    );
  });

  test('When three more cards are likely too, though less so, then their titles are capabilities as well', () => {
    const dinners = ['Private dinners', 'Cooking classes', 'Fish to take home'];
    const rooms = ['Rooms with a view', 'Tables on the pier', 'Halls for weddings'];
    const below = cards('At the pier', rooms).map((part) => ({ ...part, box: { ...part.box, y: part.box.y + 900 } }));
    const text = [...HEAD, block(DESCRIPTION), ...cards('Our services', dinners), ...below];
    expect(thingsOf(page(text)).capabilities).toEqual([...dinners, ...rooms]);
  });

  test('When a site names more than sixteen things that it offers, then up to 24 are capabilities', () => {
    const item = (text: string): TextBlock => block(text, { kind: 'list-item' });
    const dishes = ['Oysters', 'Mussels', 'Salmon', 'Crab', 'Trout', 'Cod'];
    const titles = dishes.flatMap((dish) =>
      ['cooking classes', 'dinners', 'tastings', 'delivery'].map((of) => `${dish} ${of}`),
    );
    const listed = (...lines: string[]) =>
      thingsOf(page([...HEAD, block(DESCRIPTION), heading('Our services', 2), ...lines.map(item)])).capabilities;
    expect(listed(...titles)).toEqual(titles);
    expect(listed(...titles, 'Squid dinners')).toEqual(titles);
  });

  test('When a list under a heading of services has prices at the end of its lines, then it is a price list', () => {
    const item = (text: string): TextBlock => block(text, { kind: 'list-item' });
    const listed = (...lines: string[]) =>
      thingsOf(page([...HEAD, block(DESCRIPTION), heading('Our services', 2), ...lines.map(item)])).capabilities;
    const titles = ['Private dinners', 'Cooking classes', 'Fish to take home'];
    expect(listed(...titles)).toEqual(titles);
    expect(listed(...titles.map((title) => `${title} – 190 zł`))).toEqual([]);
    expect(listed(...titles.map((title) => `${title}: $45`))).toEqual([]);
    const limits = ['Boat trips for up to 6 guests', 'Dinners for up to 12 guests', 'Cooking classes for families'];
    expect(listed(...limits)).toEqual(limits);
  });

  test.each([
    ['people', 'Our team', ['Jane Miller', 'Carlos Vega', 'Aiko Tanaka']],
    ['sponsors', 'Our sponsors', ['Northwind Shipping', 'Pier Bank', 'Leith Brewing']],
    ['news', 'Latest news', ['Summer menu 2026', 'Closed on 24 May 2026', 'Winner of 2025']],
    ['audiences', 'Who it is for', ['Families', 'Small companies', 'Wedding guests']],
    ['values', 'Our values', ['Honesty', 'Care', 'Patience']],
  ])('When cards name %s, then they are no capabilities', (_, parent, titles) => {
    expect(thingsOf(page([...HEAD, block(DESCRIPTION), ...cards(parent, titles)])).capabilities).toEqual([]);
  });
});

test('When one sentence is set in several lines, then its lines are no capabilities', () => {
  const item = (text: string): TextBlock => block(text, { kind: 'list-item' });
  const lines = ['Fresh fish from every boat, that', 'is cooked over open fire,', 'and served by the water.'];
  const listed = (titles: string[]) =>
    thingsOf(page([...HEAD, block(DESCRIPTION), heading('Our services', 2), ...titles.map(item)])).capabilities;
  expect(listed(lines)).toEqual([]);
  expect(listed(['Private dinners', 'Cooking classes', 'Fish to take home'])).toHaveLength(3);
});

test('When a name only ends in "Center", then that is not the kind of the brand', () => {
  const kindOf = (name: string) => thingsOf({ title: name, lang: 'en', text: [heading(name, 1)] }).category;
  expect(kindOf('Brightwater Center')).not.toBe('Center');
  expect(kindOf('Brightwater Theatre')).toBe('theatre');
});

describe('Words for search engines', () => {
  test('When the description of a page only repeats words for search engines, then it describes nothing', () => {
    const content =
      'Harbour Kitchen, Kitchen, fish, Leith, Leith harbour, fish Leith, fish Leith harbour, Harbour Kitchen Leith';
    const found = thingsOf(
      page([heading('Harbour Kitchen', 1), block(DESCRIPTION)], { meta: [{ name: 'description', content }] }),
    );
    expect([found.description, found.purpose]).toEqual([DESCRIPTION, DESCRIPTION]);
  });
});

describe('The brand promise', () => {
  test('When the headline of the first screen promises something, then it is the promise', () => {
    const promise = missionOf(
      page([
        heading('Dinner from boat to plate in a day', 1, { region: 'hero', sizePx: 56 }),
        block('Book a table by the water and eat what was caught this morning.', { region: 'hero', sizePx: 20 }),
        block(DESCRIPTION),
      ]),
    ).brand_promise;
    expect(promise.title).toBe('Dinner from boat to plate in a day');
  });

  test.each([
    ['hu', 'Ismerd meg a történetem!'],
    ['en', 'Get to know our story'],
    ['de', 'Lerne uns kennen'],
    ['es', 'Conoce nuestra historia'],
    ['el', 'Ανακαλύψτε την ιστορία μας'],
    ['nb', 'La oss snakke sammen'],
    ['pt', 'Tudo começou com uma paixão pela qualidade'],
    ['ar', 'أكثر من 60 عاماً من الخبرة المشتركة'],
    ['en', 'More than 60 years of experience'],
  ])('When the headline in "%s" only invites or counts years, then it is no promise: %s', (lang, text) => {
    const promised = missionOf(page([heading(text, 1, { region: 'hero', sizePx: 48 })], { lang })).brand_promise;
    expect([promised.title, promised.description]).not.toContain(text);
  });

  test.each(['Our live impact', 'Our fresh bread'])(
    'When the headline "%s" only names a part of the page, then it is no promise',
    (text) => {
      const promised = missionOf(page([heading(text, 1, { region: 'hero', sizePx: 48 })])).brand_promise;
      expect([promised.title, promised.description]).not.toContain(text);
    },
  );

  test('When the first screen only greets, then there is no promise', () => {
    const text = [heading('Welcome to Harbour Kitchen', 1, { region: 'hero', sizePx: 56 })];
    expect(missionOf(page(text)).brand_promise).toMatchObject({ title: '', description: '' });
  });

  test.each([
    ['en', 'Harbour Kitchen is designed as a meeting place for sailors and neighbours.'],
    ['sk', 'Sme rybárska reštaurácia v obci Veľký Prístav pri starom móle.'],
  ])('When a line in "%s" only informs, then it promises nothing: %s', (lang, line) => {
    const text = [...HEAD, block(line, { region: 'hero', sizePx: 22 })];
    expect(missionOf(page(text, { lang })).brand_promise).toMatchObject({ title: '', description: '' });
  });

  test.each([
    ['Harbour Kitchen is a seafood restaurant for sailors and neighbours.', false],
    ['Harbour Kitchen is your table by the water.', true],
  ])('When the headline is "%s", then whether it promises more than what the brand is is %s', (text, promises) => {
    const headline = heading(text, 1, { region: 'hero', sizePx: 56 });
    expect(missionOf(page([headline])).brand_promise.title).toBe(promises ? text : '');
  });

  test.each<[string, string, boolean]>([
    ['en', 'Here are some of the boats that we buy from.', true],
    ['de', 'Ein Restaurant, gelegen am alten Hafen.', true],
    ['fr', 'Un restaurant situé sur le vieux port.', true],
    ['pl', 'Restauracja położona przy starym porcie.', true],
    ['zh', '8/18 活動改到新的大樓舉行', true],
    ['de', 'Frischer Fisch, gelegentlich mit Musik.', false],
    ['en', 'Dinner from boat to plate in a day', false],
  ])('When a line in "%s" is "%s", then whether it only states a fact is %s', (language, line, isFact) => {
    expect(statesPlainFact(line, language)).toBe(isFact);
  });

  test('When the line below the headline describes the brand, then it is not its promise as well', () => {
    const headline = heading('Dinner from boat to plate in a day', 1, { region: 'hero', sizePx: 56 });
    const line = 'Fresh fish, crab and oysters from the pier, cooked over open fire.';
    const site = page([headline, block(line, { region: 'hero', sizePx: 22 })], {
      meta: [{ name: 'description', content: line }],
    });
    expect(thingsOf(site).description).toBe(line);
    expect(missionOf(site).brand_promise).toMatchObject({ title: headline.text, description: '' });
  });

  test.each(['~ Welcome to our pier ~', 'Harbour Kitchen: Restaurant Waterfront Edinburgh'])(
    'When the headline is "%s", then it only greets or names, and promises nothing',
    (headline) => {
      const text = [heading(headline, 1, { region: 'hero', sizePx: 56 })];
      expect(missionOf(page(text)).brand_promise).toMatchObject({ title: '', description: '' });
    },
  );
});

describe('What sets the brand apart', () => {
  const differentiatorOf = (text: TextBlock[], lang = 'en'): string =>
    northstartStatement.compose(northstartStatement.measure(evidence({ pages: [page(text, { lang })] })).facts, {
      things: null,
      mission: null,
      audiences: null,
    }).differentiator;
  const hero = (text: string): TextBlock => block(text, { region: 'hero' });

  test.each([
    ['en', 'Unlike other places, Harbour Kitchen is a restaurant that buys fish from the boats alone.'],
    ['en', 'Harbour Kitchen is the only seafood restaurant on the water in Leith.'],
    ['de', 'Harbour Kitchen ist ein einzigartiges Restaurant auf dem alten Pier von Leith.'],
    ['en', 'Dinners cooked by fishermen, for fishermen.'],
    ['de', 'Frischer Fisch vom Kutter statt Tiefkühlware.'],
    ['fr', 'Nous ne vendons pas de poisson surgelé.'],
    ['es', 'No vendemos pescado congelado de otros mares.'],
    ['it', 'Un unico fornitore per tutto il pesce fresco.'],
    ['pt', 'Não vendemos peixe congelado de outros mares.'],
    ['nl', 'Wij verkopen geen vis die wij niet kennen.'],
    ['pl', 'Nie sprzedajemy ryb z zamrażarki ani hurtowni.'],
    ['ru', 'Мы не продаём рыбу из морозильной камеры.'],
  ])('When a sentence in "%s" says so on the first screen, then it is quoted: %s', (lang, text) => {
    expect(differentiatorOf([...HEAD, hero(text)], lang)).toBe(text);
  });

  test.each([
    ['en', 'Unlike the big chains in town, we mend your old bicycle first.'],
    ['de', 'Anders als die großen Ketten verkaufen wir dir kein neues Rad.'],
    ['pl', 'W odróżnieniu od miodów z marketu nasz nie jest mieszanką.'],
  ])('When a sentence in "%s" opens by what the brand is unlike, then it is quoted from below: %s', (lang, text) => {
    expect(differentiatorOf([...HEAD, heading('Bicycles', 2), block(text)], lang)).toBe(text);
  });

  test.each([
    ['en', 'Over 40 years of experience'],
    ['de', 'Harbour Kitchen kocht mit 30 Jahren Erfahrung am Hafen von Leith.'],
    ['es', 'Más de 25 años de experiencia'],
    ['pl', 'Ponad 30 lat doświadczenia'],
  ])('When nothing else sets the brand apart, then how long it has worked does, in "%s": %s', (lang, text) => {
    expect(differentiatorOf([...HEAD, heading('Bicycles', 2), block(text)], lang)).toBe(text);
    const contrast = 'Unlike other places, Harbour Kitchen buys fish from the boats alone.';
    if (lang === 'en') expect(differentiatorOf([...HEAD, hero(text), hero(contrast)], lang)).toBe(contrast);
  });

  test.each([
    ['en', 'We buy our fish from family-run boats with over 20 years of experience.'],
    ['en', 'We are looking for cooks with 3 years of experience.'],
    ['de', 'Keine Haftung, keine Gewähr für die Richtigkeit der Angaben.'],
  ])(
    'When only suppliers have worked so long, or nothing but liability is missing, then nothing is quoted: %s',
    (lang, text) => {
      expect(differentiatorOf([...HEAD, heading('Bicycles', 2), block(text)], lang)).toBe('');
    },
  );

  test.each([
    [
      'en',
      'Why choose us?',
      'Quiet boats',
      'Each of our boats has been rebuilt by hand in Leith.',
      'Good seats',
      'Everybody has a seat.',
    ],
    [
      'ar',
      'لماذا تختارنا',
      'خدمة سريعة',
      'نصل إليك في أسرع وقت ممكن في جميع أنحاء جدة',
      'نقل آمن',
      'أحدث الشاحنات وأمهر السائقين',
    ],
    [
      'cs',
      'Proč právě my',
      'Poctivá práce',
      'Každé kolo opravujeme ručně v naší dílně.',
      'Dobrá cena',
      'Cena platí celý rok.',
    ],
  ])(
    'When cards in "%s" stand under "%s", then the first of them sets the brand apart',
    (lang, asks, title, reason, ...more) => {
      const cards = [
        heading(asks, 2),
        heading(title, 3),
        block(reason),
        heading(more[0] ?? '', 3),
        block(more[1] ?? ''),
      ];
      expect(differentiatorOf([...HEAD, ...cards], lang)).toBe(reason);
      const about = [heading('Why croquet?', 2), ...cards.slice(1)];
      if (lang === 'en') expect(differentiatorOf([...HEAD, ...about], lang)).toBe('');
    },
  );

  test('When a paragraph answers why something is done, or the brand, then only the second sets it apart', () => {
    const answer = block('Horses read our moods better than words can. Each of them lives in a herd on our farm.');
    expect(differentiatorOf([...HEAD, heading('Why horses?', 2), answer])).toBe('');
    expect(differentiatorOf([...HEAD, heading('Why choose us?', 2), answer])).toBe(answer.text);
  });

  test('When a line of contacts also counts years, then it is not quoted', () => {
    expect(differentiatorOf([...HEAD, hero('020 7946 0018 · 30 years of experience')])).toBe('');
  });

  test('When a heading asks why to choose a ware, then the first card below it is of the ware', () => {
    const cards = [heading('Cheap to run', 3), block('It needs little power all year round.')];
    expect(differentiatorOf([...HEAD, heading('Why choose a heat pump?', 2), ...cards])).toBe('');
  });

  test('When a sentence sets somebody else apart, then it is not quoted', () => {
    const text = 'Unlike most countries, Iceland has no army and no railways.';
    expect(differentiatorOf([...HEAD, heading('Travel', 2), block(text)])).toBe('');
  });

  test.each([
    ['a product', [heading('Shop', 2), block('The lobster fork has a unique texture.')]],
    ['a step', [hero('The first step is to book a table by the water.')]],
    ['a way to begin', [hero('The fastest way to use Harbour Kitchen is to call the pier.')]],
    ['what is offered to anybody', [hero('We want to offer the best service on the pier.')]],
    ['an opportunity', [hero('Dinner by the water is a unique opportunity.')]],
    ['a condition', [hero('Bring a coat, not to be cold by the water.')]],
    ['a customer', [block('“Unlike other places, Harbour Kitchen is warm.”', { kind: 'quote' })]],
    ['a sponsor', [heading('Our sponsors', 2), block('Northwind is the largest shipping company of the sea.')]],
    ['nothing', [hero(DESCRIPTION)]],
  ])('When %s is unique or first, then the brand is not', (_, text) => {
    expect(differentiatorOf([...HEAD, ...text])).toBe('');
  });
});

describe('The kind of brand', () => {
  test.each([
    ['vi', 'Phòng khám mắt Acme', 'eye clinic'],
    ['id', 'Sekolah Dasar Acme', 'primary school'],
  ])('When a name in %s says what the brand is, then that is its kind', (lang, title, kind) => {
    expect(thingsOf(page([heading(title, 1)], { title, lang })).category).toBe(kind);
  });

  const kindOf = (title: string, text: TextBlock[], lang = 'en', description = ''): string =>
    thingsOf(page(text, { title, lang, meta: [{ name: 'description', content: description }] })).category;

  test.each([
    ['en', 'Devmeet', 'The conference for developers of small games.', 'conference'],
    ['en', 'Devmeet', 'Devmeet is free software for planning a meeting.', 'software'],
    ['pt', 'Devmeet', 'A maior conferência de programadores de jogos.', 'conference'],
    ['ja', 'Devmeet', 'Devmeetは小さな会社のための会計アプリを提供しています。', '会計アプリ'],
  ])('When the first line in "%s" of %s is "%s", then the kind is "%s"', (lang, name, line, kind) => {
    const text = [heading(name, 1, { region: 'hero', sizePx: 48 }), block(line, { region: 'hero', sizePx: 24 })];
    expect(kindOf(name, text, lang, line)).toBe(kind);
  });

  test.each([
    ['sk', 'Rybárske združenie Modrá', 'angling club'],
    ['de', 'Heimat- und Kulturverein Leith', 'cultural association'],
    ['zh', 'AAEDT 綠地環境協會', '綠地環境協會'],
    ['nl', 'Jansen Fysiotherapie', 'physiotherapy practice'],
  ])('When only the name in "%s" tells it, then the kind of %s is "%s"', (lang, title, kind) => {
    expect(kindOf(title, [heading(title, 1, { region: 'hero' })], lang)).toContain(kind);
  });

  test.each([
    ['tr', 'Kıyı Vakfı', 'foundation'],
    ['sv', 'Bergmans Åkeri', 'haulage company'],
    ['en', 'Dr. Jane Miller Clinic', 'clinic'],
  ])('When a name in "%s" is %s, then the kind is what a directory calls its noun: "%s"', (lang, title, kind) => {
    expect(kindOf(title, [heading('Dr', 1, { region: 'hero' })], lang)).toBe(kind);
  });

  test('When something of the brand is defined, then that is not its kind', () => {
    const line = 'Devmeet’s unique protocol is the foundation for a new generation of meetings.';
    expect(kindOf('Devmeet', [heading('Devmeet', 1, { region: 'hero' }), block(line, { region: 'hero' })])).toBe('');
  });
});

describe('Personas', () => {
  test.each([
    ['Harbour Kitchen is designed for families with small children.', ['families with small children']],
    ['Our cooking classes are ideal for beginners and retired couples.', ['beginners', 'retired couples']],
    ['Harbour Kitchen is open to everyone.', []],
    ['We help people.', []],
  ])('When the site says "%s", then they are %j', (sentence, names) => {
    expect(personasOf(page([...HEAD, block(sentence, { region: 'hero' })]))).toEqual(names);
  });
});
