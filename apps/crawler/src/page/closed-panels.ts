import { accessibleName, attribute, classOf } from './dom.ts';
import type { HiddenPart, HiddenParts } from './hidden-parts.ts';
import { hasOtherPurpose, isOfPage } from './hidden-purposes.ts';
import { targetsOf } from './menu-triggers.ts';
import type { PageWalk, RenderedElement } from './types.ts';

/** A shorter text is a label or an icon's name. */
const MIN_LETTERS = 12;
/** More of the text in links: a menu or a list of other pages. */
const MAX_LINKED_SHARE = 0.6;
const MAX_TITLE_LETTERS = 200;
/** Most of them that are looked at: hidden parts of a page, what controls refer to, siblings, links in a part. */
const MAX_PARTS = 400;
const MAX_REFERRED = 1_000;
const MAX_SIBLINGS = 200;
const MAX_INNER = 500;
/** Letters are counted in the beginning of a text. */
const MAX_CHARS = 2_000;

const CONTROLS = 'button, summary, label, [role=button], [role=tab], [aria-expanded], [aria-controls]';
/** Controls that refer to content; what others open lies over the page. */
const REFERRING =
  'a[href^="#"], [onclick], [role=tab], [aria-controls], [data-target], [data-bs-target], [data-toggle=tab], [data-toggle=collapse]';
const OPENS_LAYER =
  '[aria-haspopup], [data-toggle=modal], [data-bs-toggle=modal], [data-toggle=dropdown], [data-bs-toggle=dropdown], [data-bs-toggle=offcanvas]';
/** What is hidden in them belongs to their words, such as a choice in a heading. */
const WORDS_OF_A_LINE = 'h1, h2, h3, h4, h5, h6, a, button, label, p';
/** Hidden parts that are no content of the page. */
const NO_CONTENT =
  'dialog, form, [role=dialog], [role=alertdialog], [role=alert], [role=status], [role=tooltip], [role=menu], [role=listbox], [popover]';
const NO_CONTENT_NAME =
  /(?:^|[\s_-])(?:tool-?tips?|popovers?|modals?|pop-?ups?|dialogs?|lightbox|toasts?|alerts?|errors?|success|warnings?|(?:pre)?load(?:er|ing)|spinner|search|log-?in|sign-?(?:in|up)|register|cart|basket|checkout|off-?canvas|drawer|newsletter|subscribe|templates?|skeleton|print)(?=$|[\s_-])/i;
/** Classes of the one that is shown. */
const STATE_CLASS =
  /^(?:is-|js-)?(?:active|show|shown|in|open|opened|current|selected|visible|first|last|hidden|hide|closed|collapsed|fade|d-none)$/i;

const lettersIn = (text: string | null): number => (text ?? '').replace(/[^\p{L}]+/gu, '').length;

/** Letters of an element's text, or of these elements in it. */
function countLetters(el: Element, selector?: string): number {
  if (!selector) return lettersIn((el.textContent ?? '').slice(0, MAX_CHARS));
  return [...el.querySelectorAll(selector)].slice(0, MAX_INNER).reduce((sum, one) => sum + countLetters(one), 0);
}

function isContent({ el, parent }: HiddenPart): boolean {
  if (
    el.closest(WORDS_OF_A_LINE) ||
    el.matches(NO_CONTENT) ||
    NO_CONTENT_NAME.test(`${el.id} ${classOf(el)}`) ||
    hasOtherPurpose(el)
  )
    return false;
  if (getComputedStyle(el).position === 'fixed') return false;
  if (parent?.region === 'nav' || parent?.region === 'footer' || parent?.region === 'header') return false;
  const all = countLetters(el) - countLetters(el, 'script, style, template, noscript');
  return all >= MIN_LETTERS && countLetters(el, 'a') <= all * MAX_LINKED_SHARE;
}

