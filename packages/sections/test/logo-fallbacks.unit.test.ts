import { imageEvidence, storedAsset } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { analyseLogos } from './support/logos.ts';

const DRAWING = 'b2b1b959d9b169d9';
const icon = storedAsset({ key: 'icon', width: 16, height: 16, dhash: DRAWING });
const picture = storedAsset({ key: 'picture', width: 434, height: 434, dhash: 'b2b1b958d8b969d8' });
const favicons = [{ url: 'https://site.test/icon', rel: 'icon', type: '', sizes: '', assetKey: 'icon' }];
const shown = (more = {}) =>
  imageEvidence({
    url: 'https://site.test/picture',
    assetKey: 'picture',
    box: { x: 124, y: 954, width: 434, height: 434 },
    ...more,
  });

describe('A file that is called nothing but "logo", below a name that is set in type', () => {
  const name = { source: 'text' as const, url: null, text: 'Acme', classes: 'brand' };
  const file = (more = {}) => ({
    url: 'https://site.test/img/logo-brown.png',
    assetKey: 'picture',
    classes: '',
    ancestry: 'footer',
    alt: '',
    text: '',
    region: 'footer' as const,
    inHomeLink: false,
    linkHref: null,
    box: { x: 800, y: 4_600, width: 300, height: 280 },
    ...more,
  });
  const primary = async (more = {}) =>
    (await analyseLogos({ candidates: [name, file(more)], assets: [picture] })).section.primary_logo?.source_url;

  test('When the first page shows it large and alone, then it is the logo', async () => {
    expect(await primary()).toBe('https://site.test/img/logo-brown.png');
  });

  test('When pictures of its size are in the same part of the page, but it is drawn like the icon of the site, then it is the logo', async () => {
    const { section } = await analyseLogos({
      candidates: [name, file({ siblings: 6, region: 'main', ancestry: 'div card' })],
      assets: [icon, picture],
      page: { favicons },
    });
    expect(section.primary_logo?.source_url).toBe('https://site.test/img/logo-brown.png');
  });

  test.each([
    ['it is small', { box: { x: 800, y: 4_600, width: 60, height: 60 } }],
    ['it is one of several', { siblings: 3 }],
    ['it links to another site', { linkHref: 'https://other.test/' }],
    ['its name is that of something else', { url: 'https://site.test/img/logo-festival.png' }],
  ])('When %s, then the name is the logo', async (_, more) => {
    expect(await primary(more)).toBeUndefined();
  });
});

describe('A picture in the text of the first page that is drawn like the icon of the site', () => {
  test('When nothing else can be the logo, then it is', async () => {
    const { section } = await analyseLogos({
      candidates: [],
      assets: [icon, picture],
      page: { favicons, images: [shown()] },
    });
    expect(section.primary_logo?.source_url).toBe('https://site.test/picture');
  });

  test.each([
    ['it is drawn otherwise', [icon, { ...picture, dhash: '063e4e4ece1c4edf' }], {}, []],
    ['it is as small as an icon', [icon, picture], { box: { x: 20, y: 20, width: 28, height: 28 } }, []],
    ['it links to something', [icon, picture], { linkHref: 'https://site.test/app' }, []],
    [
      'the name is set in type in the header',
      [icon, picture],
      {},
      [{ source: 'text' as const, url: null, text: 'Acme', classes: 'brand' }],
    ],
  ])('When %s, then it is not the logo', async (_, assets, more, candidates) => {
    const { section } = await analyseLogos({ candidates, assets, page: { favicons, images: [shown(more)] } });
    expect(section.primary_logo).toBeNull();
  });
});

test('When a link home is only called "Home", then it is not a name set in type', async () => {
  const { section } = await analyseLogos({
    candidates: [{ source: 'text', url: null, text: 'الرئيسية' }],
    assets: [icon, picture],
    page: { favicons, images: [shown()] },
  });
  expect(section.primary_logo?.source_url).toBe('https://site.test/picture');
});

test('When only the title of another page has the name of a maker, then the logo of that maker is not the logo', async () => {
  const makersLogo = {
    url: 'https://site.test/forever52-logo.png',
    assetKey: 'maker',
    text: 'Forever52',
    alt: 'Forever52',
    ancestry: 'div card | section | body',
    region: 'main' as const,
    box: { x: 800, y: 300, width: 140, height: 36 },
    inHomeLink: false,
    linkHref: null,
  };
  const { section } = await analyseLogos({
    candidates: [],
    assets: [storedAsset({ key: 'maker' })],
    others: [{ title: 'Forever52', url: 'https://site.test/forever52', logoCandidates: [makersLogo] }],
  });
  expect(section.primary_logo).toBeNull();
});
