import type { AccessibilityCheck } from '@brandprint/contracts';
import { agreementProbability } from '../shared/calibration.ts';
import { pluralize } from '../shared/format-text.ts';
import { declaredFinding, type Finding, type Pages } from './accessibility-finding.ts';

/** What each rule of axe-core requires, as a noun phrase. */
const RULE_DESCRIPTIONS: Record<string, string> = {
  'area-alt': 'areas of image maps with a text alternative',
  'button-name': 'buttons with a name',
  bypass: 'a way to skip repeated blocks',
  'color-contrast': 'text with enough contrast to its background',
  'document-title': 'a document title',
  'empty-heading': 'headings with text in them',
  'heading-order': 'headings that skip no level',
  'html-has-lang': 'a declared language',
  'html-lang-valid': 'a valid language tag',
  'image-alt': 'images with a text alternative',
  'input-image-alt': 'image buttons with a text alternative',
  label: 'form fields with a label',
  'landmark-one-main': 'one main landmark',
  'landmark-unique': 'landmarks with unique names',
  'link-name': 'links with a name',
  'page-has-heading-one': 'a heading of level 1',
  region: 'content inside landmarks',
  'role-img-alt': 'elements of the role img with a text alternative',
  'select-name': 'select fields with a name',
  'svg-img-alt': 'SVG images with a text alternative',
  'valid-lang': 'valid language tags on page parts',
};
const IMPACT_ORDER = ['critical', 'serious', 'moderate', 'minor'];

type Checked = AccessibilityCheck & { page: string };

const pagesWithChecks = (pages: Pages): Pages => pages.filter((page) => page.accessibility.checks);
const collectChecks = (pages: Pages): Checked[] =>
  pages.flatMap(({ finalUrl, accessibility }) =>
    (accessibility.checks ?? []).map((check) => ({ ...check, page: finalUrl })),
  );

/** Results of axe-core on the pages where it ran, the worst first. */
export function axeFindings(pages: Pages): Finding[] {
  const checked = pagesWithChecks(pages);
  const all = collectChecks(checked);
  if (all.length === 0) return [];
  const failed = all
    .filter((check) => check.failed > 0)
    .sort(
      (a, b) =>
        IMPACT_ORDER.indexOf(a.impact ?? 'minor') - IMPACT_ORDER.indexOf(b.impact ?? 'minor') || b.failed - a.failed,
    );
  const passedText = `${all.length - failed.length} of ${all.length} rules pass`;
  const where = checked.length === 1 ? 'the first page' : `${checked.length} pages`;
  return [
    declaredFinding(`axe-core: ${passedText} on ${where}.`, [checked, pages], {
      selector: 'html',
      property: 'axe-core',
      value: passedText,
    }),
    ...failed.map((check) => failedRuleFinding(check, checked.length, failed)),
  ];
}

/** Undecided and unchecked items. */
export function describeLimits(pages: Pages): string[] {
  const all = collectChecks(pagesWithChecks(pages));
  const uncheckedRules = [...new Set(pages.flatMap((page) => page.accessibility.unchecked ?? []))].sort();
  const undecided = all.reduce((total, check) => total + check.undecided, 0);
  const firstScreenRules = [...new Set(all.filter(({ firstScreen }) => firstScreen).map(({ rule }) => rule))];
  return [
    undecided > 0 ? `${pluralize(undecided, 'element')} ${undecided === 1 ? 'needs' : 'need'} a manual check.` : '',
    firstScreenRules.length > 0
      ? `Checked on the first screen only, because the page is so large: ${firstScreenRules.join(', ')}.`
      : '',
    uncheckedRules.length > 0 ? `Not checked, because the page is too large: ${uncheckedRules.join(', ')}.` : '',
  ];
}

function failedRuleFinding(check: Checked, pages: number, failedChecks: readonly Checked[]): Finding {
  const { rule, impact, failed, passed, selector, page } = check;
  const failureCount = `${failed} of ${pluralize(failed + passed, 'element')}`;
  return {
    sentence: `Not met (${impact ?? 'minor'}, ${rule}): ${RULE_DESCRIPTIONS[rule] ?? rule}; ${failureCount}, first ${selector}.`,
    source: {
      page,
      selector,
      property: `axe-core ${rule}`,
      value: `${failureCount} do not meet it`,
      count: failed,
      confidence: agreementProbability(failedChecks.filter((other) => other.rule === rule).length, pages),
      basis: rule === 'color-contrast' ? 'rendered' : 'declared',
    },
  };
}
