import type { CssEvidence, ElementStyle, Evidence, LogoCandidate, PageEvidence } from '@brandprint/contracts';
import { unspoken, unspokenManifest } from './unspoken.ts';

const known = new WeakMap<Evidence, Evidence>();

const removed = new WeakMap<Evidence, readonly string[]>();

/** Texts that were taken out of a canonical evidence, since they speak to a model. */
export const removedFrom = (evidence: Evidence): readonly string[] => removed.get(evidence) ?? [];

/**
 * The same evidence without what speaks to a model, and in an order of its own, so that what comes out does not hang on
 * the order in which pages answered or looks were listed: the first page stays first, the others go by address, looks by
 * where they stand, samples by value.
 */
export function canonical(evidence: Evidence): Evidence {
  const done = known.get(evidence);
  if (done) return done;
  const [home, ...others] = evidence.pages;
  const texts: string[] = [];
  const pages = home ? [home, ...others.sort(byAddress)] : [];
  const ordered: Evidence = {
    ...evidence,
    pages: pages.map((page) => orderedPage(unspoken(page, (text) => texts.push(text)))),
    manifest: evidence.manifest && unspokenManifest(evidence.manifest, (text) => texts.push(text)),
  };
  removed.set(ordered, texts);
  known.set(evidence, ordered);
  known.set(ordered, ordered);
  return ordered;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byAddress = (a: PageEvidence, b: PageEvidence): number =>
  compare(a.finalUrl, b.finalUrl) || compare(a.url, b.url);

function orderedPage(page: PageEvidence): PageEvidence {
  return {
    ...page,
    styles: page.styles.toSorted(byPlace),
    logoCandidates: page.logoCandidates.toSorted(byBox),
    views: page.views.map((view) => ({
      ...view,
      styles: view.styles.toSorted(byPlace),
      logoCandidates: view.logoCandidates.toSorted(byBox),
    })),
    css: orderedCss(page.css),
  };
}

function orderedCss(css: CssEvidence): CssEvidence {
  const { radii, shadows, gradients, transitions, spacings } = css;
  return {
    ...css,
    radii: radii.toSorted(byText),
    shadows: shadows.toSorted(byText),
    gradients: gradients.toSorted(byText),
    transitions: transitions.toSorted(byText),
    spacings: spacings.toSorted((a, b) => a.px - b.px || byText(a, b)),
  };
}

const byText = (a: object, b: object): number => compare(JSON.stringify(a), JSON.stringify(b));

/** What stands in the head, and nowhere on the page, keeps its order after the others. */
function byBox(a: LogoCandidate, b: LogoCandidate): number {
  if (!a.box || !b.box) return Number(!a.box) - Number(!b.box);
  return a.box.y - b.box.y || a.box.x - b.box.x || compare(a.selector, b.selector) || byText(a, b);
}

function byPlace(a: ElementStyle, b: ElementStyle): number {
  return a.box.y - b.box.y || a.box.x - b.box.x || compare(a.selector, b.selector) || byText(a, b);
}
