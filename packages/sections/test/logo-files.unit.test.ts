import type { LogoCandidate } from '@brandprint/contracts';
import { storedAsset } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { sanitizeSvg } from '../src/shared/sanitize-svg.ts';
import { analyseLogos, inline, square, wide } from './support/logos.ts';

describe('Slots', () => {
  test('When a logo is black, then it is for light backgrounds, and a white one is generated for dark backgrounds', async () => {
    const { section, saved } = await analyseLogos({ candidates: [inline(wide('#000000'))] });
    expect(section.slots.wordmark_light).not.toHaveProperty('generated');
    expect(section.slots.wordmark_dark).toMatchObject({ generated: true, format: 'svg', is_vector: true });
    expect([section.slots.mark_light, section.slots.mark_dark]).toEqual([null, null]);
    expect(saved.at(-1)?.body.toString()).toContain('fill="#ffffff"');
  });

  test('When a logo has a strong colour, then the same file is used on both backgrounds', async () => {
    const { section } = await analyseLogos({ candidates: [inline(square('#696cff'))] });
    expect(section.slots.mark_light).toEqual(section.slots.mark_dark);
    expect(section.slots.mark_light).not.toHaveProperty('generated');
  });

  test('When light and dark logos are found, then nothing is generated', async () => {
    const { section, saved } = await analyseLogos({
      candidates: [inline(wide('#111111')), inline(wide('#ffffff'), { classes: 'site-logo dark' })],
    });
    expect(section.variants).toHaveLength(2);
    expect(saved).toHaveLength(2);
    expect(section.slots.wordmark_light?.asset_path).not.toBe(section.slots.wordmark_dark?.asset_path);
  });

  test('When two files are visible on both grounds, then each slot has the one that the site shows there', async () => {
    const { section } = await analyseLogos({
      candidates: [
        inline(wide('#d6336c'), { backdrop: '#ffffff' }),
        inline(wide('#e8590c'), { backdrop: '#1a1a2e', region: 'footer' }),
      ],
    });
    const [first, second] = section.variants;
    expect(section.slots.wordmark_light?.asset_path).toBe(first?.asset_path);
    expect(section.slots.wordmark_dark?.asset_path).toBe(second?.asset_path);
  });

  test('When a logo is shown on both grounds and another one on the dark one alone, then the other is the one for dark grounds', async () => {
    const { section } = await analyseLogos({
      candidates: [
        inline(wide('#d6336c'), { backdrop: '#ffffff' }),
        inline(wide('#d6336c'), { backdrop: '#1a1a2e', region: 'footer', selector: 'footer svg' }),
        inline(wide('#e8590c'), { backdrop: '#1a1a2e', region: 'footer', selector: 'aside svg' }),
      ],
    });
    const [both, onDark] = section.variants;
    expect(section.slots.wordmark_light?.asset_path).toBe(both?.asset_path);
    expect(section.slots.wordmark_dark?.asset_path).toBe(onDark?.asset_path);
  });

  test('When a logo in white and a colour lies on a mid-tone, then it is not for light backgrounds; a coloured one is no better for dark ones', async () => {
    const twoTone = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="30"><rect x="2" y="5" width="80" height="20" fill="#fff"/><rect x="90" y="5" width="20" height="20" fill="#f2c94c"/></svg>`;
    const { section } = await analyseLogos({
      candidates: [
        inline(wide('#3b82f6'), { backdrop: '#ffffff' }),
        inline(twoTone, { backdrop: '#57c3f7', region: 'footer', selector: 'footer svg' }),
      ],
    });
    const [blue, white] = section.variants;
    expect(section.slots.wordmark_light?.asset_path).toBe(blue?.asset_path);
    expect(section.slots.wordmark_dark?.asset_path).toBe(white?.asset_path);
  });

  test('When a site shows a dark plate with thin white letters on a dark ground, then it is for dark backgrounds too', async () => {
    const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><circle cx="50" cy="50" r="49" fill="#072f3c"/><rect x="20" y="44" width="60" height="8" fill="#fff"/></svg>`;
    const { section } = await analyseLogos({ candidates: [inline(plate, { backdrop: '#072f3c' })] });
    expect(section.slots.mark_dark?.asset_path).toBe(section.variants[0]?.asset_path);
  });

  test('When the first logo is white and lies over a picture, then it is the one for dark grounds, though the footer has another there', async () => {
    const { section } = await analyseLogos({
      candidates: [
        inline(wide('#ffffff'), { backdrop: null }),
        inline(wide('#e8590c'), { backdrop: '#212529', region: 'footer', selector: 'footer svg' }),
      ],
    });
    const [white, orange] = section.variants;
    expect(section.slots.wordmark_dark?.asset_path).toBe(white?.asset_path);
    expect(section.slots.wordmark_light?.asset_path).toBe(orange?.asset_path);
  });

  test('When a site shows a badge with a white plate on white, then it is for light backgrounds too; a white logo is not', async () => {
    const badge = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="30"><rect width="120" height="30" rx="15" fill="#fff"/><rect x="30" y="10" width="60" height="8" fill="#222"/></svg>`;
    const slotsOf = async (markup: string) =>
      (await analyseLogos({ candidates: [inline(markup, { backdrop: '#ffffff' })] })).section.slots;
    const slots = await slotsOf(badge);
    expect(slots.wordmark_light).not.toBeNull();
    expect(slots.wordmark_light?.asset_path).toBe(slots.wordmark_dark?.asset_path);
    expect((await slotsOf(wide('#ffffff'))).wordmark_light).toMatchObject({ generated: true });
  });

  test('When filters make a white silhouette of a logo on dark grounds, then the slot for these has the silhouette', async () => {
    const two = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="30"><rect width="60" height="30" fill="#d6336c"/><circle cx="100" cy="15" r="12" fill="#1971c2"/></svg>`;
    const slotsOf = async (more: Partial<LogoCandidate>) =>
      (
        await analyseLogos({
          candidates: [
            inline(two, { backdrop: '#ffffff' }),
            inline(two, { backdrop: '#1a1a2e', region: 'footer', ...more }),
          ],
        })
      ).section.slots;
    const plain = await slotsOf({});
    expect(plain.wordmark_dark).toEqual(plain.wordmark_light);
    const white = await slotsOf({ repaint: 'white' });
    expect(white.wordmark_light).toEqual(plain.wordmark_light);
    expect(white.wordmark_dark).toMatchObject({ generated: true });
  });

  test('When filters change the colours of a logo on a ground, then another file that is shown there as it is comes first', async () => {
    const { section } = await analyseLogos({
      candidates: [
        inline(wide('#d6336c'), { backdrop: '#1a1a2e', repaint: 'other' }),
        inline(wide('#e8590c'), { backdrop: '#1a1a2e', region: 'footer' }),
      ],
    });
    expect(section.slots.wordmark_dark?.asset_path).toBe(section.variants[1]?.asset_path);
  });

  test('When a logo is a scan on uneven light paper, then it is for light backgrounds only', async () => {
    const scan = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60"><linearGradient id="g" x2="1" y2="1"><stop stop-color="#f8f7f2"/><stop offset="1" stop-color="#dcdbd9"/></linearGradient><rect width="120" height="60" fill="url(#g)"/><rect x="30" y="20" width="60" height="8" fill="#222"/></svg>`;
    const own = storedAsset({ key: 'logo.png', url: 'https://site.test/logo.png', width: 120, height: 60 });
    const body = await sharp(Buffer.from(scan)).png().toBuffer();
    const { section } = await analyseLogos({
      candidates: [{ url: own.url, assetKey: own.key }],
      assets: [own],
      files: { [own.key]: body },
    });
    expect(section.slots.wordmark_light).toMatchObject({ asset_path: own.assetPath });
    expect(section.slots.wordmark_dark).toBeNull();
  });

  test('When a logo is a raster image with black pixels, then a white raster image is generated', async () => {
    const own = storedAsset({ key: 'logo.png' });
    const body = await sharp(Buffer.from(wide('#000000')))
      .png()
      .toBuffer();
    const { section, saved } = await analyseLogos({
      candidates: [{ url: own.url, assetKey: own.key }],
      assets: [own],
      files: { [own.key]: body },
    });
    expect(section.slots.wordmark_dark).toMatchObject({ generated: true, format: 'png' });
    const { data } = await sharp(saved[0]?.body).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray((15 * 120 + 60) * 4, (15 * 120 + 60) * 4 + 4)]).toEqual([255, 255, 255, 255]);
  });
});

