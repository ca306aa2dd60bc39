import { truncate } from '../dom.ts';
import { isVendorUrl, type OverlayKind } from './known-vendors.ts';
import { identifyingNames, type OverlayContents, readContents } from './overlay-contents.ts';
import {
  ACCEPT,
  ACCESSIBILITY,
  ACKNOWLEDGE,
  AGE,
  CHAT_LINK,
  CHAT_NAMES,
  CLOSE,
  CONSENT,
  CONSENT_PHRASE,
  FEEDBACK,
  FOLLOW_LINK,
  REGION,
  REJECT,
  SETTINGS,
  YES_NO,
} from './overlay-phrases.ts';

/** A box that lies over the page, or seems to. */
export interface OverlayCandidate {
  el: Element;
  box: DOMRect;
  /** Keeps its position when the page is scrolled, or is in the browser's top layer. */
  isOutOfFlow: boolean;
  /** It or its container is fixed to the screen. */
  isFixed: boolean;
  /** An open dialog. */
  isDialog: boolean;
  zIndex: number;
  screen: { width: number; height: number };
}

/** Names of the subject, and unambiguous ones: bakeries have bars with "cookie" in their name too. */
const CONSENT_NAME = /cookie|consent|gdpr|dsgvo|ccpa|privacy/i;
const NAMED_CONSENT =
  /cookie-?(?:banner|consent|notice|law|message|polic|popup|warning|alert|disclaimer|wall|badge|settings|modal|dialog)|consent-?(?:banner|bar|modal|popup|dialog|manager|wrapper|root|layer|notice)|gdpr|dsgvo|ccpa|privacy-?(?:banner|notice|popup|bar)|cmp-?(?:box|consent)/i;
const VIDEO = /youtube|vimeo|wistia|player/i;
/** A banner is short; longer texts are the page's own. */
const MAX_CONSENT = 4_000;
const MAX_POPUP = 1_500;
/** Widgets in the corner of the screen. */
const CORNER_PX = 160;
/** A button to press, not an image to look at. */
const MAX_LAUNCHER_PX = 120;

const coversScreen = ({ box, screen }: OverlayCandidate) =>
  Math.min(box.right, screen.width) - Math.max(box.left, 0) > screen.width * 0.6 &&
  Math.min(box.bottom, screen.height) - Math.max(box.top, 0) > screen.height * 0.6;

const inCorner = ({ box, screen }: OverlayCandidate) =>
  screen.height - box.bottom < CORNER_PX && (screen.width - box.right < CORNER_PX || box.left < CORNER_PX);

const atSide = ({ box, screen }: OverlayCandidate) =>
  (box.left < 12 || screen.width - box.right < 12 || screen.height - box.bottom < 12) &&
  Math.min(box.width, box.height) <= 64 &&
  Math.max(box.width, box.height) <= 240;

const fitsWithin = ({ box }: OverlayCandidate, width: number, height: number) =>
  box.width <= width && box.height <= height;

/** A bar with the site's menu. */
const isMenu = ({ el }: OverlayCandidate, { links }: OverlayContents) =>
  /^(?:header|nav)$/.test(el.localName) ||
  (links >= 4 && el.querySelector('nav, [role=navigation], [role=menubar]') !== null);

function isConsent(layer: OverlayCandidate, contents: OverlayContents): boolean {
  const { text, labels, hasCloseControl, hasPageContent, hasPasswordField, headline } = contents;
  if (hasPageContent || hasPasswordField || text.length > MAX_CONSENT || !CONSENT.test(text)) return false;
  if (headline && !CONSENT.test(headline)) return false;
  if (isMenu(layer, contents) && !layer.isDialog) return false;
  const has = (words: RegExp) => labels.some((label) => label.length <= 48 && words.test(label));
  const accept = has(ACCEPT);
  const reject = has(REJECT);
  const says = CONSENT_PHRASE.test(text);
  const calls = identifyingNames(layer.el);
  if (!layer.isOutOfFlow && !layer.isDialog)
    return NAMED_CONSENT.test(calls) && isPageWideBanner(layer) && accept && (says || reject);
  if (accept && (says || reject || CONSENT_NAME.test(calls) || has(SETTINGS))) return true;
  if (says && has(ACKNOWLEDGE)) return true;
  if (NAMED_CONSENT.test(calls) && has(ACKNOWLEDGE) && has(SETTINGS)) return true;
  if (says && (reject || hasCloseControl || has(CLOSE)) && text.length < 900) return true;
  // The badge that reopens the settings.
  return fitsWithin(layer, 260, 90) && text.length < 60 && atSide(layer) && has(SETTINGS);
}

