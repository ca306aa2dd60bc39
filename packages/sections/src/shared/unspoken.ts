import type { ElementStyle, LogoCandidate, PageEvidence, WebManifest } from '@brandprint/contracts';
import { instructs } from './text/index.ts';

/** No sentence fits into less. */
const SHORTEST = 8;

type Judge = (text: string) => string;

/** The same with some of its texts judged; itself where they all pass. */
function judged<T extends object, K extends keyof T>(item: T, fields: readonly K[], judge: Judge): T {
  let changed = item;
  for (const field of fields) {
    const text = item[field];
    const kept = typeof text === 'string' ? judge(text) : text;
    if (kept !== text) changed = { ...changed, [field]: kept };
  }
  return changed;
}

const judge =
  (removed: (text: string) => void): Judge =>
  (text) => {
    if (text.length < SHORTEST || !instructs(text)) return text;
    removed(text);
    return '';
  };

/** The same of a manifest. */
export const unspokenManifest = (manifest: WebManifest, removed: (text: string) => void): WebManifest =>
  judged(manifest, ['name', 'shortName', 'description'], judge(removed));

/**
 * A page without the texts on it, beside it and in its names that speak to a model: they are nothing that the brand says,
 * and nothing that a section could quote. `removed` is given each of them.
 */
export function unspoken(page: PageEvidence, removed: (text: string) => void): PageEvidence {
  const said = judge(removed);
  const families: Judge = (stack) =>
    said(stack) === stack
      ? stack
      : stack
          .split(',')
          .filter((name) => !instructs(name))
          .join(',');
  const isFamily = ({ family }: { family: string }): boolean => said(family) === family;
  const logo = (candidate: LogoCandidate): LogoCandidate => judged(candidate, ['text', 'alt'], said);
  const style = (look: ElementStyle): ElementStyle => {
    const { font, ...rest } = judged(look, ['text'], said);
    return {
      ...rest,
      font: judged(font, ['stack'], families),
      renderedFonts: look.renderedFonts.filter(isFamily),
    };
  };
  const deep = (value: unknown): unknown => {
    if (typeof value === 'string') return said(value);
    if (Array.isArray(value)) return value.map(deep);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, deep(item)]));
  };
  return {
    ...judged(page, ['title'], said),
    text: page.text.map((block) => judged(block, ['text'], said)),
    meta: page.meta.map((meta) => judged(meta, ['content'], said)),
    jsonLd: page.jsonLd.map(deep),
    links: page.links.map((link) => judged(link, ['text'], said)),
    images: page.images.map((image) => judged(image, ['alt', 'nearHeading'], said)),
    icons: page.icons.map((icon) => judged(icon, ['alt', 'context'], said)),
    fontFaces: page.fontFaces.filter(isFamily),
    styles: page.styles.map(style),
    logoCandidates: page.logoCandidates.map(logo),
    views: page.views.map((view) => ({
      ...view,
      styles: view.styles.map(style),
      logoCandidates: view.logoCandidates.map(logo),
    })),
  };
}
