import type { ElementStyle, LogoCandidate, PageEvidence, WebManifest } from '@brandprint/contracts';
import { isPromptInjection } from './text/index.ts';

/** No sentence is shorter than this. */
const MIN_INJECTION_LENGTH = 8;

type TextFilter = (text: string) => string;

/** Checks some texts of the object; returns the object itself if all pass. */
function filterFields<T extends object, K extends keyof T>(item: T, fields: readonly K[], filter: TextFilter): T {
  let changed = item;
  for (const field of fields) {
    const text = item[field];
    const kept = typeof text === 'string' ? filter(text) : text;
    if (kept !== text) changed = { ...changed, [field]: kept };
  }
  return changed;
}

const injectionFilter =
  (onRemoved: (text: string) => void): TextFilter =>
  (text) => {
    if (text.length < MIN_INJECTION_LENGTH || !isPromptInjection(text)) return text;
    onRemoved(text);
    return '';
  };

/** The same for a manifest. */
export const stripPromptInjectionFromManifest = (
  manifest: WebManifest,
  onRemoved: (text: string) => void,
): WebManifest => filterFields(manifest, ['name', 'shortName', 'description'], injectionFilter(onRemoved));

/**
 * A page without prompt injections in its text, attributes and names: they are not statements of the brand and must not
 * be quoted. `onRemoved` receives each of them.
 */
export function stripPromptInjection(page: PageEvidence, onRemoved: (text: string) => void): PageEvidence {
  const filterText = injectionFilter(onRemoved);
  const filterFontStack: TextFilter = (stack) =>
    filterText(stack) === stack
      ? stack
      : stack
          .split(',')
          .filter((name) => !isPromptInjection(name))
          .join(',');
  const isFamily = ({ family }: { family: string }): boolean => filterText(family) === family;
  const logo = (candidate: LogoCandidate): LogoCandidate => filterFields(candidate, ['text', 'alt'], filterText);
  const style = (look: ElementStyle): ElementStyle => {
    const { font, ...rest } = filterFields(look, ['text'], filterText);
    return {
      ...rest,
      font: filterFields(font, ['stack'], filterFontStack),
      renderedFonts: look.renderedFonts.filter(isFamily),
    };
  };
  const filterDeep = (value: unknown): unknown => {
    if (typeof value === 'string') return filterText(value);
    if (Array.isArray(value)) return value.map(filterDeep);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filterDeep(item)]));
  };
  return {
    ...filterFields(page, ['title'], filterText),
    text: page.text.map((block) => filterFields(block, ['text'], filterText)),
    meta: page.meta.map((meta) => filterFields(meta, ['content'], filterText)),
    jsonLd: page.jsonLd.map(filterDeep),
    links: page.links.map((link) => filterFields(link, ['text'], filterText)),
    images: page.images.map((image) => filterFields(image, ['alt', 'nearHeading'], filterText)),
    icons: page.icons.map((icon) => filterFields(icon, ['alt', 'context'], filterText)),
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
