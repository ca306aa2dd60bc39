import type { AccessibilityCheck } from '@brandprint/contracts';
import type axeCore from 'axe-core';
import { selectorOf } from './dom.ts';

declare global {
  /** axe-core, where the world has it. */
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
/** Looks at what lies behind every text, which takes long on large pages. */
const CONTRAST = 'color-contrast';
const MAX_ELEMENTS = 8_000;
const MAX_ELEMENTS_FOR_CONTRAST = 2_500;

/**
 * Runs those rules of axe-core that speak of language, landmarks, contrast, alternatives, labels, headings and names.
 * Rules that nothing on the page falls under are left out. Null on a page that is too large to be looked at quickly.
 */
export async function check(): Promise<AccessibilityCheck[] | null> {
  const size = document.getElementsByTagName('*').length;
  if (!globalThis.axe || size > MAX_ELEMENTS) return null;
  const { violations, passes, incomplete } = await globalThis.axe.run(document, {
    runOnly: { type: 'rule', values: size > MAX_ELEMENTS_FOR_CONTRAST ? RULES : [...RULES, CONTRAST] },
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
    };
  });
}