/** Elements whose ids are in the code that runs when an element is clicked, as in `show('about')`. */
const clickTargets = (el: Element): Element[] =>
  [
    ...attribute(el, 'onclick')
      .slice(0, MAX_INNER)
      .matchAll(/['"]#?([\w-]+)['"]/g),
  ].flatMap(([, id = '']) => el.ownerDocument.getElementById(id) ?? []);

/** Whether visitors can tell what it opens. */
const isNamed = (el: Element): boolean =>
  countLetters(el) > 0 || accessibleName(el) !== '' || el.querySelector('img, svg') !== null;

/** What visible controls refer to. */
function findReferred({ elements }: PageWalk): Set<Element> {
  const found = new Set<Element>();
  for (const { el, area } of elements)
    if (found.size < MAX_REFERRED && area > 1 && el.matches(REFERRING) && !el.matches(OPENS_LAYER) && isNamed(el))
      for (const target of [...targetsOf(el), ...clickTargets(el)]) if (!target.contains(el)) found.add(target);
  return found;
}

/** Whether a visible element before it is one that visitors click. */
function followsControl({ el }: HiddenPart, { byElement }: PageWalk): boolean {
  const before = el.previousElementSibling;
  const seen = before && byElement.get(before);
  if (!before || !seen || seen.area <= 1) return false;
  const letters = countLetters(before);
  if (letters === 0 || letters > MAX_TITLE_LETTERS) return false;
  const isClickable = (one: Element): boolean =>
    one.matches(CONTROLS) || byElement.get(one)?.style.cursor === 'pointer';
  return isClickable(before) || [...before.children].some(isClickable);
}

const namesOf = (el: Element): string[] => [...el.classList].filter((name) => !STATE_CLASS.test(name));
const languageOf = (el: Element): string =>
  [attribute(el, 'lang'), attribute(el, 'data-lang'), ...el.classList].find((name) =>
    /^(?:lang-|language-)?[a-z]{2}(?:[-_][a-z]{2})?$/i.test(name),
  ) ?? '';

const HEADING = 'h1, h2, h3, h4, h5, h6, [role=heading], dt';

/** The kinds of a part, of the heading before it and of what both are in; null where none is before it, or nobody sees it. */
function kindUnderHeading({ el, parent }: HiddenPart, { byElement }: PageWalk): string | null {
  const before = el.previousElementSibling;
  if (!parent || !before?.matches(HEADING) || el.matches(LINE) || (byElement.get(before)?.area ?? 0) <= 1) return null;
  return [el, before, parent.el].map(({ localName }) => localName).join(' ');
}

/** Parts under headings of one kind, of which there are several: the headings open them. */
function underHeadings(parts: readonly HiddenPart[], walked: PageWalk): HiddenPart[] {
  const kinds = new Map(parts.map((part) => [part, kindUnderHeading(part, walked)]));
  const hasTwin = (part: HiddenPart): boolean =>
    parts.some((other) => other !== part && kinds.get(other) === kinds.get(part));
  return parts.filter((part) => kinds.get(part) !== null && hasTwin(part));
}

/** Lines of text, of which single ones are hidden from visitors to be found by machines. */
const LINE = 'p, span, a, b, i, em, strong, small, h1, h2, h3, h4, h5, h6';
/** Parts of a page that need no class to be of one kind. */
const SECTION = 'section, article';

/** Elements of the same kind beside it that are shown. */
function shownTwins({ el, parent }: HiddenPart, { byElement }: PageWalk): Element[] {
  const names = namesOf(el);
  if (parent === null || el.matches(LINE) || (names.length === 0 && !el.matches(SECTION))) return [];
  const isTwin = (other: Element): boolean =>
    other !== el &&
    other.localName === el.localName &&
    (names.length === 0 ? namesOf(other).length === 0 : names.some((name) => other.classList.contains(name))) &&
    languageOf(other) === languageOf(el) &&
    (byElement.get(other)?.area ?? 0) > 1 &&
    countLetters(other) >= MIN_LETTERS &&
    other.querySelector('input, textarea, select') === null;
  return [...(el.parentElement?.children ?? [])].slice(0, MAX_SIBLINGS).filter(isTwin);
}

const MAX_SLIDE_OFFSET_PX = 8;

/** A slide lies beside one that is shown, not below it, where boxes are cut off. */
function isSlide(part: HiddenPart, walked: PageWalk): boolean {
  const top = walked.byElement.get(part.el)?.box.y ?? 0;
  return shownTwins(part, walked).some(
    (twin) => Math.abs((walked.byElement.get(twin)?.box.y ?? 0) - top) <= MAX_SLIDE_OFFSET_PX,
  );
}

/** What shows that visitors can open a hidden part of the content: tabs, accordions, slides, sections shown one at a time. */
const SIGNS: ((part: HiddenPart, walked: PageWalk, referred: ReadonlySet<Element>) => boolean)[] = [
  ({ el }, _walked, referred) => referred.has(el) || [...referred].some((target) => el.contains(target)),
  ({ el }) => el.matches('[role=tabpanel]'),
  followsControl,
  (part, walked) => shownTwins(part, walked).length > 0,
];

const isClosedDetails = ({ el, tag, area }: RenderedElement): boolean =>
  tag === 'details' && area > 1 && !(el as HTMLDetailsElement).open;

/** Closed panels of the content: each closed `<details>`, and those among hidden parts. */
export function findClosedPanels(
  walked: PageWalk,
  { parts, clipped }: Pick<HiddenParts, 'parts' | 'clipped'>,
): Element[] {
  const choose = <T extends HiddenPart>(some: readonly T[]): T[] =>
    some.slice(0, MAX_PARTS).filter((part) => isOfPage(part) && isContent(part));
  const details = choose(walked.elements.filter(isClosedDetails));
  const candidates = choose(parts.filter(({ parent }) => parent?.tag !== 'details'));
  const referred = candidates.length > 0 ? findReferred(walked) : new Set<Element>();
  const panels = candidates.filter((part) => SIGNS.some((holds) => holds(part, walked, referred)));
  const slides = choose(clipped).filter((part) => isSlide(part, walked));
  return [...new Set([...details, ...panels, ...underHeadings(candidates, walked), ...slides].map(({ el }) => el))];
}
