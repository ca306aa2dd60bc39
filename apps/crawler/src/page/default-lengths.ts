import { indexRules, matchingParts, type RuleIndex, splitRules } from './cascade.ts';
import { parsePx } from './dom.ts';
import { isInteractive } from './state-selectors.ts';
import type { FlatRule } from './stylesheets.ts';
import type { RenderedElement } from './types.ts';

type SpacingProperty = 'margin' | 'padding';
export type Side = 'top' | 'right' | 'bottom' | 'left';

/** Default lengths of browsers for an element: top and bottom, then left and right. */
type Lengths = readonly [block: readonly string[], inline: readonly string[]];

const PARAGRAPH: Lengths = [['1em'], []];
const LIST: Lengths = [[], ['40px']];
const FIGURE: Lengths = [['1em'], ['40px']];
const CELL: Lengths = [['1px'], ['1px']];

/**
 * From the style sheet in HTML's specification (15.3, "Non-replaced elements"), and Chromium's additions for fields.
 */
const DEFAULTS: Readonly<Record<SpacingProperty, Readonly<Record<string, Lengths>>>> = {
  margin: {
    p: PARAGRAPH,
    ul: PARAGRAPH,
    ol: PARAGRAPH,
    dl: PARAGRAPH,
    menu: PARAGRAPH,
    dir: PARAGRAPH,
    pre: PARAGRAPH,
    blockquote: FIGURE,
    figure: FIGURE,
    dd: LIST,
    // In sections an h1 is as small as a lower level.
    h1: [['0.67em', '0.83em', '1em', '1.33em', '1.67em', '2.33em'], []],
    h2: [['0.83em'], []],
    h3: [['1em'], []],
    h4: [['1.33em'], []],
    h5: [['1.67em'], []],
    h6: [['2.33em'], []],
    hr: [['0.5em'], []],
    body: [['8px'], ['8px']],
    fieldset: [[], ['2px']],
    checkbox: [['3px'], ['3px', '4px']],
    radio: [['3px'], ['3px', '5px']],
    range: [['2px'], ['2px']],
  },
  padding: {
    ul: LIST,
    ol: LIST,
    menu: LIST,
    dir: LIST,
    td: CELL,
    th: CELL,
    fieldset: [['0.35em', '0.625em'], ['0.75em']],
    legend: [[], ['2px']],
    dialog: [['1em'], ['1em']],
    button: [['1px'], ['6px']],
    input: [['1px'], ['2px']],
    textarea: [['2px'], ['2px']],
  },
};

/** Computed lengths are exact to 1/64 pixel. */
const SAME_PX = 0.02;

/** Whether this length is the browser's default for this kind of element (its tag, or the type of its field). */
export function isDefaultLength(
  kind: string,
  space: SpacingProperty,
  side: Side,
  length: number,
  fontPx: number,
): boolean {
  const isBlock = side === 'top' || side === 'bottom';
  const lengths = DEFAULTS[space][kind]?.[isBlock ? 0 : 1] ?? [];
  return lengths.some((text) => Math.abs(parsePx(text) * (text.endsWith('em') ? fontPx : 1) - length) <= SAME_PX);
}

const INPUT_KINDS = new Set(['checkbox', 'radio', 'range']);
const BUTTONS = new Set(['button', 'submit', 'reset']);

function elementKind({ el, tag }: RenderedElement): string {
  if (tag !== 'input') return tag;
  const type = (el as HTMLInputElement).type;
  return INPUT_KINDS.has(type) ? type : BUTTONS.has(type) ? 'button' : tag;
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Distinguishes lengths that the page sets from browser defaults. */
export function createAuthorLengthTest(
  rules: FlatRule[],
): (seen: RenderedElement, space: SpacingProperty, side: Side) => boolean {
  let index: RuleIndex | undefined;
  const known = new Map<Element, Set<string>>();

  /** Names of the margins and paddings that rules or a style attribute set for an element. */
  function namesFor(el: Element): Set<string> {
    let names = known.get(el);
    if (names) return names;
    index ??= indexRules(
      splitRules(rules.filter(({ style }) => /\b(?:margin|padding)/.test(style.cssText))),
      (selector) => (isInteractive(selector) ? null : selector),
    );
    const styles = [...matchingParts(index, el).map(({ style }) => style), (el as HTMLElement).style];
    names = new Set(styles.flatMap((style) => (style ? [...style] : [])));
    known.set(el, names);
    return names;
  }

  return (seen, space, side) => {
    const kind = elementKind(seen);
    if (!Object.hasOwn(DEFAULTS[space], kind)) return true;
    const length = parsePx(seen.style[`${space}${capitalize(side)}` as 'marginTop']);
    if (!isDefaultLength(kind, space, side, length, parsePx(seen.style.fontSize))) return true;
    const names = namesFor(seen.el);
    const axis = side === 'top' || side === 'bottom' ? 'block' : 'inline';
    return [side, `${axis}-start`, `${axis}-end`].some((end) => names.has(`${space}-${end}`));
  };
}
