import { collapseWhitespace, truncate } from './dom.ts';
import { removeDomClobbering } from './remove-dom-clobbering.ts';
import { frameDocument, shadowRootOf } from './shadow-roots.ts';

interface PageProbe {
  title: string;
  description: string;
  /** The start of the markup. */
  html: string;
  /** The start of the visible text. */
  text: string;
  /** Number of visible characters, counted up to a few thousand. */
  textLength: number;
  /** A visible password field. */
  hasPassword: boolean;
  /** Number of visible text fields, without password fields. */
  fields: number;
  /** Number of visible links, counted up to a few dozen. */
  links: number;
  hasPictures: boolean;
  hasScripts: boolean;
}

const MARKUP = 30_000;
const START = 2_000;
const ENOUGH_TEXT = 5_000;
const ENOUGH_LINKS = 50;
/** Maximum number of visited nodes: the beginning of a huge page says enough. */
const MAX_NODES = 60_000;
const NON_TEXT_TAGS = /^(?:script|style|noscript|template|head|title)$/;
const FIELD =
  'input:not([type=hidden], [type=submit], [type=button], [type=checkbox], [type=radio], [type=image]), textarea';

/** The few features that tell a page from an interstitial. */
export function probePage(): PageProbe {
  removeDomClobbering(document);
  const { text, textLength } = readableText(document);
  const shown = (selector: string, most: number) => {
    let count = 0;
    for (const el of document.querySelectorAll(selector)) if (el.checkVisibility() && ++count >= most) break;
    return count;
  };
  return {
    title: truncate(document.title, 500),
    description: truncate(document.querySelector('meta[name=description i]')?.getAttribute('content') ?? '', 500),
    html: markupStart(),
    text,
    textLength,
    hasPassword: shown('input[type=password]', 1) > 0,
    fields: shown(FIELD, 20) - shown('input[type=password]', 20),
    links: shown('a[href]', ENOUGH_LINKS),
    hasPictures: shown('img, svg, canvas, video, object, embed, iframe, frame', 1) > 0,
    hasScripts: document.scripts.length > 0,
  };
}

/** The whole markup of a page with a million elements would be just as large. */
function markupStart(): string {
  const nodes = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let html = '';
  for (let node = nodes.nextNode(); node && html.length < MARKUP; node = nodes.nextNode()) {
    html += node.nodeType === 3 ? truncate(node.nodeValue ?? '', MARKUP) : startTag(node as Element);
  }
  return truncate(html, MARKUP);
}

function startTag(el: Element): string {
  let tag = `<${el.localName}`;
  for (const { name, value } of el.attributes) tag += ` ${name}="${truncate(value, 500)}"`;
  return `${tag}>`;
}

/** An element without a box still shows its children, such as the outermost one of many frameworks. */
const mayShow = (el: Element): boolean => el.checkVisibility() || getComputedStyle(el).display === 'contents';

/** Rendered text, including shadow roots and frames of the same origin, up to a limit; `without` is left out. */
export function readableText(page: Document, without?: Element): { text: string; textLength: number } {
  const parts: string[] = [];
  let textLength = 0;
  let kept = 0;
  let looked = 0;

  function look(root: Node): void {
    const nodes = page.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
      if (node.nodeType === 3) return NodeFilter.FILTER_ACCEPT;
      const el = node as Element;
      return NON_TEXT_TAGS.test(el.localName) || el === without || !mayShow(el)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT;
    });
    for (let node = nodes.nextNode(); node && textLength < ENOUGH_TEXT && looked < MAX_NODES; node = nodes.nextNode()) {
      looked++;
      if (node.nodeType === 3) {
        const text = truncate(node.nodeValue ?? '', ENOUGH_TEXT).trim();
        textLength += text.length;
        if (text && kept < START) kept += parts.push(text) && text.length;
        continue;
      }
      const el = node as Element;
      const inside = shadowRootOf(el) ?? (/^i?frame$/.test(el.localName) ? frameDocument(el)?.documentElement : null);
      if (inside) look(inside);
    }
  }
  look(page.body ?? page.documentElement);
  return { text: truncate(collapseWhitespace(parts.join(' ')), START), textLength };
}
