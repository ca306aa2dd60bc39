import { type LogoCandidate, LogosSection, type StoredAsset } from '@brandprint/contracts';
import { evidence, logoCandidate, type PageOverrides, storedAsset } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { logos } from '../src/logos/index.ts';
import { selectLogos } from '../src/shared/logos/select-logos.ts';
import { sanitizeSvg } from '../src/shared/sanitize-svg.ts';

const wide = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="30"><rect x="2" y="5" width="110" height="20" fill="${fill}"/></svg>`;
const square = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10" fill="${fill}"/></svg>`;

/** Defaults of an asset. */
const PICTURE = Buffer.from(wide('#d01010'));

/** An asset store in memory, and what was saved in it. */
function store(files: Record<string, Buffer>) {
  const saved: { body: Buffer; contentType: string }[] = [];
  return {
    saved,
    read: async (key: string) => files[key] ?? null,
    save: async ({
      body,
      contentType,
      pageUrl,
      url = null,
    }: {
      body: Buffer;
      contentType: string;
      pageUrl: string;
      url?: string | null;
    }) => {
      saved.push({ body, contentType });
      const isVector = contentType === 'image/svg+xml';
      return storedAsset({
        key: `made/${saved.length}`,
        url,
        pageUrl,
        contentType,
        isVector,
        format: isVector ? 'svg' : 'png',
        kind: 'derived',
      });
    },
  };
}

interface Site {
  candidates: Partial<LogoCandidate>[];
  files?: Record<string, Buffer>;
  assets?: StoredAsset[];
  page?: PageOverrides;
}

async function analyse({ candidates, files = {}, assets = [], page = {} }: Site) {
  const seen = evidence({
    pages: [{ title: 'Acme | Home', ...page, logoCandidates: candidates.map(logoCandidate) }],
    assets,
  });
  const port = store({ ...Object.fromEntries(assets.map(({ key }) => [key, PICTURE])), ...files });
  const { facts } = logos.measure(seen);
  const derived = (await logos.derive?.(facts, port, new AbortController().signal)) ?? facts;
  const provenance = logos.derivedProvenance?.(derived) ?? [];
  const section = logos.compose(derived, { things: null });
  return { section: LogosSection.parse(section), saved: port.saved, provenance };
}

const inline = (markup: string, more: Partial<LogoCandidate> = {}): Partial<LogoCandidate> => ({
  source: 'inline-svg',
  url: null,
  markup,
  classes: 'site-logo',
  ...more,
});

const EMPTY_SLOTS = { mark_light: null, mark_dark: null, wordmark_light: null, wordmark_dark: null };

