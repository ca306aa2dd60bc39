import type { ElementStyle, Evidence, Provenance, TypographySection } from '@brandprint/contracts';
import { agreement } from '../shared/calibration.ts';
import { isDefaultLinkColor } from '../shared/color-exclude.ts';
import { type Look, looks } from './looks.ts';
import {
  edge,
  effects,
  fill,
  lineHeight,
  sides,
  size,
  stateColor,
  textColor,
  tracking,
  usage,
  weight,
} from './values.ts';

type Entry<K extends keyof TypographySection> = TypographySection[K] extends (infer E)[] ? E : never;

interface Told<E> {
  entry: E;
  look: Look;
}

/** Entries with where each was seen. */
export interface Part<K extends keyof TypographySection> {
  entries: Entry<K>[];
  provenance: Provenance[];
}

const transform = ({ font }: ElementStyle): string => font.transform;
const decoration = ({ font }: ElementStyle): string => font.decoration;
const buttonEdge = ({ border, backdrop }: ElementStyle): string => edge(border.top ?? border.bottom, backdrop);

/** What every text has, by the property that the figure is of. */
const FACE = { 'font-size': size, 'font-weight': weight, 'line-height': lineHeight, color: textColor };

const face = (s: ElementStyle): string => `${s.font.sizePx}|${s.font.weight}|${s.color}`;

/** Per level the look that most of its text has. */
export function headings(evidence: Evidence): Part<'headings'> {
  const told = [1, 2, 3, 4, 5, 6].flatMap((level): Told<Entry<'headings'>>[] => {
    const [look] = looks(
      evidence,
      (s) => s.role === 'heading' && s.level === level,
      (s) => `${face(s)}|${s.font.stack}`,
    );
    if (!look) return [];
    const { style } = look;
    return [
      {
        look,
        entry: {
          level: `h${level}`,
          label: `Heading ${level}`,
          font_size: size(style),
          font_weight: weight(style),
          line_height: lineHeight(style),
          letter_spacing: tracking(style),
          example_text_color: textColor(style),
          example_background_color: style.backdrop ?? '',
          text_transform: style.font.transform,
          special_effects: effects(style),
          usage: usage(look, 'heading'),
        },
      },
    ];
  });
  return part('headings', told, { ...FACE, 'letter-spacing': tracking, 'text-transform': transform });
}

const LABELS: Partial<Record<ElementStyle['role'], string>> = { label: 'Label', badge: 'Badge', input: 'Form field' };

export function labels(evidence: Evidence): Part<'labels'> {
  const told = looks(
    evidence,
    (s) => LABELS[s.role] !== undefined,
    (s) => `${s.role}|${face(s)}|${s.font.transform}`,
  )
    .slice(0, 6)
    .map((look): Told<Entry<'labels'>> => {
      const { style } = look;
      const label = LABELS[style.role] ?? 'Label';
      return {
        look,
        entry: {
          label,
          font_size: size(style),
          font_weight: weight(style),
          text_transform: style.font.transform,
          letter_spacing: tracking(style),
          example_text_color: textColor(style),
          usage: usage(look, label.toLowerCase()),
        },
      };
    });
  const { 'line-height': _, ...read } = FACE;
  return part('labels', told, { ...read, 'letter-spacing': tracking, 'text-transform': transform });
}

const BODY: ReadonlySet<string> = new Set(['body', 'list', 'section', 'container', 'card']);

export function bodyText(evidence: Evidence): Part<'body_text'> {
  const found = looks(
    evidence,
    (s) => BODY.has(s.role),
    (s) => `${face(s)}|${s.font.lineHeightPx}`,
  );
  const usual = found[0]?.style.font.sizePx ?? 0;
  const told = found.slice(0, 5).map((look, i): Told<Entry<'body_text'>> => {
    const { style } = look;
    const ratio = style.font.sizePx / usual;
    return {
      look,
      entry: {
        label: i === 0 ? 'Body' : ratio > 1.08 ? 'Large text' : ratio < 0.95 ? 'Small text' : 'Body, variant',
        font_size: size(style),
        font_weight: weight(style),
        line_height: lineHeight(style),
        example_text_color: textColor(style),
        usage: usage(look, 'text block'),
      },
    };
  });
  return part('body_text', told, FACE);
}

/** In the colour of links for which the page sets none. */
const isUnset = ({ style }: Look): boolean => isDefaultLinkColor(style.color.slice(0, 7));

