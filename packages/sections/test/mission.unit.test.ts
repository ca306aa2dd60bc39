import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { mission } from '../src/mission/index.ts';
import { bindToHeadings, block, ENGLISH_BLOCKS, GERMAN_BLOCKS, heading } from './support/text-blocks.ts';

const missionOf = (text: typeof ENGLISH_BLOCKS, lang = 'en') =>
  mission.compose(mission.measure(evidence({ pages: [{ lang, text }] })).facts, { things: null });

test('When the site states its mission and values, then they are quoted', () => {
  const found = missionOf(ENGLISH_BLOCKS);
  expect(found.mission_statement.statement).toBe('Our mission is to end late payment for every small business.');
  expect(found.core_values).toEqual([
    { title: 'Honesty', description: 'We say what things cost.', icon_type: '' },
    { title: 'Patience', description: 'We answer every question, however small.', icon_type: '' },
  ]);
  expect(found.vision.statement).toBe('');
});

test('When the site is in German, then its phrases are recognised', () => {
  expect(missionOf(GERMAN_BLOCKS, 'de').mission_statement.statement).toMatch(
    /^Unsere Mission ist es, verspätete Zahlungen/,
  );
});

test('When the documentation of a product introduces it with its mission, then that is the mission; elsewhere in it, it is not', () => {
  const goal = 'Our mission is to deliver a clear administration panel for everyone.';
  const missionUnder = (title: string) => {
    const docs = {
      url: 'https://site.test/docs',
      kind: 'docs' as const,
      text: bindToHeadings(heading(title), block(goal)),
    };
    const pages = [{ text: [heading('Acme', 1), block('We print maps.')] }, docs];
    return mission.compose(mission.measure(evidence({ pages })).facts, { things: null }).mission_statement.statement;
  };
  expect(missionUnder('Introduction')).toBe(goal);
  expect(missionUnder('Build options')).toBe('');
});

test('When the first page names a goal in so many words, then it is the mission, wherever it is', () => {
  const goalOf = (goal: string) =>
    missionOf([heading('Acme', 1), block('We print maps.'), heading('Community'), block(goal)]).mission_statement
      .statement;
  expect(goalOf('Our primary goal is to build a welcoming community.')).toMatch(/welcoming community/);
});

test.each([
  ["Equine Harbour's Mission", 'We teach every horse and rider with patience.', 'en'],
  ['Our work', 'The mission of Acme Harbour, LLC is to teach every rider with patience.', 'en'],
  ['Unsere Arbeit', 'Die Mission von Acme Hafen ist, jedem Kind das Reiten beizubringen.', 'de'],
  ['Dhamira Yetu', 'Tunafundisha kila mtoto wa kijiji kusoma na kuandika.', 'sw'],
  ['Misyonumuz', 'İstanbul Bağcılar’da müvekkillerimizin yanında olmak ve haklarını en etkili biçimde savunmak.', 'tr'],
])('When a heading or a sentence names whose mission it is, then it is quoted: %s', (title, text, lang) => {
  expect(
    missionOf(bindToHeadings(heading('Acme Harbour', 1), heading(title), block(text)), lang).mission_statement
      .statement,
  ).toBe(text);
});

test('When a sentence under the mission is about those whom the brand helps, then it is not the mission', () => {
  const under = (sentence: string) =>
    missionOf(bindToHeadings(heading('Acme', 1), heading('Our mission'), block(sentence))).mission_statement.statement;
  expect(under('Most of the fathers we help want to be a better father to their children.')).toBe('');
  expect(under('We want to make every man a better father to his children.')).not.toBe('');
});

test.each([['sv', 'På Acme Harbour drivs vi av passion för att lära alla barn att simma.']])(
  'When a sentence in "%s" says what drives the brand, then it is the mission: %s',
  (lang, text) => {
    expect(missionOf(bindToHeadings(heading('Acme Harbour', 1), block(text)), lang).mission_statement.statement).toBe(
      text,
    );
  },
);

