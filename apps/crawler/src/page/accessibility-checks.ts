import type { AccessibilityCheck } from '@brandprint/contracts';
import type axeCore from 'axe-core';
import { selectorOf } from './dom.ts';

type Matches = (node: Element, ...rest: unknown[]) => boolean;

/** axe-core, which is loaded in this world before checks; its types do not have everything that it documents. */
declare const axe: Pick<typeof axeCore, 'run'> & {
  configure(spec: { noHtml?: boolean; rules?: { id: string; matches: Matches }[] }): void;
  utils: { getRule(id: string): { matches: Matches } };
};

const RULES = [
  // language
  'html-has-lang',
  'html-lang-valid',
  'valid-lang',
  // landmarks
  'landmark-one-main',
  'landmark-unique',
  'region',
  'bypass',
  // alternatives
  'image-alt',
  'input-image-alt',
  'role-img-alt',
  'svg-img-alt',
  'area-alt',
  // labels
  'label',
  'select-name',
  // headings
  'page-has-heading-one',
  'heading-order',
  'empty-heading',
  // names
  'document-title',
  'link-name',
  'button-name',
];
/** Checks what is behind every text, which is slow on large pages. */
const CONTRAST = 'color-contrast';
const MAX_ELEMENTS_FOR_ALL_TEXT = 2_500;
/** Documents with more elements take too long even to search. */
const MAX_ELEMENTS = 60_000;
const MAX_TEXTS = 200;
const MAX_TEXT_NODES = 5_000;

/** What will be checked. */
interface CheckPlan {
  /** The rules of each run: a large page's contrast has its own, so that its lateness loses no other rule. */
  runs: string[][];
  /** Whether the contrast of the first screen only is checked, because the page is large. */
  firstScreen: boolean;
  /** Not worth trying. */
  tooLarge: boolean;
}

export function checkPlan(): CheckPlan {
  const size = document.getElementsByTagName('*').length;
  const firstScreen = size > MAX_ELEMENTS_FOR_ALL_TEXT;
  return {
    runs: firstScreen ? [RULES, [CONTRAST]] : [[...RULES, CONTRAST]],
    firstScreen,
    tooLarge: size > MAX_ELEMENTS,
  };
}

/** Elements with their own text on the first screen. */
function firstScreenTextElements(): Set<Element> {
  const found = new Set<Element>();
  const nodes = document.createTreeWalker(document.body ?? document.documentElement, NodeFilter.SHOW_TEXT);
  for (let i = 0; i < MAX_TEXT_NODES && found.size < MAX_TEXTS && nodes.nextNode(); i++) {
    const el = nodes.currentNode.parentElement;
    if (!el || found.has(el) || !nodes.currentNode.nodeValue?.trim()) continue;
    const { top, bottom, width } = el.getBoundingClientRect();
    if (width > 0 && top + scrollY < innerHeight && bottom + scrollY > 0) found.add(el);
  }
  return found;
}

/** Limits the contrast rule to these elements. */
function checkContrastIn(elements: ReadonlySet<Element>): void {
  const { matches } = axe.utils.getRule(CONTRAST);
  axe.configure({
    rules: [{ id: CONTRAST, matches: (node, ...rest) => elements.has(node) && matches(node, ...rest) }],
  });
}

/**
 * Runs axe-core rules about language, landmarks, contrast, alternatives, labels, headings and names. Rules without affected
 * elements are left out.
 */
export async function check(rules: string[], firstScreen: boolean): Promise<AccessibilityCheck[]> {
  if (firstScreen && rules.includes(CONTRAST)) checkContrastIn(firstScreenTextElements());
  // The markup of each element would otherwise be copied, all that it contains included.
  axe.configure({ noHtml: true });
  const { violations, passes, incomplete } = await axe.run(document, {
    runOnly: { type: 'rule', values: rules },
    iframes: false,
    preload: false,
    selectors: false,
    ancestry: false,
    xpath: false,
    elementRef: true,
  });
  const count = (results: axeCore.Result[], rule: string) => results.find(({ id }) => id === rule)?.nodes.length ?? 0;
  const found = new Set([...violations, ...incomplete, ...passes].map(({ id }) => id));
  return [...found].sort().map((rule) => {
    const failure = violations.find(({ id }) => id === rule);
    const first = failure?.nodes[0]?.element;
    return {
      rule,
      impact: failure?.impact ?? null,
      failed: count(violations, rule),
      passed: count(passes, rule),
      undecided: count(incomplete, rule),
      selector: first instanceof Element ? selectorOf(first) : '',
      ...(firstScreen && rule === CONTRAST && { firstScreen }),
    };
  });
}
