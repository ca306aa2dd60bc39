import { type ElementStyle, WebSection } from '@brandprint/contracts';
import { elementStyle, evidence, iconEvidence, type PageOverrides, resource } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { web } from '../src/web/index.ts';

const analyse = (page: PageOverrides) => web.compose(web.measure(evidence({ pages: [page] })).facts, {});
const requesting = (...urls: string[]) => analyse({ resources: urls.map((url) => resource(url)) });
const signals = (of: PageOverrides['signals']) => analyse({ signals: of ?? {} });

describe('Technologies', () => {
  test('When a page is empty, then nothing is detected', () => {
    const section = analyse({});
    expect(WebSection.parse(section)).toEqual(section);
    const { component_libraries, icon_libraries, meta_frameworks, state_management, auth, deployment, custom_urls } =
      section;
    expect(
      [component_libraries, icon_libraries, meta_frameworks, state_management, auth, deployment, custom_urls].flat(),
    ).toEqual([]);
    expect([
      section.css_framework.name,
      section.language,
      section.runtime,
      section.package_manager,
      section.notes,
    ]).toEqual(['', '', '', '', '']);
    expect(section.design_tokens).toEqual({});
  });

  test.each([
    ['https://cdn.jsdelivr.net/npm/swiper@9.1.0/swiper-bundle.min.js', 'Swiper', '9.1.0'],
    [
      'https://cdn.jsdelivr.net/combine/npm/jquery@3.7.1/dist/jquery.min.js,npm/swiper@9/swiper.min.js',
      'jQuery',
      '3.7.1',
    ],
    ['https://cdnjs.cloudflare.com/ajax/libs/SimpleLightbox/2.1.0/simpleLightbox.min.css', 'SimpleLightbox', '2.1.0'],
    ['https://unpkg.com/vue@3.4.21/dist/vue.global.prod.js', 'Vue', '3.4.21'],
    ['https://ajax.googleapis.com/ajax/libs/jquery/1.12.4/jquery.min.js', 'jQuery', '1.12.4'],
    ['https://code.jquery.com/jquery-3.6.0.slim.min.js', 'jQuery', '3.6.0'],
    ['https://site.test/vendors/jquery-3.2.1.min.js', 'jQuery', '3.2.1'],
    ['https://site.test/js/d3.v3.min.js', 'D3', '3'],
    ['https://site.test/js/vendor-echarts--adq3UMa.js', 'Apache ECharts', ''],
    ['https://site.test/plugins/perfect-scrollbar.min.js?v=1.5.0', 'perfect-scrollbar', '1.5.0'],
  ])('When %s is requested, then %s %s is listed', (url, name, version) => {
    expect(requesting(url).component_libraries).toContainEqual(expect.objectContaining({ name, version }));
  });

  test('When a package name begins with a digit, then it is not taken for a version', () => {
    const { css_framework } = requesting('https://cdn.jsdelivr.net/npm/98.css@0.1.20/dist/98.css');
    expect(css_framework).toMatchObject({ name: '98.css', version: '0.1.20' });
  });

  test("When a site's own script has a common name, then no library is detected", () => {
    const section = requesting(
      'https://site.test/js/bootstrap.js',
      'https://site.test/js/main.js',
      'https://site.test/js/charts.js',
    );
    expect(section.component_libraries).toEqual([]);
    expect(section.css_framework.name).toBe('');
  });

  test("When the site's own host does not have the file, then its name is not a clue", () => {
    const named = (status: number, firstParty: boolean) =>
      analyse({ resources: [resource('https://site.test/js/jquery-3.2.1.min.js', { status, firstParty })] });
    expect(named(404, true).component_libraries).toEqual([]);
    expect(named(0, false).component_libraries).toContainEqual(expect.objectContaining({ name: 'jQuery' }));
  });

  test('When a stylesheet has a licence banner, then the CSS framework has its version', () => {
    const section = analyse({
      resources: [
        resource('https://site.test/css/styles.css', {
          banner: '/*! * Start Bootstrap - Agency v7.0.12 */ /*! * Bootstrap  v5.2.3 (https://getbootstrap.com/) */',
        }),
      ],
    });
    expect(section.css_framework).toMatchObject({ name: 'Bootstrap', version: '5.2.3' });
    expect(section.css_framework.notes).toContain('styles.css');
  });

  const variants = ['md:flex', 'hover:bg-gray-100', 'lg:px-8', 'dark:text-white', 'w-[42px]'];
  test('When rules of the page use class names of a CSS framework, then it is detected; class names alone are not enough', () => {
    const named = (styled?: true) =>
      signals({ classes: variants.map((name) => ({ name, count: 3, ...(styled && { styled }) })) }).css_framework;
    expect(named(true)).toMatchObject({ name: 'Tailwind CSS', notes: expect.stringContaining('styled class names') });
    expect(named().name).toBe('');
  });

  test('When only colour names match a framework, then it is not detected', () => {
    const classes = ['text-gray-500', 'text-gray-400', 'bg-gray-800', 'text-gray-300', 'text-gray-600'];
    expect(signals({ classes: classes.map((name) => ({ name, count: 3, styled: true })) }).css_framework.name).toBe('');
  });

  test('When frameworks share class names, then only the one with a stylesheet is detected', () => {
    const names = [
      'column',
      'columns',
      'navbar-section',
      'hide-sm',
      'navbar-brand',
      'btn-primary',
      'd-flex',
      'card-body',
      'img-fluid',
    ];
    const section = analyse({
      resources: [resource('https://cdn.jsdelivr.net/npm/bootstrap@4.6.2/dist/css/bootstrap.min.css')],
      signals: { classes: names.map((name) => ({ name, count: 2 })) },
    });
    expect(section.css_framework).toMatchObject({ name: 'Bootstrap', version: '4.6.2' });
    expect(section.component_libraries).toEqual([]);
  });

  test("When a library's global exists, then it is listed with the version that it reports", () => {
    const globals = [{ name: 'jQuery', version: '3.5.1' }];
    expect(signals({ globals }).component_libraries).toContainEqual(
      expect.objectContaining({ name: 'jQuery', version: '3.5.1' }),
    );
  });

  test('When a generator is declared, then it is listed with its version', () => {
    expect(signals({ generator: 'WordPress 6.5.2' }).meta_frameworks).toContainEqual(
      expect.objectContaining({ name: 'WordPress', version: '6.5.2' }),
    );
  });

  test("When a picture is hot-linked from another site's WordPress, then WordPress is not detected", () => {
    expect(requesting('https://other.test/wp-content/uploads/a.png').meta_frameworks).toEqual([]);
  });

  test('When headers name the hosting provider, then it is listed as deployment only', () => {
    const section = analyse({ headers: { server: 'Vercel', 'x-vercel-id': 'fra1::x' } });
    expect(section.deployment.map(({ name }) => name)).toEqual(['Vercel']);
    expect(section.component_libraries).toEqual([]);
  });

  test('When fonts and scripts come from known hosts, then the services are listed with the requested URL', () => {
    const css = 'https://fonts.googleapis.com/css2?family=Inter';
    expect(requesting(css, 'https://cdn.jsdelivr.net/npm/aos@2.3.4/dist/aos.js').custom_urls).toEqual([
      { label: 'Google Fonts', url: css },
      { label: 'jsDelivr', url: 'https://cdn.jsdelivr.net/npm/aos@2.3.4/dist/aos.js' },
    ]);
  });

  test('When an inline script starts Google Analytics, then it is listed', () => {
    const section = signals({
      inlineScripts: [
        "(function(i,s,o){i['GoogleAnalyticsObject']=r})(window,'https://www.google-analytics.com/analytics.js')",
      ],
    });
    expect(section.custom_urls.map(({ label }) => label)).toEqual(['Google Analytics']);
  });

  const bi = ['bi', 'bi-heart', 'bi-chat'].map((name) => ({ name, count: 2 }));
  const iconSets = (page: PageOverrides) => analyse(page).icon_libraries.map(({ name }) => name);
  test('When icons have class names of a set, then it is only listed if its font or its SVGs are used', () => {
    const icon = { kind: 'font' as const, classes: 'bi bi-heart', fontFamily: 'bootstrap-icons' };
    expect(iconSets({ signals: { classes: bi } })).toEqual([]);
    expect(iconSets({ signals: { classes: bi }, icons: [iconEvidence(icon)] })).toEqual(['Bootstrap Icons']);
    expect(iconSets({ icons: [iconEvidence({ kind: 'svg', classes: 'bi bi-heart' })] })).toEqual(['Bootstrap Icons']);
  });

  test('When a stylesheet declares a font that no element uses, then the icon set is not detected', () => {
    const glyphs = (status: 'loaded' | 'unloaded') =>
      iconSets({
        fontFaces: [
          {
            family: 'Glyphicons Halflings',
            weight: '400',
            style: 'normal',
            urls: [],
            display: 'auto',
            status,
            stylesheet: null,
          },
        ],
      });
    expect(glyphs('unloaded')).toEqual([]);
    expect(glyphs('loaded')).toEqual(['Glyphicons']);
  });

  test('When the markup is written for a library, then the library is only listed if its code is present', () => {
    const names = (page: PageOverrides) => analyse(page).component_libraries.map(({ name }) => name);
    const written = {
      signals: {
        dom: ['x-data'],
        classes: [
          { name: 'swiper-wrapper', count: 1 },
          { name: 'swiper-slide', count: 4 },
        ],
      },
    };
    expect(names(written)).toEqual([]);
    const globals = [
      { name: 'Alpine.js', version: '', property: '_x_dataStack' },
      { name: 'Swiper', version: '', property: 'swiper' },
    ];
    expect(names({ signals: { ...written.signals, globals } })).toEqual(['Alpine.js', 'Swiper']);
  });

  test("When one of the site's own bundles contains a library, then it is listed; libraries in third-party scripts are not", () => {
    const bundle = (firstParty: boolean) =>
      analyse({
        resources: [
          resource('https://site.test/assets/main.js', { firstParty, code: [{ name: 'React', version: '18.2.0' }] }),
        ],
      }).component_libraries;
    expect(bundle(true)).toEqual([expect.objectContaining({ name: 'React', version: '18.2.0' })]);
    expect(bundle(false)).toEqual([]);
  });

  test("When a site is served from a hosting provider's domain, then that provider is its deployment", () => {
    expect(analyse({ finalUrl: 'https://acme.netlify.app/' }).deployment.map(({ name }) => name)).toEqual(['Netlify']);
  });
});