test.each([
  ['en', 'A trust was set up for the benefit of his children.'],
  ['en', 'After the storm the fund was established for the benefit of Mr Miller.'],
  ['en', 'Our philosophy is to close on Mondays.'],
  ['de', 'Unsere Philosophie ist es, montags zu schließen.'],
  ['fr', 'Notre philosophie est de fermer le lundi.'],
  ['nl', 'Onze filosofie is om op maandag te sluiten.'],
  ['sv', 'Vår filosofi är att stänga på måndagar.'],
  ['el', 'Η φιλοσοφία μας είναι να κλείνουμε τη Δευτέρα.'],
  ['cs', 'Založili ji proto, aby ušetřili na daních.'],
])('When a sentence in "%s" is on another body, hours or taxes, then it is no mission: %s', (lang, text) => {
  expect(missionOf(bindToHeadings(heading('Acme Harbour', 1), block(text)), lang).mission_statement.statement).toBe('');
});

test.each([
  ['en', 'Our mission', 'Build your own pizza'],
  ['en', 'Our mission', 'Create an account in two minutes'],
  ['en', 'Our mission', 'We have moved to the other side of the harbour in May.'],
  ['de', 'Unsere Mission', 'Die Entwicklung seit 1990'],
  ['es', 'Nuestra misión', 'Servir la mesa es un arte'],
])('When a headline in "%s" below "%s" states no aim, then it is not the mission: %s', (lang, title, headline) => {
  const text = [
    block(title, { kind: 'label', region: 'hero' }),
    heading(headline, 1, { region: 'hero' }),
    block('Leith 1890 – 1895', { region: 'hero' }),
  ];
  expect(missionOf(text, lang).mission_statement.statement).not.toBe(headline);
});

test('When a law has an aim, then it is not that of the brand', () => {
  const text = 'Pagal įstatymus svarbiausia yra prevencija, kurios tikslas – mažinti atliekų kiekį.';
  expect(missionOf(bindToHeadings(heading('Acme', 1), block(text)), 'lt').mission_statement.statement).toBe('');
});

test('When a headline below "Our mission" opens with "to" and an aim, then it is the mission, and no slogan', () => {
  const under = (headline: string) =>
    missionOf([
      block('Our mission', { kind: 'label', region: 'hero' }),
      heading(headline, 1, { region: 'hero' }),
      block('Most of the fathers in town do not know what is asked of them.', { region: 'hero' }),
    ]).mission_statement.statement;
  const sentence = 'To help fathers with the changes that they want to make at home';
  expect(under(sentence)).toBe(sentence);
  expect(under('Dads first.')).toBe('');
});

test('When somebody of the team is on a mission, then it is not that of the brand', () => {
  const statementOf = (text: string) => missionOf([heading('Acme', 1), block(text)]).mission_statement.statement;
  expect(statementOf('Tessa is on a mission to bring good maps to everybody.')).toBe('');
  expect(statementOf('Acme is on a mission to bring good maps to everybody.')).not.toBe('');
});

test.each([
  ['We are on a mission to bring good maps to everybody.', true],
  ['Acme invests in projects that bring good maps to everybody.', false],
])('When the only likely promise is "%s", then whether it is the mission and no promise is %s', (line, isMission) => {
  const found = missionOf([
    heading(line, 1, { region: 'hero', sizePx: 48 }),
    block(line, { region: 'hero', sizePx: 24 }),
  ]);
  expect(found.mission_statement.statement).toBe(isMission ? line : '');
  expect(found.brand_promise.title).toBe(isMission ? '' : line);
});

test.each([
  ['en', 'We promise to keep your bread fresh all day.', true],
  ['en', 'We promise to keep your personal data safe.', false],
  ['es', 'Nos comprometemos a que todos los datos obtenidos estén seguros.', false],
])('When a site in "%s" says "%s", then whether it is the promise is %s', (lang, text, isPromise) => {
  const { title, description } = missionOf([heading('Acme', 1), block(text)], lang).brand_promise;
  expect(`${title}${description}`).toBe(isPromise ? text : '');
});

