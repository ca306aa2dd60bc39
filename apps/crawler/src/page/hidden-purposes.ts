import { classOf } from './dom.ts';
import type { HiddenPart } from './hidden-parts.ts';
import { isInHiddenOverlay } from './overlays/clear-overlays.ts';
import { vendorOverlayKind } from './overlays/known-vendors.ts';
import type { RenderedElement } from './types.ts';

/** Names of hidden parts for consent or other languages. */
const OTHER_PURPOSE =
  /(?:^|[\s_-])(?:cookies?|consent|gdpr|i18n|wpml|lang|langs|languages?|locales?|translations?|countr(?:y|ies))(?=$|[\s_-])/i;

export const hasOtherPurpose = (el: Element): boolean => OTHER_PURPOSE.test(`${el.id} ${classOf(el)}`);

/** Only the nearest ones: the page itself may be named after its language. */
const isInOtherPurpose = (seen: RenderedElement | null, levels = 3): boolean =>
  seen !== null &&
  levels > 0 &&
  seen.tag !== 'body' &&
  (hasOtherPurpose(seen.el) || isInOtherPurpose(seen.parent, levels - 1));

/** Whether a hidden part belongs to the page itself: not to an overlay, a language switch, or the like. */
export const isOfPage = ({ el, parent }: HiddenPart): boolean =>
  parent?.region !== 'widget' &&
  parent?.region !== 'dialog' &&
  !isInHiddenOverlay(el) &&
  vendorOverlayKind(el) === null &&
  !isInOtherPurpose(parent);
