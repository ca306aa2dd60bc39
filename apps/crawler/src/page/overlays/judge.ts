import { cut } from '../dom.ts';
import { type Contents, contentsOf, namesOf } from './contents.ts';
import { isMakersAddress, type OverlayKind } from './makers.ts';
import {
  ACCEPT,
  ACCESSIBILITY,
  AGE,
  CHAT_NAMES,
  CLOSE,
  CONSENT,
  CONSENT_PHRASE,
  FEEDBACK,
  REGION,
  REJECT,
  SETTINGS,
  YES_NO,
} from './words.ts';

/** A box that lies over the page, or seems to. */
export interface Layer {
  el: Element;
  box: DOMRect;
  /** Stays where it is when the page is scrolled, or is lifted out of the page by the browser. */
  floats: boolean;
  /** A dialog that is open. */
  dialog: boolean;
  zIndex: number;
  screen: { width: number; height: number };
}

/** The little that names say, of the box and of what it holds at its top. */
const NAMED_CONSENT = /cookie|consent|gdpr|dsgvo|ccpa|privacy-?(?:banner|notice|popup|bar)|(?:^|[-_ ])cmp(?:[-_ ]|$)/i;
const VIDEO = /youtube|vimeo|wistia|player/i;
/** A banner is read in a moment; longer texts are the page's own. */
const MAX_CONSENT = 4_000;
const MAX_POPUP = 1_500;
/** What is in the corner of the screen. */
const CORNER = 160;

const covers = ({ box, screen }: Layer) =>
  Math.min(box.right, screen.width) - Math.max(box.left, 0) > screen.width * 0.6 &&
  Math.min(box.bottom, screen.height) - Math.max(box.top, 0) > screen.height * 0.6;

const inCorner = ({ box, screen }: Layer) =>
  screen.height - box.bottom < CORNER && (screen.width - box.right < CORNER || box.left < CORNER);

const atSide = ({ box, screen }: Layer) =>
  (box.left < 12 || screen.width - box.right < 12 || screen.height - box.bottom < 12) &&
  Math.min(box.width, box.height) <= 64 &&
  Math.max(box.width, box.height) <= 240;

const small = ({ box }: Layer, width: number, height: number) => box.width <= width && box.height <= height;

/** A bar with the site's menu. */
const isMenu = ({ el }: Layer, { links }: Contents) =>
  /^(?:header|nav)$/.test(el.localName) ||
  (links >= 4 && el.querySelector('nav, [role=navigation], [role=menubar]') !== null);

function isConsent(layer: Layer, contents: Contents): boolean {
  const { text, labels, closes, content, password } = contents;
  if (content || password || text.length > MAX_CONSENT || !CONSENT.test(text)) return false;
  if (isMenu(layer, contents) && !layer.dialog) return false;
  const has = (words: RegExp) => labels.some((label) => label.length <= 48 && words.test(label));
  const accept = has(ACCEPT);
  const named = NAMED_CONSENT.test(namesOf(layer.el));
  const says = CONSENT_PHRASE.test(text);
  if (layer.floats || layer.dialog) {
    if (accept && (named || says || has(REJECT) || has(SETTINGS))) return true;
    if (says && (has(REJECT) || closes || has(CLOSE)) && text.length < 900) return true;
    // The badge that opens the settings again.
    return small(layer, 260, 90) && text.length < 60 && atSide(layer) && has(SETTINGS);
  }
  // In the flow, as the first or last thing of a page.
  return named && accept && (says || has(REJECT) || has(SETTINGS)) && layer.box.height < layer.screen.height * 0.7;
}

function isPopup(layer: Layer, contents: Contents): boolean {
  const { text, labels, closes, email, password, content } = contents;
  if (content || password || !(layer.floats || layer.dialog) || text.length > MAX_POPUP || text.length < 5)
    return false;
  if (isMenu(layer, contents)) return false;
  if (!closes && !labels.some((label) => CLOSE.test(label))) return false;
  if (layer.dialog) return true;
  const { box, screen } = layer;
  const bar = box.width > screen.width * 0.9 && box.height < 130;
  return email && !bar;
}