describe('Measurements', () => {
  test('When custom properties are declared, then they become typed tokens', () => {
    const property = (name: string, value: string, color: string | null = null) => ({
      name,
      value,
      color,
      scope: ':root',
      uses: 2,
    });
    const { design_tokens } = analyse({
      customProperties: [
        property('--primary', '#1abb9c', '#1abb9c'),
        property('--radius', '4px'),
        property('--font', '"Inter", sans-serif'),
        property('--speed', '200ms'),
        property('--odd', 'calc(1px + var(--x))'),
      ],
    });
    expect(design_tokens).toMatchObject({
      color: { primary: { $type: 'color', $value: { colorSpace: 'srgb', hex: '#1abb9c' } } },
      dimension: { radius: { $type: 'dimension', $value: { value: 4, unit: 'px' } } },
      fontFamily: { font: { $type: 'fontFamily', $value: ['Inter', 'sans-serif'] } },
      duration: { speed: { $type: 'duration', $value: { value: 200, unit: 'ms' } } },
    });
    expect(JSON.stringify(design_tokens)).not.toContain('odd');
  });

  const tokensOf = (...properties: [name: string, value: string, color?: string | undefined, scope?: string][]) =>
    analyse({
      customProperties: properties.map(([name, value, color = null, scope = ':root']) => ({
        name,
        value,
        color,
        scope,
        uses: 1,
      })),
    }).design_tokens as Record<string, Record<string, { $type: string; $value: unknown }>>;
  const valueIn = (tokens: ReturnType<typeof tokensOf>, type: string, name: string) => tokens[type]?.[name]?.$value;

  test('When properties refer to each other, then tokens have the resolved values; circular references give no token', () => {
    const tokens = tokensOf(
      ['--space', '4px'],
      ['--gap', 'var(--space)', undefined, '.card'],
      ['--pad', 'calc(var(--gap) * 3)', undefined, '.card'],
      ['--a', 'var(--b)', undefined, '.x'],
      ['--b', 'var(--a)', undefined, '.x'],
      ['--c', 'var(--a, 2rem)', undefined, '.x'],
      ['--d', 'var(--missing)', undefined, '.x'],
      ['--e', 'var(--missing, var(--space))', undefined, '.x'],
      ['--ink', 'var(--brand)', undefined, '.x'],
      ['--brand', '#ff000080', '#ff000080'],
    );
    expect(
      Object.fromEntries(Object.entries(tokens.dimension ?? {}).map(([name, { $value }]) => [name, $value])),
    ).toEqual({
      space: { value: 4, unit: 'px' },
      gap: { value: 4, unit: 'px' },
      pad: { value: 12, unit: 'px' },
      c: { value: 2, unit: 'rem' },
      e: { value: 4, unit: 'px' },
    });
    expect(valueIn(tokens, 'color', 'ink')).toEqual({
      colorSpace: 'srgb',
      components: [1, 0, 0],
      alpha: 0.502,
      hex: '#ff0000',
    });
  });

  test('When names contain characters that the format forbids, then each token gets a unique valid name', () => {
    const tokens = tokensOf(
      ['--a.b', '1px'],
      ['--a-b', '2px'],
      ['--{a}', '3px'],
      ['--$x', '4px'],
      ['--a/b', '5px'],
      ['--__proto__', '6px'],
      ['--constructor', '7px'],
    );
    const names = Object.keys(tokens.dimension ?? {});
    expect(names.sort()).toEqual(['-a-', 'a-b', 'a-b-2', 'a/b', 'constructor', 'x']);
    for (const name of names) expect(name).not.toMatch(/^\$|[{}.]/);
  });

  test.each([
    ['--ease', 'ease-in-out', 'cubicBezier', [0.42, 0, 0.58, 1]],
    ['--curve', 'cubic-bezier(2, 0, 1, 1)', 'cubicBezier', undefined],
    ['--font-weight-bold', '700', 'fontWeight', 700],
    ['--weight', '0.5', 'number', 0.5],
    ['--width', '60%', 'dimension', undefined],
    ['--primary', '222 47% 11%', 'color', { colorSpace: 'srgb', components: [0.0588, 0.0902, 0.1608], hex: '#0f1729' }],
  ])('When %s is %s, then its %s is %j', (name, value, type, expected) => {
    expect(valueIn(tokensOf([name, value]), type, name.slice(2))).toEqual(expected);
  });

  test('When a property is a shadow, then it becomes a shadow token; internal properties of a framework do not become tokens', () => {
    const tokens = tokensOf(
      ['--shadow-md', '0 4px 6px -1px rgb(0 0 0 / 0.5), inset 0 1px #fff'],
      ['--tw-ring-offset-width', '0px'],
    );
    expect(valueIn(tokens, 'shadow', 'shadow-md')).toMatchObject([
      { color: { alpha: 0.502, hex: '#000000' }, offsetY: { value: 4, unit: 'px' }, spread: { value: -1, unit: 'px' } },
      { color: { hex: '#ffffff' }, inset: true },
    ]);
    expect(tokens.dimension).toBeUndefined();
  });

  test('When reduced motion is supported, then this is reported', () => {
    expect(analyse({ css: { prefersReducedMotion: true } }).animation.reduced_motion).toBe(true);
    expect(analyse({}).animation.reduced_motion).toBe(false);
  });

  test('When a rule handles reduced motion but most animations continue, then it is not supported, and the counts are given', () => {
    const motionOf = (stilled: number) => {
      const css = { prefersReducedMotion: true, motion: { moving: 10, stilled }, keyframes: ['spin'] };
      return analyse({ css }).animation;
    };
    expect(motionOf(9).reduced_motion).toBe(true);
    expect(motionOf(2).reduced_motion).toBe(false);
    expect(motionOf(2).notes).toContain('2 of 10 animated elements stop');
  });

  test('When text is translucent, then its contrast is that of the visible colour', () => {
    const text = (overrides: Partial<ElementStyle>) =>
      elementStyle({ color: '#222222', backdrop: '#ffffff', chars: 100, ...overrides });
    const styles = [text({}), text({ opacity: 0.4 }), text({ color: '#22222255' }), text({ opacity: 0.9 })];
    expect(analyse({ styles }).accessibility).toContain('50 % of the text meets the WCAG AA contrast ratio.');
  });

  test('When images lack alt texts, then the counts are reported', () => {
    const text = analyse({ accessibility: { images: 5, imagesWithoutAlt: 2, headingOrder: [1, 3] } }).accessibility;
    expect(text).toContain('3 of 5 images have an alt attribute.');
    expect(text).toContain('Heading levels are skipped on 1 of 1 pages.');
    const inOrder = analyse({ accessibility: { headingOrder: [1, 2, 3, 2, 3] } }).accessibility;
    expect(inOrder).toContain('No heading level is skipped.');
  });

  test('When rules were checked in the page, then failed ones are reported with their elements, the worst first', () => {
    const check = { impact: null, failed: 0, passed: 3, undecided: 0, selector: '' };
    const checks = [
      { ...check, rule: 'button-name' },
      { ...check, rule: 'heading-order', impact: 'moderate' as const, failed: 1, selector: 'h4' },
      { ...check, rule: 'color-contrast', impact: 'serious' as const, failed: 2, undecided: 4, selector: '.pale' },
    ];
    const text = analyse({ accessibility: { checks } }).accessibility;
    expect(text).toMatch(
      /axe-core: 1 of 3 rules pass on the first page\..*color-contrast.*2 of 5 elements, first \.pale\..*heading-order.*1 of 4 elements/,
    );
    expect(text).toContain('4 elements need a manual check.');
  });

  test('When corners are square or rounded in percent, then they do not become tokens', () => {
    const radii = ['0px', '6px', '50%'].map((value) => ({
      value,
      count: 3,
      area: 100,
      selector: '.card',
      role: 'card' as const,
    }));
    const tokens = analyse({ css: { radii } }).design_tokens as Record<string, Record<string, unknown>>;
    expect(tokens['measured-radius']).toMatchObject({ '1': { $value: { value: 6, unit: 'px' } } });
    expect(Object.keys(tokens['measured-radius'] ?? {})).toEqual(['1']);
  });

  test('When shadows are painted, then each becomes a token with its layers', () => {
    const sample = { count: 3, area: 100, selector: '.card', role: 'card' as const };
    const shadows = [{ ...sample, value: '#0000001a 0px 4px 6px -1px, #ffffff 0px 0px 1px 1px inset' }];
    const tokens = analyse({ css: { shadows } }).design_tokens as Record<string, Record<string, unknown>>;
    const px = (value: number) => ({ value, unit: 'px' });
    const zero = px(0);
    expect(tokens['measured-shadow']?.['1']).toEqual({
      $type: 'shadow',
      $value: [
        {
          color: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.102, hex: '#000000' },
          offsetX: zero,
          offsetY: px(4),
          blur: px(6),
          spread: px(-1),
        },
        {
          color: { colorSpace: 'srgb', components: [1, 1, 1], hex: '#ffffff' },
          offsetX: zero,
          offsetY: zero,
          blur: px(1),
          spread: px(1),
          inset: true,
        },
      ],
    });
  });

  test.each([
    ['/*! * reveal.js * https://revealjs.com * MIT licensed */', 'a.js', 'reveal.js'],
    ['/*! XP.css v0.3.0 - https://botoxparty.github.io/XP.css/ */', 'a.css', 'XP.css'],
  ])('When the banner %s is in %s, then %s is detected', (banner, file, name) => {
    const section = analyse({ resources: [resource(`https://site.test/dist/${file}`, { banner })] });
    expect([section.css_framework.name, ...section.component_libraries.map((library) => library.name)]).toContain(name);
  });

  test('When code was highlighted on the server, then the highlighter is detected by its class names', () => {
    const classes = [{ name: 'hljs-keyword', count: 4 }];
    expect(signals({ classes }).component_libraries).toContainEqual(expect.objectContaining({ name: 'highlight.js' }));
  });
});