export function links(evidence: Evidence): Part<'links'> {
  const isLink = (s: ElementStyle): boolean => s.role === 'link' || s.role === 'nav-link';
  const found = looks(evidence, isLink, (s) => `${s.role}|${face(s)}|${s.font.decoration}|${s.hover?.color}`);
  const told = found
    .toSorted((a, b) => Number(isUnset(a)) - Number(isUnset(b)))
    .slice(0, 6)
    .map((look): Told<Entry<'links'>> => {
      const { style } = look;
      const label =
        style.role === 'nav-link' ? 'Navigation link' : look.region === 'footer' ? 'Footer link' : 'Text link';
      return {
        look,
        entry: {
          label,
          font_size: size(style),
          font_weight: weight(style),
          text_decoration: style.font.decoration,
          hover_color: stateColor(style.hover?.color, style.backdrop),
          example_text_color: textColor(style),
          usage: [usage(look, 'link'), isUnset(look) ? "In the browser's own colour: the page sets none." : '']
            .filter(Boolean)
            .join(' '),
        },
      };
    });
  return part('links', told, {
    'font-size': size,
    'font-weight': weight,
    color: textColor,
    'text-decoration': decoration,
  });
}

export function buttons(evidence: Evidence): Part<'buttons'> {
  const key = (s: ElementStyle): string =>
    [fill(s), s.borderRadius, s.font.sizePx, s.font.weight, s.padding.join(' '), edge(s.border.top, s.backdrop)].join(
      '|',
    );
  const told = looks(evidence, (s) => s.role === 'button', key)
    .slice(0, 8)
    .map((look): Told<Entry<'buttons'>> => {
      const { style } = look;
      const background = fill(style);
      const border = buttonEdge(style);
      return {
        look,
        entry: {
          label: background.includes('gradient(')
            ? 'Gradient button'
            : background !== 'transparent'
              ? 'Filled button'
              : border !== 'none'
                ? 'Outlined button'
                : 'Text button',
          font_size: size(style),
          font_weight: weight(style),
          background_color: background,
          padding: sides(style.padding),
          border_radius: style.borderRadius,
          border,
          hover_background: stateColor(style.hover?.backgroundColor, style.backdrop),
          example_text_color: textColor(style),
          usage: usage(look, 'button'),
        },
      };
    });
  return part('buttons', told, {
    'font-size': size,
    'font-weight': weight,
    color: textColor,
    'background-color': fill,
    padding: ({ padding }) => sides(padding),
    'border-radius': ({ borderRadius }) => borderRadius,
    border: buttonEdge,
  });
}

export function blockquotes(evidence: Evidence): Part<'blockquotes'> {
  const told = looks(evidence, (s) => s.role === 'blockquote', face)
    .slice(0, 4)
    .map((look): Told<Entry<'blockquotes'>> => {
      const { style } = look;
      return {
        look,
        entry: {
          label: 'Quote',
          font_size: size(style),
          font_weight: weight(style),
          line_height: lineHeight(style),
          font_style: style.font.style,
          border_left: edge(style.border.left, style.backdrop),
          padding: sides(style.padding),
          example_text_color: textColor(style),
          usage: usage(look, 'quote'),
        },
      };
    });
  return part('blockquotes', told, {
    ...FACE,
    'font-style': ({ font }) => font.style,
    'border-left': ({ border, backdrop }) => edge(border.left, backdrop),
    padding: ({ padding }) => sides(padding),
  });
}

function part<K extends keyof TypographySection>(
  name: K,
  told: readonly Told<Entry<K>>[],
  properties: Readonly<Record<string, (style: ElementStyle) => string>>,
): Part<K> {
  return {
    entries: told.map(({ entry }) => entry),
    provenance: told.flatMap(({ look }, i) => {
      const at = {
        path: `/${name}/${i}`,
        page: look.page,
        selector: look.style.selector,
        count: look.count,
        confidence: agreement(look.pages, look.ofPages),
      };
      return [
        ...Object.entries(properties).flatMap(([property, read]) => {
          const value = read(look.style);
          return value ? [{ ...at, property, value, basis: 'rendered' as const }] : [];
        }),
        ...states(look.style).map((state) => ({ ...at, ...state, basis: 'declared' as const })),
      ];
    }),
  };
}

/** What the page's rules change when it is pointed at or focused, for instance `color:hover` and `box-shadow:focus`. */
const states = ({ hover, focus }: ElementStyle): { property: string; value: string }[] =>
  Object.entries({ hover, focus }).flatMap(([state, change]) =>
    Object.entries(change ?? {}).map(([name, changed]) => ({
      property: `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${state}`,
      value: changed,
    })),
  );
