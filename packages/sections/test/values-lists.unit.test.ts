import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { mission } from '../src/mission/index.ts';
import { partOfValues } from '../src/shared/cues/values-sentences.ts';
import { languageName } from '../src/shared/text/index.ts';
import { CARED_VALUES, ORDINARY_SENTENCES } from './cues/cared-values.fixtures.ts';
import { VALUES_SENTENCES } from './cues/values-sentences.fixtures.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';
import { valuesOn } from './support/values-on.ts';

type Block = ReturnType<typeof block>;

describe('Values', () => {
  test('When a line names them and the next is nothing but a list, then its items are the values', () => {
    expect(valuesOn('en', block('Our values'), block('Honesty, patience and care.'))).toEqual([
      'Honesty',
      'patience',
      'care',
    ]);
  });

  test('When the line below tells of something else too, then it lists no values', () => {
    expect(valuesOn('en', block('Our values'), block('Bread, cake and tea. Open on Monday.'))).toEqual([]);
  });

  test('When bullets are typed into the paragraph below a heading, then what stands before each dash is a value', () => {
    const list = '• Passion – For sport and youth • Hard work – The root of all success • Integrity – We keep our word';
    const fees = '• Adults – Ten euros a day • Children – Five euros a day • Families – Twenty euros a day';
    expect(valuesOn('en', heading('Core values'), block(list))).toEqual(['Passion', 'Hard work', 'Integrity']);
    expect(valuesOn('en', heading('Core values'), block(fees))).not.toContain('Adults');
  });

  test('When list items of the same size stand right below a line that names them, then they are the values', () => {
    const item = (text: string): Block => block(text, { kind: 'list-item', selector: 'main > ul > li' });
    expect(
      valuesOn(
        'nl',
        block('Kernwaarden'),
        item('Eerlijke communicatie'),
        item('Persoonlijke aandacht'),
        block('Welkom.'),
      ),
    ).toEqual(['Eerlijke communicatie', 'Persoonlijke aandacht']);
  });

  test.each([
    ['pt', 'Valores: manutenção dos princípios éticos, isonomia, respeito aos princípios empresariais', 3],
    ['en', 'Our values: honesty, patience, and care for those who come after us.', 3],
    ['en', 'Nutritional values: 12 g of fat, 3 g of salt, 40 g of sugar.', 0],
    ['en', 'Values: 12, 14, 18', 0],
    ['en', 'Values: string, number, boolean', 0],
    ['en', 'Values of our members: honesty, patience, care', 0],
    ['pt', 'Valores: adultos, crianças, idosos', 0],
  ])('When a line in "%s" is "%s", then it lists %d values', (lang, line, count) => {
    const item = (text: string): Block => block(text, { kind: 'list-item', selector: 'main > ul > li' });
    expect(valuesOn(lang, item('Missão: acme'), item(line), item('Acme'))).toHaveLength(count);
  });

  test('When a sentence ends by calling its list values, then its items are the values', () => {
    expect(valuesOn('en', block('Honesty, patience and care are our values.'))).toEqual([
      'Honesty',
      'patience',
      'care',
    ]);
  });
});

describe('A sentence of values', () => {
  test.each(Object.entries(VALUES_SENTENCES).map(([code, texts]) => [languageName(code), code, ...texts] as const))(
    'When one in %s lists them, then what it lists is read, and a near miss lists nothing',
    (_, code, after, before, nearMiss) => {
      expect([after, partOfValues(after, code).split(',').length]).toEqual([after, 2]);
      expect([before, partOfValues(before, code).split(',').length]).toEqual([before, 2]);
      expect(partOfValues(nearMiss, code)).toBe('');
    },
  );
});

