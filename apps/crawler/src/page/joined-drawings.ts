import type { LogoCandidate } from '@brandprint/contracts';
import { roundBox, selectorOf } from './dom.ts';
import type { RenderedElement } from './types.ts';

/** An inline SVG that may be a logo. */
export interface Drawing {
  seen: RenderedElement;
  candidate: LogoCandidate;
}

const MAX_PARTS = 3;
const MAX_WIDTH = 600;
/** Maximum distance between neighbours, relative to the height of the tallest. */
const MAX_GAP = 0.8;

/**
 * A mark and letters are often two inline SVGs in one home link. Side by side they are one logo: a candidate that shows
 * them as the page does, for each home link that has two or three drawings and no text.
 */
export function joinDrawings(drawings: readonly Drawing[], hasText: (link: Element) => boolean): LogoCandidate[] {
  const byLink = new Map<Element, Drawing[]>();
  for (const drawing of drawings) {
    const { link } = drawing.seen;
    if (link && drawing.candidate.inHomeLink) byLink.set(link, [...(byLink.get(link) ?? []), drawing]);
  }
  return [...byLink].flatMap(([link, parts]) => {
    const inOrder = parts.sort((a, b) => a.seen.box.x - b.seen.box.x);
    return isOneLine(inOrder) && !hasText(link) ? [joined(link, inOrder)] : [];
  });
}

function isOneLine(parts: readonly Drawing[]): boolean {
  if (parts.length < 2 || parts.length > MAX_PARTS) return false;
  if (parts.some(({ candidate }) => candidate.markup === null)) return false;
  const height = Math.max(...parts.map(({ seen }) => seen.box.height));
  return (
    parts.every(({ seen: { box } }, i) => {
      const before = parts[i - 1]?.seen.box;
      if (!before) return true;
      const gap = box.x - (before.x + before.width);
      const overlap = Math.min(box.y + box.height, before.y + before.height) - Math.max(box.y, before.y);
      return gap > -2 && gap <= MAX_GAP * height && overlap >= Math.min(box.height, before.height) / 2;
    }) && unionOf(parts).width <= MAX_WIDTH
  );
}

function unionOf(parts: readonly Drawing[]) {
  const boxes = parts.map(({ seen }) => seen.box);
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const [right, bottom] = [
    Math.max(...boxes.map((box) => box.x + box.width)),
    Math.max(...boxes.map((box) => box.y + box.height)),
  ];
  return { x, y, width: right - x, height: bottom - y };
}

/** A drawing at a position in another one. Its ids get a prefix, since both drawings may have the same. */
const placeDrawing = (markup: string, { x, y, prefix }: { x: number; y: number; prefix: string }): string =>
  markup
    .replace(/<svg[^>]*>/, (root) => root.replace(/\s[xy]="[^"]*"/g, '').replace('<svg', `<svg x="${x}" y="${y}"`))
    .replace(/(\sid="|url\(["']?#|href="#)/g, `$1${prefix}`);

function joined(link: Element, parts: readonly Drawing[]): LogoCandidate {
  const whole = unionOf(parts);
  const box = roundBox(whole);
  const shapes = parts.map(({ seen, candidate }, index) =>
    placeDrawing(candidate.markup ?? '', { x: seen.box.x - whole.x, y: seen.box.y - whole.y, prefix: `part${index}-` }),
  );
  const [first] = parts as [Drawing, ...Drawing[]];
  return {
    ...first.candidate,
    markup: `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}" viewBox="0 0 ${whole.width} ${whole.height}">${shapes.join('')}</svg>`,
    selector: selectorOf(link),
    box,
    siblings: 0,
  };
}
