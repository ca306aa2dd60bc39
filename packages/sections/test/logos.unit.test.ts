import type { LogoCandidate } from '@brandprint/contracts';
import { evidence, logoCandidate, storedAsset } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { selectLogos } from '../src/shared/logos/select-logos.ts';
import { analyseLogos, EMPTY_SLOTS, inline, square, wide } from './support/logos.ts';

describe('Choosing the logo', () => {
  test('When a page has no candidates, then everything is empty', async () => {
    const { section } = await analyseLogos({ candidates: [] });
    expect(section).toMatchObject({ slots: EMPTY_SLOTS, primary_logo: null, variants: [], favicon: null });
  });

  test('When the name is only set in type, then icons of the head are not used as the logo', async () => {
    const icon = storedAsset({ key: 'touch.png', width: 180, height: 180 });
    const { section, provenance } = await analyseLogos({
      candidates: [
        { source: 'text', url: null, text: 'Acme', classes: 'navbar-brand' },
        { source: 'touch-icon', url: icon.url, assetKey: icon.key, box: null, inHomeLink: false },
        { source: 'og-image', url: 'https://site.test/og.jpg', box: null, inHomeLink: false },
      ],
      assets: [icon],
      page: {
        favicons: [{ url: icon.url ?? '', rel: 'apple-touch-icon', type: '', sizes: '180x180', assetKey: icon.key }],
      },
    });
    expect(section).toMatchObject({ slots: EMPTY_SLOTS, primary_logo: null, variants: [] });
    expect(section.favicon?.source_url).toBe(icon.url);
    expect(provenance[0]).toMatchObject({ path: '/primary_logo', value: 'The name is set in type: Acme' });
  });

  test('When the name is set in type and structured data declares an icon, then there is still no logo', async () => {
    const icon = storedAsset({ key: 'icon.png' });
    const { section } = await analyseLogos({
      candidates: [
        { source: 'text', url: null, text: 'Acme' },
        { source: 'json-ld', url: icon.url, assetKey: icon.key, box: null, inHomeLink: false, detail: 'Organization' },
      ],
      assets: [icon],
      files: { 'icon.png': Buffer.from(square('#ff0000')) },
    });
    expect(section.primary_logo).toBeNull();
  });

  test('When a portrait is in the home link, then it is not a logo', async () => {
    const photo = storedAsset({
      key: 'img/profile.jpg',
      format: 'jpeg',
      hasAlpha: false,
      width: 400,
      height: 400,
      colors: [{ hex: '#806040', share: 0.2 }],
    });
    const { section } = await analyseLogos({
      candidates: [
        {
          url: photo.url,
          assetKey: photo.key,
          classes: 'img-profile rounded-circle',
          ancestry: 'span | a navbar-brand | nav#sideNav navbar',
        },
      ],
      assets: [photo],
    });
    expect(section.primary_logo).toBeNull();
  });

  test('When pictures of a logo wall have "logo" in their names, then none is chosen', async () => {
    const { section } = await analyseLogos({
      candidates: ['microsoft', 'google', 'ibm', 'globex'].map((name, at) => ({
        source: 'inline-svg' as const,
        url: null,
        markup: wide(`#00000${at}`),
        classes: 'client-logo',
        alt: `${name} logo`,
        ancestry: 'a | div clients | section trusted-by',
        region: 'main' as const,
        inHomeLink: false,
        siblings: 3,
        box: { x: 100 * at, y: 900, width: 120, height: 40 },
      })),
    });
    expect(section.primary_logo).toBeNull();
  });

  test('When a press logo is alone in the content, then it is not chosen', async () => {
    const press = storedAsset({ key: 'assets/img/tnw-logo.png' });
    const { section } = await analyseLogos({
      candidates: [
        {
          url: press.url,
          assetKey: press.key,
          region: 'main',
          inHomeLink: false,
          linkHref: null,
          ancestry: 'div | section',
          box: { x: 600, y: 900, width: 150, height: 48 },
        },
      ],
      assets: [press],
    });
    expect(section.primary_logo).toBeNull();
  });

  test('When it is in an aside far down the page, then it counts as content, not as a sidebar', async () => {
    const press = storedAsset({ key: 'assets/img/tnw-logo.png' });
    const { section } = await analyseLogos({
      candidates: [
        {
          url: press.url,
          assetKey: press.key,
          region: 'aside',
          inHomeLink: false,
          linkHref: null,
          ancestry: 'div | aside',
          box: { x: 600, y: 1_020, width: 114, height: 48 },
        },
      ],
      assets: [press],
      files: {
        [press.key]: await sharp(Buffer.from(wide('#ffffff')))
          .png()
          .toBuffer(),
      },
    });
    expect(section.primary_logo).toBeNull();
  });

  test('When a brand is at the top of a sidebar full of icons, then it is the logo', async () => {
    const { section } = await analyseLogos({
      candidates: [
        inline(square('#696cff'), {
          classes: '',
          region: 'aside',
          siblings: 13,
          box: { x: 32, y: 25, width: 22, height: 38 },
          ancestry: 'span app-brand-logo | a app-brand-link | aside layout-menu menu-vertical menu',
        }),
      ],
    });
    expect(section.primary_logo?.is_vector).toBe(true);
  });

  test('When a small icon in a menu links home, then it is not chosen', async () => {
    const { section } = await analyseLogos({
      candidates: [
        inline(square('#333333'), {
          classes: 'icon',
          region: 'nav',
          box: { x: 20, y: 90, width: 18, height: 18 },
          ancestry: 'a nav-link | li | ul sidebar-nav',
        }),
      ],
    });
    expect(section.primary_logo).toBeNull();
  });

  test('When there are a header logo and a logo wall, then the header logo is primary, with its URL', async () => {
    const own = storedAsset({ key: 'img/acme-logo.png' });
    const body = await sharp(Buffer.from(wide('#d01010')))
      .png()
      .toBuffer();
    const { section } = await analyseLogos({
      candidates: [
        {
          url: 'https://site.test/img/partner.png',
          alt: 'Partner logo',
          region: 'main',
          inHomeLink: false,
          siblings: 4,
        },
        { url: own.url, assetKey: own.key, ancestry: 'a navbar-brand | nav navbar' },
      ],
      assets: [own],
      files: { [own.key]: body },
    });
    expect(section.primary_logo).toMatchObject({
      source_url: own.url,
      asset_path: own.assetPath,
      width: 200,
      height: 60,
    });
    expect(section.slots.wordmark_light).toMatchObject({ asset_path: own.assetPath });
    expect(section.slots.wordmark_light).not.toHaveProperty('generated');
  });

  test('When a template links its brand to its author, then its picture is still the logo', async () => {
    const { section } = await analyseLogos({
      candidates: [
        inline(square('#5e72e4'), {
          inHomeLink: false,
          linkHref: 'https://maker.test/',
          region: 'aside',
          ancestry: 'a navbar-brand | div sidenav-header',
        }),
      ],
    });
    expect(section.primary_logo).toMatchObject({ is_vector: true, source_url: null });
  });
});