describe('Values that no heading announces', () => {
  const langs = Object.entries(CARED_VALUES).map(([code, texts]) => [languageName(code), code, ...texts] as const);
  test.each(langs)(
    'When a sentence in %s says what the brand holds dear, then its items are the values, and goods are none',
    (_, code, sentence, other) => {
      expect([sentence, valuesOn(code, block(sentence)).length]).toEqual([sentence, 2]);
      expect(valuesOn(code, block(other))).toEqual([]);
    },
  );

  test('When titles that are set alike mostly say how the brand acts, then they are the values', () => {
    const card = (title: string, text: string): Block[] => [heading(title, 3), block(text)];
    const cards = [
      ...card('Kvalita bez kompromisov', 'Používame len overené farby a materiály.'),
      ...card('Čistota je prioritou', 'Po práci všetko upraceme a odnesieme.'),
      ...card('Dodržiavame termíny', 'Prídeme vtedy, keď sme sľúbili.'),
    ];
    expect(valuesOn('sk', heading('O nás'), ...cards)).toEqual([
      'Kvalita bez kompromisov',
      'Čistota je prioritou',
      'Dodržiavame termíny',
    ]);
    const goods = [
      ...card('Quality control', 'We test what leaves the house.'),
      ...card('Deliveries', 'We bring it to your door.'),
      ...card('Repairs', 'We mend what others throw away.'),
    ];
    expect(valuesOn('en', heading('Services'), ...goods)).toEqual([]);
  });

  test.each([
    ['en', 'Your profile', 'Honesty', 'Reliability', 'Teamwork'],
    ['de', 'Das bringst du mit', 'Zuverlässigkeit', 'Ehrlichkeit', 'Teamgeist'],
    ['pl', 'Wymagania', 'Uczciwość', 'Punktualność', 'Zaangażowanie'],
    ['fr', 'Votre profil', 'Rigueur', 'Écoute', 'Honnêteté'],
    ['en', 'Our services', 'Quality checks', 'Sustainability reports', 'Diversity training'],
    ['cs', 'Požadavky', 'Spolehlivost', 'Poctivost', 'Pečlivost'],
  ])('When virtues in %s are asked of others or sold ("%s"), then they are no values', (lang, title, ...titles) => {
    const cards = titles.flatMap((text) => [heading(text, 3), block('This is what it takes, day by day.')]);
    expect(valuesOn(lang, heading(title), ...cards)).toEqual([]);
  });

  test('When titles stand below a philosophy, then they are values if some say how the brand acts, and steps are none', () => {
    const below = (title: string, ...titles: string[]): Block[] => [
      heading(title),
      ...titles.flatMap((text) => [heading(text, 3), block('That is what we do every day.')]),
    ];
    expect(valuesOn('en', ...below('Our philosophy', 'Honest food', 'Slow mornings', 'Open doors'))).toEqual([
      'Honest food',
      'Slow mornings',
      'Open doors',
    ]);
    expect(valuesOn('nl', ...below('Onze werkwijze', 'Kennismaking', 'Analyse', 'Uitvoering'))).toEqual([]);
  });

  test('When only prose stands below a heading of values, then what it says of the brand is the value', () => {
    expect(
      valuesOn('en', heading('Our values'), block('We treat every guest with respect, as we would a friend.')),
    ).toEqual(['We treat every guest with respect, as we would a friend.']);
    expect(valuesOn('en', heading('Our values'), block('Many shops forget that respect takes time.'))).toEqual([]);
  });

  test('When list items run a title and its sentence together, then the titles are the values', () => {
    const item = (text: string): Block => block(text, { kind: 'list-item', selector: 'main > ul > li' });
    expect(
      valuesOn(
        'nl',
        block('Kernwaarden'),
        item('Eerlijke communicatie Duidelijke informatie zonder verkooppraat.'),
        item('Persoonlijke aandacht Korte lijnen en betrokken advies.'),
      ),
    ).toEqual(['Eerlijke communicatie', 'Persoonlijke aandacht']);
  });
});

describe('Words of value that are said of something else', () => {
  test.each([
    ['en', 'We are looking for a cook. We value punctuality and honesty.'],
    ['de', 'Wir suchen eine Köchin mit Freude am Beruf. Wir legen Wert auf Pünktlichkeit und Zuverlässigkeit.'],
    ['es', 'Buscamos camarero con experiencia. Valoramos la puntualidad y la honestidad.'],
    ['pl', 'Szukamy kucharza. Cenimy punktualność i uczciwość.'],
  ])('When a text in %s asks them of applicants (%j), then they are no values', (lang, text) => {
    expect(valuesOn(lang, block(text))).toEqual([]);
  });

  test.each([
    ['de', 'Das Rezept basiert auf Qualität und Tradition.'],
    ['fr', 'La méthode est basée sur la confiance et le respect.'],
    ['it', 'La ricetta è basata su qualità e tradizione.'],
    ['en', 'Horses need patience. Respect and care are at the heart of riding.'],
  ])('When a sentence in %s says them of a thing (%j), then they are no values', (lang, text) => {
    expect(valuesOn(lang, block(text))).toEqual([]);
  });

  test('When each item of a sentence repeats its preposition, then the values are without it', () => {
    expect(valuesOn('it', block("Crediamo nella qualità, nell'onestà e nel rispetto."))).toEqual([
      'qualità',
      'onestà',
      'rispetto',
    ]);
    expect(valuesOn('fr', block("Nous croyons à l'honnêteté et au respect."))).toEqual(['honnêteté', 'respect']);
  });

  test.each([
    ['en', '', 'Quality carpets', 'Quality flooring', 'Quality tiles'],
    ['es', '', 'Calidad del agua', 'Calidad del aire', 'Ruido'],
    ['en', 'Topics', 'Sustainability', 'Diversity', 'Equality'],
    ['en', 'How we work', 'Call', 'Quality check', 'Delivery'],
  ])('When titles in %s are wares, topics or steps (below %j), then they are no values', (lang, title, ...titles) => {
    const cards = titles.flatMap((text) => [heading(text, 3), block('Read more about it on its own page.')]);
    expect(valuesOn(lang, ...(title === '' ? [] : [heading(title)]), ...cards)).toEqual([]);
  });
});

