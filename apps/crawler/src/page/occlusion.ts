import { areaOf, intersect } from './dom.ts';
import type { PageWalk, RenderedElement, TextRun } from './types.ts';

const MAX_LAYERS = 300;
const MIN_AREA = 400;
/** If this much of a text is covered, all of it is. */
const COVERED_SHARE = 0.95;

/** Opaque layers outside of the flow, except bars that scroll with the view. */
const isOpaqueLayer = ({ style, tag, background, opacity, area }: RenderedElement): boolean =>
  area >= MIN_AREA &&
  /^(?:absolute|relative)$/.test(style.position) &&
  !style.zIndex.startsWith('-') &&
  (background.a * opacity >= 0.998 || (tag === 'img' && opacity >= 0.998));

/**
 * Finds texts that are covered by later layers, according to the styles; only a screenshot shows what is painted last.
 */
export function createOcclusionTest(walked: PageWalk): (run: TextRun) => boolean {
  const coverLayers = walked.elements.filter(isOpaqueLayer).slice(0, MAX_LAYERS);
  return ({ seen, box }) =>
    box !== null &&
    coverLayers.some(
      (lid) =>
        lid.order > seen.order &&
        lid.visible !== null &&
        !lid.el.contains(seen.el) &&
        !seen.el.contains(lid.el) &&
        areaOf(intersect(lid.visible, box)) >= COVERED_SHARE * areaOf(box),
    );
}