describe('Provenance', () => {
  const seenAt = (path: string, ...pages: PageOverrides[]) =>
    web.measure(evidence({ pages })).provenance.filter((seen) => seen.path === path);

  test('When a technology is listed, then it has provenance', () => {
    const { provenance } = web.measure(
      evidence({ pages: [{ resources: [resource('https://unpkg.com/aos@2.3.1/dist/aos.js')] }] }),
    );
    expect([...new Set(provenance.map(({ path }) => path))]).toEqual([
      '/component_libraries/0',
      '/animation/library',
      '/custom_urls/0',
      '/accessibility',
      '/animation/reduced_motion',
    ]);
  });

  test('When several kinds of clues identify a technology, then each is listed with place and page count, and the confidence is higher', () => {
    const file = { resources: [resource('https://site.test/js/jquery-3.6.0.min.js')] };
    const both: PageOverrides = { ...file, signals: { globals: [{ name: 'jQuery', version: '3.6.0' }] } };
    const seen = seenAt('/component_libraries/0', both, { ...file, finalUrl: 'https://site.test/about' });
    expect(seen).toMatchObject([
      {
        property: 'file',
        selector: 'script[src="https://site.test/js/jquery-3.6.0.min.js"]',
        count: 2,
        basis: 'declared',
      },
      { property: 'global', selector: 'window', value: 'jQuery', count: 1, basis: 'declared' },
    ]);
    const [one] = seenAt('/component_libraries/0', file);
    expect([seen[0]?.confidence, one?.confidence]).toEqual([0.99, 0.97]);
  });

  test("When an icon set's icons are rendered, then its basis is rendered; what the head loads is declared", () => {
    const icon = iconEvidence({
      kind: 'font',
      classes: 'bi bi-heart',
      fontFamily: 'bootstrap-icons',
      selector: 'i.bi',
    });
    const link = resource('https://cdn.jsdelivr.net/npm/bootstrap-icons@1.5.0/font/bootstrap-icons.css');
    expect(seenAt('/icon_libraries/0', { icons: [icon], resources: [link] })).toMatchObject([
      { property: 'package', basis: 'declared' },
      { property: 'icon font', selector: 'i.bi', basis: 'rendered' },
    ]);
  });

  test('When accessibility is reported, then each measurement has a source', () => {
    const pale = elementStyle({ selector: 'p.pale', color: '#cccccc', backdrop: '#ffffff', chars: 40 });
    const dark = elementStyle({ selector: 'p', color: '#222222', backdrop: '#ffffff', chars: 60 });
    const checks = [
      { rule: 'image-alt', impact: 'critical' as const, failed: 1, passed: 1, undecided: 0, selector: 'img.x' },
    ];
    const seen = seenAt('/accessibility', { lang: 'en', styles: [dark, pale], accessibility: { images: 2, checks } });
    const at = (property: string) => seen.find((one) => one.property === property);
    expect(at('lang')).toMatchObject({ selector: 'html', value: 'en', basis: 'declared' });
    expect(at('alt')).toMatchObject({ selector: 'img', value: '2 of 2' });
    expect(at('color')).toMatchObject({ selector: 'p.pale', basis: 'rendered', count: 100 });
    expect(at('axe-core image-alt')).toMatchObject({ selector: 'img.x', count: 1, basis: 'declared' });
  });

  test('When reduced motion is reported, then its source is the media query, or the absence of one', () => {
    const css = {
      prefersReducedMotion: true,
      mediaQueries: ['(min-width: 1px)', '(prefers-reduced-motion: reduce)'],
      motion: { moving: 10, stilled: 9 },
    };
    expect(seenAt('/animation/reduced_motion', { css })).toMatchObject([
      {
        selector: '@media (prefers-reduced-motion: reduce)',
        value: '9 of 10 animated elements stop when it is set',
        count: 1,
        basis: 'declared',
      },
    ]);
    expect(seenAt('/animation/reduced_motion', {})).toMatchObject([{ value: 'no rule uses it', count: 0 }]);
  });

  test('When there are design tokens, then the source is a declaration or an element that paints the value', () => {
    const property = (value: string) => ({ name: '--a/b', value, color: null, scope: ':root', uses: 3 });
    const radii = [{ value: '6px', count: 4, area: 100, selector: '.card', role: 'card' as const }];
    const pages = ['4px', '4px', '5px'].map((value, i) => ({
      finalUrl: `https://site.test/${i}`,
      customProperties: [property(value)],
      css: { radii: i === 0 ? radii : [] },
    }));
    expect(seenAt('/design_tokens/dimension/a~1b', ...pages)).toMatchObject([
      { selector: ':root', property: '--a/b', value: '4px', count: 3, basis: 'declared', confidence: 0.6 },
    ]);
    expect(seenAt('/design_tokens/measured-radius/1', ...pages)).toMatchObject([
      { selector: '.card', property: 'border-radius', value: '6px', count: 4, basis: 'rendered', confidence: 0.4 },
    ]);
  });

  test('When a layout pattern is reported, then its source is a page that uses it, and more pages raise the confidence', () => {
    const grid = elementStyle({ selector: '.tiles', display: 'grid' });
    const pages = [{}, { finalUrl: 'https://site.test/work', styles: [grid] }];
    expect(seenAt('/preferred_patterns/0', ...pages)).toMatchObject([
      {
        page: 'https://site.test/work',
        selector: '.tiles',
        property: 'display',
        value: 'grid',
        count: 1,
        confidence: 0.5,
      },
    ]);
  });
});