describe('Ordinary sentences', () => {
  test.each(ORDINARY_SENTENCES)('When a page says "%s", then it is no value, mission or vision', (sentence) => {
    for (const lang of ['en', '']) {
      const pages = [
        { title: 'Acme', lang, text: bindToHeadings(heading('Acme', 1, { region: 'hero' }), block(sentence)) },
      ];
      const found = mission.compose(mission.measure(evidence({ pages })).facts, { things: null });
      expect(found.core_values).toEqual([]);
      expect([found.mission_statement.statement, found.vision.statement]).toEqual(['', '']);
    }
  });

  test.each([
    ['en', 'Our values', 'Honesty: We say what things cost. Care: We listen first. Courage: We try new ways.'],
    ['de', 'Unsere Werte', 'Ehrlichkeit: Wir sagen, was es kostet. Sorgfalt: Wir hören zu. Mut: Wir gehen neue Wege.'],
    ['fr', 'Nos valeurs', 'Honnêteté : Nous disons le prix. Respect : Nous écoutons. Courage : Nous osons.'],
    ['es', 'Valores', 'Honor: Actuar con rectitud. Lealtad: Ser fieles a los compañeros. Respeto: Escuchar a todos.'],
    ['it', 'I nostri valori', 'Onestà: Diciamo il prezzo. Cura: Ascoltiamo prima. Coraggio: Proviamo vie nuove.'],
    ['pt', 'Nossos valores', 'Honestidade: Dizemos o preço. Cuidado: Ouvimos primeiro. Coragem: Tentamos o novo.'],
    [
      'nl',
      'Onze kernwaarden',
      'Eerlijkheid: Wij noemen de prijs. Zorg: Wij luisteren eerst. Moed: Wij proberen iets nieuws.',
    ],
    [
      'pl',
      'Nasze wartości',
      'Uczciwość: Mówimy, ile to kosztuje. Troska: Najpierw słuchamy. Odwaga: Próbujemy nowego.',
    ],
    ['ru', 'Наши ценности', 'Честность: Мы говорим о цене. Забота: Мы слушаем. Смелость: Мы пробуем новое.'],
    ['tr', 'Değerlerimiz', 'Dürüstlük: Fiyatı söyleriz. Özen: Önce dinleriz. Cesaret: Yeni yollar deneriz.'],
  ])(
    'When a paragraph in "%s" below "%s" explains one value after another, then each is told: %s',
    (lang, title, text) => {
      const titles = [...text.matchAll(/(?:^|(?<=[.] ))(\p{L}+) ?:/gu)].map(([, one]) => one);
      expect(titles).toHaveLength(3);
      expect(valuesOn(lang, heading(title, 2), block(text))).toEqual(titles);
      expect(valuesOn(lang, heading('Acme', 2), block(text))).toEqual([]);
    },
  );

  test.each([
    ['en', 'Central to our work at Acme are the principles of honesty, patience and care.'],
    ['de', 'Im Mittelpunkt unserer Arbeit stehen Werte wie Ehrlichkeit, Geduld und Sorgfalt.'],
    ['fr', 'Au cœur de notre travail se trouvent les valeurs de respect, de patience et de partage.'],
    ['es', 'En el centro de nuestro trabajo están los valores de respeto, paciencia y honestidad.'],
    ['it', 'Al centro del nostro lavoro ci sono i valori di rispetto, pazienza e onestà.'],
    ['pt', 'No centro do nosso trabalho estão os valores de respeito, paciência e honestidade.'],
    ['nl', 'Centraal in ons werk staan de waarden respect, geduld en eerlijkheid.'],
  ])('When a sentence in "%s" puts values at the centre, then they are told: %s', (lang, text) => {
    expect(valuesOn(lang, block(text))).toHaveLength(3);
  });

  test.each([
    ['mk', 'Квалитет, доверба, трпение и посветеност се вредностите кои нè водат во работата.', 4],
    ['bs', 'Naše vrijednosti su poštenje, strpljenje i briga.', 3],
    ['is', 'Gildi okkar eru heiðarleiki, þolinmæði og umhyggja.', 3],
    ['sq', 'Vlerat tona janë ndershmëria, durimi dhe kujdesi.', 3],
    ['gl', 'Os nosos valores son honestidade, paciencia e coidado.', 3],
    ['az', 'Dəyərlərimiz: dürüstlük, səbir və qayğı.', 3],
    ['be', 'Нашы каштоўнасці – сумленнасць, цярпенне і клопат.', 3],
    ['af', 'Ons waardes is eerlikheid, geduld en sorg.', 3],
  ])('When a sentence in "%s" joins the last of its values by a word, then they are told: %s', (lang, text, count) => {
    expect(valuesOn(lang, block(text))).toHaveLength(count);
  });

  test.each(['Maadili yetu', 'Tunachosimamia', 'Tunu zetu'])(
    'When titles in Swahili stand below "%s", then they are values',
    (title) => {
      const titles = ['Ubora', 'Uadilifu wa muda', 'Huduma kwa mteja'];
      const below = titles.map((one) => heading(one, 3));
      expect(valuesOn('sw', heading(title, 2), ...below)).toEqual(titles);
      expect(valuesOn('sw', heading('Huduma zetu', 2), ...below)).toEqual([]);
    },
  );

  test('When a larger line opens another part below a heading of values, then its cards are no values', () => {
    const cards = ['Quality', 'Quick delivery', 'Skilled hands'].map((title) => heading(title, 4, { sizePx: 20 }));
    const values = [heading('Our values', 3, { sizePx: 24 }), block('We bring coffee to every office of the town.')];
    expect(valuesOn('en', ...values, ...cards)).toHaveLength(3);
    expect(valuesOn('en', ...values, block('Why choose us?', { sizePx: 44 }), ...cards)).toEqual([]);
  });

  test('When only a translation lists values, then the site has none in its own language', () => {
    const about = (lang: string, name: string, title: string, ...items: string[]) => ({
      title: name,
      lang,
      kind: 'about' as const,
      text: bindToHeadings(
        heading(name, 1, { region: 'hero' }),
        block(
          lang === 'en'
            ? 'We have mended the clothes of this town for many years, and we measure everybody with care and patience.'
            : 'Wir nähen seit vielen Jahren die Kleider dieser Stadt, und wir messen jeden mit Sorgfalt und viel Geduld.',
        ),
        heading(title, 2),
        ...items.map((item) => heading(item, 3)),
      ),
    });
    const home = about('de', 'Schneiderei', 'Kleider');
    const told = (...pages: ReturnType<typeof about>[]) =>
      mission
        .compose(mission.measure(evidence({ pages })).facts, { things: null })
        .core_values.map(({ title }) => title);
    expect(told(home, about('de', 'Über uns', 'Unsere Werte', 'Qualität', 'Sorgfalt', 'Geduld'))).toHaveLength(3);
    expect(told(home, about('en', 'About us', 'Our values', 'Quality', 'Care', 'Patience'))).toEqual([]);
  });
});

