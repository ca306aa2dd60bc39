import type { CheckedBrand } from '../brand.ts';
import { findCssColors } from './find-css-colors.ts';
import { parseColor } from './parse-color.ts';

export interface BrandColor {
  /** The brand's name of it; what it is used for if it has none. */
  name: string;
  hex: string;
  /** The section and list that has it. */
  from: 'palette' | 'typography' | 'gradients' | 'elevation';
}

/** Every opaque colour of a brand once: its palette first, then those of its text styles, gradients and shadows. */
export function brandColors({ analysis }: CheckedBrand): BrandColor[] {
  const { colors, typography, elevation } = analysis ?? {};
  const styles = [
    ...(typography?.headings ?? []),
    ...(typography?.labels ?? []),
    ...(typography?.body_text ?? []),
    ...(typography?.links ?? []),
    ...(typography?.buttons ?? []),
    ...(typography?.blockquotes ?? []),
  ];
  const all = [
    ...(colors?.primary_palette ?? []).map(({ name, hex }) => found(name, hex, 'palette')),
    ...styles.flatMap(({ label, ...style }) =>
      Object.entries(style).map(([key, value]) => (key.includes('color') ? found(label, value, 'typography') : null)),
    ),
    ...(typography?.buttons ?? []).map(({ label, hover_background }) => found(label, hover_background, 'typography')),
    ...(colors?.gradients ?? []).flatMap(({ name, css }) => each(name, css, 'gradients')),
    ...(elevation?.levels ?? []).flatMap(({ name, css_value }) => each(name, css_value, 'elevation')),
  ].filter((color) => color !== null);
  const seen = new Set<string>();
  return all.filter(({ hex }) => !seen.has(hex) && seen.add(hex));
}

function found(name: string, value: string, from: BrandColor['from']): BrandColor | null {
  const color = parseColor(value);
  return color && color.alpha > 0 ? { name, hex: color.hex, from } : null;
}

const each = (name: string, css: string, from: BrandColor['from']): (BrandColor | null)[] =>
  findCssColors(`x: ${css}`).colors.map(({ value }) => found(name, value, from));
