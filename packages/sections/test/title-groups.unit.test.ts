import { evidence, type PageOverrides } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { describeGroups } from '../src/shared/title-groups/choose-capabilities.ts';
import { things } from '../src/things/index.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';
import { allCandidatesOf, type Blocks, candidatesOf, cards, groupsOf, siteOf } from './support/title-groups.ts';

const button = (text: string, selector = 'a.btn') => block(text, { kind: 'button', selector });
const item = (text: string) => block(text, { kind: 'list-item' });
const TITLES = ['Automatic reminders', 'Bank sync', 'Tax reports'];

describe('Titles in buttons', () => {
  test.each([
    ['English', 'Read more about', TITLES],
    ['German', 'Mehr über', ['Mahnwesen', 'Bankabgleich', 'Steuerberichte']],
    ['French', 'En savoir plus sur', ['Relances', 'Banques', 'Rapports']],
    ['Russian', 'Подробнее о', ['доставке', 'монтаже', 'ремонте']],
  ])('When the buttons of cards name them in %s, then what they name is a title', (_language, lead, titles) => {
    const blocks = titles.flatMap((title) => [block('All that a team needs to know.'), button(`${lead} ${title} →`)]);
    expect(groupsOf('links', heading('Acme', 1), ...blocks)).toEqual([{ titles, parents: ['Acme'] }]);
  });

  test('When cards only say "Read more", then no title is read from them', () => {
    const blocks = TITLES.flatMap((title) => [block(`${title} in detail.`), button('Read more')]);
    expect(groupsOf('links', heading('Acme', 1), ...blocks)).toEqual([]);
  });

  test('When buttons of one look follow each other, then they are tabs; a button of another look is none', () => {
    const tabs = TITLES.map((title) => button(title, 'li > a.tab'));
    expect(groupsOf('tabs', heading('Services'), ...tabs, button('Contact us'))).toEqual([
      { titles: TITLES, parents: ['Services'] },
    ]);
    expect(groupsOf('tabs', heading('Services'), ...tabs.slice(0, 2), button('Contact us'))).toEqual([]);
  });
});

describe('Terms', () => {
  const explained = TITLES.map((title) => item(`${title}: it saves small teams an hour each week.`));

  test('When the items of a list begin with the terms that they explain, then the terms are titles', () => {
    expect(groupsOf('terms', heading('Services'), ...explained)).toEqual([{ titles: TITLES, parents: ['Services'] }]);
  });

  test('When only some items do, then there are no terms', () => {
    const others = ['Made in Basel', 'Open on Sundays'].map(item);
    expect(groupsOf('terms', heading('Services'), ...explained, ...others)).toEqual([]);
  });
});

test.each(['- ', '• ', '☆ ', '» '])(
  'When items of a list begin with the mark "%s", then it is no part of a title',
  (mark) => {
    const items = TITLES.map((title) => item(`${mark}${title}`));
    expect(groupsOf('list', heading('Services'), ...items)).toEqual([{ titles: TITLES, parents: ['Services'] }]);
  },
);

describe('Headings above a group', () => {
  test('When a heading is much larger than others of its level, then it is above them', () => {
    const small = TITLES.map((title) => heading(title, 2, { sizePx: 16 }));
    expect(groupsOf('headings', heading('Why Acme?', 2, { sizePx: 30 }), ...small)).toEqual([
      { titles: TITLES, parents: ['Why Acme?'] },
    ]);
  });

  test('When a row of small titles follows one of large titles, then both are below the same heading', () => {
    const small = ['Export', 'Search', 'Two accounts'];
    const groups = groupsOf('headings', heading('Features', 2), ...cards(TITLES), ...cards(small, 4));
    expect(groups.map(({ parents }) => parents)).toEqual([['Features'], ['Features']]);
  });

  test('When each large title has small ones below it, then those are below their own title', () => {
    const blocks = TITLES.flatMap((title) => [heading(title, 3), ...cards([`${title} now`, `${title} later`], 4)]);
    const groups = groupsOf('headings', heading('Features', 2), ...blocks);
    expect(groups.map(({ parents }) => parents[0])).toEqual(['Features', ...TITLES]);
  });
});

