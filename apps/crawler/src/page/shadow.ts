/** Closed shadow roots that were handed over from outside: the page itself shows them to nobody. */
const closed = new WeakMap<Element, ShadowRoot>();

export const shadowOf = (el: Element): ShadowRoot | null => el.shadowRoot ?? closed.get(el) ?? null;

export function adopt(host: Element, root: ShadowRoot): void {
  closed.set(host, root);
}

/** The document of a frame, if it is of the same origin. */
export function insideOf(frame: Element): Document | null {
  try {
    return (frame as HTMLIFrameElement).contentDocument;
  } catch {
    return null;
  }
}