describe('Choosing the logo', () => {
  test('When a page has no candidates, then everything is empty', async () => {
    const { section } = await analyse({ candidates: [] });
    expect(section).toMatchObject({ slots: EMPTY_SLOTS, primary_logo: null, variants: [], favicon: null });
  });

  test('When the name is only set in type, then icons of the head are not used as the logo', async () => {
    const icon = storedAsset({ key: 'touch.png', width: 180, height: 180 });
    const { section, provenance } = await analyse({
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
    const { section } = await analyse({
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
    const { section } = await analyse({
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
    const { section } = await analyse({
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
    const { section } = await analyse({
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
    const { section } = await analyse({
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
    const { section } = await analyse({
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
    const { section } = await analyse({
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
    const { section } = await analyse({
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
    const { section } = await analyse({
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
    expect(choose([opening('docker-logo.png')])).toEqual([]);
    expect(choose([opening('logo.png', { linkHref: 'https://other.test/' })])).toEqual([]);
    const below = { box: { x: 400, y: 560, width: 640, height: 200 } };
    expect(choose([opening('docker-logo.png', below)])).toEqual([]);
    expect(choose([], [opening('logo.png')])).toEqual([]);
    // Called nothing but "logo", it is the last resort.
    expect(choose([opening('logo.png', below)])).toEqual(['logo.png']);
    expect(choose([opening('logo.png', below), header('acme.svg')])).toEqual(['acme.svg']);
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

describe('Slots', () => {
  test('When a logo is black, then it is for light backgrounds, and a white one is generated for dark backgrounds', async () => {
    const { section, saved } = await analyse({ candidates: [inline(wide('#000000'))] });
    expect(section.slots.wordmark_light).not.toHaveProperty('generated');
    expect(section.slots.wordmark_dark).toMatchObject({ generated: true, format: 'svg', is_vector: true });
    expect([section.slots.mark_light, section.slots.mark_dark]).toEqual([null, null]);
    expect(saved.at(-1)?.body.toString()).toContain('fill="#ffffff"');
  });

  test('When a logo has a strong colour, then the same file is used on both backgrounds', async () => {
    const { section } = await analyse({ candidates: [inline(square('#696cff'))] });
    expect(section.slots.mark_light).toEqual(section.slots.mark_dark);
    expect(section.slots.mark_light).not.toHaveProperty('generated');
  });

  test('When light and dark logos are found, then nothing is generated', async () => {
    const { section, saved } = await analyse({
      candidates: [inline(wide('#111111')), inline(wide('#ffffff'), { classes: 'site-logo dark' })],
    });
    expect(section.variants).toHaveLength(2);
    expect(saved).toHaveLength(2);
    expect(section.slots.wordmark_light?.asset_path).not.toBe(section.slots.wordmark_dark?.asset_path);
  });

  test('When two files are visible on both grounds, then each slot has the one that the site shows there', async () => {
    const { section } = await analyse({
      candidates: [
        inline(wide('#d6336c'), { backdrop: '#ffffff' }),
        inline(wide('#e8590c'), { backdrop: '#1a1a2e', region: 'footer' }),
      ],
    });
    const [first, second] = section.variants;
    expect(section.slots.wordmark_light?.asset_path).toBe(first?.asset_path);
    expect(section.slots.wordmark_dark?.asset_path).toBe(second?.asset_path);
  });

  test('When a site shows a badge with a white plate on white, then it is for light backgrounds too; a white logo is not', async () => {
    const badge = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="30"><rect width="120" height="30" rx="15" fill="#fff"/><rect x="30" y="10" width="60" height="8" fill="#222"/></svg>`;
    const slotsOf = async (markup: string) =>
      (await analyse({ candidates: [inline(markup, { backdrop: '#ffffff' })] })).section.slots;
    const slots = await slotsOf(badge);
    expect(slots.wordmark_light).not.toBeNull();
    expect(slots.wordmark_light?.asset_path).toBe(slots.wordmark_dark?.asset_path);
    expect((await slotsOf(wide('#ffffff'))).wordmark_light).toMatchObject({ generated: true });
  });

  test('When a logo is a raster image with black pixels, then a white raster image is generated', async () => {
    const own = storedAsset({ key: 'logo.png' });
    const body = await sharp(Buffer.from(wide('#000000')))
      .png()
      .toBuffer();
    const { section, saved } = await analyse({
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
    const { section, saved } = await analyse({ candidates: [inline(hostile)] });
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
  const told = (...given: [rel: string, file: string, sizes?: string][]) => {
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
    return analyse({ candidates: [], assets, page: { favicons, headLinks } });
  };
  const icons = (...given: Parameters<typeof told>) =>
    told(...given).then(({ section }) => section.favicon?.source_url);

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
    const seenAt = async (...given: Parameters<typeof told>) =>
      (await told(...given)).provenance.find(({ path }) => path === '/favicon');
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
    const { section } = await analyse({ candidates: [heading] });
    expect(section.primary_logo).not.toBeNull();
  });

  test.each([
    ['links elsewhere', { linkHref: 'https://maker.test/' }],
    ['is at the bottom of the hero', { box: { x: 670, y: 700, width: 100, height: 108 } }],
    ['is off centre', { box: { x: 200, y: 225, width: 100, height: 108 } }],
    ['is not in a brand element', { ancestry: 'div container | div page-header' }],
  ])('When such a picture %s, then it is not a logo', async (_, other) => {
    const { section } = await analyse({ candidates: [{ ...heading, ...other }] });
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
    return analyse({ candidates: [], assets, files: buffers, page: { favicons, headLinks } });
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
    const { section, provenance } = await analyse({ candidates: [inline(markup)] });
    expect(section).toMatchObject({ primary_logo: null, variants: [] });
    expect(provenance.find(({ path }) => path === '/primary_logo')?.value).toContain('shows nothing');
  });
});
