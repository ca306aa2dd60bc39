import { ColorsSection, type ElementStyle, type Evidence } from '@brandprint/contracts';
import { elementStyle, evidence } from '@brandprint/testing/evidence';
import { colors } from '../../src/colors/index.ts';

const things = { things: null };
export const readColors = (seen: Evidence): ColorsSection =>
  ColorsSection.parse(colors.compose(colors.measure(seen).facts, things));
export const pageOf = (styles: ElementStyle[]): Evidence => evidence({ pages: [{ styles }] });
export const hexes = (seen: Evidence): string[] => readColors(seen).primary_palette.map(({ hex }) => hex);

export const canvas = elementStyle({
  role: 'container',
  tag: 'body',
  chars: 0,
  textArea: 0,
  area: 1_296_000,
  firstScreenArea: 1_296_000,
  backgroundColor: '#ffffff',
});
export const text = elementStyle({ color: '#212529', chars: 4_000, textArea: 300_000, area: 500_000, count: 40 });
export const button = (overrides: Partial<ElementStyle> = {}): ElementStyle =>
  elementStyle({
    role: 'button',
    tag: 'a',
    selector: 'a.btn',
    color: '#ffffff',
    backgroundColor: '#d6336c',
    backdrop: '#d6336c',
    area: 7_000,
    firstScreenArea: 7_000,
    textArea: 1_500,
    region: 'hero',
    ...overrides,
  });

/** A button of this colour in the main text. */
export const coloredButton = (backgroundColor: string, overrides: Partial<ElementStyle> = {}): ElementStyle =>
  button({ selector: 'main > a.btn', region: 'main', backgroundColor, backdrop: backgroundColor, ...overrides });
