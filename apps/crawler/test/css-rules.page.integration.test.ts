import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { FIXTURES } from './css-rules.fixtures.ts';
import { startPages } from './support/browser.ts';
import { captureAt } from './support/capture-at.ts';

const VIEW = { width: 1200, height: 800 };

let pages: Awaited<ReturnType<typeof startPages>>;

beforeAll(async () => {
  pages = await startPages(FIXTURES);
});

afterAll(async () => {
  await pages?.stop();
});

const capture = (name: keyof typeof FIXTURES) => captureAt(pages.browser, pages.urlOf(name), VIEW);

test('When a page has more custom properties than are listed, then those in use and the named ones of a brand are kept', async () => {
  const { customProperties } = await capture('many properties');
  expect(customProperties).toHaveLength(400);
  const names = customProperties.map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['--f-0', '--f-1']);
  expect(names.slice(-4)).toEqual(['--f-449', '--brand-primary', '--used', '--theme-color']);
  expect(customProperties.find(({ name }) => name === '--brand-primary')).toMatchObject({ color: '#d6336c', uses: 1 });
});

describe('States', () => {
  const changes = async (name: keyof typeof FIXTURES) => {
    const { styles, problems } = await capture(name);
    expect(problems).toEqual([]);
    return Object.fromEntries(
      styles
        .filter(({ text, hover, focus, active, disabled }) => text && (hover || focus || active || disabled))
        .map(({ text, hover, focus, active, disabled }) => [
          text,
          {
            ...(hover && { hover }),
            ...(focus && { focus }),
            ...(active && { active }),
            ...(disabled && { disabled }),
          },
        ]),
    );
  };

  test('When a selector has its state escaped, in a list, nested or negated, then the change is reported', async () => {
    const to = (backgroundColor: string) => ({ backgroundColor });
    expect(await changes('states of selectors')).toEqual({
      'disabled:opacity-50': { disabled: { opacity: '0.5' } },
      'hover:bg': { hover: to('#654321') },
      pair: { hover: to('#555555'), focus: to('#555555') },
      where: { hover: to('#888888') },
      nested: { hover: to('#777777') },
      tailwind: { hover: to('#666666') },
      enabled: { hover: to('#999999') },
      not: { hover: to('#aaaaaa') },
      grouped: { hover: to('#bbbbbb'), active: to('#bbbbbb') },
    });
  });

  test('When borders, gradients, filters, corners or paddings change, then they are reported', async () => {
    const hover = Object.entries(await changes('states of properties')).map(([text, change]) => [text, change.hover]);
    expect(Object.fromEntries(hover)).toEqual({
      border: { borderColor: '#00ff00' },
      none: { color: '#eeeeee' },
      edge: { borderColor: '#cc0000' },
      gradient: { backgroundImage: 'linear-gradient(90deg, #ff0000, #0000ff)' },
      image: { backgroundImage: 'linear-gradient(#ff0000, #0000ff)' },
      plain: { backgroundColor: '#333333', backgroundImage: 'none' },
      filter: { filter: 'brightness(0.9)' },
      round: { borderRadius: '16px', padding: '20px' },
      same: { color: '#dddddd' },
      left: { borderRadius: '50% 0px 0px', padding: '12px 24px 12px 32px' },
    });
  });

  test('When quoted values of attributes look like other selectors, then the changes are reported', async () => {
    expect(await changes('states of quoted values')).toEqual({
      0: { hover: { backgroundColor: '#111111' } },
      1: { hover: { backgroundColor: '#222222' } },
      2: { hover: { backgroundColor: '#444444' } },
    });
  });

  test('When a line under a link changes with it, then that is a change of the link', async () => {
    expect(await changes('lines under links')).toEqual({
      One: { hover: { after: { transform: 'none', backgroundColor: '#ff0000' } } },
    });
  });

  test('When elements of one look have different classes, then the changes of all are reported', async () => {
    expect(await changes('one look of several classes')).toEqual({
      A: { hover: { backgroundColor: '#654321' }, disabled: { opacity: '0.4' } },
    });
  });
});

test.each([
  ['nested, for these elements', 'reduced motion, nested', { moving: 2, stilled: 2 }],
  ['in a layer, for all', 'reduced motion, in a layer', { moving: 1, stilled: 1 }],
  ['by a negated query', 'reduced motion, negated', { moving: 1, stilled: 1 }],
  ['nested, for other elements', 'reduced motion, of another element', { moving: 1, stilled: 0 }],
] as const)('When motion is stopped %s, then the elements are counted', async (_, name, motion) => {
  expect((await capture(name)).css.motion).toEqual(motion);
});

test('When colours are for screens of a wide gamut, then they are reported as written beside those in use', async () => {
  const { customProperties, css, styles } = await capture('wide gamut');
  expect(customProperties.map(({ name, color, wideGamut }) => ({ name, color, wideGamut }))).toEqual([
    { name: '--brand', color: '#e8590c', wideGamut: 'color(display-p3 1 .3 0)' },
    { name: '--plain', color: '#00ff00', wideGamut: undefined },
  ]);
  expect(css.design?.colorNotations.map(({ property, value, hex }) => [property, value, hex])).toEqual([
    ['background-color', 'color(display-p3 0 0.5 1)', '#0082ff'],
    ['color', expect.stringMatching(/^color-mix\(in srgb, rgb\(0, 51, 170\) 70%, black/), '#002477'],
  ]);
  expect(styles.find(({ role }) => role === 'heading')).toMatchObject({ color: '#e8590c', backgroundColor: null });
});

test.each([
  ['from right to left', 'right to left', 24, 3],
  ['in a reversed row', 'reversed row', 20, 2],
] as const)('When elements stand %s, then the distances between them are measured', async (_, name, px, count) => {
  const { spacings } = (await capture(name)).css;
  expect(spacings.filter(({ property, axis }) => property === 'margin' && axis === 'x')).toMatchObject([{ px, count }]);
});
