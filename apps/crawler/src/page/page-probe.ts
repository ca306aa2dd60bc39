import { collapseWhitespace, truncate } from './dom.ts';
import { removeDomClobbering } from './remove-dom-clobbering.ts';
import { frameDocument, shadowRootOf } from './shadow-roots.ts';

interface PageProbe {
  title: string;
  description: string;
  /** The start of the markup. */
  html: string;
  /** The start of what a visitor can read. */
  text: string;
  /** Characters that a visitor can read, counted up to a few thousand. */
  textLength: number;
  /** A field for a password is shown. */
  hasPassword: boolean;
  /** Fields to write into that are shown, those for passwords left out. */
  fields: number;
  /** Links that are shown, counted up to a few dozen. */
  links: number;
  hasPictures: boolean;
  hasScripts: boolean;
}

const MARKUP = 30_000;
const START = 2_000;
const ENOUGH_TEXT = 5_000;
const ENOUGH_LINKS = 50;
/** Nodes that are looked at: of a page of a million the beginning says enough. */
const MAX_NODES = 60_000;
const NON_TEXT_TAGS = /^(?:script|style|noscript|template|head|title)$/;
const FIELD =
  'input:not([type=hidden], [type=submit], [type=button], [type=checkbox], [type=radio], [type=image]), textarea';

/** The little that tells a page from a wall before it. */
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

/** Of a page of a million elements the whole of the markup would be as much again. */
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

/** An element without a box of its own shows what is in it all the same, as the outermost one of many frameworks. */
const mayShow = (el: Element): boolean => el.checkVisibility() || getComputedStyle(el).display === 'contents';

/** What is rendered as text, in shadow roots and frames of the same origin too, looked at until it is enough; `without` is left out. */
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
