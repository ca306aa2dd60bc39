import type { ElementStyle, Evidence, PageEvidence } from '@brandprint/contracts';
import { elementStyle, evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { button, canvas, hexes, text } from './support/colors.ts';

const BOOTSTRAP = {
  url: 'https://site.test/bootstrap.min.css',
  banner: 'Bootstrap v5.3',
  type: 'stylesheet' as const,
  status: 200,
  contentType: 'text/css',
  bytes: 9,
  firstParty: true,
};
const site = (styles: ElementStyle[], page: Partial<PageEvidence> = { resources: [BOOTSTRAP] }): Evidence =>
  evidence({ pages: [{ styles: [canvas, text, ...styles], ...page }] });
const stock = (hex: string, classes: string): ElementStyle =>
  button({ backgroundColor: hex, backdrop: hex, classes, count: 2, area: 16_000, firstScreenArea: 16_000 });
const area = (hex: string, size: number, overrides: Partial<ElementStyle> = {}): ElementStyle =>
  elementStyle({
    role: 'section',
    tag: 'header',
    region: 'header',
    chars: 0,
    textArea: 0,
    area: size,
    firstScreenArea: size,
    backgroundColor: hex,
    backdrop: hex,
    ...overrides,
  });
const GREEN = area('#2f855a', 86_400);
const BLUE = stock('#0d6efd', 'btn btn-primary');

describe('The colours that a CSS framework brings along', () => {
  test('When buttons have them and a masthead has another, then that of the masthead leads', () => {
    expect(hexes(site([GREEN, BLUE]))[0]).toBe('#2f855a');
    expect(hexes(site([GREEN, BLUE], {}))[0]).toBe('#0d6efd');
  });

  test.each([
    ['MUI', '#1976d2', 'MuiButton-root MuiButton-containedPrimary'],
    ['Ant Design', '#1677ff', 'ant-btn ant-btn-primary'],
    ['Vuetify', '#1867c0', 'v-btn bg-primary'],
    ['Element', '#409eff', 'el-button el-button--primary'],
    ['Chakra', '#3182ce', 'chakra-button css-1x2y3z'],
    ['Material Components', '#6200ee', 'mdc-button mdc-button--raised'],
    ['Quasar', '#1976d2', 'q-btn bg-primary'],
    ['Mantine', '#228be6', 'mantine-Button-root'],
  ])('When %s is recognised by its classes, then the colour of its buttons does not lead', (_, hex, classes) => {
    expect(hexes(site([GREEN, stock(hex, classes)], {}))[0]).toBe('#2f855a');
    expect(hexes(site([GREEN, stock(hex, 'button-main')], {}))[0]).toBe(hex);
  });

  test('When Ionic is recognised by its properties, then the colour of its buttons does not lead', () => {
    const customProperties = [
      { name: '--ion-color-primary', scope: ':root', value: '#0054e9', color: '#0054e9', uses: 3 },
    ];
    expect(hexes(site([GREEN, stock('#0054e9', 'button-native')], { customProperties }))[0]).toBe('#2f855a');
  });

  test('When a site has no other hue, then the colour of the framework leads', () => {
    const dark = area('#212529', 86_400);
    expect(hexes(site([dark, BLUE]))[0]).toBe('#0d6efd');
  });

  test.each<[string, ElementStyle[], Partial<PageEvidence>]>([
    ['headings', [elementStyle({ role: 'heading', tag: 'h2', color: '#0d6efd', textArea: 30_000, area: 60_000 })], {}],
    ['a large surface', [area('#0d6efd', 120_000, { region: 'main' })], {}],
    ['the theme colour', [], { meta: [{ name: 'theme-color', content: '#0d6efd' }] }],
  ])('When the site has chosen it for %s too, then it leads', (_, styles, page) => {
    expect(hexes(site([GREEN, BLUE, ...styles], { resources: [BOOTSTRAP], ...page }))[0]).toBe('#0d6efd');
  });
});