describe('Logos of several pages', () => {
  const header = (file: string, more: Partial<LogoCandidate> = {}): LogoCandidate =>
    logoCandidate({
      url: `https://site.test/img/${file}`,
      classes: 'logo',
      ancestry: 'a navbar-brand | header',
      ...more,
    });
  const choose = (...pages: LogoCandidate[][]) => chooseOf({}, ...pages);
  /** `sides` has the widths and heights of files. */
  const chooseOf = (sides: Record<string, number>, ...pages: LogoCandidate[][]) => {
    const all = [...new Map(pages.flat().map((found) => [found.url, found])).values()];
    const assets = all.map(({ url }, index) => {
      const side = sides[url?.split('/').pop() ?? ''];
      return storedAsset({
        key: `k${index}`,
        sha256: `s${index}`,
        url,
        ...(side && { width: side, height: side, isVector: false, format: 'png' }),
      });
    });
    const keyOf = (url: string | null) => assets.find((asset) => asset.url === url)?.key ?? null;
    const seen = evidence({
      pages: pages.map((logoCandidates) => ({
        title: 'Acme',
        logoCandidates: logoCandidates.map((found) => ({ ...found, assetKey: keyOf(found.url) })),
      })),
      assets,
    });
    return selectLogos(seen).accepted.map(({ candidate }) => candidate.url?.split('/').pop());
  };

  test('When other pages have another logo in their header, then that of the first page is primary', () => {
    const white = header('logo-white.png', { ancestry: 'a | header' });
    expect(choose([white], [header('acme-logo.png')], [header('acme-logo.png')])).toEqual([
      'logo-white.png',
      'acme-logo.png',
    ]);
  });

  test('When products and editions have logos, then they are not versions of the logo; other colours of it are', () => {
    const pages = ['acme-logo-dark.svg', 'registry-logo.svg', 'acme2024_logo.svg', 'toolacme-logo.svg'].map((file) => [
      header(file),
    ]);
    expect(choose([header('acme-logo.svg')], ...pages)).toEqual(['acme-logo.svg', 'acme-logo-dark.svg']);
  });

  test('When a picture called a logo opens the first page without a link, then it is the logo, unless its name or link is of somebody else', () => {
    const opening = (file: string, more: Partial<LogoCandidate> = {}) =>
      header(file, {
        classes: 'wide',
        ancestry: 'div | section | main',
        region: 'main',
        inHomeLink: false,
        linkHref: null,
        box: { x: 400, y: 160, width: 640, height: 200 },
        ...more,
      });
    expect(choose([opening('logo.png')])).toEqual(['logo.png']);
    expect(choose([opening('acme-logo@2x.png')])).toEqual(['acme-logo@2x.png']);
    expect(choose([opening('logo.54f35256.png')])).toEqual(['logo.54f35256.png']);
    expect(choose([opening('docker-logo.png')])).toEqual([]);
    expect(choose([opening('logo-cafe2020.png')])).toEqual([]);
    expect(choose([opening('logo.png', { linkHref: 'https://other.test/' })])).toEqual([]);
    const below = { box: { x: 400, y: 560, width: 640, height: 200 } };
    expect(choose([opening('docker-logo.png', below)])).toEqual([]);
    expect(choose([], [opening('logo.png')])).toEqual([]);
    // Called nothing but "logo", it is the last resort.
    expect(choose([opening('logo.png', below)])).toEqual(['logo.png']);
    expect(choose([opening('logo.png', below), header('acme.svg')])[0]).toBe('acme.svg');
  });

  test('When a logo links to the main host of the site, then it is a home link, also from a copy on another host', () => {
    const logo = (linkHref: string) =>
      header('top_header.png', {
        classes: 'top__logo',
        ancestry: 'a | div',
        region: 'main',
        inHomeLink: false,
        linkHref,
      });
    expect(choose([logo('https://www.acme.com/')])).toEqual(['top_header.png']);
    expect(choose([logo('https://www.globex.com/')])).toEqual([]);
  });

  test('When an inline drawing is at the top in a box named logo, then it is the logo, unless the box is in a row or its label is of somebody else', () => {
    const drawing = (more: Partial<LogoCandidate> = {}) =>
      header('', {
        source: 'inline-svg',
        url: null,
        markup: wide('#222222'),
        classes: '',
        ancestry: 'div#top-left-logo site-logo | body',
        region: 'main',
        inHomeLink: false,
        linkHref: null,
        box: { x: 32, y: 32, width: 120, height: 26 },
        ...more,
      });
    expect(choose([drawing()])).toHaveLength(1);
    expect(choose([drawing({ siblings: 3 })])).toEqual([]);
    expect(choose([drawing({ alt: 'Globex', text: 'Globex' })])).toEqual([]);
    expect(choose([drawing({ ancestry: 'div logo | section partners' })])).toEqual([]);
  });

  test('When a picture of a menu is in a box named logo, then it is not the logo', () => {
    expect(choose([header('side-menu.svg'), header('acme.svg')])).toEqual(['acme.svg']);
  });

  test('When the header has a file of the size of an icon and the hero a large logo, then the large one is primary', () => {
    const hero = header('acme-logo-all-colors.png', {
      ancestry: 'article | div#logo | section',
      region: 'hero',
      inHomeLink: false,
      linkHref: null,
      box: { x: 540, y: 255, width: 360, height: 399 },
    });
    const small = header('logo-small.png');
    expect(chooseOf({ 'logo-small.png': 47 }, [small, hero])).toEqual(['acme-logo-all-colors.png', 'logo-small.png']);
    expect(choose([small, hero])).toEqual(['logo-small.png', 'acme-logo-all-colors.png']);
  });
});

