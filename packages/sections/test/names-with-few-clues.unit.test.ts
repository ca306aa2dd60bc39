import { evidence, logoCandidate, type PageOverrides } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { things } from '../src/things/index.ts';
import { block, heading } from './support/text-blocks.ts';

const ORIGIN = 'http://127.0.0.1:8080/';
const nameOf = (pages: PageOverrides[]): string => things.measure(evidence({ finalUrl: ORIGIN, pages })).facts.name;
const copyright = (text: string) => block(text, { region: 'footer' });
const link = (href: string, text: string): NonNullable<PageOverrides['links']>[number] => ({
  href,
  text,
  region: 'nav',
  rel: '',
  sameSite: href.startsWith(ORIGIN),
  collapsed: false,
});
const pictureInHeader = (alt: string, linkHref: string | null = ORIGIN) =>
  logoCandidate({ source: 'img', region: 'header', alt, linkHref, inHomeLink: linkHref === ORIGIN, classes: 'logo' });

describe('Addresses of the site', () => {
  const text = [heading('High-altitude adventures', 1), heading('Anvil Tours', 1)];

  test('When a heading spells the host of an e-mail address that is written out, then it is the name', () => {
    const withMail = [...text, copyright('contact@anvil-tours.info')];
    expect(nameOf([{ title: 'Document', text: withMail }])).toBe('Anvil Tours');
  });

  test('When the first heading of another page spells an account of the site, then it is the name', () => {
    const links = [{ ...link('https://www.instagram.com/anviltours/', 'Instagram'), region: 'footer' as const }];
    const home = { title: 'Document', text: text.slice(0, 1), links };
    const about = { title: 'Document', finalUrl: `${ORIGIN}about.html`, text: text.slice(1) };
    expect(nameOf([home, about])).toBe('Anvil Tours');
  });
});

describe('Names whose words a title joins', () => {
  const nameIn = (...texts: string[]): string =>
    nameOf([
      { title: 'Home - AnvilGardenClub', text: texts.map((words) => block(words)) },
      { title: 'Events - AnvilGardenClub', finalUrl: `${ORIGIN}events.html`, text: [] },
    ]);

  test('When the site writes the words apart in its texts, then so is the name', () => {
    expect(nameIn('Anvil Garden Club is open to all.', 'Join Anvil Garden Club today.', 'AnvilGardenClub')).toBe(
      'Anvil Garden Club',
    );
  });

  test('When a longer word begins like the last one, then that is no mention of the name', () => {
    expect(nameIn('Anvil Garden Clubs are all over town.', 'Two Anvil Garden Clubs met at AnvilGardenClub.')).toBe(
      'AnvilGardenClub',
    );
  });

  test('When the site joins them in its texts too, then so does the name', () => {
    expect(nameIn('AnvilGardenClub is open to all.', 'Join AnvilGardenClub, once the Anvil Garden Club.')).toBe(
      'AnvilGardenClub',
    );
  });
});

describe('Titles', () => {
  const page = (path: string, title: string): PageOverrides => ({ title, finalUrl: `${ORIGIN}${path}`, text: [] });
  const text = [block('Anvil Works is where makers meet.'), block('Jo Smith is one of them.')];
  const profile = page('jo.html', 'Member profile: Jo Smith');

  test('When most titles have two words in common, each beside others, then these are the name', () => {
    const home = { title: "Welcome to the town's first workshop", text };
    const inner = [page('about.html', 'About Anvil Works'), page('find.html', "Visiting Anvil Works' rooms")];
    expect(nameOf([home, ...inner, page('join.html', 'Join Anvil Works')])).toBe('Anvil Works');
    expect(nameOf([home, ...inner, page('join.html', 'Join Anvil Works'), profile])).toBe('Anvil Works');
    expect(nameOf([home, page('about.html', 'About Anvil Works'), profile])).not.toBe('Anvil Works');
  });
});

