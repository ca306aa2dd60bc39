import { splitCss } from './split-css.ts';
import { separateStates } from './state-selectors.ts';
import type { FlatRule } from './stylesheets.ts';

/** One selector of a rule in the cascade. */
export interface RulePart {
  /** What the element must match, without the pseudo-class of the state. */
  selector: string;
  weight: number;
  order: number;
  style: CSSStyleDeclaration;
}

export type RuleIndex = Map<string, RulePart[]>;

/** Approximate specificity: enough to order rules. */
function specificity(selector: string): number {
  const counted = selector.replace(/:where\([^)]*\)/g, '').replace(/:(?:not|is|has)\(/g, ' (');
  const ids = counted.match(/#(?:[\w-]|\\.)+/g)?.length ?? 0;
  const classes = counted.match(/\.(?:[\w-]|\\.)+|\[[^\]]+\]|(?<![:\\]):(?!:)[\w-]+/g)?.length ?? 0;
  const tags = counted.match(/(?:^|[\s>+~(])[a-z][\w-]*/gi)?.length ?? 0;
  return ids * 10_000 + classes * 100 + tags;
}

/** What the selector's subject must have: ".class", "#id", a tag, or "*" if that is unknown. */
function subjectOf(selector: string): string {
  // Rules that are nested in `.a` begin with `:is(.a)`.
  const subject = (selector.split(/[\s>+~]+(?![^([]*[)\]])/).pop() ?? '').replace(/^:is\(([^(),\s>+~]+)\)/, '$1');
  const named = /^(?:[\w-]|\\.)*([.#](?:[\w-]|\\.)+)/.exec(subject)?.[1];
  if (named) return named.replace(/\\(.)/g, '$1');
  return /^[a-z][\w-]*/i.exec(subject)?.[0].toLowerCase() ?? '*';
}

/**
 * Indexes the selectors of all rules by subject: those of elements, or of one of their pseudo-elements (`::after`).
 * `pick` selects and rewrites each, null omits it.
 */
export function indexRules(
  rules: FlatRule[],
  pick: (selector: string) => string | null,
  pseudoElement = '',
): RuleIndex {
  const index: RuleIndex = new Map();
  let order = 0;
  for (const rule of rules) {
    if (!rule.selector.includes(pseudoElement)) continue;
    for (const whole of splitCss(rule.selector, ',').flatMap(separateStates)) {
      const of = originOf(whole, pseudoElement);
      const selector = of === null ? null : pick(of);
      if (selector === null) continue;
      const subject = subjectOf(selector);
      const part = { selector, weight: specificity(whole), order: order++, style: rule.style };
      const same = index.get(subject);
      if (same) same.push(part);
      else index.set(subject, [part]);
    }
  }
  return index;
}

/** The selector of the element that the pseudo-element belongs to; null if the selector is for something else. */
function originOf(selector: string, pseudoElement: string): string | null {
  if (!selector.endsWith(pseudoElement)) return null;
  const origin = pseudoElement ? selector.slice(0, -pseudoElement.length) : selector;
  if (origin.includes('::')) return null;
  return /^$|[\s>+~]$/.test(origin) ? `${origin}*` : origin;
}

function matches(el: Element, selector: string): boolean {
  try {
    return el.matches(selector);
  } catch {
    return false;
  }
}

/** The parts that an element matches. */
export function matchingParts(index: RuleIndex, el: Element): RulePart[] {
  const keys = ['*', el.localName, ...[...el.classList].map((name) => `.${name}`), ...(el.id ? [`#${el.id}`] : [])];
  return keys.flatMap((key) => index.get(key) ?? []).filter(({ selector }) => matches(el, selector));
}

/** Resolves var(), first from `own`, then from the element; empty if it is undefined. */
export function substitute(value: string, own: Map<string, string>, style: CSSStyleDeclaration): string {
  let text = value;
  for (let round = 0; round < 12 && text.includes('var('); round++) {
    const next = text.replace(
      /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/,
      (_all, name: string, fallback?: string) =>
        own.get(name) ?? (style.getPropertyValue(name).trim() || (fallback ?? '').trim()),
    );
    if (next === text) return '';
    text = next;
  }
  return text.includes('var(') ? '' : text.trim();
}
