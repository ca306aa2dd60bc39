import type { TextBlock } from '@brandprint/contracts';
import { evidence, type PageOverrides } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { things } from '../src/things/index.ts';
import { bindToHeadings, block, ENGLISH_BLOCKS, heading } from './support/text-blocks.ts';

const logo = (text: string, overrides: Record<string, unknown> = {}) => ({
  source: 'text' as const,
  url: null,
  assetKey: null,
  markup: null,
  text,
  alt: '',
  classes: 'brand',
  ancestry: '',
  selector: 'a',
  region: 'header' as const,
  box: null,
  color: null,
  backdrop: null,
  inHomeLink: true,
  linkHref: '/',
  siblings: 0,
  detail: '',
  ...overrides,
});
const meta = (name: string, content: string) => ({ name, content });
const nameOf = (pages: PageOverrides[], more: Parameters<typeof evidence>[0] = {}) => {
  const local = { finalUrl: 'http://127.0.0.1:8080/', ...more };
  return things.measure(evidence({ ...local, pages })).facts.name;
};

test.each(['Einfach wunderbar', 'Immer verfügbar', 'Am Friedhof'])(
  'When a title in German is "%s", then it names no kind',
  (title) => {
    const page = { lang: 'de', title, text: [block('Wir freuen uns auf Ihren Besuch in unserem Laden.')] };
    expect(things.compose(things.measure(evidence({ pages: [page] })).facts, {}).category).not.toMatch(
      /wunderbar|verfügbar|Friedhof/,
    );
  },
);