describe('Headers', () => {
  test('When a header has the name in two scripts, one below the other, then the name is the first', () => {
    const text = [
      block('末広屋旅館', { region: 'header' }),
      block('KUSATSU ONSEN SUEHIROYA', { region: 'header' }),
      block('末広屋旅館は、湯畑まで徒歩2分の宿でございます。'),
    ];
    const logo = logoCandidate({
      source: 'text',
      region: 'header',
      text: '末広屋旅館 KUSATSU ONSEN SUEHIROYA',
      linkHref: ORIGIN,
      inHomeLink: true,
      classes: 'brand',
    });
    expect(nameOf([{ title: '草津温泉 末広屋旅館｜湯畑の宿', text, logoCandidates: [logo] }])).toBe('末広屋旅館');
  });

  test('When the main heading is in the bar at the top, then it is the name, though the copyright is shorter', () => {
    const text = [
      heading('Prevoz Anvilić', 1, { region: 'nav' }),
      heading('Brz i siguran prevoz', 2),
      copyright('© 2026 Prevoz | Sva prava zadržana'),
    ];
    const meta = [{ name: 'description', content: 'Prevoz Anvilić – nudimo siguran prevoz u Crnoj Gori.' }];
    expect(nameOf([{ title: 'Kombi prevoz Anvilić sirom Crne Gore', text, meta }])).toBe('Prevoz Anvilić');
  });

  test('When pictographs stand around a name, then they are no part of it', () => {
    expect(nameOf([{ title: '⚓ Anvil Museum ⚒️' }])).toBe('Anvil Museum');
  });

  test('When the text of the logo says what the brand is, then the name is as the title has it', () => {
    const logoCandidates = [pictureInHeader('logo kafića Melange')];
    expect(nameOf([{ title: 'Melange | Najbolja kafa u gradu!', logoCandidates }])).toBe('Melange');
  });

  test.each(['Konsido 3PL logotyp', 'ヘッダーロゴ'])(
    'When a text reads "%s", then its words for a logo are no name',
    (alt) => {
      expect(nameOf([{ title: 'Hem', logoCandidates: [pictureInHeader(alt)] }])).toBe(
        alt.startsWith('Konsido') ? 'Konsido 3PL' : '',
      );
    },
  );

  test('When a picture links to an account at a network, then the network is not the name', () => {
    const logoCandidates = [pictureInHeader('Facebook', 'https://www.facebook.com/anvil')];
    expect(nameOf([{ title: 'Home', logoCandidates }])).toBe('');
  });

  test('When a menu leads to the part of the page below the first heading, then this is no name', () => {
    const text = [heading('Naša priča', 1), copyright('© Anvil')];
    const links = [link(`${ORIGIN}#prica`, 'Naša priča')];
    const named = { title: '', text, links };
    expect(nameOf([named])).toBe('Anvil');
    expect(nameOf([{ ...named, text: text.slice(0, 1) }])).toBe('');
  });
});

describe('Titles', () => {
  test('When all pages have one title, then what it repeats is not therefore the name', () => {
    const title = 'Fletes Especializados: Lowboy, Plataforma | Transporte de Carga Pesada';
    const text = [block('FLETERANVIL mueve su carga. FLETERANVIL no hace mudanzas.'), copyright('© FLETERANVIL')];
    const pages = ['', 'servicios', 'unidades'].map((path) => ({ title, finalUrl: `${ORIGIN}${path}`, text }));
    expect(nameOf(pages)).toBe('FLETERANVIL');
  });

  test('When the description begins with the title, then this comes before a copyright that says something else', () => {
    const meta = [{ name: 'description', content: 'Anvil Upholstery and bags at affordable prices.' }];
    const text = [copyright('© 2024 Sofas & Bags')];
    expect(nameOf([{ title: 'Anvil Upholstery', meta, text }])).toBe('Anvil Upholstery');
  });
});

describe('Headers with the logos of other bodies', () => {
  const others = ['Logo Zebra Union', 'Logo Harbour Fund', 'Logo Valley Bank'].map((alt) => pictureInHeader(alt));
  const text = [copyright('© 2026 Anvil House')];

  test('When title and copyright agree on a name that none of three logos has, then it is the name', () => {
    expect(nameOf([{ title: 'Anvil House', logoCandidates: others, text }])).toBe('Anvil House');
  });

  test('When one of the logos is of that name, or there is one logo only, then logos count', () => {
    const own = [...others, pictureInHeader('Anvil House')];
    expect(nameOf([{ title: 'Anvil House', logoCandidates: own, text }])).toBe('Anvil House');
    expect(nameOf([{ title: 'Tools', logoCandidates: [pictureInHeader('Anvil House')], text: [] }])).toBe(
      'Anvil House',
    );
    const marks = ['Anvil House', 'Facebook', 'Instagram'].map((alt) => pictureInHeader(alt));
    const byMiller = [copyright('© 2026 Miller Media')];
    expect(nameOf([{ title: 'Anvil House - Miller Media', logoCandidates: marks, text: byMiller }])).toBe(
      'Anvil House',
    );
  });
});

test('When a copyright notice ends in marks that stand alone, then they are no part of the name', () => {
  expect(nameOf([{ title: 'Tools for smiths', text: [copyright('© 2026 Anvil House - ! - !')] }])).toBe('Anvil House');
  expect(nameOf([{ title: 'Bravo !', text: [copyright('© 2026 Bravo !')] }])).toBe('Bravo !');
});
