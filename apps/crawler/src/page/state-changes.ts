import type { StateChange } from '@brandprint/contracts';
import { indexRules, matchingParts, type RuleIndex, type RulePart, substitute } from './cascade.ts';
import { hexInside, toHex } from './color.ts';
import { stripDataUrls } from './dom.ts';
import type { FlatRule } from './stylesheets.ts';

export interface StateReader {
  read(el: Element): { hover: StateChange | null; focus: StateChange | null };
}

type State = 'hover' | 'focus';
const PSEUDO: Record<State, string> = { hover: ':hover(?![\\w-])', focus: ':focus(?:-visible)?(?![\\w-])' };
const OTHERS: Record<State, RegExp> = {
  hover: /:(?:active|focus|disabled|checked)/,
  focus: /:(?:active|hover|disabled)/,
};

const PROPERTIES: { css: string; shorthand?: string; key: keyof StateChange; color: boolean }[] = [
  { css: 'color', key: 'color', color: true },
  { css: 'background-color', shorthand: 'background', key: 'backgroundColor', color: true },
  { css: 'border-top-color', shorthand: 'border-color', key: 'borderColor', color: true },
  { css: 'text-decoration-line', shorthand: 'text-decoration', key: 'textDecoration', color: false },
  { css: 'box-shadow', key: 'boxShadow', color: false },
  { css: 'opacity', key: 'opacity', color: false },
  { css: 'transform', key: 'transform', color: false },
];

/** The selector without the state's pseudo-class; null if the rule is not for that state alone. */
function withoutState(selector: string, state: State): string | null {
  if (!selector.includes(`:${state}`)) return null;
  const negated = selector.match(/:not\([^)]*\)/g) ?? [];
  if (negated.some((part) => part.includes(`:${state}`))) return null;
  if (OTHERS[state].test(selector.replace(/:not\([^)]*\)/g, '')) || selector.search(PSEUDO[state]) < 0) return null;
  return selector
    .replace(new RegExp(`(^|[\\s>+~,(])${PSEUDO[state]}`, 'g'), '$1*')
    .replace(new RegExp(PSEUDO[state], 'g'), '');
}

function declared(style: CSSStyleDeclaration, css: string, shorthand?: string): { value: string; important: boolean } {
  for (const name of shorthand ? [css, shorthand] : [css]) {
    const value = style.getPropertyValue(name);
    if (value) return { value, important: style.getPropertyPriority(name) !== '' };
  }
  return { value: '', important: false };
}

/** The colour in a value that may be a shorthand (background, border-color). */
function colorIn(value: string): string | null {
  if (value === 'none') return '#00000000';
  const whole = toHex(value);
  if (whole) return whole;
  for (const part of value.split(/\s+(?![^(]*\))/)) {
    const found = toHex(part);
    if (found) return found;
  }
  return null;
}

const bySpecificity = (a: RulePart, b: RulePart) => a.weight - b.weight || a.order - b.order;

/** Reads what the page's rules change when an element is hovered or focused. */
export function createStateReader(rules: FlatRule[]): StateReader {
  const normal = indexRules(rules, (selector) => (/:(?:hover|focus|active)/.test(selector) ? null : selector));
  const states: Record<State, RuleIndex> = {
    hover: indexRules(rules, (selector) => withoutState(selector, 'hover')),
    focus: indexRules(rules, (selector) => withoutState(selector, 'focus')),
  };

  function change(el: Element, state: State): StateChange | null {
    const changing = matchingParts(states[state], el).sort(bySpecificity);
    if (changing.length === 0) return null;
    const computed = getComputedStyle(el);
    const own = new Map<string, string>();
    for (const { style } of changing) {
      for (const name of style) {
        if (name.startsWith('--')) own.set(name, substitute(style.getPropertyValue(name).trim(), own, computed));
      }
    }
    const inline: RulePart = { selector: '*', weight: 1e9, order: 0, style: (el as HTMLElement).style };
    const usual = [...matchingParts(normal, el), inline].sort(bySpecificity);
    const result: StateChange = {};
    for (const { css, shorthand, key, color } of PROPERTIES) {
      const winner = winningDeclaration(usual, changing, own, css, shorthand);
      const resolved = substitute(winner, own, computed).replace(/currentcolor/gi, computed.color);
      if (!resolved || /^(?:inherit|unset|revert|initial)$/.test(resolved)) continue;
      const before = computed.getPropertyValue(css);
      const after = color ? colorIn(resolved) : hexInside(stripDataUrls(resolved));
      if (after && after !== (color ? toHex(before) : hexInside(before))) result[key] = after;
    }
    return Object.keys(result).length ? result : null;
  }

  return { read: (el) => ({ hover: change(el, 'hover'), focus: change(el, 'focus') }) };
}

/** The winning declaration in the state, if it belongs to the state or uses a property that does; otherwise "". */
function winningDeclaration(
  usual: RulePart[],
  changing: RulePart[],
  own: Map<string, string>,
  css: string,
  shorthand?: string,
): string {
  let best = { value: '', important: false, weight: -1, fromState: false };
  for (const [parts, fromState] of [
    [usual, false],
    [changing, true],
  ] as const) {
    for (const { style, weight } of parts) {
      const { value, important } = declared(style, css, shorthand);
      if (!value || (best.important && !important)) continue;
      if (weight >= best.weight || (important && !best.important)) best = { value, important, weight, fromState };
    }
  }
  if (best.fromState) return best.value;
  return [...own.keys()].some((name) => new RegExp(`var\\(\\s*${name}(?![\\w-])`).test(best.value)) ? best.value : '';
}
