import { logoCandidate, storedAsset } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { analyseLogos, inline, square, wide } from './support/logos.ts';

const PICTURE = Buffer.from(wide('#0a7d32'));

describe('A picture in a header without a link home', () => {
  const picture = inline(wide('#0a7d32'), {
    classes: '',
    alt: '',
    text: '',
    ancestry: 'div | header | body',
    region: 'main' as const,
    box: { x: 20, y: 10, width: 120, height: 40 },
    inHomeLink: false,
    linkHref: null,
  });

  test.each([
    ['is alone at its beginning', {}],
    ['is alone in its middle', { box: { x: 660, y: 10, width: 120, height: 40 } }],
    ['is alone in a menu bar', { ancestry: 'div left | div#navbar | body' }],
    ['is alone in a header that is the hero', { region: 'hero' as const }],
  ])('When it %s, then it is the logo', async (_, other) => {
    const { section } = await analyseLogos({ candidates: [{ ...picture, ...other }] });
    expect(section.primary_logo).not.toBeNull();
  });

  test.each([
    ['is one of a row', { siblings: 2 }],
    ['is as small as an icon', { box: { x: 20, y: 10, width: 32, height: 32 } }],
    ['links elsewhere', { linkHref: 'https://maker.test/' }],
    ['is as wide as a banner', { box: { x: 20, y: 10, width: 900, height: 200 } }],
    [
      'is in a page header further down',
      { ancestry: 'div page-header | body', box: { x: 20, y: 400, width: 120, height: 40 } },
    ],
    ['is in the hero below a header', { region: 'hero' as const, ancestry: 'div | section hero | body' }],
  ])('When it %s, then it is not a logo', async (_, other) => {
    const { section } = await analyseLogos({ candidates: [{ ...picture, ...other }] });
    expect(section.primary_logo).toBeNull();
  });
});

test.each([
  ['a picture that is called a logo is at the top of a page without a header', 'LOGO-BOAT', 10, true],
  ['a picture that is called a logo is further down', 'LOGO-BOAT', 400, false],
  ['a picture at the top is called something else', 'catalogo', 10, false],
  ['a picture at the top shows a psychologist', 'psicologo', 10, false],
  ['a picture at the top shows a radiologist', 'radiologo', 10, false],
  ['a picture at the top introduces a book', 'prologo', 10, false],
  ['the file joins the word to another', 'mylogo', 10, true],
  ['the file joins the word to a name in o', 'volvologo', 10, true],
])('When %s, then being the logo (%s, %i px from the top) is %s', async (_, file, y, isLogo) => {
  const picture = {
    url: `https://site.test/${file}.png`,
    classes: '',
    alt: '',
    text: '',
    ancestry: 'body | html',
    region: 'main' as const,
    box: { x: 400, y, width: 100, height: 98 },
    inHomeLink: false,
    linkHref: null,
  };
  const { section } = await analyseLogos({
    candidates: [{ ...inline(wide('#0a7d32'), picture), source: 'img' as const }],
    page: { title: 'Volvo | Home' },
  });
  expect(section.primary_logo !== null).toBe(isLogo);
});

test.each([
  ['Acme', true],
  ['Other Ltd', false],
])(
  'When a tall picture in the text is called a logo and is labelled "%s", then being the logo is %s',
  async (alt, isLogo) => {
    const file = storedAsset({ key: 'k', url: 'https://site.test/logo-pure.png' });
    const picture = {
      url: file.url,
      assetKey: file.key,
      classes: 'logo',
      alt,
      text: alt,
      ancestry: 'div row | div container | body',
      region: 'main' as const,
      box: { x: 570, y: 3_067, width: 300, height: 300 },
      inHomeLink: false,
      linkHref: null,
    };
    const { section } = await analyseLogos({ candidates: [picture], assets: [file], files: { k: PICTURE } });
    expect(section.primary_logo !== null).toBe(isLogo);
  },
);

