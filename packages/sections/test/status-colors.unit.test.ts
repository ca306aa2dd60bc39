import type { ElementStyle } from '@brandprint/contracts';
import { elementStyle } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { button, canvas, pageOf, readColors, text } from './support/colors.ts';

const styled = (classes: string, hex: string, overrides: Partial<ElementStyle> = {}): ElementStyle =>
  elementStyle({
    role: 'section',
    tag: 'div',
    selector: `div.${classes.split(' ').join('.')}`,
    classes,
    chars: 0,
    textArea: 0,
    area: 40_000,
    firstScreenArea: 40_000,
    box: { x: 0, y: 0, width: 800, height: 50 },
    backgroundColor: hex,
    backdrop: hex,
    ...overrides,
  });
const categoryOf = (style: ElementStyle): string | undefined =>
  readColors(pageOf([canvas, text, button({ area: 3_000, firstScreenArea: 3_000 }), style])).primary_palette.find(
    ({ hex }) => hex === style.backgroundColor,
  )?.category;

describe('Class names with the word of a status', () => {
  test.each([
    ['contact-info', '#1d4ed8'],
    ['site-info', '#1d4ed8'],
    ['top-info-bar', '#1d4ed8'],
    ['section-info bg-navy', '#1d4ed8'],
    ['info-cards', '#1d4ed8'],
    ['positive-space', '#2f9e44'],
    ['negative-margin', '#c92a2a'],
    ['critical-hero', '#c92a2a'],
    ['alert-bar', '#7048e8'],
    ['constructor', '#1d4ed8'],
    ['btn-constructor', '#1d4ed8'],
    ['error-free', '#1d4ed8'],
  ])('When a class (%s) is about something else, then its colour is one of the brand', (classes, hex) => {
    expect(categoryOf(styled(classes, hex))).toMatch(/primary|secondary|accent/);
  });

  test.each([
    ['error', '#c92a2a'],
    ['alert alert-info', '#1d4ed8'],
    ['el-button--danger', '#c92a2a'],
    ['btn-outline-danger', '#c92a2a'],
    ['is-valid', '#2f9e44'],
    ['badge-soft-success', '#2f9e44'],
    ['text-bg-warning', '#e67700'],
    ['error-message', '#c92a2a'],
    ['Button_danger__x1y2', '#c92a2a'],
    ['MuiAlert-filledError', '#c92a2a'],
    ['form__error', '#c92a2a'],
    ['woocommerce-error', '#c92a2a'],
    ['usa-alert--error', '#c92a2a'],
    ['slds-theme_error', '#c92a2a'],
    ['ContactForm_error__a1B2c', '#c92a2a'],
    ['_error_1a2b3_10', '#c92a2a'],
  ])('When a class (%s) names a status, then its colour is semantic', (classes, hex) => {
    expect(categoryOf(styled(classes, hex))).toBe('semantic');
  });

  test.each(['header', 'footer', 'hero'] as const)(
    'When a surface of the %s has the class of a status, then its colour is one of the brand; that of a badge is semantic',
    (region) => {
      expect(categoryOf(styled('bg-info', '#1d4ed8', { region }))).toMatch(/primary|secondary|accent/);
      expect(categoryOf(styled('badge bg-info', '#1d4ed8', { region, role: 'badge' }))).toBe('semantic');
    },
  );

  test('When a large area has the class of a status, then its colour is one of the brand', () => {
    const large = { area: 400_000, firstScreenArea: 400_000, box: { x: 0, y: 0, width: 1_000, height: 400 } };
    expect(categoryOf(styled('bg-success', '#2f9e44', large))).toMatch(/primary|secondary|accent/);
  });
});
