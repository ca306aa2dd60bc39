/** Elements that a document answers with when it is asked for their name. */
const NAMED = 'form[name], img[name], iframe[name], embed[name], object[name], object[id]';

/**
 * Takes away the names by which markup stands in for members of `document` and of forms: in one that holds
 * `<img name="body">`, or a form with `<input name="id">`, `document.body` and `form.id` are those elements, in every
 * world. Nothing may be asked of a root before.
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