describe('The name of the brand', () => {
  test.each<[string, string, PageOverrides[]]>([
    ['the site declares it', 'Acme', [{ title: 'Invoices for all', meta: [meta('og:site_name', 'Acme')] }]],
    ['title and logo agree', 'Acme', [{ title: 'Home | Acme', logoCandidates: [logo('Acme')] }]],
    ['the title ends with a slogan', 'Acme', [{ title: 'Acme – Project management for modern teams' }]],
    ['the title begins with a slogan', 'Acme', [{ title: 'Project management for modern teams | Acme' }]],
    [
      'the kind of product follows the name',
      'Acme Start',
      [{ title: 'Creative - Acme Start Theme', logoCandidates: [logo('Acme Start')] }],
    ],
    [
      'the rest of the title is a placeholder and the kind of product',
      'Acme Start',
      [{ title: 'Coming Soon - Acme Start Theme' }],
    ],
    [
      'the top bar shows the current page',
      'Anvil Board',
      ['', 'tables'].map((path) => ({
        title: 'Anvil Board by Jane Miller',
        finalUrl: `http://127.0.0.1:8080/${path}`,
        logoCandidates: path ? [logo('Table List', { inHomeLink: false })] : [],
        links: [{ href: 'http://127.0.0.1:8080/tables', text: 'Table List', region: 'nav', rel: '', sameSite: true }],
      })),
    ],
    [
      'an app shows the name of a view',
      'Anvil Design System',
      [
        {
          title: 'Anvil Design System',
          text: [heading('Alerts', 1)],
          links: [{ href: 'http://127.0.0.1:8080/#/alerts', text: 'Alerts', region: 'nav', rel: '', sameSite: true }],
        },
      ],
    ],
    [
      'the first heading is about the page',
      'Anvil Design System',
      [{ title: 'Anvil Design System', text: [heading('Alerts', 1)] }],
    ],
    ['a dot is part of the name', 'Blk• Anvils', [{ title: 'Blk• Anvils by Jane Miller', logoCandidates: [] }]],
    [
      'an author follows the name',
      'Soft Kit',
      [{ title: 'Soft Kit by Jane Miller', logoCandidates: [logo('Soft Kit')] }],
    ],
    [
      'the site name contains a version',
      'Acme',
      [{ title: 'Dashboard | Acme 2026 v4', meta: [meta('og:site_name', 'Acme v4')] }],
    ],
    [
      'the alt text of the logo contains it',
      'Acme',
      [{ title: 'Welcome', logoCandidates: [logo('', { source: 'img', alt: 'Acme logo' })] }],
    ],
    [
      'only the copyright notice contains it',
      'Acme',
      [{ text: [block('© 2019–2024 Acme Inc. All rights reserved.', { region: 'footer' })] }],
    ],
    [
      'JSON-LD declares the organisation',
      'Acme',
      [{ title: 'Hello', jsonLd: [{ '@graph': [{ '@type': 'Organization', name: 'Acme GmbH' }] }] }],
    ],
    [
      'page titles have a common part',
      'Acme',
      ['Pricing', 'About', 'Blog', 'Jobs'].map((page) => ({
        finalUrl: `https://site.test/${page}`,
        title: `${page} · Acme`,
      })),
    ],
    ['capitals are only styling', 'Acme.css', [{ title: 'Acme.css CSS Framework', text: [heading('ACME.CSS', 1)] }]],
    [
      'the copyright notice contains a placeholder',
      'Acme',
      [{ title: 'Acme', text: [block('© Your Website 2023', { region: 'footer' })] }],
    ],
    [
      'the copyright notice of another owner is also marked as a logo',
      'Anvil Register',
      [
        {
          title: 'Anvil Register',
          text: [heading('Anvil Register', 1), block('© Royal copyright', { region: 'footer' })],
          logoCandidates: [
            logo('© Royal copyright', { region: 'footer', inHomeLink: false, classes: 'copyright-logo' }),
          ],
        },
      ],
    ],
    [
      'the copyright notice names the people who made it',
      'Acme Bakery',
      [
        {
          title: 'Acme Bakery',
          logoCandidates: [],
          text: [block('Copyright © 2022 Jane Miller and Tom Smith', { region: 'footer' })],
        },
      ],
    ],
    ['a part of the title is quoted', 'МБОУ «Лицей №7»', [{ title: 'МБОУ «Лицей №7».' }]],
    [
      'the quote ends the name',
      'Центр «Надежда»',
      [{ title: 'Центр «Надежда» — помощь людям', logoCandidates: [logo('Центр «Надежда»')] }],
    ],
    ['the title ends with the word for the home page', 'ACME', [{ title: 'ACME-首頁' }]],
    [
      'the home link says so',
      'ハンマー工房',
      [{ title: 'ハンマー工房', logoCandidates: [logo('TOP', { classes: '' })] }],
    ],
    [
      'the alt text of the logo is a file name',
      'Penzion U Anvilů',
      [{ title: 'Penzion U Anvilů', logoCandidates: [logo('', { source: 'img', alt: 'penzionuanvilu' })] }],
    ],
    ['the site declares a question', 'Ready Yet', [{ title: '', meta: [meta('og:site_name', 'Ready Yet?')] }]],
    [
      'the alt text of the logo says "brand" in Russian letters or sounds',
      'AutoSalon',
      [{ title: 'AutoSalon', logoCandidates: [logo('', { source: 'img', alt: 'Brend' })] }],
    ],
    [
      'the header joins two lines of capitals',
      'Eye Clinic DrAnvil',
      [{ title: 'Eye Clinic DrAnvil - for your eyes', logoCandidates: [logo('EYE CLINICDRANVIL')] }],
    ],
    [
      'nothing indicates it',
      '',
      [{ title: 'Home', logoCandidates: [logo('', { alt: 'main_logo' })], text: [heading('Welcome', 1)] }],
    ],
  ])('When %s, then the name is "%s"', (_, expected, pages) => {
    expect(nameOf(pages)).toBe(expected);
  });

  test('When the domain matches one part of the title, then that part is the name', () => {
    const pages = [{ title: 'Widgets | Acme' }];
    expect(nameOf(pages, { finalUrl: 'https://www.acme.com/' })).toBe('Acme');
    expect(nameOf(pages, { finalUrl: 'https://www.widgets.com/' })).toBe('Widgets');
  });

  test('When a logo is one of a row of similar ones, then it does not give the name', () => {
    const row = (siblings: number) =>
      nameOf([{ title: 'Home', logoCandidates: [logo('Globex', { inHomeLink: false, classes: 'logo', siblings })] }]);
    expect([row(0), row(3)]).toEqual(['Globex', '']);
  });

  test('When only the domain is known, then its label is the name, but never a number', () => {
    expect(nameOf([{ title: '' }], { finalUrl: 'https://acme.co.uk/' })).toBe('acme');
    expect(nameOf([{ title: '' }])).toBe('');
  });

  test('When only a long name is declared, then it is the name; a long title is, if a heading agrees and there is no domain', () => {
    const long = 'Gesellschaft für Donaudampfschifffahrt und Hafenkultur Niederösterreich';
    const finalUrl = 'https://gdh.example/';
    const declared = [{ title: '', meta: [meta('og:site_name', `${long} gGmbH`)] }];
    expect(nameOf(declared, { finalUrl: 'https://gdh.at/' })).toBe(long);
    const titled = [{ title: `${long} gGmbH`, text: [heading(long, 1)] }];
    expect(nameOf(titled)).toBe(long);
    expect(nameOf(titled, { finalUrl: 'https://gdh.at/' })).toBe('gdh');
    expect(nameOf([{ title: long, text: [heading('Willkommen', 1)] }], { finalUrl })).not.toBe(long);
  });
});