describe('Values under headings that say how many they are', () => {
  const TEXTS: Readonly<Record<string, string>> = {
    en: 'We do what we say, every day and for all of you.',
    de: 'Wir tun, was wir sagen, jeden Tag und für alle.',
    fr: 'Nous faisons ce que nous disons, tous les jours et pour tous.',
    nl: 'Wij doen wat wij zeggen, elke dag en voor iedereen.',
    hu: 'Azt tesszük, amit mondunk, minden nap és mindenkinek.',
    pl: 'Robimy to, co mówimy, każdego dnia i dla wszystkich.',
    ru: 'Мы делаем то, что говорим, каждый день и для всех.',
  };
  const cards = (lang: string, titles: readonly string[]): Block[] =>
    titles.flatMap((title) => [heading(title, 3), block(`${title}. ${TEXTS[lang]}`)]);

  test.each([
    ['en', 'Four principles we hold', ['Honest advice', 'Reliability', 'Personal contact']],
    ['en', 'Three values', ['Honest advice', 'Reliability', 'Personal contact']],
    ['de', 'Drei Grundsätze', ['Ehrliche Beratung', 'Saubere Arbeit', 'Respekt']],
    ['nl', 'Drie principes', ['Eerlijk advies', 'Respect', 'Persoonlijk contact']],
    ['hu', 'Négy elv, amit tartunk', ['Őszinteség', 'Minőség', 'Igényes munka']],
    ['hu', 'Három alapérték', ['Minőség', 'Őszinteség', 'Otthonosság']],
    ['pl', 'Cztery zasady', ['Uczciwość', 'Szacunek', 'Dokładność']],
    ['ru', 'Три принципа нашей работы', ['Честность', 'Уважение', 'Качество']],
  ])('When a heading in "%s" is "%s", then the titles below it are the values', (lang, title, titles) => {
    expect(valuesOn(lang, heading(title, 2), ...cards(lang, titles))).toEqual(titles);
  });

  test.each([
    ['en', 'Three steps', ['Call us', 'Tell us', 'Pay us']],
    ['en', 'Four principles', ['Lift', 'Drag', 'Thrust']],
    ['de', 'Drei Standorte', ['Ulm', 'Bonn', 'Köln']],
    ['fr', 'Trois formules', ['Petite', 'Moyenne', 'Grande']],
  ])('When a heading in "%s" is "%s", then its titles %j are none', (lang, title, titles) => {
    expect(valuesOn(lang, heading(title, 2), ...cards(lang, titles))).toEqual([]);
  });
});

