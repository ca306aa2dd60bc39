import { WebSection } from '@brandprint/contracts';
import { evidence, iconEvidence, type PageOverrides, resource } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { TECHNOLOGY_RULES } from '../src/shared/technologies/index.ts';
import { bannerReader } from '../src/web/banner-version.ts';
import { detectTechnologies } from '../src/web/detect-technologies.ts';
import { analyse } from './support/web.ts';

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
    ['https://site.test/js/jquery.scrollTo-min.js', 'jQuery scrollTo', ''],
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

  test("When a library's global says that it is a part of another library, then it is not listed", () => {
    const globals = [{ name: 'Modernizr', version: '1.6ish: miniModernizr for Isotope' }];
    expect(signals({ globals }).component_libraries).toEqual([]);
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

  test.each([
    ['/*! * reveal.js * https://revealjs.com * MIT licensed */', 'a.js', 'reveal.js'],
    ['/*! XP.css v0.3.0 - https://botoxparty.github.io/XP.css/ */', 'a.css', 'XP.css'],
  ])('When the banner %s is in %s, then %s is detected', (banner, file, name) => {
    const section = analyse({ resources: [resource(`https://site.test/dist/${file}`, { banner })] });
    expect([section.css_framework.name, ...section.component_libraries.map((library) => library.name)]).toContain(name);
  });

  test.each([
    ['/*! Ubuntu v0.83 | Ubuntu Font Licence */', 'Ubuntu'],
    ['/* Generated by Python 3.11.4 */', 'Python'],
    ['/* Thin 1.2 weight */', 'Thin'],
  ])('When the banner is %s, then the server or language %s is not detected', (banner, name) => {
    const site = evidence({ pages: [{ resources: [resource('https://site.test/a.css', { banner })] }] });
    expect(TECHNOLOGY_RULES.map((rule) => rule.name)).toContain(name);
    expect(detectTechnologies(site).map(({ rule }) => rule.name)).not.toContain(name);
  });

  test('When a banner names a jQuery plugin, then it is not taken for the library of that word with ".js"', () => {
    const namesIn = (banner: string) => [...bannerReader()(banner).keys()].map(({ name }) => name);
    expect(namesIn('/* Plugin: jQuery Parallax Version 1.1.3 Author: Ian Lunn */')).toEqual([]);
    expect(namesIn('/*! parallax.js v1.5.0 (http://pixelcog.github.io/parallax.js/) */')).toEqual(['Parallax.js']);
  });

  test('When files have the same banner, then it is read once', () => {
    const versionsIn = bannerReader();
    const versions = versionsIn('/*! Vue.js v3.4.21 */');
    expect([...versions].map(([{ name }, version]) => `${name} ${version}`)).toEqual(['Vue 3.4.21']);
    expect(versionsIn('/*! Vue.js v3.4.21 */')).toBe(versions);
  });

  test('When code was highlighted on the server, then the highlighter is detected by its class names', () => {
    const classes = [{ name: 'hljs-keyword', count: 4 }];
    expect(signals({ classes }).component_libraries).toContainEqual(expect.objectContaining({ name: 'highlight.js' }));
  });
});
