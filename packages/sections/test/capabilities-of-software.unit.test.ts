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
const toldOf = (links: PageLink[], text: string, above: TextBlock[] = []): string[] =>
  things.measure(
    evidence({
      pages: [
        {
          title: 'Tapewise',
          lang: 'en',
          links,
          text: bindToHeadings(
            heading('Tapewise', 1, { region: 'hero' }),
            block('Tapewise reads old magnetic tapes.', { region: 'hero' }),
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
    expect(toldOf([link], TEXT)).toEqual(expect.arrayContaining([...TITLES, ...SERVICES]));
  });

  test('When nothing shows that a site is of software, then qualities alone are not told', () => {
    expect(toldOf([], TEXT)).toEqual(SERVICES);
    expect(toldOf([linkTo('https://github.com/tapewise')], TEXT)).toEqual(SERVICES);
  });

  test('When titles have no texts of their own, then they are no cards', () => {
    expect(toldOf([CODE], 'Reads tapes.')).toEqual(SERVICES);
  });

  test.each(['Want to contribute?', 'Timeline', 'Our collaborators'])(
    'When cards stand under "%s", then nothing is told of them',
    (above) => {
      expect(toldOf([CODE], TEXT, [heading(above, 2)])).toEqual(SERVICES);
    },
  );
});
