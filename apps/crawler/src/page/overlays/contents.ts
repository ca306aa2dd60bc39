import { cut, squash } from '../dom.ts';
import { insideOf, shadowOf } from '../shadow.ts';
import { EMAIL, STORE_LINK } from './words.ts';

const MAX_NODES = 3_000;
const MAX_TEXT = 6_000;
const MAX_LABEL = 60;
const SILENT = /^(?:script|style|noscript|template|svg|head|title)$/;
const PRESSED =
  'button, a, summary, [role=button], [role=link], input[type=button], input[type=submit], [onclick], [tabindex]';
const CLOSES =
  /(?:^|[-_ ])(?:close|dismiss)(?![a-z]|-up)|(?:btn|button|modal|popup|dialog)-?(?:close|dismiss)(?![a-z])|close-?(?:button|btn|icon|modal|popup)/i;
/** What holds a page together is no overlay. */
const CONTENT = 'main, [role=main], article, body > header, [role=banner]';

/** What an overlay may be told by: all that is shown in an element, shadow roots and frames of the same origin too. */
export interface Contents {
  text: string;
  /** Text or names of what can be pressed. */
  labels: string[];
  /** Something in it looks like what closes it. */
  closes: boolean;
  email: boolean;
  password: boolean;
  /** Lists to choose from and fields for a date. */
  choices: number;
  links: number;
  frames: Element[];
  /** Leads to an app store. */
  store: boolean;
  /** Holds the page's own content. */
  content: boolean;
  /** What its headlines of the first rank say. */
  headline: string;
}

const attribute = (el: Element, name: string) => el.getAttribute(name) ?? '';

/** Names by which a thing is called, without addresses. */
export const callsOf = (el: Element) =>
  cut(
    ['id', 'class', 'aria-label', 'title', 'name', 'data-testid']
      .map((name) => cut(attribute(el, name), 200))
      .join(' '),
    900,
  );

/** What a pressable thing is called: what it says, else its name. */
const labelOf = (el: Element) =>
  cut(
    squash(cut(el.textContent ?? '', 300)) ||
      attribute(el, 'aria-label') ||
      attribute(el, 'value') ||
      attribute(el, 'title'),
    300,
  );

export function contentsOf(root: Element): Contents {
  const found: Contents = {
    text: '',
    labels: [],
    closes: false,
    email: false,
    password: false,
    choices: 0,
    links: 0,
    frames: [],
    store: false,
    content: false,
    headline: '',
  };
  let nodes = 0;

  function look(el: Element): void {
    const tag = el.localName;
    if (el !== root && el.matches(CONTENT)) found.content = true;
    if (tag === 'h1') found.headline += ` ${cut(el.textContent ?? '', 200)}`;
    if (el.matches(PRESSED)) {
      const label = labelOf(el);
      if (label && label.length <= MAX_LABEL) found.labels.push(label);
      if (
        CLOSES.test(
          `${attribute(el, 'class')} ${el.id} ${attribute(el, 'data-dismiss')} ${attribute(el, 'aria-label')}`,
        )
      )
        found.closes = true;
    }
    if (tag === 'a' && el.hasAttribute('href')) {
      found.links++;
      found.store ||= el.matches(STORE_LINK);
    } else if (tag === 'select') found.choices++;
    else if (tag === 'input') {
      const type = (el as HTMLInputElement).type;
      if (type === 'password') found.password = true;
      if (type === 'date') found.choices++;
      const named = ['name', 'id', 'placeholder', 'autocomplete', 'aria-label']
        .map((name) => attribute(el, name))
        .join(' ');
      if (type === 'email' || type === 'tel' || (type === 'text' && EMAIL.test(named))) found.email = true;
    } else if (tag === 'iframe') found.frames.push(el);
  }

  function visit(el: Element): void {
    if (SILENT.test(el.localName) || nodes++ > MAX_NODES || found.text.length > MAX_TEXT || !shown(el)) return;
    look(el);
    const inside = el.localName === 'iframe' ? insideOf(el)?.body : null;
    if (inside) visit(inside);
    for (const child of (shadowOf(el) ?? el).childNodes) {
      if (child.nodeType === 3) {
        const text = child.nodeValue ?? '';
        if (/\S/.test(text)) found.text += ` ${cut(text, 2_000)}`;
      } else if (child.nodeType === 1) visit(child as Element);
    }
    if (shadowOf(el)) for (const child of el.children) visit(child);
  }
  visit(root);
  found.text = squash(found.text);
  return found;
}

const shown = (el: Element) => {
  const style = el.ownerDocument.defaultView?.getComputedStyle(el);
  return style !== undefined && style.display !== 'none' && style.visibility !== 'collapse';
};