describe('Groups that name no offers', () => {
  const offers: Blocks = [heading('Acme', 1), heading('Our services'), ...cards(TITLES)];

  test('When a group has none of these signs, then it may name capabilities', () => {
    expect(candidatesOf(offers)).toEqual([TITLES]);
  });

  test('When a heading is set like no other one, then it may name a capability; not one of a part of the page', () => {
    const blocks = [heading('Boiler repairs'), block('We come the same day.'), heading('Our services', 4)];
    expect(allCandidatesOf([heading('Acme', 1), ...blocks])).toEqual([['Boiler repairs']]);
  });

  test.each([
    ['en', 'Our treatments'],
    ['fr', 'Nos ateliers'],
  ])('When the only heading of its kind in "%s" is "%s", then it is that of offers and names none', (lang, title) => {
    expect(allCandidatesOf([heading('Acme', 1), heading(title), block('Acme.')], { lang })).toEqual([]);
  });

  test('When words of a part of the page name an offer too, then they may name a capability', () => {
    const titles = ['Wedding cakes', 'Corporate events', 'Birthday cakes'];
    const blocks = titles.flatMap((title) => [heading(title, 3), block('Ordered three days before.')]);
    expect(candidatesOf([heading('Acme', 1), ...blocks])).toEqual([titles]);
  });

  test('When items of a list begin with small letters but for the first, then they are offers; lines are one sentence', () => {
    const lines = ['Dinners by the fire', 'walks with a guide', 'rooms under the roof.'];
    expect(candidatesOf([heading('Our services'), ...lines.map(item)])).toEqual([lines]);
    expect(candidatesOf(lines.map((line) => heading(line, 3)))).toEqual([]);
  });

  test('When the page tells the stories of customers, then its titles name no capabilities', () => {
    expect(candidatesOf(offers, { kind: 'customers' })).toEqual([]);
  });

  test.each(['Choose by sector', 'What your industry gets'])(
    'When they are below "%s", then they name no capabilities',
    (title) => {
      expect(candidatesOf([heading('Acme', 1), heading(title), ...cards(TITLES)])).toEqual([]);
    },
  );

  test('When a page has no heading above its parts, then their headings name no capabilities', () => {
    const parts = TITLES.flatMap((title) => [heading(title, 2), heading(`About ${title}`, 3), block('In short.')]);
    expect(candidatesOf(parts).flat()).not.toContain('Bank sync');
  });

  test('When another page has a heading for each product, then they may name capabilities', () => {
    const products = TITLES.flatMap((title) => [heading(title, 2), heading(`About ${title}`, 3), block('In short.')]);
    const home = { title: 'Acme', lang: 'en', text: bindToHeadings(heading('Acme', 1)) };
    const other = { title: 'Shop', lang: 'en', kind: 'other' as const, text: bindToHeadings(...products) };
    const candidates = describeGroups(evidence({ pages: [home, other] })).map(({ group }) =>
      group.items.map(({ text }) => text),
    );
    expect(candidates).toContainEqual(TITLES);
  });

  test('When a list has long sentences, then they name no capabilities; short ones do', () => {
    const list = (end: string) => TITLES.map((title) => item(`${title}${end}`));
    const long = ' are made for small teams that have no time for accounting.';
    expect(candidatesOf([heading('Our services'), ...list('.')])).toHaveLength(1);
    expect(candidatesOf([heading('Our services'), ...list(long)])).toEqual([]);
  });

  test('When a template left English cards on a German site, then they name no capabilities', () => {
    const german = block(
      'Wir helfen kleinen Betrieben in der Stadt, ihre Rechnungen pünktlich zu schreiben und zu verschicken, damit das Geld da ist, wenn es gebraucht wird.',
    );
    const filler = ['Expert care', 'Open 24/7', 'Friendly people'].flatMap((title) => [
      heading(title, 4),
      block('Modern medicine is in general conducted within health care systems that are established by the state.'),
    ]);
    const own = ['Rechnungen', 'Mahnungen', 'Steuern'].flatMap((title) => [
      heading(title, 3),
      block('Das machen wir für die kleinen Betriebe in der ganzen Stadt und auf dem Land.'),
    ]);
    const blocks: Blocks = [heading('Leistungen'), german, ...own, heading('Gut zu wissen'), ...filler];
    expect(candidatesOf(blocks, { lang: 'de' })).toEqual([['Rechnungen', 'Mahnungen', 'Steuern']]);
  });
});

describe('Lists that a line announces', () => {
  const capabilitiesBelow = (line: string, lang: string) =>
    things.measure(siteOf([heading('Acme', 1), block(line), ...['Röntgen', 'Allergietests'].map(item)], { lang })).facts
      .capabilities;

  test.each([
    ['en', 'We offer the following:', 'We do not offer the following:'],
    ['de', 'Diese Leistungen bieten wir in unserer Praxis an:', 'Bitte bringen Sie mit:'],
  ])('When a line in "%s" says that offers follow, then they are capabilities', (lang, line, other) => {
    expect(capabilitiesBelow(line, lang)).toEqual(['Röntgen', 'Allergietests']);
    expect(capabilitiesBelow(other, lang)).toEqual([]);
  });

  test.each([
    ['en', 'Not included:', 'Included:'],
    ['de', 'Das ist nicht dabei:', 'Das ist dabei:'],
  ])(
    'When a line in "%s" says that nothing of what follows is offered, then it names no capabilities',
    (lang, line, other) => {
      const below = (above: string) => candidatesOf([heading('Acme', 1), block(above), ...TITLES.map(item)], { lang });
      expect(below(line)).toEqual([]);
      expect(below(other)).toEqual([TITLES]);
    },
  );
});

