import type { AccessibilityCheck } from '@brandprint/contracts';
import type axeCore from 'axe-core';
import { selectorOf } from './dom.ts';

declare global {
  /** axe-core, if it is loaded in this world. */
  var axe: typeof axeCore | undefined;
}

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

/** Rules that run together, and their scope. */
interface CheckBatch {
  rules: string[];
  /** Only texts on the first screen. */
  firstScreen: boolean;
  /** Not worth trying. */
  tooLarge: boolean;
}

/** The runs, one after the other while there is time: on large pages the contrast of the first screen comes last. */
export function checkPlan(): CheckBatch[] {
  const size = document.getElementsByTagName('*').length;
  if (size <= MAX_ELEMENTS_FOR_ALL_TEXT) return [{ rules: [...RULES, CONTRAST], firstScreen: false, tooLarge: false }];
  const tooLarge = size > MAX_ELEMENTS;
  return [
    { rules: RULES, firstScreen: false, tooLarge },
    { rules: [CONTRAST], firstScreen: true, tooLarge },
  ];
}

/** Elements with their own text on the first screen. */
function firstScreenTextElements(): Element[] {
  const found = new Set<Element>();
  const nodes = document.createTreeWalker(document.body ?? document.documentElement, NodeFilter.SHOW_TEXT);
  for (let i = 0; i < MAX_TEXT_NODES && found.size < MAX_TEXTS && nodes.nextNode(); i++) {
    const el = nodes.currentNode.parentElement;
    if (!el || found.has(el) || !nodes.currentNode.nodeValue?.trim()) continue;
    const { top, bottom, width } = el.getBoundingClientRect();
    if (width > 0 && top + scrollY < innerHeight && bottom + scrollY > 0) found.add(el);
  }
  return [...found];
}

/**
 * Runs axe-core rules about language, landmarks, contrast, alternatives, labels, headings and names. Rules without
 * affected elements are left out.
 */
export async function check({
  rules,
  firstScreen,
}: Pick<CheckBatch, 'rules' | 'firstScreen'>): Promise<AccessibilityCheck[]> {
  const texts = firstScreen ? firstScreenTextElements() : [];
  if (!globalThis.axe || (firstScreen && texts.length === 0)) return [];
  const { violations, passes, incomplete } = await globalThis.axe.run(firstScreen ? { include: texts } : document, {
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
      ...(firstScreen && { firstScreen }),
    };
  });
}
