import { dropsContent, isAtomic } from './content-tags.ts';
import { flatChildren } from './dom.ts';
import { isClippedAway } from './legibility.ts';
import type { PageWalk, RenderedElement } from './types.ts';

/** The outermost element of a part that is in the document but not shown, and the element that it is in. */
export interface HiddenPart {
  el: Element;
  parent: RenderedElement | null;
}

export interface HiddenParts {
  /** In document order. */
  parts: HiddenPart[];
  /** Outermost elements that lie wholly outside of what clips them, such as the next slides; in document order. */
  clipped: HiddenPart[];
  /** Elements that have a box, but hidden by `visibility`, a clip, or a position outside of the page. */
  concealed: ReadonlySet<RenderedElement>;
}

const isCut = (overflow: string): boolean => overflow !== 'visible';

/** A box without width or height that shows nothing of its content. */
const isClosedClip = ({ tag, style, box }: RenderedElement): boolean =>
  tag !== 'html' &&
  tag !== 'body' &&
  ((isCut(style.overflowY) && box.height <= 1) || (isCut(style.overflowX) && box.width <= 1));

/** Left of the page or above it, where nobody can scroll; or on any side of the screen, if it does not scroll. */
function isOffPage({ box, style }: RenderedElement, pageWidth: number): boolean {
  if (box.width * box.height === 0) return false;
  return box.x + box.width <= 0 || box.y + box.height <= 0 || (style.position === 'fixed' && box.x >= pageWidth);
}

/** Nothing of it is seen, but something of what it is in. */
const isClipped = ({ area, box, parent }: RenderedElement): boolean =>
  area <= 1 && box.width * box.height > 1 && parent !== null && parent.area > 1;

/** Parts of the page that visitors do not see, unless something opens them. */
export function findHiddenParts({ elements, byElement, documentBox, truncated }: PageWalk): HiddenParts {
  const parts: HiddenPart[] = [];
  const clipped: HiddenPart[] = [];
  const concealed = new Set<RenderedElement>();
  const isConcealed = (seen: RenderedElement): boolean =>
    seen.area <= 1 &&
    (seen.style.visibility !== 'visible' ||
      isClippedAway(seen.style) ||
      isClosedClip(seen) ||
      isOffPage(seen, documentBox.width) ||
      (seen.parent !== null && concealed.has(seen.parent)));

  for (const seen of elements) {
    if (isConcealed(seen)) {
      if (!seen.parent || !concealed.has(seen.parent)) parts.push({ el: seen.el, parent: seen.parent });
      concealed.add(seen);
      continue;
    }
    if (isClipped(seen)) clipped.push({ el: seen.el, parent: seen.parent });
    if (!truncated && !isAtomic(seen.tag)) {
      const children = flatChildren(seen.el);
      for (let i = 0; i < children.length; i++) {
        const child = children[i] as Element;
        if (child.nodeType === 1 && !byElement.has(child) && !dropsContent(child.localName))
          parts.push({ el: child, parent: seen });
      }
    }
  }
  return { parts, clipped, concealed };
}
