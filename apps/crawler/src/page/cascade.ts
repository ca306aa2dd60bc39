import { ESCAPED, splitCss } from './split-css.ts';
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

/** One selector of a rule, without the pseudo-element that it is for. */
export interface RuleSelector {
  selector: string;
  /** For instance "::after"; empty for an element itself. */
  pseudoElement: string;
  style: CSSStyleDeclaration;
}

/** The selectors of all rules, in order. */
export const splitRules = (rules: readonly FlatRule[]): RuleSelector[] =>
  rules.flatMap(({ selector: list, style }) =>
    splitCss(list, ',')
      .flatMap(separateStates)
      .map((whole) => ({ ...splitPseudoElement(whole), style })),
  );

function splitPseudoElement(whole: string): Pick<RuleSelector, 'selector' | 'pseudoElement'> {
  const at = whole.includes('::') ? whole.replace(ESCAPED, ({ length }) => ' '.repeat(length)).indexOf('::') : -1;
  if (at < 0) return { selector: whole, pseudoElement: '' };
  const selector = whole.slice(0, at);
  return { selector: /^$|[\s>+~]$/.test(selector) ? `${selector}*` : selector, pseudoElement: whole.slice(at) };
}

/** Indexes selectors by subject: those of elements or of a pseudo-element. `pick` rewrites each, null omits it. */
export function indexRules(
  selectors: readonly RuleSelector[],
  pick: (selector: string) => string | null,
  pseudoElement = '',
): RuleIndex {
  const index: RuleIndex = new Map();
  let order = 0;
  for (const { selector: whole, pseudoElement: of, style } of selectors) {
    const selector = of === pseudoElement ? pick(whole) : null;
    if (selector === null) continue;
    const subject = subjectOf(selector);
    const part = { selector, weight: specificity(whole), order: order++, style };
    const same = index.get(subject);
    if (same) same.push(part);
    else index.set(subject, [part]);
  }
  return index;
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