function isGate(layer: Layer, { text, labels, choices, content, password }: Contents): boolean {
  if (content || password || text.length > MAX_POPUP || !(layer.dialog || (layer.floats && covers(layer))))
    return false;
  const answers = labels.filter((label) => YES_NO.test(label)).length;
  if (AGE.test(text))
    return answers >= 2 || choices > 0 || (answers > 0 && /<input/.test(cut(layer.el.innerHTML, 5_000)));
  return REGION.test(text) && (choices > 0 || labels.length >= 2);
}

const isAppBanner = (layer: Layer, { text, store, labels, closes, content }: Contents) =>
  store &&
  !content &&
  text.length < 300 &&
  layer.box.height <= 220 &&
  layer.box.width >= layer.screen.width * 0.6 &&
  layer.box.top < 40 &&
  (closes || labels.some((label) => CLOSE.test(label)));

function isChat(layer: Layer, { text, frames, content }: Contents): boolean {
  const { el } = layer;
  if (content || !layer.floats || !inCorner(layer) || !small(layer, 520, 820) || text.length > 800) return false;
  const names = [el, ...el.querySelectorAll('a, button, iframe, img, [aria-label]')]
    .slice(0, 12)
    .map(namesOf)
    .join(' ');
  if (VIDEO.test(names)) return false;
  return CHAT_NAMES.test(names) || (el.localName === 'iframe' || frames.length > 0 ? !names.includes('map') : false);
}

const isSurvey = (layer: Layer, { labels, text }: Contents) =>
  layer.floats &&
  small(layer, 240, 240) &&
  FEEDBACK.test(text) &&
  (atSide(layer) || inCorner(layer)) &&
  labels.length < 3;

const isAccessibility = (layer: Layer, { text }: Contents) =>
  layer.floats &&
  small(layer, 120, 120) &&
  text.length < 40 &&
  ACCESSIBILITY.test(namesOf(layer.el) + layer.el.innerHTML.slice(0, 600));

/** A frame of another origin says only where it comes from and what it is called. */
function isForeignFrame({ el, floats, zIndex }: Layer): boolean {
  if (el.localName !== 'iframe' || !floats) return false;
  const names = namesOf(el);
  if (VIDEO.test(names)) return false;
  return (
    isMakersAddress((el as HTMLIFrameElement).src) ||
    ((NAMED_CONSENT.test(names) || CONSENT.test(names)) && zIndex >= 10)
  );
}

/** Needs to be on top of a page with something else to see: where there is nothing else, it is the page. */
const NEEDS_PAGE = new Set<OverlayKind>(['popup', 'gate']);

const RULES: [OverlayKind, (layer: Layer, contents: Contents) => boolean][] = [
  ['consent', (layer, contents) => isForeignFrame(layer) || isConsent(layer, contents)],
  ['gate', isGate],
  ['app-banner', isAppBanner],
  ['chat', isChat],
  ['survey', isSurvey],
  ['accessibility', isAccessibility],
  ['popup', isPopup],
];

/** What kind of overlay it is; null if it is the page's own. `outside`: characters that the page shows beside it. */
export function judge(layer: Layer, outside: () => number): { kind: OverlayKind; chars: number } | null {
  // What stands in the flow is a banner at most, and named so.
  if (!layer.floats && !layer.dialog && !NAMED_CONSENT.test(namesOf(layer.el))) return null;
  const contents = contentsOf(layer.el);
  const kind = RULES.find(([, holds]) => holds(layer, contents))?.[0];
  if (!kind) return null;
  const chars = contents.text.length;
  if (NEEDS_PAGE.has(kind) && outside() < Math.max(200, chars * 0.5)) return null;
  return { kind, chars };
}
