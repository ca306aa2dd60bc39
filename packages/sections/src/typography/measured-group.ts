import type { ElementStyle, Provenance, TypographySection } from '@brandprint/contracts';
import { agreementProbability } from '../shared/calibration.ts';
import { fontSize, fontWeight, lineHeight, textColor } from './css-values.ts';
import type { TextStyle } from './text-styles.ts';

export type SectionEntry<K extends keyof TypographySection> = TypographySection[K] extends (infer E)[] ? E : never;

export interface MeasuredEntry<E> {
  entry: E;
  textStyle: TextStyle;
}

/** Entries with their sources. */
export interface MeasuredGroup<K extends keyof TypographySection> {
  entries: SectionEntry<K>[];
  provenance: Provenance[];
}

/** Common fields, with the property of each figure. */
export const BASE_PROPERTIES = {
  'font-size': fontSize,
  'font-weight': fontWeight,
  'line-height': lineHeight,
  color: textColor,
};

/** Merges elements that look the same. */
export const styleKey = (s: ElementStyle): string => `${s.font.sizePx}|${s.font.weight}|${s.color}`;

/** The entries, each with the properties of its style as its sources. */
export function toMeasuredGroup<K extends keyof TypographySection>(
  name: K,
  measured: readonly MeasuredEntry<SectionEntry<K>>[],
  properties: Readonly<Record<string, (style: ElementStyle) => string>>,
): MeasuredGroup<K> {
  return {
    entries: measured.map(({ entry }) => entry),
    provenance: measured.flatMap(({ textStyle }, i) => {
      const at = {
        path: `/${name}/${i}`,
        page: textStyle.page,
        selector: textStyle.style.selector,
        count: textStyle.count,
        confidence: agreementProbability(textStyle.pages, textStyle.ofPages),
      };
      return [
        ...Object.entries(properties).flatMap(([property, read]) => {
          const value = read(textStyle.style);
          return value ? [{ ...at, property, value, basis: 'rendered' as const }] : [];
        }),
        ...stateChanges(textStyle.style).map((state) => ({ ...at, ...state, basis: 'declared' as const })),
      ];
    }),
  };
}

/** The element's own changes on hover or focus by the page's rules, such as `color:hover` and `box-shadow:focus`. */
const stateChanges = ({ hover, focus }: ElementStyle): { property: string; value: string }[] =>
  Object.entries({ hover, focus }).flatMap(([state, change]) =>
    Object.entries(change ?? {}).flatMap(([name, value]) => {
      const property = `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${state}`;
      return typeof value === 'string' ? [{ property, value }] : [];
    }),
  );
