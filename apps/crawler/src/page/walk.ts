import type { Box, Region } from '@brandprint/contracts';
import { canvasColor, childClip, isClipping } from './canvas.ts';
import { blend, parseComputedColor, type Rgba, TRANSPARENT } from './color.ts';
import { dropsContent, isAtomic } from './content-tags.ts';
import { areaOf, collapseWhitespace, flatChildren, idAndClassWords, intersect, unionBox } from './dom.ts';
import { changesColors, hasVisibleInk, isClippedAway, isObscured, MIN_TYPE_PX } from './legibility.ts';
import { findEmbeds } from './overlays/known-vendors.ts';
import { findHero, type RegionContext, regionOf } from './regions.ts';
import { removeDomClobbering } from './remove-dom-clobbering.ts';
import { frameDocument, shadowRootOf } from './shadow-roots.ts';
import type { PageOptions, PageWalk, RenderedElement, SemanticContext } from './types.ts';

const BUTTON_WORDS = new Set(['btn', 'button', 'cta']);
const LIGATURES = /material (?:icons|symbols)/i;
const MAX_DEPTH = 600;
const MAX_SCREENS_WIDE = 6;

/** What an element passes on to its children. */
interface Inherited {
  seen: RenderedElement | null;
  clip: Box;
  absoluteClip: Box;
  fixedClip: Box;
  opacity: number;
  region: Region;
  backdrop: Rgba | null;
  ariaHidden: boolean;
  /** Text is clipped from the background of an ancestor. */
  textClipped: boolean;
  /** Blurred, or under a mask that hides everything. */
  obscured: boolean;
  link: Element | null;
  context: SemanticContext;
  offset: { x: number; y: number };
  view: Window;
  depth: number;
  inPanel: boolean;
}

const FAR = 1e6;
/** As far left and up as earlier slides are; further out is what nobody is to see. */
const SLIDES_PX = 5_000;
const EVERYWHERE: Box = { x: -SLIDES_PX, y: -SLIDES_PX, width: FAR, height: FAR };

/** What a closed panel passes on to its content instead, so that it is read as if it were open. */
const openPanel = (up: Inherited): Inherited => ({
  ...up,
  clip: EVERYWHERE,
  absoluteClip: EVERYWHERE,
  fixedClip: EVERYWHERE,
  opacity: 1,
  obscured: false,
  inPanel: true,
});

function semanticContext(
  el: Element,
  tag: string,
  role: string,
  words: Set<string>,
  parent: SemanticContext,
): SemanticContext {
  const next = { ...parent };
  if (/^h[1-6]$/.test(tag)) next.heading = Number(tag[1]);
  else if (role === 'heading') next.heading = Math.min(6, Math.max(1, Number(el.getAttribute('aria-level')) || 2));
  if (tag === 'button' || role === 'button') next.button = true;
  else if ((tag === 'a' || tag === 'label') && [...BUTTON_WORDS].some((word) => words.has(word))) next.button = true;
  if (tag === 'blockquote') next.quote = true;
  if (tag === 'pre' || tag === 'code' || tag === 'kbd' || tag === 'samp') next.code = true;
  if (tag === 'label' || tag === 'figcaption' || tag === 'legend' || tag === 'th' || tag === 'dt') next.label = true;
  return next;
}

/** Text in a button's children is the button's own. */
function buttonOwner(seen: RenderedElement): RenderedElement {
  let holder = seen;
  while (holder.context.button && holder.parent?.context.button) holder = holder.parent;
  return holder;
}

const NO_PANELS: ReadonlySet<Element> = new Set();

/**
 * One pass over everything that is rendered, in flat-tree order. Whatever hides these panels, except `display` and
 * `visibility`, their content is read as if they were open.
 */