describe('A picture above the page heading', () => {
  const heading = inline(square('#f00'), {
    classes: 'n-logo',
    ancestry: 'div content-center brand | div container | div page-header',
    region: 'hero' as const,
    box: { x: 670, y: 225, width: 100, height: 108 },
    inHomeLink: false,
    linkHref: null,
    siblings: 4,
  });

  test('When a logo is in a brand element in the middle of the hero, then it is the logo, whatever is next to it', async () => {
    const { section } = await analyseLogos({ candidates: [heading] });
    expect(section.primary_logo).not.toBeNull();
  });

  test.each([
    ['links elsewhere', { linkHref: 'https://maker.test/' }],
    ['is at the bottom of the hero', { box: { x: 670, y: 700, width: 100, height: 108 } }],
    ['is off centre', { box: { x: 200, y: 225, width: 100, height: 108 } }],
    ['is not in a brand element', { ancestry: 'div container | div page-header' }],
  ])('When such a picture %s, then it is not a logo', async (_, other) => {
    const { section } = await analyseLogos({ candidates: [{ ...heading, ...other }] });
    expect(section.primary_logo).toBeNull();
  });
});

describe('vectors', () => {
  const icon = (key: string) => storedAsset({ key, url: `https://site.test/${key}`, isVector: true, format: 'svg' });
  const withIcons = (files: Record<string, string>) => {
    const assets = Object.keys(files).map(icon);
    const favicons = assets.map(({ key, url }) => ({ url, rel: 'icon', type: '', sizes: '', assetKey: key }));
    const headLinks = favicons.map(({ rel, url }) => ({
      rel,
      href: url ?? '',
      sizes: '',
      type: '',
      media: '',
      color: '',
    }));
    const buffers = Object.fromEntries(Object.entries(files).map(([key, markup]) => [key, Buffer.from(markup)]));
    return analyseLogos({ candidates: [], assets, files: buffers, page: { favicons, headLinks } });
  };

  test('When a favicon has scripts, then the stored file has none', async () => {
    const { section, saved } = await withIcons({
      'icon.svg': square('#d01010').replace('<circle', '<script>alert(1)</script><circle onload="alert(1)"'),
    });
    expect(section.favicon).toMatchObject({ source_url: 'https://site.test/icon.svg', is_vector: true, width: 24 });
    expect(String(saved[0]?.body)).toContain('<circle');
    expect(String(saved[0]?.body)).not.toMatch(/script|onload/);
  });

  test('When nothing of a favicon can be shown, then the next one is taken', async () => {
    const { section } = await withIcons({
      'a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><use href="sprite.svg#icon"/></svg>',
      'b.svg': square('#d01010'),
    });
    expect(section.favicon?.source_url).toBe('https://site.test/b.svg');
  });

  test.each([
    ['is drawn outside of its own area', '<path fill="#d01010" transform="translate(-8000)" d="M0 0h90v20z"/>'],
    ['refers to a file', '<use href="sprite.svg#logo"/>'],
  ])('When a logo %s, then there is none, and the evidence says why', async (_, content) => {
    const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="30" viewBox="0 0 120 30">${content}</svg>`;
    const { section, provenance } = await analyseLogos({ candidates: [inline(markup)] });
    expect(section).toMatchObject({ primary_logo: null, variants: [] });
    expect(provenance.find(({ path }) => path === '/primary_logo')?.value).toContain('shows nothing');
  });
});
