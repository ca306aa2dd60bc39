import type { TextBlock } from '@brandprint/contracts';
import { describe, expect, test } from '@jest/globals';
import { distinctPart } from '../src/shared/statements/distinct-part.ts';
import {
  CONTRASTING_TITLES,
  DECLARED,
  NOT_DISTINCT,
  REASONS,
  SUPERLATIVE_LINES,
} from './cues/distinct-lines.fixtures.ts';
import { DESCRIPTION, differentiatorOf, HEAD, page } from './support/harbour-kitchen.ts';
import { block, heading } from './support/text-blocks.ts';

describe('What sets the brand apart', () => {
  const toldOf = (text: TextBlock[], lang = 'en'): string => differentiatorOf(page(text, { lang }));
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
    expect(toldOf([...HEAD, hero(text)], lang)).toBe(text);
  });

  test('When a sentence says whom the only one of its kind is for, then it is quoted, whatever they want to be', () => {
    const text = 'Harbour Kitchen is the only school in Leith for people who want to become chefs.';
    expect(toldOf([...HEAD, hero(text)])).toBe(text);
  });

  test.each([
    ['en', 'Harbour Kitchen aims to be the only seafood restaurant on the water in Leith.'],
    ['en', 'Harbour Kitchen is dedicated to building the first floating restaurant of Leith.'],
    ['es', 'Harbour Kitchen quiere ser el único restaurante sobre el agua de Leith.'],
    ['de', 'Harbour Kitchen will das einzige Fischrestaurant auf dem Wasser sein.'],
    ['fr', 'Harbour Kitchen veut être le seul restaurant de poisson de Leith.'],
  ])('When a sentence in "%s" says what the brand wants to be, then it is not quoted: %s', (lang, text) => {
    expect(toldOf([...HEAD, hero(text)], lang)).toBe('');
  });

  test.each([
    ['en', 'Unlike the big chains in town, we mend your old bicycle first.'],
    ['de', 'Anders als die großen Ketten verkaufen wir dir kein neues Rad.'],
    ['pl', 'W odróżnieniu od miodów z marketu nasz nie jest mieszanką.'],
  ])('When a sentence in "%s" opens by what the brand is unlike, then it is quoted from below: %s', (lang, text) => {
    expect(toldOf([...HEAD, heading('Bicycles', 2), block(text)], lang)).toBe(text);
  });

  test.each([
    ['en', 'Over 40 years of experience'],
    ['de', 'Harbour Kitchen kocht mit 45 Jahren Erfahrung am Hafen von Leith.'],
    ['es', 'Más de 60 años de experiencia'],
    ['pl', 'Ponad 50 lat doświadczenia'],
  ])('When nothing else sets the brand apart, then how long it has worked does, in "%s": %s', (lang, text) => {
    expect(toldOf([...HEAD, heading('Bicycles', 2), block(text)], lang)).toBe(text);
    const contrast = 'Unlike other places, Harbour Kitchen buys fish from the boats alone.';
    if (lang === 'en') expect(toldOf([...HEAD, hero(text), hero(contrast)], lang)).toBe(contrast);
  });

  test.each([
    ['en', 'We buy our fish from family-run boats with over 50 years of experience.'],
    ['en', 'Over 25 years of experience'],
    ['de', 'Über 30 Jahre Erfahrung'],
    ['en', 'We are looking for cooks with 3 years of experience.'],
    ['de', 'Keine Haftung, keine Gewähr für die Richtigkeit der Angaben.'],
  ])(
    'When only suppliers have worked so long, or nothing but liability is missing, then nothing is quoted: %s',
    (lang, text) => {
      expect(toldOf([...HEAD, heading('Bicycles', 2), block(text)], lang)).toBe('');
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
      expect(toldOf([...HEAD, ...cards], lang)).toBe(reason);
      const about = [heading('Why croquet?', 2), ...cards.slice(1)];
      if (lang === 'en') expect(toldOf([...HEAD, ...about], lang)).toBe('');
    },
  );

  test('When a paragraph answers why something is done, or the brand, then only the second sets it apart', () => {
    const answer = block('Horses read our moods better than words can. Each of them lives in a herd on our farm.');
    expect(toldOf([...HEAD, heading('Why horses?', 2), answer])).toBe('');
    expect(toldOf([...HEAD, heading('Why choose us?', 2), answer])).toBe(answer.text);
  });

  test('When a text only leads up to the reasons, then the first card below it sets the brand apart', () => {
    const card = (text: string): TextBlock => block(text, { kind: 'list-item' });
    const leadsUp = block('Here are some of the many reasons to come to us:');
    const cards = [card('Each of our boats has been rebuilt by hand.'), card('Everybody has a seat.')];
    expect(toldOf([...HEAD, heading('Why choose us?', 2), leadsUp, ...cards])).toBe(cards[0]?.text);
  });

  test('When what stands below only asks, or tells an extra, then the next card sets the brand apart', () => {
    const reason = 'Each of our boats has been rebuilt by hand.';
    const card = (title: string, text: string): TextBlock[] => [heading(title, 3), block(text)];
    const cards = [...card('Extras', 'Everybody gets free parking behind the house.'), ...card('Boats', reason)];
    expect(toldOf([...HEAD, heading('Why choose us?', 2), block('Who would you rather sail with?'), ...cards])).toBe(
      reason,
    );
  });

  test('When a card below says what the brand is by what it is not, then that sets it apart before the first', () => {
    const contrast = 'A cook answers the telephone, not a call centre.';
    const cards = [heading('Boats', 3), block('Each boat is rebuilt by hand.'), heading('Calls', 3), block(contrast)];
    expect(toldOf([...HEAD, heading('Why Harbour Kitchen?', 2), ...cards])).toBe(contrast);
    expect(toldOf([...HEAD, heading('How we work', 2), ...cards])).toBe('');
  });

  test('When only a page about the brand gives reasons, then the first of them sets it apart', () => {
    const reason = 'Each of our boats has been rebuilt by hand in Leith.';
    const reasons = page([heading('Why choose us?', 2), block(reason)], { title: 'More' });
    const told = (kind: 'about' | 'product') => differentiatorOf(page(HEAD), { ...reasons, kind });
    expect([told('about'), told('product')]).toEqual([reason, '']);
  });

  test.each([
    ['en', 'Why Acme?', 'We rebuild each boat by hand in Leith.', 'Rowing keeps the heart strong at any age.'],
    ['de', 'Warum Acme?', 'Wir bauen jedes Boot von Hand in Leith.', 'Rudern hält das Herz in jedem Alter stark.'],
    ['fr', 'Pourquoi Acme ?', 'Nous construisons chaque bateau à la main.', 'Ramer garde le cœur solide à tout âge.'],
  ])(
    'When "%s" has "%s" on a page about the brand, then the brand has to speak of itself',
    (lang, asks, own, other) => {
      const home = page([heading('Acme', 1, { region: 'hero', sizePx: 48 })], { title: 'Acme', lang });
      const told = (reason: string): string =>
        differentiatorOf(home, { ...page([heading(asks, 2), block(reason)], { title: 'More', lang }), kind: 'about' });
      expect([told(own), told(other)]).toEqual([own, '']);
    },
  );

  test.each([
    ['en', 'Coffee', 'Why Coffee?', 'Coffee is roasted by two sisters from Leith.', 'A cup of coffee costs little.'],
    ['es', 'Café', '¿Por qué Café?', 'Café es de dos hermanas de Leith.', 'Una taza de café cuesta poco.'],
    ['pl', 'Kawa', 'Dlaczego Kawa?', 'Kawa jest palona przez dwie siostry.', 'Nasza kawa jest tania.'],
  ])(
    'When the site in "%s" writes its name "%s" in small letters too, then a reason that begins with it may be of a ware',
    (lang, name, asks, reason, more) => {
      const head = heading(name, 1, { region: 'hero', sizePx: 48 });
      const told = (...after: TextBlock[]): string =>
        differentiatorOf(page([head, heading(asks, 2), block(reason), ...after], { title: name, lang }));
      expect([told(), told(heading('Menu', 2), block(more))]).toEqual([reason, '']);
    },
  );

  test.each([
    ['en', 'Why choose us?', 'We rebuild each boat by hand in Leith.', 'Rowing keeps the heart strong at any age.'],
    ['de', 'Warum wir?', 'Wir bauen jedes Boot von Hand in Leith.', 'Rudern hält das Herz in jedem Alter stark.'],
    [
      'es',
      '¿Por qué nosotros?',
      'Nuestros barcos se construyen a mano en Leith.',
      'Remar mantiene fuerte el corazón a toda edad.',
    ],
  ])(
    'When a page about the brand in "%s" asks "%s", then the brand has to speak of itself',
    (lang, asks, own, other) => {
      const told = (reason: string): string =>
        differentiatorOf(page(HEAD, { lang }), {
          ...page([heading(asks, 2), block(reason)], { title: 'More', lang }),
          kind: 'about',
        });
      expect([told(own), told(other)]).toEqual([own, '']);
    },
  );

  test('When a long heading asks why to choose the brand by name, then what stands below it sets it apart', () => {
    const reason = block('Each of our boats has been rebuilt by hand in Leith.');
    const asks = (whom: string): TextBlock => heading(`Why choose ${whom} for a long dinner with all your friends`, 2);
    expect(toldOf([...HEAD, asks('Harbour Kitchen'), reason])).toBe(reason.text);
    expect(toldOf([...HEAD, asks('oysters and mussels'), reason])).toBe('');
  });

  test('When a long description sets the brand apart in one sentence, then that is told', () => {
    const distinct = 'Harbour Kitchen is the only restaurant on the water in Leith.';
    const content =
      `${DESCRIPTION} ${distinct} ${'The kitchen has oysters and mussels for lunch and for dinner. '.repeat(4)}`.trim();
    expect(differentiatorOf(page(HEAD, { meta: [{ name: 'description', content }] }))).toBe(distinct);
  });

  test.each([
    ['fr', 'Aucun véhicule ne prend la route sans préparation complète.'],
    ['fr', 'Aucun véhicule ne part en route sans contrôle.'],
    ['pt', 'Nenhum carro sai sem revisão.'],
  ])('When nothing in "%s" happens without something, then nothing is missing: %s', (lang, text) => {
    expect(toldOf([...HEAD, heading('Bicycles', 2), block(text)], lang)).toBe('');
  });

  test('When a line of contacts also counts years, then it is not quoted', () => {
    expect(toldOf([...HEAD, hero('020 7946 0018 · 30 years of experience')])).toBe('');
  });

  test('When a heading asks why to choose a ware, then the first card below it is of the ware', () => {
    const cards = [heading('Cheap to run', 3), block('It needs little power all year round.')];
    expect(toldOf([...HEAD, heading('Why choose a heat pump?', 2), ...cards])).toBe('');
  });

  test('When a sentence sets somebody else apart, then it is not quoted', () => {
    const text = 'Unlike most countries, Iceland has no army and no railways.';
    expect(toldOf([...HEAD, heading('Travel', 2), block(text)])).toBe('');
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
    expect(toldOf([...HEAD, ...text])).toBe('');
  });

  test.each(DECLARED)(
    'When a site declares in "%s" several things of itself, then only the part that sets it apart is told: %s %s',
    (lang, before, part, behind) => {
      const text = `${before} ${part} ${behind}`.replaceAll(/ {2,}/gu, ' ').trim();
      expect(distinctPart({ text, source: 'meta' }, lang)).toBe(part);
      expect(distinctPart({ text, source: 'text' }, lang)).toBe(text);
    },
  );

  test('When the description of a page sets the brand apart at its end, then that is told', () => {
    const content = 'Harbour Kitchen has fish and oysters on the pier of Leith. No hidden fees.';
    expect(differentiatorOf(page(HEAD, { meta: [{ name: 'description', content }] }))).toBe('No hidden fees.');
  });

  test('When a page says in a sentence what the description says as well, then the sentence is told', () => {
    const meta = [{ name: 'description', content: 'Oysters in Leith. Over 40 years of experience. Book a table.' }];
    const sentence = 'We have over 40 years of experience with oysters of this coast.';
    expect(differentiatorOf(page([...HEAD, block(sentence)], { meta }))).toBe(sentence);
  });

  test.each(CONTRASTING_TITLES)(
    'When a title in "%s" says what the brand is not, then it is told: %s',
    (lang, title) => {
      expect(toldOf([...HEAD, heading(title, 2), block('Come and see.')], lang)).toBe(title);
    },
  );

  test.each(SUPERLATIVE_LINES)(
    'When the first screen in "%s" opens by a superlative, then it is told: %s',
    (lang, line) => {
      expect(toldOf([...HEAD, hero(line)], lang)).toBe(line);
    },
  );

  test.each(NOT_DISTINCT)(
    'When a line in "%s" is of a step or a requirement, then it is not told: %s',
    (lang, line) => {
      expect(toldOf([...HEAD, hero(line)], lang)).toBe('');
    },
  );

  test.each(REASONS)('When a text in "%s" stands right below "%s", then it is told: %s', (lang, asks, reason) => {
    const name = 'Bếp Cảng Cá Hà Nội';
    const mark = asks.includes(name) ? [heading(name, 1, { region: 'hero', sizePx: 48 })] : HEAD;
    const title = asks.includes(name) ? name : 'Harbour Kitchen';
    const below = [heading(asks, 2), block('✔'), block(reason), block('✔'), block('…')];
    expect(differentiatorOf(page([...mark, ...below], { lang, title }))).toBe(reason);
  });
});