export function walk(options: PageOptions, panels: ReadonlySet<Element> = NO_PANELS): PageWalk {
  const screen = options.firstScreen;
  const firstScreen: Box = { x: 0, y: 0, ...screen };
  removeDomClobbering(document);
  const root = document.documentElement;
  const rootStyle = getComputedStyle(root);
  const body = document.body ? getComputedStyle(document.body) : rootStyle;
  const noSideways = isClipping(rootStyle.overflowX) || isClipping(body.overflowX);
  const documentHeight = Math.max(root.scrollHeight, document.body?.scrollHeight ?? 0, innerHeight);
  const documentBox: Box = {
    x: 0,
    y: 0,
    // Nobody scrolls many screens to the side.
    width: noSideways
      ? root.clientWidth
      : Math.min(Math.max(root.scrollWidth, root.clientWidth), MAX_SCREENS_WIDE * root.clientWidth),
    height: documentHeight,
  };
  const canvas = canvasColor();
  const hero = findHero(screen, documentHeight);
  const regions: RegionContext = { screen, documentHeight, hero, embeds: findEmbeds(document) };
  const walked: PageWalk = {
    elements: [],
    runs: [],
    roots: [document],
    byElement: new Map(),
    canvas,
    documentBox,
    truncated: false,
  };
  const deadline = performance.now() + options.walkMs;
  const screenArea = screen.width * screen.height;
  let looked = 0;

  function readText(node: Node, seen: RenderedElement, { clip, offset: at, inPanel }: Inherited, drawn: boolean): void {
    const raw = node.nodeValue ?? '';
    if (!raw) return;
    const blank = raw.trim() === '';
    let area = 0;
    let span: Box | null = null;
    if (!blank && drawn) {
      const range = node.ownerDocument?.createRange();
      range?.selectNodeContents(node);
      const rects = range?.getClientRects() ?? [];
      for (let i = 0; i < Math.min(rects.length, 200); i++) {
        const rect = rects[i] as DOMRect;
        if (rect.height < MIN_TYPE_PX) continue;
        const part = intersect(clip, { x: rect.x + at.x, y: rect.y + at.y, width: rect.width, height: rect.height });
        area += areaOf(part);
        span = unionBox(span, part);
      }
    }
    const visible = area > 1;
    walked.runs.push({
      seen,
      text: raw.length > 20_000 ? raw.slice(0, 20_000) : raw,
      visible: visible || blank,
      box: span,
      inPanel,
    });
    if (!visible) return;
    const text = collapseWhitespace(raw);
    const holder = buttonOwner(seen);
    holder.ownText = holder.ownText ? `${holder.ownText} ${text}` : text;
    holder.chars += text.length;
    holder.textArea += area;
  }

  function visit(el: Element, around: Inherited): void {
    const tag = el.localName;
    const isDetails = tag === 'details';
    const isPanel = panels.has(el) && !isDetails;
    const up = isPanel ? openPanel(around) : around;
    if (dropsContent(tag) || up.depth > MAX_DEPTH || walked.truncated) return;
    looked++;
    if (looked > options.maxElements || ((looked & 63) === 0 && performance.now() > deadline)) {
      walked.truncated = true;
      return;
    }
    const style = up.view.getComputedStyle(el);
    if (style.display === 'none') return;
    if (tag === 'br') {
      if (up.seen) walked.runs.push({ seen: up.seen, text: ' ', visible: true, box: null, inPanel: up.inPanel });
      return;
    }
    const opacity = isPanel ? 1 : up.opacity * Number(style.opacity || 1);
    if (opacity < 0.05) return;

    const { position } = style;
    const rect = el.getBoundingClientRect();
    const box: Box = { x: rect.x + up.offset.x, y: rect.y + up.offset.y, width: rect.width, height: rect.height };
    const own = position === 'fixed' ? up.fixedClip : position === 'absolute' ? up.absoluteClip : up.clip;
    const shown = style.visibility === 'visible';
    const cutAway = !isPanel && isClippedAway(style);
    const visible = shown && !cutAway ? intersect(own, box) : null;
    const words = idAndClassWords(el);
    const role = el.getAttribute('role') ?? '';
    const region =
      style.display === 'contents'
        ? up.region
        : regionOf({ el, tag, role, words, box, position, parent: up.region }, regions);
    const background = parseComputedColor(style.backgroundColor) ?? TRANSPARENT;
    const isCanvas = el === root || el === document.body;
    const picture = style.backgroundImage !== 'none' && style.backgroundClip !== 'text';
    const layer = { ...background, a: background.a * opacity };
    const backdrop = picture
      ? null
      : background.a === 0 || isCanvas
        ? up.backdrop
        : layer.a >= 0.998
          ? background
          : up.backdrop && blend(layer, up.backdrop);

    const seen: RenderedElement = {
      el,
      tag,
      words,
      style,
      parent: up.seen,
      order: walked.elements.length,
      box,
      visible,
      area: areaOf(visible),
      firstScreenArea: visible ? areaOf(intersect(visible, firstScreen)) : 0,
      region,
      opacity,
      ariaHidden: up.ariaHidden || el.getAttribute('aria-hidden') === 'true',
      hasChangedColors: up.seen?.hasChangedColors || changesColors(style),
      background,
      backdrop,
      link: tag === 'a' && el.hasAttribute('href') ? el : up.link,
      context: semanticContext(el, tag, role, words, up.context),
      ownText: '',
      chars: 0,
      textArea: 0,
    };
    walked.elements.push(seen);
    walked.byElement.set(el, seen);
    if (isAtomic(tag) || (style.contentVisibility === 'hidden' && !isPanel) || cutAway) return;

    const clip =
      style.display === 'contents' || tag === 'html' || tag === 'body' || isPanel
        ? own
        : childClip(style, box, own, screenArea);
    const holdsFixed = style.transform !== 'none' || style.filter !== 'none' || style.perspective !== 'none';
    const down: Inherited = {
      ...up,
      seen,
      clip,
      absoluteClip: position !== 'static' || holdsFixed ? clip : up.absoluteClip,
      fixedClip: holdsFixed ? clip : up.fixedClip,
      opacity,
      region,
      backdrop,
      ariaHidden: seen.ariaHidden,
      textClipped: up.textClipped || style.backgroundClip === 'text',
      obscured: up.obscured || isObscured(style),
      link: seen.link,
      context: seen.context,
      depth: up.depth + 1,
    };
    if (tag === 'iframe' || tag === 'frame') {
      visitFrame(el, seen, down);
      return;
    }
    const shadow = shadowRootOf(el);
    if (shadow) {
      removeDomClobbering(shadow);
      walked.roots.push(shadow);
    }
    const drawn =
      shown && !down.obscured && !LIGATURES.test(style.fontFamily) && hasVisibleInk(style, down.textClipped);
    const closed = isDetails && !(el as HTMLDetailsElement).open;
    const isRead = !closed || panels.has(el);
    const content = closed ? openPanel(down) : down;
    const children = flatChildren(el);
    let summary = false;
    for (let i = 0; i < children.length; i++) {
      const child = children[i] as Node;
      const isSummary: boolean = closed && !summary && (child as Element).localName === 'summary';
      if (child.nodeType === 3) {
        if (isRead) readText(child, seen, content, drawn);
      } else if (child.nodeType === 1 && (isRead || isSummary)) {
        summary ||= isSummary;
        visit(child as Element, isSummary ? down : content);
      }
    }
  }

  function visitFrame(frame: Element, seen: RenderedElement, up: Inherited): void {
    const inside = frameDocument(frame);
    if (inside) removeDomClobbering(inside);
    const view = inside?.defaultView;
    if (!inside?.documentElement || !view || !seen.visible) return;
    walked.roots.push(inside);
    const offset = { x: seen.box.x + frame.clientLeft, y: seen.box.y + frame.clientTop };
    const clip = seen.visible;
    visit(inside.documentElement, { ...up, clip, absoluteClip: clip, fixedClip: clip, offset, view });
  }

  visit(root, {
    seen: null,
    clip: documentBox,
    absoluteClip: documentBox,
    fixedClip: { x: scrollX, y: scrollY, width: root.clientWidth, height: Math.max(innerHeight, 1) },
    opacity: 1,
    region: 'main',
    backdrop: canvas,
    ariaHidden: false,
    textClipped: false,
    obscured: false,
    link: null,
    context: { heading: null, button: false, quote: false, code: false, label: false },
    offset: { x: scrollX, y: scrollY },
    view: window,
    depth: 0,
    inPanel: false,
  });
  return walked;
}