describe('What names no offer', () => {
  const FEATURES = cards(TITLES);

  test.each([
    ['tabs', 'Home', [...['Home', ...TITLES].map((label) => button(label))]],
    ['plans', 'Basic', cards(['Basic', 'Standard', 'Premium'])],
  ])('When titles are those of a menu or of plans (%s), then no group has them', (_, title, blocks) => {
    expect(candidatesOf([heading('Acme', 1), ...blocks]).flat()).not.toContain(title);
    expect(candidatesOf([heading('Acme', 1), ...FEATURES]).flat()).toContain(TITLES[0]);
  });

  test('When a list has a filter for all of it and a line on more, then only its items are candidates', () => {
    const blocks = [heading('Menu', 2), ...['All', ...TITLES, '+ more on request'].map(item)];
    expect(candidatesOf([heading('Acme', 1), ...blocks])).toEqual([TITLES]);
  });
});

test.each([
  ['a menu', ['HOME', 'CAMPAIGN', 'SERVICE', 'ACCESS', 'COMPANY']],
  ['the name in languages', ['Deutsch: Verein Acme', 'Français: Association Acme', 'English: Acme Association']],
])('When titles are %s, then they name nothing that is offered', (_, titles) => {
  expect(candidatesOf([heading('Acme', 1), heading('What we do'), ...cards(titles)])).toEqual([]);
});

describe('Titles that are no offers', () => {
  const candidates = (...titles: string[]) => candidatesOf(bindCards(titles)).flat();
  const bindCards = (titles: readonly string[]): Blocks => [heading('What we do', 2), ...cards(titles)];
  const OFFERS = ['Boiler repairs', 'Bathroom renovation', 'Central heating'];

  test.each([
    ['a quality', 'Fully insured'],
    ['a step', 'Contact us first'],
    ['a role', 'Managing director'],
    ['a label', 'Opening hours'],
    ['terms', 'Terms and conditions'],
    ['terms', 'Booking conditions'],
    ['what a customer says', 'Great service, highly recommended'],
    ['how long ago somebody wrote', '2 months ago'],
    ['an icon of a font', 'add_shopping_cart'],
    ['an icon of a font and a label', 'descriptionAbout Us'],
  ])('When a title among offers names %s, then it is left out', (_kind, title) => {
    expect(candidates(...OFFERS, title)).toEqual(OFFERS);
  });

  test('When titles of offers also speak of quality, then they stay', () => {
    const titles = [...OFFERS, 'Reliable drain cleaning'];
    expect(candidates(...titles)).toEqual(titles);
  });
});

describe('Titles of a group that look like something else', () => {
  test('When a title of two words names what a service is about, then it is one of the group', () => {
    const titles = ['Heating Services', 'Boiler repairs', 'Plumbing Services'];
    expect(candidatesOf([heading('Acme', 1), ...cards([...titles, 'Our services'])])).toEqual([titles]);
  });

  test('When titles end in a colon above their texts, then they are named without it', () => {
    const titles = ['Roof repairs', 'Gutter cleaning', 'Chimney sweeping'];
    const blocks = titles.flatMap((title) => [heading(`${title}:`, 3), block(`${title} for houses in the town.`)]);
    expect(candidatesOf([heading('Acme', 1), ...blocks])).toEqual([titles.map((title) => `${title}:`)]);
  });

  test('When English titles stand under a heading for offers in the language of the site, then they are a group', () => {
    const titles = ['Timing belt for trucks', 'Engine oil pump set', 'Brake caliper with ring', 'Steering oil pump'];
    const own = block(
      'Kami menjual suku cadang mobil secara grosir untuk toko dan bengkel di seluruh Indonesia. '.repeat(9),
    );
    const under = (parent: string) =>
      candidatesOf([heading('Acme', 1), own, heading(parent, 2), ...cards(titles)], { lang: 'id' });
    expect(under('Produk kami')).toEqual([titles]);
    expect(under('Rekanan kami')).toEqual([]);
  });
});

test('When a title of a group of cards has no text and is unlike an offer, then only the others are told', () => {
  const offers = ['Sailing lessons', 'Boat hire', 'Guided tours'];
  const other = heading('Call us, or write to Acme, before the winter comes to the village.', 3);
  const told = things.measure(siteOf([heading('Acme', 1), heading('Acme at work'), ...cards(offers), other])).facts;
  expect(told.capabilities).toEqual(offers);
});

