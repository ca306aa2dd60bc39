import { closingBracket, splitCss } from './split-css.ts';

export const STATES = ['hover', 'focus', 'active', 'disabled'] as const;
export type State = (typeof STATES)[number];

/** A name in a class such as `.hover\:underline` is escaped, or goes on. */
const pseudo = (pattern: string): string => `(?<!\\\\)(?:${pattern})(?![\\w\\\\-])`;

const PSEUDO: Record<State, string> = {
  hover: pseudo(':hover'),
  focus: pseudo(':focus(?:-visible)?'),
  active: pseudo(':active'),
  disabled: pseudo(':disabled|\\[(?:aria-)?disabled(?:=(?!"?false)[^\\]]*)?\\]|\\.(?:is-)?disabled'),
};
const OTHERS: Record<State, RegExp> = {
  hover: /(?<!\\):(?:active|focus|disabled|checked)/,
  focus: /(?<!\\):(?:active|hover|disabled)/,
  active: /(?<!\\):(?:hover|focus|disabled|checked)/,
  disabled: /(?<!\\):(?:active|hover|focus|checked)/,
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
const INTERACTION = /(?<!\\):(?:hover|focus|active)/;
const ANY_STATE = new RegExp(STATES.map((state) => PSEUDO[state]).join('|'));
const ALTERNATIVES = /(?<!\\):(?:is|where)\(/;
const MAX_ALTERNATIVES = 16;
/** Longer ones are lists for resets. */
const MAX_SELECTOR_LENGTH = 2_000;

/** Whether the selector waits for a person. */
export const isInteractive = (selector: string): boolean => INTERACTION.test(selector);

/** The selector without the state's pseudo-class; null if the rule is not for that state alone. */
export function withoutState(selector: string, state: State): string | null {
  if (!selector.includes(state)) return null;
  const { any, leading, all } = PATTERNS[state];
  const negated = selector.match(/:not\([^)]*\)/g) ?? [];
  if (negated.some((part) => any.test(part))) return null;
  if (OTHERS[state].test(selector.replace(/:not\([^)]*\)/g, '')) || !any.test(selector)) return null;
  return selector.replace(leading, '$1*').replace(all, '');
}

/** The selector once for each alternative in `:is()` and `:where()` that has a state: `a:is(:hover, :focus)`. */
export function separateStates(selector: string): string[] {
  let separated = [selector];
  if (selector.length > MAX_SELECTOR_LENGTH || !ALTERNATIVES.test(selector) || !ANY_STATE.test(selector))
    return separated;
  for (let round = 0; round < MAX_ALTERNATIVES; round++) {
    const next = separated.flatMap(separateFirst);
    if (next.length === separated.length || next.length > MAX_ALTERNATIVES) return separated;
    separated = next;
  }
  return separated;
}

/** Separates the alternatives of the first list with a state. */
function separateFirst(selector: string): string[] {
  for (const { index, 0: start } of selector.matchAll(new RegExp(ALTERNATIVES, 'g'))) {
    const open = index + start.length;
    const end = closingBracket(selector, open - 1);
    const inside = selector.slice(open, end);
    const parts = end < 0 || !ANY_STATE.test(inside) ? [] : splitCss(inside, ',');
    if (parts.length > 1) return parts.map((part) => selector.slice(0, open) + part + selector.slice(end));
  }
  return [selector];
}
