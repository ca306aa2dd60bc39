/** Closed shadow roots that were passed in from outside: pages cannot access them. */
const closed = new WeakMap<Element, ShadowRoot>();

export const shadowRootOf = (el: Element): ShadowRoot | null => el.shadowRoot ?? closed.get(el) ?? null;

export function registerShadowRoot(host: Element, root: ShadowRoot): void {
  closed.set(host, root);
}

/** The document of a frame, if it has the same origin. */
export function frameDocument(frame: Element): Document | null {
  try {
    return (frame as HTMLIFrameElement).contentDocument;
  } catch {
    return null;
  }
}

const MAX_HOSTS = 60;
const MAX_ROOTS = 100;
/** Maximum number of visited elements of a root. */
const MAX_ELEMENTS = 10_000;

function* elementsOf(root: Document | ShadowRoot): Generator<Element> {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
  for (let node = nodes.nextNode(), i = 0; node && i < MAX_ELEMENTS; node = nodes.nextNode(), i++)
    yield node as Element;
}

/** A document and its readable shadow roots. */
export function rootsOf(page: Document): (Document | ShadowRoot)[] {
  const roots: (Document | ShadowRoot)[] = [page];
  for (const root of roots) {
    for (const el of elementsOf(root)) {
      const shadow = roots.length < MAX_ROOTS ? shadowRootOf(el) : null;
      if (shadow) roots.push(shadow);
    }
  }
  return roots;
}

/** Elements that show something although they have no visible content for scripts. */
export function closedHosts(): Element[] {
  const found: Element[] = [];
  for (const el of rootsOf(document).flatMap((root) => [...elementsOf(root)])) {
    if (found.length >= MAX_HOSTS) break;
    if (mayBeClosedHost(el) && !shadowRootOf(el)) found.push(el);
  }
  return found;
}

function mayBeClosedHost(el: Element): boolean {
  const custom = el.localName.includes('-');
  if (
    custom ? !el.matches(':defined') : el.firstChild || !/^(?:div|section|main|article|aside|span)$/.test(el.localName)
  )
    return false;
  const { width, height } = el.getBoundingClientRect();
  return width * height >= 400;
}
