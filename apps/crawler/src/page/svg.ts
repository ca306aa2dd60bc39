import { parseComputedColor, toHex } from './color.ts';
import { absoluteUrl, parsePx, round } from './dom.ts';

const SVG = 'http://www.w3.org/2000/svg';
const MAX_NODES = 1500;
const MAX_USES = 5_000;
const REMOVED_ELEMENTS =
  'script,foreignObject,iframe,audio,video,animate,animateTransform,animateMotion,set,style,title,desc,metadata';
const PAINTS = ['fill', 'stroke', 'stop-color'] as const;
const COPIED_PROPERTIES = [
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'fill-rule',
  'clip-rule',
  'opacity',
  'fill-opacity',
  'stroke-opacity',
  'stop-opacity',
];
const DEFAULTS: Record<string, string> = {
  'stroke-width': '1px',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-dasharray': 'none',
  'fill-rule': 'nonzero',
  'clip-rule': 'nonzero',
  opacity: '1',
  'fill-opacity': '1',
  'stroke-opacity': '1',
  'stop-opacity': '1',
};

/** Sprite files that `<use>` refers to, by URL. */
export type Sprites = Map<string, Document>;

const hrefOf = (el: Element) => el.getAttribute('href') ?? el.getAttribute('xlink:href') ?? '';

/** Fetches the same-origin sprite files of the page's icons; those that do not arrive within `ms` are left out. */
export async function fetchSprites(ms: number): Promise<Sprites> {
  const sprites: Sprites = new Map();
  const files = new Set<string>();
  const uses = document.querySelectorAll('svg use');
  for (let i = 0; i < Math.min(uses.length, MAX_USES); i++) {
    const [file] = hrefOf(uses[i] as Element).split('#');
    const url = file ? absoluteUrl(file) : null;
    if (url && new URL(url).origin === location.origin && files.size < 4) files.add(url);
  }
  if (files.size === 0) return sprites;
  const timeout = new AbortController();
  const end = performance.now() + ms;
  // Counted in frames: no timer runs where scripts were stopped.
  const watch = () => (performance.now() > end ? timeout.abort() : requestAnimationFrame(watch));
  watch();
  const load = async (url: string) => {
    try {
      const answer = await fetch(url, { signal: timeout.signal, credentials: 'omit' });
      const text = answer.ok ? await readTextUpTo(answer, 2_000_000) : null;
      if (text !== null) sprites.set(url, new DOMParser().parseFromString(text, 'image/svg+xml'));
    } catch {
      // A sprite that does not load is not rendered either.
    }
  };
  await Promise.all([...files].map(load));
  return sprites;
}

/** The body as text; null if it is longer than `limit` bytes. */
async function readTextUpTo(answer: Response, limit: number): Promise<string | null> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    text += chunk.value;
    if (text.length > limit) {
      void reader?.cancel();
      return null;
    }
  }
  return text;
}