test('When the first page lists offers, then a title of another page is known as a detail, or as one of them', () => {
  const offers = ['Boiler repairs', 'Drain cleaning', 'Heating service'];
  const home = { title: 'Acme', lang: 'en', text: bindToHeadings(heading('Acme', 1), ...cards(offers)) };
  const details = ['Boiler repairs', 'Pump repairs', 'Valve repairs'];
  const other = { title: 'More', lang: 'en', kind: 'other' as const, text: bindToHeadings(...cards(details)) };
  const knownOf = (pages: PageOverrides[]) =>
    describeGroups(evidence({ pages }))
      .at(-1)
      ?.titles.map((title) => [title['titleTradeDeeper'], title['titleTradeOfHome']]);
  expect(knownOf([home, other])).toEqual([
    [1, 1],
    [1, 0],
    [1, 0],
  ]);
  expect(knownOf([{ ...home, text: bindToHeadings(heading('Acme', 1)) }, other])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});

/** Of each title of the last group of a site, what a model knows by these names. */
const lastKnownOf = (pages: PageOverrides[], ...names: string[]) =>
  describeGroups(evidence({ pages }))
    .at(-1)
    ?.titles.map((title) => names.map((name) => title[name]));

test.each([
  ['en', ['Boiler repairs', 'We repair boilers', 'Your new boiler', 'What a boiler costs']],
  ['de', ['Heizungswartung', 'Wir warten Heizungen', 'Ihre neue Heizung', 'Wie Heizungen altern']],
  ['ru', ['Ремонт котлов', 'Мы ремонтируем котлы', 'Ваш новый котёл', 'Как выбрать котёл']],
])(
  'When titles in "%s" are sentences on the brand, to the reader or explanations, then that is known',
  (lang, titles) => {
    const text = bindToHeadings(heading('Acme', 1), ...cards(titles));
    expect(lastKnownOf([{ title: 'Acme', lang, text }], 'titleOfUs', 'titleToReader', 'titleExplains')).toEqual([
      [0, 0, 0],
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]);
  },
);

test.each([
  ['en', 'US tax returns', 'titleOfUs'],
  ['en', 'US visas', 'titleOfUs'],
  ['en', 'In vitro fertilisation', 'titleExplains'],
  ['en', 'In person coaching', 'titleExplains'],
  ['en', 'Come dine with friends', 'titleExplains'],
  ['fr', 'Coaching à domicile', 'titleExplains'],
  ['fr', 'À domicile', 'titleExplains'],
  ['fr', 'À la carte', 'titleExplains'],
])('When a title in "%s" is "%s", then %s is not known of it', (lang, title, name) => {
  const text = bindToHeadings(heading('Acme', 1), ...cards(['Boiler repairs', title, 'Drain cleaning']));
  expect(lastKnownOf([{ title: 'Acme', lang, text }], name)).toEqual([[0], [0], [0]]);
});

test('When a title has few words of a trade among many, or joins two things, then that is known', () => {
  const titles = ['Boiler repairs', 'Pumps & valves', 'The boiler that nobody in the whole village wanted'];
  const text = bindToHeadings(heading('Acme', 1), ...cards(titles));
  expect(lastKnownOf([{ title: 'Acme', lang: 'en', text }], 'titleFewOfTrade', 'titleJoins', 'joined')).toEqual([
    [0, 0, 1 / 3],
    [0, 1, 1 / 3],
    [1, 0, 1 / 3],
  ]);
});

test('When the heading above titles is itself a title beside others, then they are known as its details', () => {
  const offers = ['Boiler repairs', 'Drain cleaning', 'Heating service'];
  const details = cards(['Pump repairs', 'Valve repairs'], 4);
  const knownUnder = (above: string, ...others: Blocks) =>
    lastKnownOf(
      [
        {
          title: 'Acme',
          lang: 'en',
          text: bindToHeadings(heading('Acme', 1), heading(above, 3), ...details, ...others),
        },
      ],
      'parentInList',
      'parentInOffers',
    );
  expect(knownUnder('Heating repairs', ...cards(offers))).toEqual([
    [1, 1],
    [1, 1],
  ]);
  expect(knownUnder('Heating repairs')).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('When a list is too long to be told whole, then titles behind the eighth are told only if they are likelier', () => {
  const woods =
    'Ash Elm Pine Maple Cherry Walnut Larch Spruce Oak Birch Alder Poplar Beech Cedar Hazel Holly Hornbeam Rowan Willow ' +
    'Yew Teak Ebony Mahogany Sycamore Plane Linden';
  const toldOf = (names: readonly string[]) =>
    things.measure(siteOf([heading('Acme', 1), heading('Products'), ...names.map(item)])).facts.capabilities ?? [];
  const names = woods.split(' ');
  expect(toldOf(names.slice(0, 12))).toEqual(names.slice(0, 12));
  expect(toldOf(names).length).toBeLessThan(24);
});
