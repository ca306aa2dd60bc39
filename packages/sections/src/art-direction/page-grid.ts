import type { Box, PageEvidence, TextBlock } from '@brandprint/contracts';

/** How the first page places its content. */
export interface PageGrid {
  /** Where the opening words are; null if unknown. */
  opening: 'centred' | 'left' | 'right' | null;
  /** Number of like items side by side, where that is usual; null without such rows. */
  columns: number | null;
  /** Width of the content in px; null if it runs the full width. */
  contentWidth: number | null;
  /** Characters of text on the first screen. */
  firstScreenChars: number;
}

const CONTENT: ReadonlySet<TextBlock['region']> = new Set(['hero', 'main']);

export function measureGrid(page: PageEvidence): PageGrid {
  const blocks = page.text.filter(
    ({ region, box, collapsed }) => !collapsed && CONTENT.has(region) && box.width > 0 && box.height > 0,
  );
  return {
    opening: openingAlignment(blocks, page),
    columns: usualColumns([...headingBoxes(blocks), ...pictureBoxes(page)]),
    contentWidth: contentWidth(blocks, page.viewport.width),
    firstScreenChars: blocks
      .filter(({ box }) => box.y < page.viewport.height)
      .reduce((sum, { text }) => sum + text.length, 0),
  };
}

/** Largest distance from the centre of a centred element, as a share of the page's width. */
const CENTRE_TOLERANCE = 0.02;
const MIN_OFFSET = 0.08;
/** Width from which a box says nothing of how its text is aligned. */
const MAX_TELLING_WIDTH = 0.6;
/** Words above it may be those of a bar that is not marked as a header. */
const HEADER_HEIGHT = 80;

/**
 * From the boxes of the largest heading and the buttons of the first screen. A box as wide as its container says nothing.
 */
function openingAlignment(blocks: readonly TextBlock[], { viewport }: PageEvidence): PageGrid['opening'] {
  const words = blocks.filter(
    ({ kind, box }) => (kind === 'heading' || kind === 'button') && box.y < viewport.height && box.y >= HEADER_HEIGHT,
  );
  const hero = words.filter(({ region }) => region === 'hero');
  const opening = hero.length > 0 ? hero : words;
  const [headline] = opening.filter(({ kind }) => kind === 'heading').toSorted((a, b) => b.sizePx - a.sizePx);
  const buttons = opening.filter(({ kind }) => kind === 'button').map(({ box }) => box);
  const offsets = [...(headline ? [headline.box] : []), ...(buttons.length > 0 ? [surround(buttons)] : [])]
    .filter(({ width }) => width < MAX_TELLING_WIDTH * viewport.width)
    .map(({ x, width }) => (x + width / 2) / viewport.width - 0.5);
  if (offsets.length === 0) return null;
  if (offsets.every((offset) => Math.abs(offset) <= CENTRE_TOLERANCE)) return 'centred';
  if (offsets.every((offset) => offset <= -MIN_OFFSET)) return 'left';
  return offsets.every((offset) => offset >= MIN_OFFSET) ? 'right' : null;
}

function surround(boxes: readonly Box[]): { x: number; width: number } {
  const x = Math.min(...boxes.map((box) => box.x));
  return { x, width: Math.max(...boxes.map((box) => box.x + box.width)) - x };
}

const headingBoxes = (blocks: readonly TextBlock[]): Box[] =>
  blocks.filter(({ kind }) => kind === 'heading').map(({ box }) => box);

const pictureBoxes = ({ images }: PageEvidence): Box[] =>
  images.filter(({ region, box }) => CONTENT.has(region) && box.width >= 120 && box.height >= 80).map(({ box }) => box);

/** Rows that are alike by chance are rare from this number of them. */
const MIN_ROWS = 2;
const MAX_COLUMNS = 6;

function usualColumns(boxes: readonly Box[]): number | null {
  const rows = new Map<string, Set<number>>();
  for (const { x, y, width } of boxes) {
    const key = `${Math.round(y / 4)} ${Math.round(width / 8)}`;
    rows.set(key, (rows.get(key) ?? new Set()).add(Math.round(x)));
  }
  const counts = new Map<number, number>();
  for (const { size } of rows.values())
    if (size >= 2 && size <= MAX_COLUMNS) counts.set(size, (counts.get(size) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0]);
  if (!most) return null;
  return most[1] >= MIN_ROWS || most[0] >= 3 ? most[0] : null;
}

/** Share of the page's width from which content runs the full width. */
const FULL_WIDTH = 0.93;
const MIN_BLOCKS = 5;

function contentWidth(blocks: readonly TextBlock[], viewportWidth: number): number | null {
  if (blocks.length < MIN_BLOCKS) return null;
  const at = (values: number[], part: number): number =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
  const left = at(
    blocks.map(({ box }) => box.x),
    0.1,
  );
  const right = at(
    blocks.map(({ box }) => box.x + box.width),
    0.9,
  );
  return right > left && right - left < FULL_WIDTH * viewportWidth ? Math.round(right - left) : null;
}
