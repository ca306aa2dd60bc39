import type { ElementStyle, StateChange } from '@brandprint/contracts';
import {
  indexRules,
  matchingParts,
  type RuleIndex,
  type RulePart,
  type RuleSelector,
  splitRules,
  substitute,
} from './cascade.ts';
import { changedValue, PROPERTIES, PSEUDO_ELEMENT_PROPERTIES, type StateProperty } from './state-properties.ts';
import { isInteractive, STATES, type State, withoutState } from './state-selectors.ts';
import type { FlatRule } from './stylesheets.ts';

type StateChanges = Pick<ElementStyle, 'hover' | 'focus' | 'active' | 'disabled'>;

export interface StateReader {
  /** What changes in each state of elements that look the same: for each state what the first changes that does. */
  read(els: readonly Element[]): StateChanges;
}

/** The rules for elements or one of their pseudo-elements: in every state, and in each state. */
interface StateRules {
  normal: RuleIndex;
  states: readonly (readonly [State, RuleIndex])[];
}

const PSEUDO_ELEMENTS = ['before', 'after'] as const;

function indexStates(selectors: readonly RuleSelector[], states: readonly State[], pseudoElement?: string): StateRules {
  return {
    normal: indexRules(selectors, (selector) => (isInteractive(selector) ? null : selector), pseudoElement),
    states: states.map(
      (state) => [state, indexRules(selectors, (selector) => withoutState(selector, state), pseudoElement)] as const,
    ),
  };
}

const bySpecificity = (a: RulePart, b: RulePart) => a.weight - b.weight || a.order - b.order;

/** Reads what the page's rules change in each state of an element; nothing after `deadline`. */
export function createStateReader(rules: FlatRule[], deadline: number): StateReader {
  const selectors = splitRules(rules);
  const ofElements = indexStates(selectors, STATES);
  const ofPseudoElements = PSEUDO_ELEMENTS.map(
    (name) => [name, indexStates(selectors, ['hover', 'focus', 'active'], `::${name}`)] as const,
  );

  function readOne(el: Element): StateChanges {
    const changes: StateChanges = { hover: null, focus: null };
    if (performance.now() > deadline) return changes;
    const inline: RulePart = { selector: '*', weight: 1e9, order: 0, style: (el as HTMLElement).style };
    for (const [state, found] of changesIn(el, ofElements, getComputedStyle(el), PROPERTIES, [inline]))
      changes[state] = found;
    for (const [name, of] of ofPseudoElements) {
      const computed = getComputedStyle(el, `::${name}`);
      for (const [state, found] of changesIn(el, of, computed, PSEUDO_ELEMENT_PROPERTIES, [], isDrawn))
        changes[state] = { ...changes[state], [name]: found };
    }
    return changes;
  }

  function read(els: readonly Element[]): StateChanges {
    const changes: StateChanges = { hover: null, focus: null };
    for (const el of els) {
      const found = readOne(el);
      for (const state of STATES) if (found[state]) changes[state] ??= found[state];
    }
    return changes;
  }

  return { read };
}

/** Whether a pseudo-element has content, in the state or always. */
const isDrawn = (computed: CSSStyleDeclaration, changing: readonly RulePart[]): boolean =>
  !/^(?:none|normal)$/.test(computed.content) || changing.some(({ style }) => style.content !== '');

/** The states in which rules change something. */
function* changesIn(
  el: Element,
  { normal, states }: StateRules,
  computed: CSSStyleDeclaration,
  properties: readonly StateProperty[],
  inline: readonly RulePart[],
  isAsked: (computed: CSSStyleDeclaration, changing: readonly RulePart[]) => boolean = () => true,
): Generator<[State, StateChange]> {
  let usual: RulePart[] | undefined;
  for (const [state, index] of states) {
    const changing = matchingParts(index, el).sort(bySpecificity);
    if (changing.length === 0 || !isAsked(computed, changing)) continue;
    usual ??= [...matchingParts(normal, el), ...inline].sort(bySpecificity);
    const found = change(computed, changing, usual, properties);
    if (found) yield [state, found];
  }
}

function change(
  computed: CSSStyleDeclaration,
  changing: readonly RulePart[],
  usual: readonly RulePart[],
  properties: readonly StateProperty[],
): StateChange | null {
  const own = new Map<string, string>();
  for (const { style } of changing) {
    for (const name of style) {
      if (name.startsWith('--')) own.set(name, substitute(style.getPropertyValue(name).trim(), own, computed));
    }
  }
  const declaredIn = (names: readonly string[]): string =>
    substitute(winningDeclaration(usual, changing, own, names), own, computed);
  const result: StateChange = {};
  for (const property of properties) {
    if (result[property.key] !== undefined) continue;
    const after = changedValue(property, declaredIn, computed);
    if (after !== null) result[property.key] = after;
  }
  return Object.keys(result).length ? result : null;
}

function declared(style: CSSStyleDeclaration, names: readonly string[]): { value: string; important: boolean } {
  for (const name of names) {
    const value = style.getPropertyValue(name);
    if (value) return { value, important: style.getPropertyPriority(name) !== '' };
  }
  return { value: '', important: false };
}

/**
 * The winning declaration in the state, of a property or its shorthands, if it belongs to the state or uses a property
 * that does; otherwise "".
 */
function winningDeclaration(
  usual: readonly RulePart[],
  changing: readonly RulePart[],
  own: Map<string, string>,
  names: readonly string[],
): string {
  let best = { value: '', important: false, weight: -1, fromState: false };
  for (const [parts, fromState] of [
    [usual, false],
    [changing, true],
  ] as const) {
    for (const { style, weight } of parts) {
      const { value, important } = declared(style, names);
      if (!value || (best.important && !important)) continue;
      if (weight >= best.weight || (important && !best.important)) best = { value, important, weight, fromState };
    }
  }
  if (best.fromState) return best.value;
  return [...own.keys()].some((name) => new RegExp(`var\\(\\s*${name}(?![\\w-])`).test(best.value)) ? best.value : '';
}
