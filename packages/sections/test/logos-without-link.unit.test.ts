import { logoCandidate } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { analyseLogos, inline, square, wide } from './support/logos.ts';

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
    ['is in the hero', { region: 'hero' as const }],
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