test('When the site states none of them, then every part is empty', () => {
  expect(missionOf([block('The shop opens at nine.')])).toEqual({
    mission_statement: { statement: '', explanation: '' },
    vision: { statement: '', explanation: '' },
    core_values: [],
    brand_promise: { title: '', description: '', usage_context: [], icon_type: '' },
  });
});

test('When several pages state the promise, then the kinds of the pages are listed, not their URLs', () => {
  const promise = block('We promise that every invoice is paid within thirty days.');
  const pages = [
    { kind: 'home' as const, lang: 'en', text: [...ENGLISH_BLOCKS, promise] },
    { kind: 'pricing' as const, lang: 'en', text: [promise], finalUrl: 'https://site.test/pricing' },
    { kind: 'docs' as const, lang: 'en', text: [block('We explain the rest.')], finalUrl: 'https://site.test/docs' },
  ];
  const found = mission.compose(mission.measure(evidence({ pages })).facts, { things: null });
  expect(found.brand_promise).toMatchObject({
    description: promise.text,
    usage_context: ['home page', 'pricing page'],
  });
});

describe('values', () => {
  const valuesOf = (text: typeof ENGLISH_BLOCKS, lang = 'en') =>
    missionOf(text, lang).core_values.map(({ title }) => title);

  test.each<[how: string, lang: string, heading: string, titles: string[], kind: 'label' | 'list-item' | 'heading']>([
    ['badges', 'en', 'Our Values', ['Inclusion', 'Evidence', 'Equity'], 'label'],
    ['a list', 'pt', '7 princípios do cooperativismo:', ['Gestão democrática', 'Intercooperação'], 'list-item'],
    ['headings', 'ja', '活動原則', ['正確性', '透明性', '継続性'], 'heading'],
    ['headings', 'he', 'הערכים שלנו', ['שקיפות', 'אחריות'], 'heading'],
    ['a list', 'lv', 'Mūsu vērtības', ['Sadarbība', 'Radošums'], 'list-item'],
  ])('When values are %s (%s) under "%s", then all are found', (_, lang, title, titles, kind) => {
    const items = titles.map((text) => (kind === 'heading' ? heading(text, 3) : block(text, { kind })));
    expect(valuesOf(bindToHeadings(heading(title, 2), ...items), lang)).toEqual(titles);
  });

  test('When a line names values above a heading, then the titles below that heading are values', () => {
    const titles = ['Honesty', 'Patience', 'Care'];
    const text = bindToHeadings(
      block('Our values', { kind: 'label' }),
      heading('Why people trust us', 2),
      ...titles.flatMap((title) => [heading(title, 3), block(`${title} is how we work with smiths each day.`)]),
      heading('Where to find us', 2),
      heading('Old Street', 3),
      heading('New Street', 3),
    );
    expect(valuesOf(text)).toEqual(titles);
  });

  test('When a line in large type is the heading, then the titles below it are values', () => {
    const text = bindToHeadings(
      block('核心價值', { sizePx: 48 }),
      heading('Faith 站得穩', 3, { sizePx: 24 }),
      heading('Hope 走得出', 3, { sizePx: 24 }),
    );
    expect(valuesOf(text, 'zh')).toEqual(['Faith 站得穩', 'Hope 走得出']);
  });

  test.each(['We value feedback, questions and suggestions.', 'We value customer feedback, ideas and reviews.'])(
    'When a sentence says that the brand likes to hear from visitors, then it lists no values: %s',
    (sentence) => {
      expect(valuesOf([block(sentence)])).toEqual([]);
      expect(valuesOf([block('We value honesty, patience and care.')])).toEqual(['honesty', 'patience', 'care']);
    },
  );

  test('When a list under a heading of values has an address, then it lists no values', () => {
    const listed = (...items: string[]) =>
      valuesOf(bindToHeadings(heading('Our values'), ...items.map((text) => block(text, { kind: 'list-item' }))));
    expect(listed('Honesty', 'Desk', 'hello@acme')).toEqual([]);
    expect(listed('Honesty', 'Patience', 'Care')).toEqual(['Honesty', 'Patience', 'Care']);
  });

  test.each([
    ['pl', ['Empatia', 'Nadzieja', 'Bezpieczeństwo'], ['Cennik', 'Dojazd', 'Historia']],
    ['es', ['Creatividad', 'Familia', 'Aprendizaje'], ['Mesas', 'Sillas', 'Lámparas']],
    ['fi', ['Laatu', 'Luotettavuus', 'Asiakaslähtöisyys'], ['Ikkunat', 'Ovet', 'Katot']],
  ])(
    'When titles that are set alike are virtues in "%s", then they are values without a heading',
    (lang, virtues, things) => {
      const cardsOf = (titles: readonly string[]) =>
        titles.flatMap((title) => [heading(title, 3), block(`${title} – ${lang} ${lang} ${lang} ${lang} ${lang}.`)]);
      expect(valuesOf(bindToHeadings(heading('Acme', 1), ...cardsOf(virtues)), lang)).toEqual(virtues);
      expect(valuesOf(bindToHeadings(heading('Acme', 1), ...cardsOf(things)), lang)).toEqual([]);
    },
  );

  test.each([
    ['de', 'Unabhängig. Kompetent. Verlässlich.', ['Unabhängig', 'Kompetent', 'Verlässlich']],
    ['id', '"Transparan • Jujur • Amanah"', ['Transparan', 'Jujur', 'Amanah']],
    ['de', 'Montag. Dienstag. Mittwoch.', []],
  ])('When a line in "%s" is a row of virtues, then they are values: %s', (lang, line, values) => {
    expect(valuesOf([block(line)], lang)).toEqual(values);
  });

  test('When a sentence lists the values, then its items are values', () => {
    const text = [block('We make tools for smiths. Our values are honesty, patience and care for detail.')];
    expect(valuesOf(text)).toEqual(['honesty', 'patience', 'care for detail']);
  });

  test.each([
    [
      'es',
      'Creemos en una forma de cuidar basada en el respeto, la cercanía y la dignidad.',
      'respeto cercanía dignidad',
    ],
    ['sk', 'Združenie presadzuje princípy spolupráce, tolerancie a porozumenia.', 'spolupráce tolerancie porozumenia'],
    ['de', 'Wir stehen für Qualität, Ehrlichkeit und Ruhe.', 'Qualität Ehrlichkeit Ruhe'],
  ])('When a sentence in "%s" names what the brand stands for, then its nouns are values', (lang, text, titles) => {
    expect(valuesOf([block(text)], lang).join(' ')).toBe(titles);
  });

  test.each([
    ['en', 'We value your feedback, ideas and comments.'],
    ['de', 'Wir stehen für Fragen, Anregungen und Wünsche zur Verfügung.'],
    ['es', 'El sensor mide los valores de temperatura, presión y humedad.'],
  ])('When a list in "%s" is of something else, then it is no list of values', (lang, text) => {
    expect(valuesOf([block(text)], lang)).toEqual([]);
  });

  test.each([
    [
      'vi',
      'Giá trị cốt lõi',
      'Uy tín — Chuyên nghiệp — Tận tâm. Chúng tôi vận chuyển.',
      'Uy tín, Chuyên nghiệp, Tận tâm',
    ],
    ['en', 'Our values', 'We help those who ask with honesty, respect and patience.', 'honesty, respect, patience'],
    ['pt', 'Valores', 'Ajudamos com honestidade, respeito e seriedade.', 'honestidade, respeito, seriedade'],
    ['en', 'Our values', 'They make us write letters, mend the old barn and cook for all.', ''],
    ['en', 'Our values', 'We have held them since 1990.', ''],
    ['en', 'Our values', 'We are based in Berlin, Hamburg and Munich.', ''],
    ['en', 'Our values', 'Our people – our greatest asset of all – come first.', ''],
    ['en', 'Our team', 'We help those who ask with honesty, respect and patience.', ''],
  ])('When the first sentence in "%s" under "%s" is "%s", then it lists "%s"', (lang, title, text, titles) => {
    expect(valuesOf(bindToHeadings(heading(title, 2), block(text)), lang).join(', ')).toBe(titles);
  });

  test('When a line after the last value belongs to the next part of the page, then it does not explain the value', () => {
    const text = bindToHeadings(
      heading('Our values'),
      ...['Inclusion', 'Evidence', 'Equity'].map((title) => heading(title, 3)),
      block('Our approach', { kind: 'label' }),
    );
    expect(missionOf(text).core_values.map(({ title, description }) => `${title}: ${description}`)).toEqual([
      'Inclusion: ',
      'Evidence: ',
      'Equity: ',
    ]);
  });

  test('When items have their text in one line, then the title is before the colon', () => {
    const items = ['Honesty: we say what things cost.', 'Patience: we answer every question.'];
    const text = bindToHeadings(
      heading('What we believe in'),
      ...items.map((item) => block(item, { kind: 'list-item' })),
    );
    expect(missionOf(text).core_values).toMatchObject([
      { title: 'Honesty', description: 'we say what things cost.' },
      { title: 'Patience', description: 'we answer every question.' },
    ]);
  });

  test.each([
    ['a heading is about more than values', 'Documents and principles', ['Legal basis', 'How we work']],
    ['a heading is about steps', 'How we work', ['You call', 'We visit']],
    ['a heading is about a product', 'Default values of a field', ['Text', 'Number']],
    [
      'most items are sentences',
      'Our values',
      [
        'Honesty',
        'We have been making tools for smiths in a small workshop in the north since the last war',
        'Everybody who works here has learned the trade from somebody who has been here for longer',
      ],
    ],
  ])('When %s, then there are no values', (_, title, titles) => {
    const items = titles.map((text) => block(text, { kind: 'list-item' }));
    expect(valuesOf(bindToHeadings(heading(title, 2), ...items))).toEqual([]);
  });
});

