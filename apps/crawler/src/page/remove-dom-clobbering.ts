/** Elements that a document returns as named properties. */
const NAMED = 'form[name], img[name], iframe[name], embed[name], object[name], object[id]';

/**
 * Removes the names with which markup shadows members of `document` and of forms: with `<img name="body">`, or `<input
 * name="id">` in a form, `document.body` and `form.id` are those elements, in every world. A root must not be accessed
 * before this.
 */
export function removeDomClobbering(root: Document | ShadowRoot): void {
  const isDocument = root.nodeType === 9;
  const find = (isDocument ? Document : DocumentFragment).prototype.querySelectorAll;
  const removeClobberingNames = (el: Element, taken: object) => {
    for (const name of ['name', 'id']) {
      const value = Element.prototype.getAttribute.call(el, name);
      if (value && value in taken) Element.prototype.removeAttribute.call(el, name);
    }
  };
  if (isDocument) for (const el of find.call(root, NAMED)) removeClobberingNames(el, Document.prototype);
  for (const el of find.call(root, ':is(form, [form]) [name], form [id], [form][name], [form][id]'))
    removeClobberingNames(el, HTMLFormElement.prototype);
}
