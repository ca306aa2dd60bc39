import type { AccessibilityCheck, Evidence, PageEvidence } from '@brandprint/contracts';
import { contrast as ratio, seenAs } from '../shared/color.ts';

/** What the pages do for people who cannot see or point well, in sentences that each state a measurement. */
export function accessibilitySentences(evidence: Evidence): string {
  const { pages } = evidence;
  if (pages.length === 0) return '';
  return [
    language(pages),
    landmarks(pages),
    `A skip link is ${pages.some((page) => page.accessibility.skipLink) ? 'present' : 'missing'}.`,
    alternatives(pages),
    labels(pages),
    headings(pages),
    contrast(pages),
    checks(pages),
  ]
    .filter(Boolean)
    .join(' ');
}

function language(pages: readonly PageEvidence[]): string {
  const named = pages.filter((page) => page.lang.trim() !== '');
  const tags = [...new Set(named.map((page) => page.lang.trim()))];
  if (named.length === 0) return 'The document language is not declared.';
  return named.length === pages.length
    ? `The document language is declared (${tags.join(', ')}).`
    : `The document language is declared on ${named.length} of ${pages.length} pages.`;
}

function landmarks(pages: readonly PageEvidence[]): string {
  const found = [...new Set(pages.flatMap((page) => page.accessibility.landmarks))].sort();
  return found.length > 0 ? `Landmarks: ${found.join(', ')}.` : 'No landmarks are marked up.';
}

const sum = (pages: readonly PageEvidence[], read: (page: PageEvidence) => number): number =>
  pages.reduce((total, page) => total + read(page), 0);

function alternatives(pages: readonly PageEvidence[]): string {
  const all = sum(pages, (page) => page.accessibility.images);
  const without = sum(pages, (page) => page.accessibility.imagesWithoutAlt);
  return all > 0 ? `${all - without} of ${all} images have an alt attribute.` : '';
}

function labels(pages: readonly PageEvidence[]): string {
  const all = sum(pages, (page) => page.accessibility.inputs);
  const without = sum(pages, (page) => page.accessibility.inputsWithoutLabel);
  return all > 0 ? `${all - without} of ${all} form fields have a label.` : '';
}

function headings(pages: readonly PageEvidence[]): string {
  const orders = pages.map((page) => page.accessibility.headingOrder).filter((order) => order.length > 0);
  if (orders.length === 0) return 'No headings are marked up.';
  const oneTitle = orders.filter((order) => order.filter((level) => level === 1).length === 1).length;
  const skipping = orders.filter((order) =>
    order.some((level, at) => at > 0 && level > (order[at - 1] ?? 0) + 1),
  ).length;
  return [
    `${oneTitle} of ${orders.length} pages with headings have exactly one h1.`,
    skipping > 0
      ? `Heading levels are skipped on ${skipping} of ${orders.length} pages.`
      : 'No heading level is skipped.',
  ].join(' ');
}

/** Share of the text whose colour stands out from what lies behind it as WCAG 2 AA asks. */
function contrast(pages: readonly PageEvidence[]): string {
  let good = 0;
  let all = 0;
  for (const style of pages.flatMap((page) => page.styles)) {
    if (!style.backdrop || style.chars === 0 || style.backgroundClip === 'text') continue;
    const large = style.font.sizePx >= 24 || (style.font.sizePx >= 18.66 && style.font.weight >= 700);
    const ink = seenAs(style.color, style.backdrop, style.opacity);
    all += style.chars;
    if (ink && ratio(ink, style.backdrop) >= (large ? 3 : 4.5)) good += style.chars;
  }
  return all > 0 ? `${Math.round((good / all) * 100)} % of the text meets the contrast of WCAG AA.` : '';
}

/** What each rule of axe-core asks for, as the object of a sentence. */
const ASKED: Record<string, string> = {
  'area-alt': 'areas of image maps with a text alternative',
  'button-name': 'buttons with a name',
  bypass: 'a way past repeated blocks',
  'color-contrast': 'text that stands out from its background',
  'document-title': 'a document title',
  'empty-heading': 'headings with text in them',
  'heading-order': 'headings that skip no level',
  'html-has-lang': 'a declared language',
  'html-lang-valid': 'a valid language tag',
  'image-alt': 'images with a text alternative',
  'input-image-alt': 'image buttons with a text alternative',
  label: 'form fields with a label',
  'landmark-one-main': 'one main landmark',
  'landmark-unique': 'landmarks that can be told apart',
  'link-name': 'links with a name',
  'page-has-heading-one': 'a heading of level 1',
  region: 'content that lies inside landmarks',
  'role-img-alt': 'drawn images with a text alternative',
  'select-name': 'select fields with a name',
  'svg-img-alt': 'SVG images with a text alternative',
  'valid-lang': 'valid language tags of parts',
};
const IMPACTS = ['critical', 'serious', 'moderate', 'minor'];

/** What axe-core found on the pages where it was run, the worst first, and what it left out. */
function checks(pages: readonly PageEvidence[]): string {
  const checked = pages.filter((page) => page.accessibility.checks);
  const all = checked.flatMap((page) => page.accessibility.checks ?? []);
  const left = [...new Set(pages.flatMap((page) => page.accessibility.unchecked ?? []))].sort();
  const failed = all
    .filter(({ failed }) => failed > 0)
    .sort((a, b) => IMPACTS.indexOf(a.impact ?? 'minor') - IMPACTS.indexOf(b.impact ?? 'minor') || b.failed - a.failed);
  const undecided = all.reduce((total, check) => total + check.undecided, 0);
  const partly = [...new Set(all.filter(({ firstScreen }) => firstScreen).map(({ rule }) => rule))];
  return [
    all.length > 0
      ? `axe-core: ${all.length - failed.length} of ${all.length} rules hold on ${checked.length === 1 ? 'the first page' : `${checked.length} pages`}.`
      : '',
    ...failed.map(missed),
    undecided > 0 ? `${undecided} elements have to be looked at by a person.` : '',
    partly.length > 0 ? `On a page this large ${partly.join(', ')} was checked on the first screen only.` : '',
    left.length > 0 ? `Not checked by rules, since the page is too large: ${left.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const missed = ({ rule, impact, failed, passed, selector }: AccessibilityCheck): string =>
  `Not met (${impact ?? 'minor'}, ${rule}): ${ASKED[rule] ?? rule}; ${failed} of ${failed + passed} elements, first ${selector}.`;
