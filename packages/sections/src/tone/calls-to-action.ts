import type { Evidence, PageKind } from '@brandprint/contracts';
import { normalizeWhitespace } from '../shared/text/index.ts';

export interface CallToAction {
  text: string;
  page: string;
  selector: string;
  count: number;
}

const CALL_TO_ACTION_PAGES: ReadonlySet<PageKind> = new Set([
  'home',
  'about',
  'mission',
  'product',
  'pricing',
  'brand',
  'contact',
]);

const MAX_BUTTON_LABELS = 30;

/** Calls to action on buttons, most frequent first, unchanged. */
export function collectCallsToAction(evidence: Evidence): CallToAction[] {
  const found = new Map<string, CallToAction>();
  for (const page of evidence.pages) {
    if (!CALL_TO_ACTION_PAGES.has(page.kind)) continue;
    // This many different ones are sample buttons or an application's controls.
    const labels = new Set(
      page.text.filter(({ kind }) => kind === 'button').map(({ text }) => normalizeWhitespace(text)),
    );
    if (labels.size > MAX_BUTTON_LABELS) continue;
    for (const block of page.text) {
      if (block.kind !== 'button' || ['dialog', 'widget', 'nav'].includes(block.region)) continue;
      const text = normalizeWhitespace(block.text);
      const known = found.get(text) ?? { text, page: page.finalUrl, selector: block.selector, count: 0 };
      known.count += 1;
      found.set(text, known);
    }
  }
  return [...found.values()].sort((a, b) => b.count - a.count);
}