describe('Vectors', () => {
  test('When an inline SVG contains scripts and external references, then only the drawing is stored', async () => {
    const hostile = `<svg viewBox="0 0 120 30" onload="alert(1)"><script>alert(2)</script><foreignObject><p>x</p></foreignObject>
      <image href="https://evil.test/a.png"/><style>@import url(https://evil.test/b.css); .a{fill:url(https://evil.test/c)}</style>
      <a href="javascript:alert(3)"><rect width="110" height="20" fill="#123456"/></a><use href="#b"/><path id="b" d="M0 0h10v10z" style="fill:url(http://evil.test)"/></svg>`;
    const { section, saved } = await analyseLogos({ candidates: [inline(hostile)] });
    const stored = saved[0]?.body.toString() ?? '';
    expect(stored).toContain('#123456');
    expect(stored).not.toMatch(/script|alert|foreignObject|evil|onload|@import/i);
    expect(section.primary_logo).toMatchObject({ format: 'svg', is_vector: true, width: 120, height: 30 });
  });

  test.each([
    ['an escaped URL in a style', '<style>.a{fill:u\\72l(//evil.test/a)}</style>'],
    ['an image set in a style', '<style>.a{background:image-set("//evil.test/a" 1x)}</style>'],
    ['an escaped URL in an attribute', '<g style="fill:\\75rl(//evil.test/a)"/>'],
    ['a <use> of another file', '<use href="https://evil.test/a.svg#b"/>'],
    ['a <use> of a data URL', '<use href="data:image/svg+xml;base64,ZXZpbA==#evil.test"/>'],
    ['a filter that loads an image', '<filter id="f"><feImage href="//evil.test/a"/></filter>'],
    ['an animated link', '<a><animate attributeName="href" values="javascript:evil.test"/></a>'],
    ['an event handler on a shape', '<path d="M0 0h1" onclick="evil.test"/>'],
    ['an embedded page', '<foreignObject><iframe src="//evil.test"></iframe></foreignObject>'],
    ['a processing instruction', '<?xml-stylesheet href="//evil.test/a.css"?>'],
  ])('When an SVG has %s, then that is removed', (_, part) => {
    const clean = sanitizeSvg(`<svg viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="#123456"/>${part}</svg>`)?.markup ?? '';
    expect(clean).toContain('#123456');
    expect(clean).not.toMatch(/evil|iframe|onclick|javascript/i);
  });

  test('When an SVG has only one side or only a viewBox, then its size is derived', () => {
    expect(sanitizeSvg('<svg width="25" viewBox="0 0 25 42"><path d="M0 0h9v9z"/></svg>')).toMatchObject({
      width: 25,
      height: 42,
    });
    expect(sanitizeSvg('<svg viewBox="0 0 24 12"><path d="M0 0h9v9z"/></svg>')).toMatchObject({
      width: 24,
      height: 12,
    });
    expect(sanitizeSvg('<svg width="100%"><path d="M0 0h9v9z"/></svg>')).toMatchObject({ width: null, height: null });
    expect(sanitizeSvg('not a vector')).toBeNull();
  });
});