function decodeId(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

function resolveUse(use: Element, sprites: Sprites, root: Document | ShadowRoot): Element | null {
  const [file, id] = hrefOf(use).split('#');
  if (!id) return null;
  const name = decodeId(id);
  if (!file) return root.getElementById(name) ?? document.getElementById(name);
  const url = absoluteUrl(file);
  return (
    (url && sprites.get(url)?.getElementById(name)) ||
    (url?.split('?')[0] === document.URL.split(/[?#]/)[0] ? document.getElementById(name) : null)
  );
}

/** Writes an element's computed paint onto its copy, so that the copy looks the same anywhere. */
function inlinePaint(copy: Element, original: Element): void {
  const style = getComputedStyle(original);
  for (const property of PAINTS) {
    const value = style.getPropertyValue(property);
    if (!value || (property === 'stop-color' && copy.localName !== 'stop')) continue;
    const reference = /url\("?[^"#)]*(#[^")]+)"?\)/.exec(value);
    if (reference) copy.setAttribute(property, `url(${reference[1]})`);
    else if (value === 'none') copy.setAttribute(property, 'none');
    else {
      const color = parseComputedColor(value);
      if (color) copy.setAttribute(property, toHex(value) as string);
    }
  }
  for (const property of COPIED_PROPERTIES) {
    const value = style.getPropertyValue(property);
    if (value && value !== DEFAULTS[property]) copy.setAttribute(property, value);
    else copy.removeAttribute(property);
  }
  if (style.display === 'none' || style.visibility === 'hidden') copy.setAttribute('display', 'none');
  const transform = transformOf(original, style);
  if (transform !== null) copy.setAttribute('transform', transform);
}

/** The transformation of its styles, about the origin that they name; null if its attribute says all. */
function transformOf(el: Element, { transform, transformOrigin, transformBox }: CSSStyleDeclaration): string | null {
  if (!transform.startsWith('matrix(')) return null;
  const [x = 0, y = 0] = transformOrigin.split(' ').map(parsePx);
  const box = transformBox === 'fill-box' && el instanceof SVGGraphicsElement ? el.getBBox() : { x: 0, y: 0 };
  const [left, top] = [x + box.x, y + box.y];
  if (left === 0 && top === 0) return el.hasAttribute('transform') ? null : transform;
  return `translate(${left} ${top}) ${transform} translate(${-left} ${-top})`;
}

function removeUnsafe(svg: Element): void {
  for (const el of svg.querySelectorAll(REMOVED_ELEMENTS)) el.remove();
  for (const el of [svg, ...svg.querySelectorAll('*')]) {
    for (const { name, value } of [...el.attributes]) {
      const foreign = /^(?:xlink:)?href$/.test(name) && !value.startsWith('#') && !value.startsWith('data:image/');
      if (/^(?:class|style|on.*|data-.*|aria-.*|role|tabindex|focusable)$/i.test(name) || foreign)
        el.removeAttribute(name);
    }
  }
}

function inlineUse(copy: Element, original: Element, sprites: Sprites): void {
  const root = original.getRootNode() as Document | ShadowRoot;
  for (let round = 0; round < 3; round++) {
    const uses = [...copy.querySelectorAll('use')].slice(0, 60);
    if (uses.length === 0) return;
    for (const use of uses) {
      const found = resolveUse(use, sprites, root);
      if (!found || found.contains(original)) {
        use.remove();
        continue;
      }
      const group = document.createElementNS(SVG, 'g');
      for (const { name, value } of [...use.attributes]) {
        if (!/href$|^(?:x|y|width|height|xmlns.*)$/.test(name)) group.setAttribute(name, value);
      }
      const [x, y] = [parsePx(use.getAttribute('x') ?? ''), parsePx(use.getAttribute('y') ?? '')];
      if (x || y) group.setAttribute('transform', `${use.getAttribute('transform') ?? ''} translate(${x} ${y})`.trim());
      const whole = /^(?:symbol|svg)$/.test(found.localName);
      const viewBox = found.getAttribute('viewBox');
      if (whole) {
        const alone =
          copy.querySelectorAll('use').length === 1 && copy.children.length === 1 && !copy.hasAttribute('viewBox');
        let into: Element = group;
        if (viewBox && alone) copy.setAttribute('viewBox', viewBox);
        else if (viewBox) {
          into = document.createElementNS(SVG, 'svg');
          into.setAttribute('viewBox', viewBox);
          for (const side of ['width', 'height']) into.setAttribute(side, use.getAttribute(side) ?? '100%');
          group.append(into);
        }
        for (const { name, value } of [...found.attributes]) {
          if (/^(?:fill|stroke)/.test(name) && !group.hasAttribute(`data-set-${name}`)) into.setAttribute(name, value);
        }
        for (const child of found.children) into.append(document.importNode(child, true));
      } else {
        const node = document.importNode(found, true);
        node.removeAttribute('id');
        group.append(node);
      }
      use.replaceWith(group);
    }
  }
  for (const use of copy.querySelectorAll('use')) use.remove();
}

/** Includes gradients, clips and masks from elsewhere in the document. */
function copyReferences(copy: Element): void {
  const ids = new Set<string>();
  for (const match of copy.outerHTML.matchAll(/url\(#([^)"']+)\)/g)) ids.add(match[1] as string);
  for (const id of ids) {
    if (copy.querySelector(`#${CSS.escape(id)}`)) continue;
    const found = document.getElementById(id);
    if (!found || found.outerHTML.length > 20_000) continue;
    const defs = document.createElementNS(SVG, 'defs');
    defs.append(document.importNode(found, true));
    copy.prepend(defs);
  }
}

/** Markup that renders the inline SVG standalone; null if it has more than `limit` characters or `nodes` elements. */
export function svgMarkup(svg: Element, sprites: Sprites, limit: number, nodes = MAX_NODES): string | null {
  const originals = [svg, ...svg.querySelectorAll('*')];
  if (originals.length > nodes) return null;
  const copy = svg.cloneNode(true) as Element;
  const copies = [copy, ...copy.querySelectorAll('*')];
  const color = toHex(getComputedStyle(svg).color) ?? '#000000';
  for (let i = 0; i < originals.length; i++) {
    const [from, to] = [originals[i] as Element, copies[i] as Element];
    if (!from.closest('symbol, mask, clipPath, pattern')) inlinePaint(to, from);
  }
  copy.removeAttribute('opacity');
  copy.removeAttribute('transform');
  inlineUse(copy, svg, sprites);
  copyReferences(copy);
  removeUnsafe(copy);
  const box = svg.getBoundingClientRect();
  copy.setAttribute('xmlns', SVG);
  copy.setAttribute('width', String(round(box.width)));
  copy.setAttribute('height', String(round(box.height)));
  copy.removeAttribute('xmlns:xlink');
  let markup = copy.outerHTML.replace(/currentcolor/gi, color);
  if (markup.includes('xlink:')) markup = markup.replace('<svg', '<svg xmlns:xlink="http://www.w3.org/1999/xlink"');
  return markup.length <= limit ? markup : null;
}
