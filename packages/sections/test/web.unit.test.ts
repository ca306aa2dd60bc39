import type { ElementStyle } from '@brandprint/contracts';
import { elementStyle } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { analyse } from './support/web.ts';

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
    expect(motionOf(2).notes).toMatch(/^1 keyframe animation \(spin\); rules use/);
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

  test('When corners are square, then they do not become tokens; in percent they have no type', () => {
    const radii = ['0px', '6px', '50%'].map((value) => ({
      value,
      count: 3,
      area: 100,
      selector: '.card',
      role: 'card' as const,
    }));
    const tokens = analyse({ css: { radii } }).design_tokens as Record<string, Record<string, unknown>>;
    expect(tokens['measured-radius']).toMatchObject({
      '1': { $extensions: { 'com.brandprint': { css: { 'border-radius': '50%' } } } },
      '2': { $value: { value: 6, unit: 'px' } },
    });
    expect(Object.keys(tokens['measured-radius'] ?? {})).toEqual(['1', '2']);
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
});
