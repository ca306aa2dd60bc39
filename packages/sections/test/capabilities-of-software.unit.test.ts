import type { PageLink, TextBlock } from '@brandprint/contracts';
import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { things } from '../src/things/index.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

const TITLES = ['Lightweight & quick', 'Native everywhere', 'Tidy reels', 'Works offline'];
const SERVICES = ['Tape repair', 'Tape copying', 'Tape storage'];
const TEXT = 'It reads a whole reel of tape while others are still looking for the first one.';

const linkTo = (href: string): PageLink => ({ href, text: 'Get it', region: 'hero', rel: '', sameSite: false });
const CODE = linkTo('https://github.com/tapewise/tapewise');

/** What is told of a first page with cards, below a heading if one is given, above a list of services. */
const toldOf = (
  links: PageLink[],
  text: string,
  above: TextBlock[] = [],
  line = 'Tapewise is an app that reads old magnetic tapes.',
): string[] =>
  things.measure(
    evidence({
      pages: [
        {
          title: 'Tapewise',
          lang: 'en',
          links,
          text: bindToHeadings(
            heading('Tapewise', 1, { region: 'hero' }),
            block(line, { region: 'hero' }),
            ...above,
            ...TITLES.flatMap((title) => [heading(title, above.length > 0 ? 3 : 2), block(text)]),
            heading('Our services', 2),
            ...SERVICES.map((service) => block(service, { kind: 'list-item' })),
          ),
        },
      ],
    }),
  ).facts.capabilities ?? [];

describe('Capabilities of software', () => {
  test.each([
    ['its code', CODE],
    ['a store for phones', linkTo('https://play.google.com/store/apps/details?id=org.tapewise')],
    ['a catalogue of extensions', linkTo('https://addons.mozilla.org/firefox/addon/tapewise/')],
  ])('When a first page links to %s, then the titles of its cards are told, qualities too', (_, link) => {
    expect(toldOf([link], TEXT)).toEqual([...SERVICES, ...TITLES]);
  });

  test('When nothing shows that a site is of software, then qualities alone are not told', () => {
    expect(toldOf([], TEXT)).toEqual(SERVICES);
    expect(toldOf([linkTo('https://github.com/tapewise')], TEXT)).toEqual(SERVICES);
  });

  test.each([
    ['a gym in a store', linkTo('https://apps.apple.com/gb/app/harbour-gym/id123'), 'Harbour Gym. Download our app.'],
    ['a form', { ...CODE, href: 'https://harbour.example/form.pdf', text: 'Download the form' }, 'A place to read.'],
    ['the theme of its site', linkTo('https://github.com/jekyll/minimal-mistakes'), 'A café by the harbour.'],
    ['ice cream in a store', linkTo('https://play.google.com/store/apps/details?id=a'), '濃厚なソフトクリームの専門店'],
  ])('When a house that is no software links to %s, then qualities alone are not told', (_, link, line) => {
    expect(toldOf([link], TEXT, [], line)).toEqual(SERVICES);
  });

  test('When titles have no texts of their own, then they are no cards', () => {
    expect(toldOf([CODE], 'Reads tapes.')).toEqual(SERVICES);
  });

  test.each([
    'Want to contribute?',
    'Our allies',
    'National collaborators',
    'Tapewise vs others',
    'How it compares',
    'Life without Tapewise',
    'How it works',
  ])('When cards stand under "%s", then they are not told whole', (above) => {
    expect(toldOf([CODE], TEXT, [heading(above, 2)])).not.toContain('Native everywhere');
  });
});

describe('When a list of features stands on the first page of software, then all of it is told, of long items what they open with', () => {
  const ITEMS = [
    'Zolo',
    'Reads tapes of all widths (from the reels of 1951 to the cassettes of today, with a few exceptions for broken ones)',
    'Mends broken tapes',
  ];
  const OPENINGS = ['Zolo', 'Reads tapes of all widths', 'Mends broken tapes'];
  const GERMAN = ['Zolo', 'Läuft auf jedem Band', 'Druckt das Protokoll'];
  const JAPANESE = ['テープの読み取り', '文字の印刷', '音声の書き起こし'];

  const listed = (lang: string, above: string, items: string[], links = [CODE]): string[] =>
    things.measure(
      evidence({
        pages: [
          {
            title: 'Tapewise',
            lang,
            links,
            text: bindToHeadings(
              heading('Tapewise', 1, { region: 'hero' }),
              heading(above, 2),
              ...items.map((item) => block(item, { kind: 'list-item' })),
            ),
          },
        ],
      }),
    ).facts.capabilities ?? [];

  test.each([
    ['en', 'What can I do with it?', ITEMS, OPENINGS],
    ['en', 'Tapewise features include:', ITEMS, OPENINGS],
    ['de', 'Funktionen', GERMAN, GERMAN],
    ['ja', '主な機能', JAPANESE, JAPANESE],
  ])('in "%s", under %s', (lang, above, items, told) => {
    expect(listed(lang, above, items)).toEqual(told);
  });

  test.each([
    ['calls and questions', ['Learn more', 'Is your tape broken?', 'And much more!']],
    ['facts', ['License: MIT', 'Author: Jane Miller', 'Size: 80 x 50 mm', 'Last update: March 2024']],
    ['parts of the site', ['FAQ', 'Changelog', 'Contact us']],
  ])('of its items, %s are none', (_, others) => {
    expect(listed('en', 'Features', [...OPENINGS.slice(0, 2), 'Prints', ...others])).toEqual([
      ...OPENINGS.slice(0, 2),
      'Prints',
    ]);
  });

  test.each([
    'No need to install any of the following (Java, Flash, or a driver for tapes of the years from 1951 to today)',
    'We do not support tapes of paper (which were in use before the war and are kept in a few museums to this day)',
  ])('of a long item that says what there is not, nothing is told: %s', (item) => {
    expect(listed('en', 'Features', [...OPENINGS.slice(0, 2), 'Prints', item])).toEqual([
      ...OPENINGS.slice(0, 2),
      'Prints',
    ]);
  });

  test('under a heading of something else, or where nothing shows that it is software, nothing is told', () => {
    expect(listed('en', 'Featured articles', ITEMS)).toEqual([]);
    expect(listed('en', 'Features', ['Donate today', 'Write to your MP', 'Tell your friends'], [])).toEqual([]);
    expect(listed('en', 'Features of version 2.1', ITEMS)).not.toContain('Zolo');
  });
});
