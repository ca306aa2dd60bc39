const WITHOUT_CONTENT = new Set(
  'script style template noscript link meta title head base datalist param source track area map'.split(' '),
);
const ATOMIC = new Set('svg canvas video audio object embed math'.split(' '));

/** Elements whose content is never rendered. */
export const dropsContent = (tag: string): boolean => WITHOUT_CONTENT.has(tag);

/** Elements that are rendered as a whole; their content is read elsewhere. */
export const isAtomic = (tag: string): boolean => ATOMIC.has(tag);