describe('Favicon', () => {
  const analyseIcons = (...given: [rel: string, file: string, sizes?: string][]) => {
    const assets = given.map(([, file]) =>
      storedAsset({ key: file, isVector: file.endsWith('.svg'), width: 32, height: 32 }),
    );
    const favicons = given.map(([rel, file, sizes = '']) => ({
      url: `https://site.test/${file}`,
      rel,
      type: '',
      sizes,
      assetKey: file,
    }));
    const headLinks = favicons
      .filter(({ url }) => !url.endsWith('/asked-for.ico'))
      .map(({ url, rel, sizes }) => ({ rel, href: url, type: '', sizes, media: '', color: '' }));
    return analyseLogos({ candidates: [], assets, page: { favicons, headLinks } });
  };
  const icons = (...given: Parameters<typeof analyseIcons>) =>
    analyseIcons(...given).then(({ section }) => section.favicon?.source_url);

  test('When several icons are declared, then the sharpest plain icon is chosen', async () => {
    expect(await icons(['shortcut icon', 'favicon.ico'], ['icon', 'favicon.png'])).toBe(
      'https://site.test/favicon.png',
    );
    expect(await icons(['apple-touch-icon', 'touch.png', '180x180'], ['icon', 'favicon.png'])).toBe(
      'https://site.test/favicon.png',
    );
    expect(await icons(['icon', '16.png', '16x16'], ['icon', '32.png', '32x32'])).toBe('https://site.test/32.png');
    expect(await icons(['icon', '32.png', '32x32'], ['icon', 'icon.svg'])).toBe('https://site.test/icon.svg');
  });

  test('When an icon is not declared in the head, then declared ones come first, except touch icons', async () => {
    const askedFor: [string, string] = ['icon', 'asked-for.ico'];
    expect(await icons(['icon', '16.png', '16x16'], askedFor)).toBe('https://site.test/16.png');
    expect(await icons(['shortcut icon', '16.png', '16x16'], askedFor)).toBe('https://site.test/16.png');
    expect(await icons(['apple-touch-icon', 'touch.png'], askedFor)).toBe('https://site.test/asked-for.ico');
  });

  test('When an icon is reported, then its source is its declaration; without one, the confidence is lower', async () => {
    const seenAt = async (...given: Parameters<typeof analyseIcons>) =>
      (await analyseIcons(...given)).provenance.find(({ path }) => path === '/favicon');
    const declared = await seenAt(['shortcut icon', 'favicon.ico']);
    expect(declared).toMatchObject({
      selector: 'link[rel="shortcut icon"]',
      property: 'href',
      value: 'https://site.test/favicon.ico',
      count: 1,
      basis: 'declared',
    });
    const asked = await seenAt(['icon', 'asked-for.ico']);
    expect(asked).toMatchObject({ selector: '', property: 'address', basis: 'declared' });
    expect(declared?.confidence).toBeGreaterThan(asked?.confidence ?? 1);
  });
});
