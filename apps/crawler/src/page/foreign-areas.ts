import type { Box } from '@brandprint/contracts';
import { areaOf, intersect, roundBox } from './dom.ts';
import { frameDocument } from './shadow-roots.ts';
import type { PageWalk, RenderedElement } from './types.ts';

const MAX_AREAS = 200;
/** Of one picture, the largest. */
const MAX_PARTS = 40;
const MAX_LAYERS = 400;
/** Area from which a picture is looked at for layers above it, and from which a layer counts. */
const MIN_AREA = 15_000;
/** Opacity from which a layer rather than the picture beneath it sets the colour. */
const MIN_OPACITY = 0.9;

const isFrame = ({ tag, el }: RenderedElement): boolean =>
  (tag === 'iframe' || tag === 'frame') && frameDocument(el) === null;

const isPicture = ({ tag, el }: RenderedElement): boolean =>
  /^(?:img|video|object|embed)$/.test(tag) ||
  (tag === 'input' && (el as HTMLInputElement).type === 'image') ||
  (tag === 'svg' && el.querySelector('image') !== null);

/** A picture or film in a file, a drawing with such a picture, or a frame whose document is not read. */
const isForeign = (seen: RenderedElement): boolean =>
  seen.visible !== null && seen.area >= 64 && (isPicture(seen) || isFrame(seen));

/**
 * Where pixels show pictures in files and foreign frames instead of what the page's styles paint: their boxes, without
 * the parts under layers of the page. Boxes with a background picture also show their own colour, and drawings in the
 * page are painted in its colours.
 */
export function readForeignAreas({ elements }: PageWalk): Box[] {
  const layers = elements
    .filter((seen) => seen.area >= MIN_AREA && seen.background.a * seen.opacity >= MIN_OPACITY)
    .slice(0, MAX_LAYERS);
  const areas: Box[] = [];
  for (const picture of elements.filter(isForeign).sort((a, b) => b.area - a.area)) {
    if (areas.length >= MAX_AREAS) break;
    areas.push(...uncoveredParts(picture, layers).map(roundBox));
  }
  return areas.slice(0, MAX_AREAS);
}

const largest = (boxes: Box[]): Box[] =>
  boxes.length <= MAX_PARTS ? boxes : boxes.sort((a, b) => areaOf(b) - areaOf(a)).slice(0, MAX_PARTS);

function uncoveredParts(picture: RenderedElement, layers: readonly RenderedElement[]): Box[] {
  const box = picture.visible as Box;
  const over =
    picture.area < MIN_AREA
      ? []
      : layers.filter(({ visible }) => {
          const shared = visible && intersect(visible, box);
          return shared && areaOf(shared) >= MIN_AREA;
        });
  return over
    .filter((layer) => paintsOver(layer, picture))
    .reduce<Box[]>((parts, { visible }) => largest(parts.flatMap((part) => subtract(part, visible as Box))), [box]);
}

/** The parts of a box outside of another one: above, below, left and right of it. */
function subtract(box: Box, cut: Box): Box[] {
  const hole = intersect(box, cut);
  if (!hole) return [box];
  const right = hole.x + hole.width;
  const bottom = hole.y + hole.height;
  const { x, y, width, height } = box;
  return [
    { x, y, width, height: hole.y - y },
    { x, y: bottom, width, height: y + height - bottom },
    { x, y: hole.y, width: hole.x - x, height: hole.height },
    { x: right, y: hole.y, width: x + width - right, height: hole.height },
  ].filter((part) => part.width >= 1 && part.height >= 1);
}

/**
 * Whether it is painted later: by what stacks the two branches that their common ancestor has, then by order. An
 * element and its ancestors are not over it.
 */
function paintsOver(a: RenderedElement, b: RenderedElement): boolean {
  const [above, below] = [ancestry(a), ancestry(b)];
  const fork = above.findIndex((seen, i) => seen !== below[i]);
  if (fork < 0) return false;
  const levels = [above, below].map((branch) => stackLevel(branch.slice(fork))) as [number, number];
  return levels[0] === levels[1] ? a.order > b.order : levels[0] > levels[1];
}

/** An element after its ancestors. */
function ancestry(seen: RenderedElement): RenderedElement[] {
  const chain: RenderedElement[] = [];
  for (let at: RenderedElement | null = seen; at; at = at.parent) chain.unshift(at);
  return chain;
}

const IN_FLOW = -0.5;

/** The z-index at which a branch is painted among its siblings; what is in the flow comes before what is positioned. */
function stackLevel(branch: readonly RenderedElement[]): number {
  for (const { style, parent } of branch) {
    const takesIndex = style.position !== 'static' || /flex|grid/.test(parent?.style.display ?? '');
    if (takesIndex && style.zIndex !== 'auto') return Number(style.zIndex);
    if (style.transform !== 'none' || style.opacity !== '1' || style.filter !== 'none') return 0;
  }
  return branch.some(({ style }) => style.position !== 'static') ? 0 : IN_FLOW;
}
