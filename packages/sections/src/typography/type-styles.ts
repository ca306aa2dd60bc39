import type { ElementStyle, Evidence } from '@brandprint/contracts';
import { isDefaultLinkColor } from '../shared/excluded-styles.ts';
import {
  describeTextStyleUsage,
  fillColor,
  fontSize,
  fontWeight,
  formatBorder,
  formatSides,
  letterSpacing,
  lineHeight,
  stateColor,
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

const textTransform = ({ font }: ElementStyle): string => font.transform;
const textDecoration = ({ font }: ElementStyle): string => font.decoration;
const buttonBorder = ({ border, backdrop }: ElementStyle): string =>
  formatBorder(border.top ?? border.bottom, backdrop);

const LABEL_NAMES: Partial<Record<ElementStyle['role'], string>> = {
  label: 'Label',
  badge: 'Badge',
  input: 'Form field',
};

export function measureLabels(evidence: Evidence): MeasuredGroup<'labels'> {
  const measured = collectTextStyles(
    evidence,
    (s) => LABEL_NAMES[s.role] !== undefined,
    (s) => `${s.role}|${styleKey(s)}|${s.font.transform}`,
  )
    .slice(0, 6)
    .map((textStyle): MeasuredEntry<SectionEntry<'labels'>> => {
      const { style } = textStyle;
      const label = LABEL_NAMES[style.role] ?? 'Label';
      return {
        textStyle,
        entry: {
          label,
          font_size: fontSize(style),
          font_weight: fontWeight(style),
          text_transform: style.font.transform,
          letter_spacing: letterSpacing(style),
          example_text_color: textColor(style),
          usage: describeTextStyleUsage(textStyle, label.toLowerCase()),
        },
      };
    });
  const { 'line-height': _, ...read } = BASE_PROPERTIES;
  return toMeasuredGroup('labels', measured, {
    ...read,
    'letter-spacing': letterSpacing,
    'text-transform': textTransform,
  });
}

const BODY_ROLES: ReadonlySet<string> = new Set(['body', 'list', 'section', 'container', 'card']);

export function measureBodyText(evidence: Evidence): MeasuredGroup<'body_text'> {
  const found = collectTextStyles(
    evidence,
    (s) => BODY_ROLES.has(s.role),
    (s) => `${styleKey(s)}|${s.font.lineHeightPx}`,
  );
  const baseSize = found[0]?.style.font.sizePx ?? 0;
  const measured = found.slice(0, 5).map((textStyle, i): MeasuredEntry<SectionEntry<'body_text'>> => {
    const { style } = textStyle;
    const ratio = style.font.sizePx / baseSize;
    return {
      textStyle,
      entry: {
        label: i === 0 ? 'Body' : ratio > 1.08 ? 'Large text' : ratio < 0.95 ? 'Small text' : 'Body, variant',
        font_size: fontSize(style),
        font_weight: fontWeight(style),
        line_height: lineHeight(style),
        example_text_color: textColor(style),
        usage: describeTextStyleUsage(textStyle, 'text block'),
      },
    };
  });
  return toMeasuredGroup('body_text', measured, BASE_PROPERTIES);
}

/** In the default link colour, if the page sets none. */
const hasDefaultLinkColor = ({ style }: TextStyle): boolean => isDefaultLinkColor(style.color.slice(0, 7));

export function measureLinks(evidence: Evidence): MeasuredGroup<'links'> {
  const isLink = (s: ElementStyle): boolean => s.role === 'link' || s.role === 'nav-link';
  const found = collectTextStyles(
    evidence,
    isLink,
    (s) => `${s.role}|${styleKey(s)}|${s.font.decoration}|${s.hover?.color}`,
  );
  const measured = found
    .toSorted((a, b) => Number(hasDefaultLinkColor(a)) - Number(hasDefaultLinkColor(b)))
    .slice(0, 6)
    .map((textStyle): MeasuredEntry<SectionEntry<'links'>> => {
      const { style } = textStyle;
      const label =
        style.role === 'nav-link' ? 'Navigation link' : textStyle.region === 'footer' ? 'Footer link' : 'Text link';
      return {
        textStyle,
        entry: {
          label,
          font_size: fontSize(style),
          font_weight: fontWeight(style),
          text_decoration: style.font.decoration,
          hover_color: stateColor(style.hover?.color, style.backdrop),
          example_text_color: textColor(style),
          usage: [
            describeTextStyleUsage(textStyle, 'link'),
            hasDefaultLinkColor(textStyle) ? "The browser's default colour: the page sets none." : '',
          ]
            .filter(Boolean)
            .join(' '),
        },
      };
    });
  return toMeasuredGroup('links', measured, {
    'font-size': fontSize,
    'font-weight': fontWeight,
    color: textColor,
    'text-decoration': textDecoration,
  });
}

export function measureButtons(evidence: Evidence): MeasuredGroup<'buttons'> {
  const key = (s: ElementStyle): string =>
    [
      fillColor(s),
      s.borderRadius,
      s.font.sizePx,
      s.font.weight,
      s.padding.join(' '),
      formatBorder(s.border.top, s.backdrop),
    ].join('|');
  const measured = collectTextStyles(evidence, (s) => s.role === 'button', key)
    .slice(0, 8)
    .map((textStyle): MeasuredEntry<SectionEntry<'buttons'>> => {
      const { style } = textStyle;
      const background = fillColor(style);
      const border = buttonBorder(style);
      return {
        textStyle,
        entry: {
          label: background.includes('gradient(')
            ? 'Gradient button'
            : background !== 'transparent'
              ? 'Filled button'
              : border !== 'none'
                ? 'Outlined button'
                : 'Text button',
          font_size: fontSize(style),
          font_weight: fontWeight(style),
          background_color: background,
          padding: formatSides(style.padding),
          border_radius: style.borderRadius,
          border,
          hover_background: stateColor(style.hover?.backgroundColor, style.backdrop),
          example_text_color: textColor(style),
          usage: describeTextStyleUsage(textStyle, 'button'),
        },
      };
    });
  return toMeasuredGroup('buttons', measured, {
    'font-size': fontSize,
    'font-weight': fontWeight,
    color: textColor,
    'background-color': fillColor,
    padding: ({ padding }) => formatSides(padding),
    'border-radius': ({ borderRadius }) => borderRadius,
    border: buttonBorder,
  });
}

export function measureBlockquotes(evidence: Evidence): MeasuredGroup<'blockquotes'> {
  const measured = collectTextStyles(evidence, (s) => s.role === 'blockquote', styleKey)
    .slice(0, 4)
    .map((textStyle): MeasuredEntry<SectionEntry<'blockquotes'>> => {
      const { style } = textStyle;
      return {
        textStyle,
        entry: {
          label: 'Quote',
          font_size: fontSize(style),
          font_weight: fontWeight(style),
          line_height: lineHeight(style),
          font_style: style.font.style,
          border_left: formatBorder(style.border.left, style.backdrop),
          padding: formatSides(style.padding),
          example_text_color: textColor(style),
          usage: describeTextStyleUsage(textStyle, 'quote'),
        },
      };
    });
  return toMeasuredGroup('blockquotes', measured, {
    ...BASE_PROPERTIES,
    'font-style': ({ font }) => font.style,
    'border-left': ({ border, backdrop }) => formatBorder(border.left, backdrop),
    padding: ({ padding }) => formatSides(padding),
  });
}