test('When the brand in the home link is called a face, then it is the logo; a face elsewhere is not', async () => {
  const file = storedAsset({ key: 'k', url: 'https://site.test/face.png' });
  const face = { url: file.url, assetKey: file.key, classes: '', alt: 'Acme', text: 'Acme' };
  const logoOf = async (ancestry: string) => {
    const { section } = await analyseLogos({
      candidates: [
        { source: 'text', url: null, text: 'Acme', classes: 'brand' },
        { ...face, ancestry },
      ],
      assets: [file],
      files: { k: PICTURE },
    });
    return section.primary_logo;
  };
  expect(await logoOf('a brand | div navbar | header')).not.toBeNull();
  expect(await logoOf('a | div navbar | header')).toBeNull();
});

test('When a banner links home and is called as the brand, then it is the logo', async () => {
  const file = storedAsset({ key: 'k', url: 'https://site.test/Banner%20Web.png' });
  const banner = { url: file.url, assetKey: file.key, classes: '', ancestry: 'a | div banner | header' };
  const logoOf = async (alt: string) => {
    const name = { source: 'text' as const, url: null, text: 'Acme', classes: 'brand' };
    const candidates = [name, { ...banner, alt, text: alt }];
    const { section } = await analyseLogos({ candidates, assets: [file], files: { k: PICTURE } });
    return section.primary_logo;
  };
  expect(await logoOf('Acme')).not.toBeNull();
  expect(await logoOf('Summer sale')).toBeNull();
});

test('When a page ends with its logo over the whole width, then it is found; a wide picture of the text is none', async () => {
  const file = storedAsset({ key: 'k', url: 'https://site.test/acme-logo.png' });
  const box = { x: 140, y: 4_000, width: 1_160, height: 1_160 };
  const large = { url: file.url, assetKey: file.key, alt: 'Acme logo', text: '', classes: '', box };
  const rest = { linkHref: null, inHomeLink: false };
  const logoOf = async (region: 'footer' | 'main') => {
    const candidates = [{ ...large, ...rest, region, ancestry: `div ${region}-logo | ${region}` }];
    const { section } = await analyseLogos({ candidates, assets: [file], files: { k: PICTURE } });
    return section.slots.mark_dark ?? section.slots.mark_light ?? section.primary_logo;
  };
  expect(await logoOf('footer')).not.toBeNull();
  expect(await logoOf('main')).toBeNull();
});

test('When other pages declare a sharper favicon, then that of the first page is the favicon', async () => {
  const icons = ['home.png', 'other.png'].map((name, i) =>
    storedAsset({
      key: name,
      url: `https://site.test/${name}`,
      isVector: false,
      format: 'png',
      width: i === 0 ? 400 : 64,
    }),
  );
  const declaring = (index: number) => {
    const { key, url } = icons[index] ?? { key: '', url: '' };
    return {
      favicons: [{ url: url ?? '', rel: 'icon', type: '', sizes: '', assetKey: key }],
      headLinks: [{ rel: 'icon', href: url ?? '', sizes: '', type: '', media: '', color: '' }],
    };
  };
  const files = Object.fromEntries(icons.map(({ key }) => [key, PICTURE]));
  const { section } = await analyseLogos({
    candidates: [],
    assets: icons,
    files,
    page: declaring(0),
    others: [{ finalUrl: 'https://site.test/other', logoCandidates: [], ...declaring(1) }],
  });
  expect(section.favicon?.source_url).toBe('https://site.test/home.png');
});

test('When only narrow screens show the name in type, then the picture beside it is the logo', async () => {
  const name = { source: 'text' as const, url: null, text: 'Acme', classes: 'logo' };
  const mark = inline(square('#0a7d32'), { alt: 'Acme' });
  const view = {
    name: 'mobile' as const,
    trigger: '(max-width: 390px)',
    viewport: { width: 390, height: 844 },
    documentHeight: 900,
    canvasColor: '#ffffff',
    screenshot: null,
    pixels: [],
    firstScreenPixels: [],
    styles: [],
    customProperties: [],
    logoCandidates: [name, mark].map(logoCandidate),
  };
  const { section } = await analyseLogos({ candidates: [], page: { views: [view] } });
  expect(section.primary_logo).not.toBeNull();
});
