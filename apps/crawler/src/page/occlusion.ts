import { areaOf, intersect } from './dom.ts';
import type { PageWalk, RenderedElement, TextRun } from './types.ts';

const MAX_LAYERS = 300;
const MIN_AREA = 400;
/** So much of a text under a layer is all of it. */
const COVERED_SHARE = 0.95;

/** Layers that are taken out of the flow and let nothing through, bars that travel with the view excepted. */
const isOpaqueLayer = ({ style, tag, background, opacity, area }: RenderedElement): boolean =>
  area >= MIN_AREA &&
  /^(?:absolute|relative)$/.test(style.position) &&
  !style.zIndex.startsWith('-') &&
  (background.a * opacity >= 0.998 || (tag === 'img' && opacity >= 0.998));

/** Tells which texts lie, by the rules, under something that comes after them; what is painted last only a look tells. */
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
