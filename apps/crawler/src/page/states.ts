import type { StateChange } from '@brandprint/contracts';
import { hexInside, toHex } from './color.ts';
import { withoutData } from './dom.ts';
import type { FlatRule } from './sheets.ts';

/** A rule for a state, with the state's pseudo-class taken out of its selector. */
interface StateRule {
  selector: string;
  /** A class its subject must have, to fail fast. */
  subjectClass: string | null;
  weight: number;
  order: number;
  style: CSSStyleDeclaration;
}

export interface StateReader {
  read(el: Element): { hover: StateChange | null; focus: StateChange | null };
}

const STATES = { hover: /:hover(?![\w-])/g, focus: /:focus(?:-visible)?(?![\w-])/g };
const OTHERS = {
  hover: /:(?:active|focus|disabled|checked|not\([^)]*:hover)/,
  focus: /:(?:active|hover|disabled|not\([^)]*:focus)/,
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

/** Splits a selector list at its top-level commas. */
export function splitList(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < list.length; i++) {
    const char = list[i];
    if (char === '(' || char === '[') depth++;
    else if (char === ')' || char === ']') depth--;
    else if (char === ',' && depth === 0) {
      parts.push(list.slice(start, i).trim());
      start = i + 1;
    }
  }
  parts.push(list.slice(start).trim());
  return parts;
}

/** Rough specificity: enough to order the rules of one state. */
function weigh(selector: string): number {
  const ids = selector.match(/#[\w-]+/g)?.length ?? 0;
  const classes = selector.match(/\.[\w\\/:-]+|\[[^\]]+\]|(?<!:):[\w-]+/g)?.length ?? 0;
  const tags = selector.match(/(?:^|[\s>+~(])[a-z][\w-]*/gi)?.length ?? 0;
  return ids * 10_000 + classes * 100 + tags;
}

function collect(rules: FlatRule[], state: 'hover' | 'focus'): StateRule[] {
  const found: StateRule[] = [];
  for (const rule of rules) {
    if (!rule.selector.includes(`:${state}`)) continue;
    for (const part of splitList(rule.selector)) {
      if (found.length >= 4000) return found;
      if (part.search(STATES[state]) < 0 || OTHERS[state].test(part) || part.includes('::')) continue;
      const selector = part
        .replace(new RegExp(`(^|[\\s>+~,(])${STATES[state].source}`, 'g'), '$1*')
        .replace(STATES[state], '');
      const subject = selector.split(/[\s>+~]+/).pop() ?? '';
      const subjectClass = /^[^(]*?\.((?:[\w-]|\\.)+)/.exec(subject)?.[1]?.replace(/\\(.)/g, '$1') ?? null;
      found.push({ selector, subjectClass, weight: weigh(part), order: found.length, style: rule.style });
    }
  }
  return found;
}

function matches(el: Element, selector: string): boolean {
  try {
    return el.matches(selector);
  } catch {
    return false;
  }
}

/** Replaces var() from the state's own declarations, else from the element. */
function substitute(value: string, own: Map<string, string>, style: CSSStyleDeclaration): string {
  let text = value;
  for (let round = 0; round < 12 && text.includes('var('); round++) {
    const next = text.replace(
      /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/,
      (_all, name: string, fallback?: string) => {
        return own.get(name) ?? (style.getPropertyValue(name).trim() || (fallback ?? '').trim());
      },
    );
    if (next === text) return '';
    text = next;
  }
  return text.includes('var(') ? '' : text.trim();
}

function declared(style: CSSStyleDeclaration, css: string, shorthand?: string): { value: string; important: boolean } {
  const long = style.getPropertyValue(css);
  if (long) return { value: long, important: style.getPropertyPriority(css) !== '' };
  const short = shorthand ? style.getPropertyValue(shorthand) : '';
  return { value: short, important: short !== '' && style.getPropertyPriority(shorthand as string) !== '' };
}

const baseOf = (style: CSSStyleDeclaration, css: string) => style.getPropertyValue(css);

/** Reads what the page's rules change when an element is pointed at or focused. */
export function stateReader(rules: FlatRule[]): StateReader {
  const states = { hover: collect(rules, 'hover'), focus: collect(rules, 'focus') };
  const variable = rules.filter(
    (rule) => !/:(?:hover|focus|active)/.test(rule.selector) && rule.style.cssText.includes('var('),
  );

  function change(el: Element, state: 'hover' | 'focus'): StateChange | null {
    const fit = states[state].filter(
      (rule) => (!rule.subjectClass || el.classList.contains(rule.subjectClass)) && matches(el, rule.selector),
    );
    if (fit.length === 0) return null;
    fit.sort((a, b) => a.weight - b.weight || a.order - b.order);
    const computed = getComputedStyle(el);
    const own = new Map<string, string>();
    for (const { style } of fit) {
      for (const name of style) {
        if (name.startsWith('--')) own.set(name, substitute(style.getPropertyValue(name).trim(), own, computed));
      }
    }
    const names = [...own.keys()];
    const base = names.length
      ? variable.filter(
          ({ style, selector }) => names.some((name) => style.cssText.includes(`var(${name}`)) && matches(el, selector),
        )
      : [];
    const result: StateChange = {};
    for (const { css, shorthand, key, color } of PROPERTIES) {
      let winner = '';
      let fixed = false;
      for (const { style } of [...base, ...fit]) {
        const { value, important } = declared(style, css, shorthand);
        if (!value || (fixed && !important)) continue;
        winner = value;
        fixed = important;
      }
      const resolved = substitute(winner, own, computed).replace(/currentcolor/gi, computed.color);
      if (!resolved || /^(?:inherit|unset|revert|initial)$/.test(resolved)) continue;
      const before = baseOf(computed, css);
      const after = color ? colorIn(resolved) : hexInside(withoutData(resolved));
      if (after && after !== (color ? toHex(before) : hexInside(before))) result[key] = after;
    }
    return Object.keys(result).length ? result : null;
  }
  return { read: (el) => ({ hover: change(el, 'hover'), focus: change(el, 'focus') }) };
}

/** The colour of a value that may be a shorthand (background, border-color). */
function colorIn(value: string): string | null {
  if (value === 'none') return '#00000000';
  const whole = toHex(value);
  if (whole) return whole;
  for (const part of value.split(/\s+(?![^(]*\))/)) {
    const hex = toHex(part);
    if (hex) return hex;
  }
  return null;
}
