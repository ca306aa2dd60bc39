import type { ElementStyle, StateChange } from '@brandprint/contracts';
import { indexRules, matchingParts, type RulePart, substitute } from './cascade.ts';
import { hexInside, toHex } from './color.ts';
import { stripDataUrls } from './dom.ts';
import type { FlatRule } from './stylesheets.ts';

type StateChanges = Pick<ElementStyle, 'hover' | 'focus' | 'active' | 'disabled'>;

export interface StateReader {
  read(el: Element): StateChanges;
}

type State = 'hover' | 'focus' | 'active' | 'disabled';
const STATES = ['hover', 'focus', 'active', 'disabled'] as const;
const PSEUDO: Record<State, string> = {
  hover: ':hover(?![\\w-])',
  focus: ':focus(?:-visible)?(?![\\w-])',
  active: ':active(?![\\w-])',
  disabled: ':disabled(?![\\w-])|\\[(?:aria-)?disabled(?:=(?!"?false)[^\\]]*)?\\]|\\.(?:is-)?disabled(?![\\w-])',
};
const OTHERS: Record<State, RegExp> = {
  hover: /:(?:active|focus|disabled|checked)/,
  focus: /:(?:active|hover|disabled)/,
  active: /:(?:hover|focus|disabled|checked)/,
  disabled: /:(?:active|hover|focus|checked)/,
};
const PATTERNS = Object.fromEntries(
  STATES.map((state) => [
    state,
    {
      any: new RegExp(PSEUDO[state]),
      leading: new RegExp(`(^|[\\s>+~,(])(?:${PSEUDO[state]})`, 'g'),
      all: new RegExp(PSEUDO[state], 'g'),
    },
  ]),
) as Record<State, { any: RegExp; leading: RegExp; all: RegExp }>;

const PROPERTIES: { css: string; shorthand?: string; key: keyof StateChange; color: boolean }[] = [
  { css: 'color', key: 'color', color: true },
  { css: 'background-color', shorthand: 'background', key: 'backgroundColor', color: true },
  { css: 'border-top-color', shorthand: 'border-color', key: 'borderColor', color: true },
  { css: 'text-decoration-line', shorthand: 'text-decoration', key: 'textDecoration', color: false },
  { css: 'box-shadow', key: 'boxShadow', color: false },
  { css: 'opacity', key: 'opacity', color: false },
  { css: 'transform', key: 'transform', color: false },
  { css: 'outline', key: 'outline', color: false },
];

const NO_OUTLINE = /(?:^|\s)(?:none|hidden|0|0px)(?:\s|$)/;

/** The selector without the state's pseudo-class; null if the rule is not for that state alone. */
function withoutState(selector: string, state: State): string | null {
  if (!selector.includes(state)) return null;
  const { any, leading, all } = PATTERNS[state];
  const negated = selector.match(/:not\([^)]*\)/g) ?? [];
  if (negated.some((part) => any.test(part))) return null;
  if (OTHERS[state].test(selector.replace(/:not\([^)]*\)/g, '')) || !any.test(selector)) return null;
  return selector.replace(leading, '$1*').replace(all, '');
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

/** Reads what the page's rules change in each state of an element; nothing after `deadline`. */
export function createStateReader(rules: FlatRule[], deadline: number): StateReader {
  const normal = indexRules(rules, (selector) => (/:(?:hover|focus|active)/.test(selector) ? null : selector));
  const states = STATES.map(
    (state) => [state, indexRules(rules, (selector) => withoutState(selector, state))] as const,
  );

  function change(el: Element, changing: RulePart[], usual: RulePart[]): StateChange | null {
    const computed = getComputedStyle(el);
    const own = new Map<string, string>();
    for (const { style } of changing) {
      for (const name of style) {
        if (name.startsWith('--')) own.set(name, substitute(style.getPropertyValue(name).trim(), own, computed));
      }
    }
    const result: StateChange = {};
    for (const { css, shorthand, key, color } of PROPERTIES) {
      const winner = winningDeclaration(usual, changing, own, css, shorthand);
      const resolved = substitute(winner, own, computed).replace(/currentcolor/gi, computed.color);
      if (!resolved || /^(?:inherit|unset|revert|initial)$/.test(resolved)) continue;
      const before = computed.getPropertyValue(css);
      const after = color ? colorIn(resolved) : hexInside(stripDataUrls(resolved));
      if (key === 'outline' && NO_OUTLINE.test(after ?? '')) continue;
      if (after && after !== (color ? toHex(before) : hexInside(before))) result[key] = after;
    }
    return Object.keys(result).length ? result : null;
  }

  function read(el: Element): StateChanges {
    const changes: StateChanges = { hover: null, focus: null };
    if (performance.now() > deadline) return changes;
    let usual: RulePart[] | undefined;
    for (const [state, index] of states) {
      const changing = matchingParts(index, el).sort(bySpecificity);
      if (changing.length === 0) continue;
      const inline: RulePart = { selector: '*', weight: 1e9, order: 0, style: (el as HTMLElement).style };
      usual ??= [...matchingParts(normal, el), inline].sort(bySpecificity);
      const found = change(el, changing, usual);
      if (found) changes[state] = found;
    }
    return changes;
  }

  return { read };
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