/** In the flow, banners are the first or last element of a page, and not part of its content. */
const isPageWideBanner = ({ el, box, screen }: OverlayCandidate) =>
  box.height < screen.height * 0.7 &&
  box.width > screen.width * 0.6 &&
  !el.closest('main, [role=main], article, section');

/** Part of the page: off the screen, longer than the screen, or one of many overlapping boxes. */
function isPageContent(layer: OverlayCandidate, headline: string): boolean {
  const { el, box, screen, isDialog } = layer;
  if (box.right <= 8 || box.left >= screen.width - 8 || box.bottom <= 8 || box.top >= screen.height - 8) return true;
  if (isDialog || !coversScreen(layer)) return false;
  if (headline || el.scrollHeight > screen.height * 1.5) return true;
  const first = el.classList.item(0);
  const twins = [...(el.parentElement?.children ?? [])].filter(
    (twin) =>
      twin.localName === el.localName &&
      twin.classList.item(0) === first &&
      twin.checkVisibility({ visibilityProperty: true }) &&
      twin.getBoundingClientRect().height > screen.height * 0.6,
  );
  return twins.length > 2;
}

function isPopup(layer: OverlayCandidate, contents: OverlayContents): boolean {
  const { text, labels, hasCloseControl, hasEmailField, hasPasswordField, hasPageContent, headline } = contents;
  if (isPageContent(layer, headline)) return false;
  if (
    hasPageContent ||
    hasPasswordField ||
    !(layer.isOutOfFlow || layer.isDialog) ||
    text.length > MAX_POPUP ||
    text.length < 5
  )
    return false;
  if (isMenu(layer, contents)) return false;
  if (!hasCloseControl && !labels.some((label) => CLOSE.test(label))) return false;
  if (layer.isDialog) return true;
  const { box, screen } = layer;
  const bar = box.width > screen.width * 0.9 && box.height < 130;
  return hasEmailField && !bar;
}

function isGate(
  layer: OverlayCandidate,
  { text, labels, choices, hasPageContent, hasPasswordField, headline }: OverlayContents,
): boolean {
  if (isPageContent(layer, headline) && !AGE.test(headline) && !REGION.test(headline)) return false;
  if (
    hasPageContent ||
    hasPasswordField ||
    text.length > MAX_POPUP ||
    !(layer.isDialog || (layer.isOutOfFlow && coversScreen(layer)))
  )
    return false;
  const answers = labels.filter((label) => YES_NO.test(label)).length;
  if (AGE.test(text))
    return answers >= 2 || choices > 0 || (answers > 0 && /<input/.test(truncate(layer.el.innerHTML, 5_000)));
  return REGION.test(text) && (choices > 0 || labels.length >= 2);
}

const isAppBanner = (
  layer: OverlayCandidate,
  { text, hasAppStoreLink, labels, hasCloseControl, hasPageContent, links }: OverlayContents,
) =>
  hasAppStoreLink &&
  !hasPageContent &&
  links <= 2 &&
  !/^(?:header|nav)$/.test(layer.el.localName) &&
  text.length < 300 &&
  layer.box.height <= 220 &&
  layer.box.width >= layer.screen.width * 0.6 &&
  layer.box.top < 40 &&
  (hasCloseControl || labels.some((label) => CLOSE.test(label)));

function isChat(layer: OverlayCandidate, { text, frames, hasPageContent, headline }: OverlayContents): boolean {
  const { el, box, screen } = layer;
  if (
    hasPageContent ||
    headline ||
    !layer.isFixed ||
    !inCorner(layer) ||
    !fitsWithin(layer, 520, 820) ||
    text.length > 800
  )
    return false;
  // Across the screen of a phone it is a bar of the page.
  if (box.width > screen.width * 0.6 && box.height < screen.height * 0.3) return false;
  if (el.querySelector(FOLLOW_LINK)) return false;
  const names = [el, ...el.querySelectorAll('button, iframe, img, [aria-label]')]
    .slice(0, 12)
    .map(identifyingNames)
    .join(' ');
  if (VIDEO.test(names)) return false;
  if (CHAT_NAMES.test(names) || el.matches(CHAT_LINK) || el.querySelector(CHAT_LINK)) return true;
  const inside = el.localName === 'iframe' ? [el] : frames;
  if (inside.some((frame) => isVendorUrl((frame as HTMLIFrameElement).src))) return true;
  return inside.length > 0 && fitsWithin(layer, MAX_LAUNCHER_PX, MAX_LAUNCHER_PX);
}

