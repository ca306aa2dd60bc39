import type { Evidence } from '@brandprint/contracts';
import {
  describeTextStyleUsage,
  fontSize,
  fontWeight,
  letterSpacing,
  lineHeight,
  specialEffects,
  textColor,
} from './css-values.ts';
import {
  BASE_PROPERTIES,
  type MeasuredEntry,
  type MeasuredGroup,
  type SectionEntry,
  styleKey,
  toMeasuredGroup,
} from './measured-group.ts';
import { collectTextStyles, type TextStyle } from './text-styles.ts';

/** For each level, the style of the home page's headings, then that of the other pages' if it differs. */
export function measureHeadings(evidence: Evidence): MeasuredGroup<'headings'> {
  const measured = [1, 2, 3, 4, 5, 6].flatMap((level) =>
    selectHeadingStyles(evidence, level).map(({ textStyle, where }): MeasuredEntry<SectionEntry<'headings'>> => {
      const { style } = textStyle;
      return {
        textStyle,
        entry: {
          level: `h${level}`,
          label: `Heading ${level}${where}`,
          font_size: fontSize(style),
          font_weight: fontWeight(style),
          line_height: lineHeight(style),
          letter_spacing: letterSpacing(style),
          example_text_color: textColor(style),
          example_background_color: style.backdrop ?? '',
          text_transform: style.font.transform,
          special_effects: specialEffects(style),
          usage: describeTextStyleUsage(textStyle, 'heading'),
        },
      };
    }),
  );
  return toMeasuredGroup('headings', measured, {
    ...BASE_PROPERTIES,
    'letter-spacing': letterSpacing,
    'text-transform': ({ font }) => font.transform,
  });
}

/**
 * The home page's lead, the most common style (of h1, the largest); its first h1, if it looks different; and the most
 * common style of the other pages, if its size or weight is new.
 */
function selectHeadingStyles(evidence: Evidence, level: number): { textStyle: TextStyle; where: string }[] {
  const found = collectTextStyles(
    evidence,
    (s) => s.role === 'heading' && s.level === level,
    (s) => `${styleKey(s)}|${s.font.stack}`,
  );
  const home = found
    .filter(({ firstPageWeight }) => firstPageWeight > 0)
    .sort((a, b) => b.firstPageWeight - a.firstPageWeight);
  const first = home.toSorted((a, b) => a.style.box.y - b.style.box.y)[0];
  const largest = home.toSorted((a, b) => b.style.font.sizePx - a.style.font.sizePx)[0];
  const lead = level === 1 ? largest : home[0];
  const selected = lead ? [{ textStyle: lead, where: '' }] : [];
  if (lead && first && level === 1 && styleKey(first.style) !== styleKey(lead.style))
    selected.push({ textStyle: first, where: ', first on the home page' });
  const elsewhere = found
    .filter((textStyle) => otherPagesWeight(textStyle) > 0)
    .toSorted((a, b) => otherPagesWeight(b) - otherPagesWeight(a))[0];
  if (elsewhere && !selected.some(({ textStyle }) => sizeAndWeight(textStyle) === sizeAndWeight(elsewhere)))
    selected.push({ textStyle: elsewhere, where: lead ? ', other pages' : '' });
  return selected;
}

const sizeAndWeight = ({ style }: TextStyle): string => `${fontSize(style)} ${fontWeight(style)}`;
const otherPagesWeight = ({ weight, firstPageWeight }: TextStyle): number => weight - firstPageWeight;
