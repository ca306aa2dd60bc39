import type { ElementStyle, Evidence, PageEvidence, Provenance } from '@brandprint/contracts';
import { agreementProbability } from '../shared/calibration.ts';
import { compositeColor, contrastRatio as ratio } from '../shared/color.ts';
import { declaredFinding, type Finding, type Pages } from './accessibility-finding.ts';
import { axeFindings, describeLimits } from './axe-findings.ts';

/** Accessibility of the pages, in sentences with one measurement each. */
export const describeAccessibility = (evidence: Evidence): string =>
  collectFindings(evidence)
    .map(({ sentence }) => sentence)
    .concat(describeLimits(evidence.pages))
    .filter(Boolean)
    .join(' ');

/** The source of each sentence. */
export const accessibilityProvenance = (evidence: Evidence): Provenance[] =>
  collectFindings(evidence).map(({ source }) => ({ path: '/accessibility', ...source }));

function collectFindings({ pages }: Evidence): Finding[] {
  if (pages.length === 0) return [];
  return [
    languageFinding(pages),
    landmarksFinding(pages),
    skipLinkFinding(pages),
    altTextFinding(pages),
    labelFinding(pages),
    headingFinding(pages),
    contrastFinding(pages),
    ...axeFindings(pages),
  ].filter((finding) => finding !== null);
}

function languageFinding(pages: Pages): Finding {
  const named = pages.filter((page) => page.lang.trim() !== '');
  const tags = [...new Set(named.map((page) => page.lang.trim()))].join(', ');
  const sentence =
    named.length === 0
      ? 'The document language is not declared.'
      : named.length === pages.length
        ? `The document language is declared (${tags}).`
        : `The document language is declared on ${named.length} of ${pages.length} pages.`;
  return declaredFinding(sentence, [named, pages], { selector: 'html', property: 'lang', value: tags || 'not set' });
}

function landmarksFinding(pages: Pages): Finding {
  const found = [...new Set(pages.flatMap((page) => page.accessibility.landmarks))].sort().join(', ');
  const marked = pages.filter((page) => page.accessibility.landmarks.length > 0);
  return declaredFinding(found ? `Landmarks: ${found}.` : 'No landmarks are marked up.', [marked, pages], {
    selector: 'body',
    property: 'landmarks',
    value: found || 'none',
  });
}

function skipLinkFinding(pages: Pages): Finding {
  const having = pages.filter((page) => page.accessibility.skipLink);
  const value = having.length > 0 ? 'present' : 'missing';
  return declaredFinding(`A skip link is ${value}.`, [having, pages], {
    selector: 'body',
    property: 'skip link',
    value,
  });
}

const sumOver = (pages: Pages, read: (page: PageEvidence) => number): number =>
  pages.reduce((total, page) => total + read(page), 0);

function altTextFinding(pages: Pages): Finding | null {
  const all = sumOver(pages, (page) => page.accessibility.images);
  const good = all - sumOver(pages, (page) => page.accessibility.imagesWithoutAlt);
  if (all === 0) return null;
  const counted = pages.filter((page) => page.accessibility.images > 0);
  return declaredFinding(`${good} of ${all} images have an alt attribute.`, [counted, pages], {
    selector: 'img',
    property: 'alt',
    value: `${good} of ${all}`,
  });
}

function labelFinding(pages: Pages): Finding | null {
  const all = sumOver(pages, (page) => page.accessibility.inputs);
  const good = all - sumOver(pages, (page) => page.accessibility.inputsWithoutLabel);
  if (all === 0) return null;
  const counted = pages.filter((page) => page.accessibility.inputs > 0);
  return declaredFinding(`${good} of ${all} form fields have a label.`, [counted, pages], {
    selector: 'input, select, textarea',
    property: 'label',
    value: `${good} of ${all}`,
  });
}

function headingFinding(pages: Pages): Finding {
  const at = { selector: 'h1, h2, h3, h4, h5, h6', property: 'heading order' };
  const having = pages.filter((page) => page.accessibility.headingOrder.length > 0);
  const orders = having.map((page) => page.accessibility.headingOrder);
  if (orders.length === 0)
    return declaredFinding('No headings are marked up.', [having, pages], { ...at, value: 'no headings' });
  const oneTitle = orders.filter((order) => order.filter((level) => level === 1).length === 1).length;
  const skipping = orders.filter((order) => order.some((level, i) => i > 0 && level > (order[i - 1] ?? 0) + 1)).length;
  const sentence = [
    `${oneTitle} of ${orders.length} pages with headings have exactly one h1.`,
    skipping > 0
      ? `Heading levels are skipped on ${skipping} of ${orders.length} pages.`
      : 'No heading level is skipped.',
  ].join(' ');
  return declaredFinding(sentence, [having, pages], { ...at, value: (orders[0] ?? []).slice(0, 40).join(' ') });
}

/** Share of the text with the contrast that WCAG 2 AA requires; the source is the worst failure. */
function contrastFinding(pages: Pages): Finding | null {
  const measured = pages.flatMap(({ finalUrl, styles }) =>
    styles.flatMap((style) => {
      const passes = meetsContrast(style);
      return passes === null ? [] : [{ page: finalUrl, style, passes }];
    }),
  );
  const chars = (of: typeof measured): number => of.reduce((total, { style }) => total + style.chars, 0);
  const good = chars(measured.filter(({ passes }) => passes));
  const [worst] = measured.toSorted(
    (a, b) => Number(a.passes) - Number(b.passes) || b.style.chars - a.style.chars || (a.page < b.page ? -1 : 1),
  );
  if (!worst) return null;
  const all = chars(measured);
  return {
    sentence: `${Math.round((good / all) * 100)} % of the text meets the WCAG AA contrast ratio.`,
    source: {
      page: worst.page,
      selector: worst.style.selector,
      property: 'color',
      value: `${good} of ${all} characters; ${worst.style.color} on ${worst.style.backdrop} ${worst.passes ? 'meets it' : 'does not'}`,
      count: all,
      confidence: agreementProbability(new Set(measured.map(({ page }) => page)).size, pages.length),
      basis: 'rendered',
    },
  };
}

/** Null if unknown: there is no text, or no single colour behind it. */
function meetsContrast({ backdrop, chars, backgroundClip, font, color, opacity }: ElementStyle): boolean | null {
  if (!backdrop || chars === 0 || backgroundClip === 'text') return null;
  const large = font.sizePx >= 24 || (font.sizePx >= 18.66 && font.weight >= 700);
  const ink = compositeColor(color, backdrop, opacity);
  return ink !== null && ratio(ink, backdrop) >= (large ? 3 : 4.5);
}