const isSurvey = (layer: OverlayCandidate, { labels, text }: OverlayContents) =>
  layer.isOutOfFlow &&
  fitsWithin(layer, 240, 240) &&
  FEEDBACK.test(text) &&
  (atSide(layer) || inCorner(layer)) &&
  labels.length < 3;

const isAccessibility = (layer: OverlayCandidate, { text }: OverlayContents) =>
  layer.isOutOfFlow &&
  (atSide(layer) || inCorner(layer)) &&
  fitsWithin(layer, 120, 120) &&
  text.length < 40 &&
  ACCESSIBILITY.test(identifyingNames(layer.el) + layer.el.innerHTML.slice(0, 600));

/** A frame of another origin, or a box that holds nothing else, says only where it comes from and what it is called. */
function isForeignFrame({ el, isOutOfFlow, zIndex }: OverlayCandidate, { text, frames }: OverlayContents): boolean {
  const frame = el.localName === 'iframe' ? el : text === '' && frames.length === 1 ? frames[0] : undefined;
  if (!frame || !isOutOfFlow) return false;
  const names = identifyingNames(frame);
  if (VIDEO.test(names)) return false;
  return (el === frame && isVendorUrl((el as HTMLIFrameElement).src)) || (CONSENT.test(names) && zIndex >= 10);
}

/** A page with something to see besides what lies over it. */
const MIN_PAGE_CHARS = 200;
const POPUPS = new Set<OverlayKind>(['popup', 'gate']);

/** Its only purpose is to ask: it has little content besides the innermost part with the question and its buttons. */
function isOnlyConsentRequest({ el }: OverlayCandidate, { text }: OverlayContents): boolean {
  const asks = (part: Element) => {
    const { text: said, labels } = readContents(part);
    const answered = labels.some((label) => ACCEPT.test(label) || ACKNOWLEDGE.test(label));
    return answered && CONSENT.test(labels.reduce((rest, label) => rest.replace(label, ''), said)) ? said.length : 0;
  };
  let core = text.length;
  for (let at: Element | undefined = el; at; ) {
    const parts: [Element, number][] = [...at.children].map((part) => [part, asks(part)]);
    const inner = parts.find(([, chars]) => chars > 0);
    if (inner) core = inner[1];
    at = inner?.[0];
  }
  return text.length - core <= Math.max(60, core);
}

const RULES: [OverlayKind, (layer: OverlayCandidate, contents: OverlayContents) => boolean][] = [
  ['consent', (layer, contents) => isForeignFrame(layer, contents) || isConsent(layer, contents)],
  ['gate', isGate],
  ['app-banner', isAppBanner],
  ['chat', isChat],
  ['survey', isSurvey],
  ['accessibility', isAccessibility],
  ['popup', isPopup],
];

/**
 * The kind of an overlay; null if it is part of the page. `outside`: characters that the page shows next to it;
 * `inner`: layers in it.
 */
export function classifyOverlay(
  layer: OverlayCandidate,
  outside: () => number,
  inner: readonly OverlayCandidate[],
): { kind: OverlayKind; chars: number } | null {
  // In the flow it can only be a banner, with a name that says so.
  if (!layer.isOutOfFlow && !layer.isDialog && !NAMED_CONSENT.test(identifyingNames(layer.el))) return null;
  const contents = readContents(layer.el);
  const kind = RULES.find(([, holds]) => holds(layer, contents))?.[0];
  if (!kind) return null;
  const chars = contents.text.length;
  if (POPUPS.has(kind) && outside() < Math.max(MIN_PAGE_CHARS, chars * 0.5)) return null;
  if (kind === 'consent' && chars > 0 && !isBanner(layer, contents, outside, inner)) return null;
  return { kind, chars };
}

/**
 * A site may share a box with its banner: the box is the banner only if there is a page next to it, or nothing else in
 * it.
 */
function isBanner(
  layer: OverlayCandidate,
  contents: OverlayContents,
  outside: () => number,
  inner: readonly OverlayCandidate[],
): boolean {
  if (!isOnlyConsentRequest(layer, contents)) return false;
  if (!coversScreen(layer) || outside() >= MIN_PAGE_CHARS) return true;
  return !inner.some((one) => isConsent(one, readContents(one.el)));
}