describe('Things', () => {
  const describedAs = (page: PageOverrides) => things.measure(evidence({ pages: [page] })).facts.description;
  const TITLE = 'Anvil';

  test.each<[string, string, PageOverrides]>([
    [
      'the page name precedes it twice',
      'Free admin template by Jane Miller. Dark mode and all.',
      {
        title: TITLE,
        meta: [meta('description', 'Dashboard — Dashboard. Free admin template by Jane Miller. Dark mode and all.')],
      },
    ],
    [
      'the name begins with a lower-case letter',
      'jAnvil is a toolbar for people who hammer all day.',
      { title: 'jAnvil', text: [heading('Demos', 1), block('jAnvil is a toolbar for people who hammer all day.')] },
    ],
    [
      'a subtitle describes it',
      "A beautiful replacement for your grandfather's anvil",
      {
        title: TITLE,
        text: [
          heading("A beautiful replacement for your grandfather's anvil", 2),
          block('Anvil automatically centers itself in the yard and looks great.'),
        ],
      },
    ],
    [
      'sentences with the name are about licences only',
      'A set of tools for smiths',
      {
        title: 'Anvil - A set of tools for smiths',
        text: [block('Anvil is made available under free and commercial licenses, as you like.')],
      },
    ],
    [
      'the first line is incomplete',
      '',
      { title: TITLE, text: [block('For those about to hammer...', { region: 'hero' })] },
    ],
  ])('When %s, then the description is "%s"', (_, description, page) => {
    expect(describedAs({ lang: 'en', ...page })).toBe(description);
  });

  test.each(['Strada Salejda 43, Moena TN', 'Hauptstraße 7, 80331 München', '12 Mill Road, Leith'])(
    'When the head describes the site by its address "%s" only, then it has no description',
    (address) => {
      expect(describedAs({ lang: 'en', meta: [meta('description', address)], text: [heading('Acme', 1)] })).toBe('');
    },
  );

  test.each(['Corso di cucina per 8 persone in Moena', '20 years of street food in Leith and beyond'])(
    'When the description "%s" has a number and a word of addresses, then it is used',
    (content) => {
      const text = [heading('Acme', 1), block('Acme bakes bread.')];
      expect(describedAs({ lang: 'en', meta: [meta('description', content)], text })).toBe(content);
    },
  );

  test('When the head contains a description, then that is used', () => {
    const { facts, provenance } = things.measure(
      evidence({ pages: [{ meta: [meta('description', 'Acme pays  your invoices.')], text: ENGLISH_BLOCKS }] }),
    );
    expect(facts.description).toBe('Acme pays your invoices.');
    expect(provenance.find(({ path }) => path === '/description')).toMatchObject({ selector: 'meta[description]' });
  });

  test('When the head has no description, then a sentence of the hero is used, and features are capabilities', () => {
    const { facts } = things.measure(evidence({ pages: [{ title: 'Acme', text: ENGLISH_BLOCKS }] }));
    expect(facts.description).toBe('Acme helps small teams get paid on time.');
    expect(facts.capabilities).toEqual(['Automatic reminders', 'Bank sync']);
  });

  describe('capabilities', () => {
    const cards = (titles: readonly string[], level = 3) =>
      titles.flatMap((title) => [heading(title, level), block(`${title} for teams that send many invoices.`)]);
    const capabilitiesOf = (text: TextBlock[]) =>
      things.measure(evidence({ pages: [{ title: 'Acme', lang: 'en', text: bindToHeadings(...text) }] })).facts
        .capabilities;

    test('When titles of cards are mixed with facts and parts of the page, then only the offers are named', () => {
      const titles = ['🔔 Automatic reminders', 'Bank sync', 'Opening hours: 9:00', 'Contact us', 'Tax reports'];
      titles.push('Thought of invoices,', 'Play and learn!');
      expect(capabilitiesOf([heading('Acme', 1), heading('Our services'), ...cards(titles)])).toEqual([
        'Automatic reminders',
        'Bank sync',
        'Tax reports',
      ]);
    });

    test('When a title among offers has a word for a part of a page in it, then it is an offer too', () => {
      const titles = ['Automatic reminders', 'Bank sync', 'Tax reports', 'Invoices for large events'];
      expect(capabilitiesOf([heading('Acme', 1), heading('Our services'), ...cards(titles)])).toEqual(titles);
    });

    test('When another page repeats the titles and has more of them, then they are added', () => {
      const titles = ['Automatic reminders', 'Bank sync', 'Tax reports'];
      const more = [...titles, 'Invoice export', 'Cash forecasts'];
      const pageOf = (heads: string[], title: string, url: string) => ({
        title: 'Acme',
        lang: 'en',
        finalUrl: url,
        text: bindToHeadings(heading('Acme', 1), heading(title), ...cards(heads)),
      });
      const pages = [
        pageOf(titles, 'Our services', 'https://site.test/'),
        pageOf(more, 'From reminders to forecasts', 'https://site.test/tour'),
      ];
      expect(things.measure(evidence({ pages })).facts.capabilities).toEqual(more);
    });

    test('When titles are values, problems or speakers, then they are no capabilities', () => {
      const titles = ['Automatic reminders', 'Bank sync', 'Tax reports'];
      for (const title of ['Our values', 'The problems', 'Speakers'])
        expect(capabilitiesOf([heading('Acme', 1), heading(title), ...cards(titles)])).toEqual([]);
    });

    test('When they are in a manual, then they are no capabilities', () => {
      const text = bindToHeadings(heading('Features'), ...cards(['Automatic reminders', 'Bank sync', 'Tax reports']));
      const pages = [{ title: 'Acme' }, { kind: 'docs' as const, finalUrl: 'https://site.test/docs', text }];
      expect(things.measure(evidence({ pages })).facts.capabilities).toEqual([]);
    });
  });

  test('When the site is empty, then everything is empty', () => {
    expect(things.measure(evidence({ finalUrl: 'http://127.0.0.1/', pages: [{}] }))).toEqual({
      facts: { name: '', description: '', purpose: '', capabilities: [], category: '' },
      provenance: [],
    });
  });

  const described = (lang: string, title: string, description: string): string =>
    things.measure(evidence({ pages: [{ lang, title, meta: [meta('description', description)] }] })).facts.category;

  test.each([
    ['ar', 'زيبرا | بكجات سياحية فاخرة إلى بالي', 'احجز بكجات سياحية فاخرة إلى بالي مع زيبرا.'],
    ['es', 'Zebra - Creador gratuito de cartas | Gestión de tareas', 'Zebra: creador de cartas y gestión de tareas.'],
  ])('When a title in "%s" only names packages for sale or a later topic, then that is no category', (...site) => {
    expect(['بكجات سياحية فاخرة إلى بالي', 'Gestión de tareas']).not.toContain(described(...site));
  });

  test('When a name has only a word for any workshop, then that is no category', () => {
    expect(described('mk', '7 Зебри Студио', 'Отворено секој ден.')).toBe('');
  });

  test('When JSON-LD declares the type of a kind of business, then that kind is the category', () => {
    const typed = [{ jsonLd: [{ '@type': 'Restaurant', name: 'Acme' }] }];
    const { facts, provenance } = things.measure(evidence({ pages: typed }));
    expect(facts.category).toBe('restaurant');
    expect(provenance.find(({ path }) => path === '/category')?.property).toBe('kind');
  });

  test('When JSON-LD declares a broad type, then its sector is the category; prose of no known industry gives none', () => {
    const typed = [{ jsonLd: [{ '@type': 'FoodEstablishment', name: 'Acme' }] }];
    const { facts, provenance } = things.measure(evidence({ pages: typed }));
    expect(facts.category).toBe('Food and drink');
    expect(provenance.find(({ path }) => path === '/category')?.property).toBe('broad kind');
    expect(things.measure(evidence({ pages: [{ text: [block('A stone lay in the grass.')] }] })).facts.category).toBe(
      '',
    );
  });
});

test('When the only kind that a site without spaces names is its name, then the category is what its noun says', () => {
  const page = {
    title: '杉本工務店',
    lang: 'ja',
    text: [block('長野県安曇野市の杉本工務店。信州の木で家を建てます。')],
  };
  expect(things.measure(evidence({ pages: [page] })).facts.category).toBe('construction company');
});
