import type { ElementStyle, LogoCandidate, PageEvidence } from '@brandprint/contracts';
import { instructs } from './text/index.ts';

/** No sentence fits into less. */
const SHORTEST = 8;

const said = (text: string): string => (text.length >= SHORTEST && instructs(text) ? '' : text);
const families = (stack: string): string =>
  stack.length >= SHORTEST && instructs(stack)
    ? stack
        .split(',')
        .filter((name) => !instructs(name))
        .join(',')
    : stack;

/** The same with some of its texts judged; itself where they all pass. */
function judged<T extends object, K extends keyof T>(item: T, fields: readonly K[], judge = said): T {
  let changed = item;
  for (const field of fields) {
    const text = item[field];
    const kept = typeof text === 'string' ? judge(text) : text;
    if (kept !== text) changed = { ...changed, [field]: kept };
  }
  return changed;
}

/**
 * A page without the texts on it, beside it and in its names that speak to a model: they are nothing that the brand says,
 * and nothing that a section could quote.
 */
export function unspoken(page: PageEvidence): PageEvidence {
  return {
    ...judged(page, ['title']),
    text: page.text.map((block) => judged(block, ['text'])),
    meta: page.meta.map((meta) => judged(meta, ['content'])),
    jsonLd: page.jsonLd.map(deep),
    links: page.links.map((link) => judged(link, ['text'])),
    images: page.images.map((image) => judged(image, ['alt', 'nearHeading'])),
    icons: page.icons.map((icon) => judged(icon, ['alt', 'context'])),
    fontFaces: page.fontFaces.filter(({ family }) => said(family) === family),
    styles: page.styles.map(style),
    logoCandidates: page.logoCandidates.map(logo),
    views: page.views.map((view) => ({
      ...view,
      styles: view.styles.map(style),
      logoCandidates: view.logoCandidates.map(logo),
    })),
  };
}

const logo = (candidate: LogoCandidate): LogoCandidate => judged(candidate, ['text', 'alt']);

function style(look: ElementStyle): ElementStyle {
  const { font, ...rest } = judged(look, ['text']);
  return {
    ...rest,
    font: judged(font, ['stack'], families),
    renderedFonts: look.renderedFonts.filter(({ family }) => said(family) === family),
  };
}

function deep(value: unknown): unknown {
  if (typeof value === 'string') return said(value);
  if (Array.isArray(value)) return value.map(deep);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, deep(item)]));
}