describe('Values in one paragraph', () => {
  test('When signs part them under a heading of values, then they are the values, each with its text', () => {
    const text = '• Passion – for sport and youth • Discipline – on and off the field • Unity – with all of you';
    expect(valuesOn('en', heading('Core values', 2), block(text))).toEqual(['Passion', 'Discipline', 'Unity']);
  });

  test.each([
    ['en', 'Equality, openness and respect are values that we hold dear.', 3],
    ['nl', 'Gelijkwaardigheid, openheid en respect zijn waarden die we belangrijk vinden.', 3],
    ['de', 'Ehrlichkeit, Respekt und Sorgfalt sind Werte, die wir leben.', 3],
    ['fr', 'Honnêteté, respect et patience sont des valeurs que nous partageons.', 3],
    ['en', 'Red, green and blue are values that the file may have.', 0],
  ])('When a sentence in "%s" is "%s", then it lists %d values', (lang, text, count) => {
    expect(valuesOn(lang, block(text))).toHaveLength(count);
  });

  test('When a line says what matters and a list follows, then its items are the values', () => {
    const item = (text: string): Block => block(text, { kind: 'list-item', selector: 'main > ul > li' });
    const list = [item('honest advice'), item('reliability'), item('the wishes of our guests'), block('Welcome.')];
    expect(valuesOn('en', block('We place great importance on:'), ...list)).toEqual([
      'honest advice',
      'reliability',
      'wishes of our guests',
    ]);
    expect(valuesOn('en', block('Please bring along:'), ...list)).toEqual([]);
  });
});

describe('What is no list of values', () => {
  const TEXT = 'We do what we say, every day and for all of you.';
  const cards = (...titles: string[]): Block[] => titles.flatMap((title) => [heading(title, 3), block(TEXT)]);

  test.each([
    ['We believe in good food', ['Fish soup', 'Honest bread', 'Lobster']],
    ['What we are about', ['Wedding films', 'Quality portraits', 'Drone shots']],
    ['Three principles', ['Balance', 'Respect', 'Rhythm of the horse']],
    ['Three principles of riding', ['Balance', 'Seat', 'Rhythm']],
  ])('When few titles below %j name a value, then %j are none', (title, titles) => {
    expect(valuesOn('en', heading(title, 2), ...cards(...titles))).toEqual([]);
  });

  test('When a sentence says that values are measured, then they are figures', () => {
    expect(valuesOn('en', block('Pressure, temperature and honesty are values that we measure every hour.'))).toEqual(
      [],
    );
  });

  test('When few items of what matters name a value, then they are none', () => {
    const items = ['A driving licence', 'Reliability', 'Good English'].map((text) =>
      block(text, { kind: 'list-item', selector: 'main > ul > li' }),
    );
    expect(valuesOn('en', block('We attach great importance to:'), ...items)).toEqual([]);
  });

  test.each([
    '• Honesty – in all • Phone – 01234 567 • Email – office@site.test',
    '• Honesty – in all • Opening hours – every day • Parking – behind the house',
  ])('When bullets below a heading of values are %j, then they are none', (text) => {
    expect(valuesOn('en', heading('Our values', 2), block(text))).toEqual([]);
  });
});
