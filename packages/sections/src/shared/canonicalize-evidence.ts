import type {
  CssEvidence,
  DesignEvidence,
  ElementStyle,
  Evidence,
  LogoCandidate,
  PageEvidence,
} from '@brandprint/contracts';
import { stripPromptInjection, stripPromptInjectionFromManifest } from './strip-prompt-injection.ts';

const canonicalByEvidence = new WeakMap<Evidence, Evidence>();

const removedTexts = new WeakMap<Evidence, readonly string[]>();

/** Texts removed from a canonical evidence because they are prompt injections. */
export const removedInjections = (evidence: Evidence): readonly string[] => removedTexts.get(evidence) ?? [];

/**
 * The same evidence without prompt injections and in a canonical order, so that results do not depend on the order of
 * answers: the first page stays first, other pages are sorted by URL, styles by position, samples by value.
 */
export function canonicalizeEvidence(evidence: Evidence): Evidence {
  const cached = canonicalByEvidence.get(evidence);
  if (cached) return cached;
  const [home, ...others] = evidence.pages;
  const texts: string[] = [];
  const pages = home ? [home, ...others.sort(byUrl)] : [];
  const ordered: Evidence = {
    ...evidence,
    pages: pages.map((page) => canonicalizePage(stripPromptInjection(page, (text) => texts.push(text)))),
    manifest: evidence.manifest && stripPromptInjectionFromManifest(evidence.manifest, (text) => texts.push(text)),
  };
  removedTexts.set(ordered, texts);
  canonicalByEvidence.set(evidence, ordered);
  canonicalByEvidence.set(ordered, ordered);
  return ordered;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byUrl = (a: PageEvidence, b: PageEvidence): number => compare(a.finalUrl, b.finalUrl) || compare(a.url, b.url);

function canonicalizePage(page: PageEvidence): PageEvidence {
  return {
    ...page,
    styles: page.styles.toSorted(byPosition),
    logoCandidates: page.logoCandidates.toSorted(byBox),
    views: page.views.map((view) => ({
      ...view,
      styles: view.styles.toSorted(byPosition),
      logoCandidates: view.logoCandidates.toSorted(byBox),
    })),
    css: canonicalizeCss(page.css),
  };
}

function canonicalizeCss(css: CssEvidence): CssEvidence {
  const { radii, shadows, gradients, transitions, spacings } = css;
  return {
    ...css,
    radii: radii.toSorted(byText),
    shadows: shadows.toSorted(byText),
    gradients: gradients.toSorted(byText),
    transitions: transitions.toSorted(byText),
    spacings: spacings.toSorted((a, b) => a.px - b.px || byText(a, b)),
    ...(css.design && { design: canonicalizeDesign(css.design) }),
  };
}

const canonicalizeDesign = (design: DesignEvidence): DesignEvidence =>
  Object.fromEntries(
    Object.entries(design).map(([name, samples]: [string, object[]]) => [name, samples.toSorted(byText)]),
  ) as unknown as DesignEvidence;

const byText = (a: object, b: object): number => compare(JSON.stringify(a), JSON.stringify(b));

/** Entries of the head have no position on the page and keep their order after the others. */
function byBox(a: LogoCandidate, b: LogoCandidate): number {
  if (!a.box || !b.box) return Number(!a.box) - Number(!b.box);
  return a.box.y - b.box.y || a.box.x - b.box.x || compare(a.selector, b.selector) || byText(a, b);
}

function byPosition(a: ElementStyle, b: ElementStyle): number {
  return a.box.y - b.box.y || a.box.x - b.box.x || compare(a.selector, b.selector) || byText(a, b);
}
