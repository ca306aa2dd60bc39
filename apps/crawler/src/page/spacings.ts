import type { CssEvidence } from '@brandprint/contracts';
import { createAuthorLengthTest, type Side } from './default-lengths.ts';
import { parsePx, selectorOf } from './dom.ts';
import type { FlatRule } from './stylesheets.ts';
import type { PageWalk, RenderedElement } from './types.ts';

type Spacing = CssEvidence['spacings'][number];

const PADDINGS = [
  ['top', 'paddingTop', 'y'],
  ['bottom', 'paddingBottom', 'y'],
  ['left', 'paddingLeft', 'x'],
  ['right', 'paddingRight', 'x'],
] as const satisfies [Side, keyof CSSStyleDeclaration, 'x' | 'y'][];

/** Whether elements follow each other from right to left. */
const runsLeft = ({ direction, display, flexDirection }: CSSStyleDeclaration): boolean =>
  (direction === 'rtl') !== (/flex/.test(display) && flexDirection === 'row-reverse');

/**
 * Paddings, gaps and the measured distance from each element to its next sibling in the flow, as far as the page sets
 * them: browser defaults are nobody's choice.
 */
export function readSpacings(walked: PageWalk, rules: FlatRule[]): Spacing[] {
  const found = new Map<string, Spacing>();
  const add = (length: number, property: Spacing['property'], axis: 'x' | 'y', seen: RenderedElement) => {
    const whole = Math.round(length);
    if (whole <= 0 || whole > 400 || Math.abs(whole - length) > 0.51) return;
    const key = `${whole}${property}${axis}`;
    const same = found.get(key);
    if (same) same.count++;
    else found.set(key, { px: whole, property, axis, count: 1, selector: selectorOf(seen.el) });
  };
  const isSet = createAuthorLengthTest(rules);
  /** Of two adjacent margins the larger one is visible. */
  const isSetBetween = (before: RenderedElement, end: Side, after: RenderedElement, start: Side): boolean => {
    const first = parsePx(before.style.getPropertyValue(`margin-${end}`));
    const second = parsePx(after.style.getPropertyValue(`margin-${start}`));
    return (
      (first !== 0 && first >= second && isSet(before, 'margin', end)) ||
      (second !== 0 && second >= first && isSet(after, 'margin', start))
    );
  };
  const previous = new Map<RenderedElement, RenderedElement>();
  for (const seen of walked.elements) {
    if (!seen.visible || seen.region === 'widget') continue;
    const { style, parent, box } = seen;
    if (style.display !== 'inline') {
      for (const [side, name, axis] of PADDINGS) {
        const length = parsePx(style[name]);
        if (length > 0 && isSet(seen, 'padding', side)) add(length, 'padding', axis, seen);
      }
    }
    const lays = /flex|grid/.test(style.display);
    if (lays && seen.el.childElementCount > 1) {
      add(parsePx(style.rowGap), 'gap', 'y', seen);
      add(parsePx(style.columnGap), 'gap', 'x', seen);
    }
    if (!parent || style.position === 'absolute' || style.position === 'fixed' || style.display === 'inline') continue;
    const before = previous.get(parent);
    previous.set(parent, seen);
    if (!before || parent.tag === 'head' || /normal|^0px$/.test(parent.style.rowGap) === false) continue;
    const down = box.y - (before.box.y + before.box.height);
    const [left, right] = runsLeft(parent.style) ? [seen, before] : [before, seen];
    const across = right.box.x - (left.box.x + left.box.width);
    if (down > 0 && box.x < before.box.x + before.box.width && isSetBetween(before, 'bottom', seen, 'top'))
      add(down, 'margin', 'y', seen);
    if (across > 0 && box.y < before.box.y + before.box.height && isSetBetween(left, 'right', right, 'left'))
      add(across, 'margin', 'x', seen);
  }
  return [...found.values()].sort((a, b) => b.count - a.count).slice(0, 250);
}
