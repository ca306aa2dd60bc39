import { ColorsSection, type ElementStyle, type Evidence } from '@brandprint/contracts';
import { elementStyle, evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { colors } from '../src/colors/index.ts';

const paletteOf = (seen: Evidence) =>
  ColorsSection.parse(colors.compose(colors.measure(seen).facts, { things: null })).primary_palette;
const hexes = (seen: Evidence): string[] => paletteOf(seen).map(({ hex }) => hex);
const page = (...styles: ElementStyle[]): Evidence => evidence({ pages: [{ styles: [canvas, text, ...styles] }] });

const SCREEN = 1_296_000;
const surface = (backgroundColor: string, overrides: Partial<ElementStyle> = {}): ElementStyle =>
  elementStyle({
    role: 'section',
    tag: 'div',
    chars: 0,
    textArea: 0,
    area: 300_000,
    firstScreenArea: 300_000,
    backgroundColor,
    backdrop: backgroundColor,
    ...overrides,
  });
const canvas = surface('#ffffff', { tag: 'body', area: SCREEN, firstScreenArea: SCREEN });
const text = elementStyle({ color: '#212529', chars: 4_000, textArea: 300_000, area: 500_000, count: 40 });
const button = (backgroundColor: string, overrides: Partial<ElementStyle> = {}): ElementStyle =>
  elementStyle({
    role: 'button',
    tag: 'a',
    selector: 'main > a.btn',
    color: '#ffffff',
    backgroundColor,
    backdrop: backgroundColor,
    area: 7_000,
    firstScreenArea: 7_000,
    textArea: 1_500,
    ...overrides,
  });

describe('Colours of icons', () => {
  const icon = (overrides: Partial<ElementStyle>): ElementStyle =>
    elementStyle({
      role: 'icon',
      chars: 0,
      textArea: 0,
      color: '#e8590c',
      area: 40_000,
      firstScreenArea: 40_000,
      count: 12,
      backdrop: '#ffffff',
      ...overrides,
    });

  test('When small pictures inherit a text colour, then they do not paint it; glyphs do', () => {
    expect(hexes(page(button('#1c7ed6'), icon({ tag: 'img' })))).not.toContain('#e8590c');
    expect(hexes(page(button('#1c7ed6'), icon({ tag: 'i' })))).toContain('#e8590c');
  });

  test('When a vector has shapes with paint, then that paint counts; without any, nothing does', () => {
    expect(hexes(page(button('#1c7ed6'), icon({ tag: 'svg', fill: '#0ca678' })))).toContain('#0ca678');
    expect(hexes(page(button('#1c7ed6'), icon({ tag: 'svg' })))).not.toContain('#e8590c');
  });
});
