import { attribute, collapseWhitespace, truncate } from '../dom.ts';
import { frameDocument, shadowRootOf } from '../shadow-roots.ts';
import { EMAIL, STORE_LINK } from './overlay-phrases.ts';

const MAX_NODES = 3_000;
const MAX_TEXT = 6_000;
const MAX_LABEL = 60;
const NON_TEXT_TAGS = /^(?:script|style|noscript|template|svg|head|title)$/;
const CLICKABLE =
  'button, a, summary, [role=button], [role=link], input[type=button], input[type=submit], [onclick], [tabindex]';
const CLOSE_NAME =
  /(?:^|[-_ ])(?:close|dismiss)(?![a-z]|-up)|(?:btn|button|modal|popup|dialog)-?(?:close|dismiss)(?![a-z])|close-?(?:button|btn|icon|modal|popup)/i;
/** An element with the page's structure is not an overlay. */
const CONTENT = 'main, [role=main], article, body > header, [role=banner]';

/** Features of an overlay: everything shown in an element, including shadow roots and frames of the same origin. */
export interface OverlayContents {
  text: string;
  /** Texts or names of its buttons and links. */
  labels: string[];
  /** Contains something like a close button. */
  hasCloseControl: boolean;
  hasEmailField: boolean;
  hasPasswordField: boolean;
  /** Select lists and date fields. */
  choices: number;
  links: number;
  frames: Element[];
  /** Links to an app store. */
  hasAppStoreLink: boolean;
  /** Contains the page's own content. */
  hasPageContent: boolean;
  /** Text of its h1 headings. */
  headline: string;
}

/** Names by which a thing is called, without addresses. */
export const identifyingNames = (el: Element) =>
  truncate(
    ['id', 'class', 'aria-label', 'title', 'name', 'data-testid']
      .map((name) => truncate(attribute(el, name), 200))
      .join(' '),
    900,
  );

/** Label of a button or link: its text, or else its name. */
const controlLabel = (el: Element) =>
  truncate(
    collapseWhitespace(truncate(el.textContent ?? '', 300)) ||
      attribute(el, 'aria-label') ||
      attribute(el, 'value') ||
      attribute(el, 'title'),
    300,
  );

export function readContents(root: Element): OverlayContents {
  const found: OverlayContents = {
    text: '',
    labels: [],
    hasCloseControl: false,
    hasEmailField: false,
    hasPasswordField: false,
    choices: 0,
    links: 0,
    frames: [],
    hasAppStoreLink: false,
    hasPageContent: false,
    headline: '',
  };
  let nodes = 0;

  function look(el: Element): void {
    const tag = el.localName;
    if (el !== root && el.matches(CONTENT)) found.hasPageContent = true;
    if (tag === 'h1') found.headline += ` ${truncate(el.textContent ?? '', 200)}`;
    if (el.matches(CLICKABLE)) {
      const label = controlLabel(el);
      if (label && label.length <= MAX_LABEL) found.labels.push(label);
      if (
        CLOSE_NAME.test(
          `${attribute(el, 'class')} ${el.id} ${attribute(el, 'data-dismiss')} ${attribute(el, 'aria-label')}`,
        )
      )
        found.hasCloseControl = true;
    }
    if (tag === 'a' && el.hasAttribute('href')) {
      found.links++;
      found.hasAppStoreLink ||= el.matches(STORE_LINK);
    } else if (tag === 'select') found.choices++;
    else if (tag === 'input') {
      const type = (el as HTMLInputElement).type;
      if (type === 'password') found.hasPasswordField = true;
      if (type === 'date') found.choices++;
      const named = ['name', 'id', 'placeholder', 'autocomplete', 'aria-label']
        .map((name) => attribute(el, name))
        .join(' ');
      if (type === 'email' || type === 'tel' || (type === 'text' && EMAIL.test(named))) found.hasEmailField = true;
    } else if (tag === 'iframe') found.frames.push(el);
  }

  function visit(el: Element): void {
    if (NON_TEXT_TAGS.test(el.localName) || nodes++ > MAX_NODES || found.text.length > MAX_TEXT || !isDisplayed(el))
      return;
    look(el);
    const inside = el.localName === 'iframe' ? frameDocument(el)?.body : null;
    if (inside) visit(inside);
    for (const child of (shadowRootOf(el) ?? el).childNodes) {
      if (child.nodeType === 3) {
        const text = child.nodeValue ?? '';
        if (/\S/.test(text)) found.text += ` ${truncate(text, 2_000)}`;
      } else if (child.nodeType === 1) visit(child as Element);
    }
    if (shadowRootOf(el)) for (const child of el.children) visit(child);
  }
  visit(root);
  found.text = collapseWhitespace(found.text);
  return found;
}

const isDisplayed = (el: Element) => {
  const style = el.ownerDocument.defaultView?.getComputedStyle(el);
  return style !== undefined && style.display !== 'none' && style.visibility !== 'collapse';
};