test.each([
  ['Our Mission', '“To bring music into every house of the valley and keep old songs alive.”', 'en'],
  ['私たちの理念', '「くるみ」のように、朝日薬局は地域の皆さまの健康と暮らしにそっと寄り添う薬局です。', 'ja'],
])(
  'When the text under the mission is in quotation marks or opens by a quoted word, then it is the mission: %s',
  (title, text, lang) => {
    expect(
      missionOf(bindToHeadings(heading('Acme Harbour', 1), heading(title), block(text)), lang).mission_statement
        .statement,
    ).toBe(text);
  },
);

test.each([
  ['Our Mission', '“They were friendly and my kitchen looks wonderful.”', 'en'],
  ['Our Mission', '“Our mission was to sleep again, and Acme did it.”', 'en'],
  ['私たちの理念', '「痛くない」に驚き、毎月通っています。', 'ja'],
  ['Dhamira Yetu', '“Kuhusu sisi na timu yetu ya watu kumi kutoka kijiji.”', 'sw'],
  ['Misyonumuz', '“Şehrin ortasında huzurlu ve keyifli bir kaçamak.”', 'tr'],
])('When somebody else is quoted under "%s" ("%s"), then that is no mission', (title, text, lang) => {
  expect(
    missionOf(bindToHeadings(heading('Acme Harbour', 1), heading(title), block(text)), lang).mission_statement
      .statement,
  ).toBe('');
});

test.each([
  ['We work for a future that is just for everyone.', true],
  ['We work for a charitable society in Leith.', false],
  ['Each of our projects has the same mission: keep the river clean for everyone.', true],
])('When the first page says "%s", then it is the mission: %s', (text, isMission) => {
  expect(missionOf([heading('Acme Harbour', 1), block(text)]).mission_statement.statement === text).toBe(isMission);
});
