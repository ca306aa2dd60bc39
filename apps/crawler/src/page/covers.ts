import { areaOf, intersect } from './dom.ts';
import type { Run, Seen, Walked } from './types.ts';

const MAX_LAYERS = 300;
const MIN_AREA = 400;
/** So much of a text under a layer is all of it. */
const ALL = 0.95;

/** Layers that are taken out of the flow and let nothing through, bars that travel with the view excepted. */
const isLid = ({ style, tag, background, opacity, area }: Seen): boolean =>
  area >= MIN_AREA &&
  /^(?:absolute|relative)$/.test(style.position) &&
  !style.zIndex.startsWith('-') &&
  (background.a * opacity >= 0.998 || (tag === 'img' && opacity >= 0.998));

/** Tells which texts lie, by the rules, under something that comes after them; what is painted last only a look tells. */
export function coveredIn(walked: Walked): (run: Run) => boolean {
  const lids = walked.seen.filter(isLid).slice(0, MAX_LAYERS);
  return ({ seen, box }) =>
    box !== null &&
    lids.some(
      (lid) =>
        lid.order > seen.order &&
        lid.visible !== null &&
        !lid.el.contains(seen.el) &&
        !seen.el.contains(lid.el) &&
        areaOf(intersect(lid.visible, box)) >= ALL * areaOf(box),
    );
}
