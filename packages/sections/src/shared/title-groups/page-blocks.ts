import type { PageEvidence, Region, TextBlock } from '@brandprint/contracts';
import { normalizeWhitespace } from '../text/index.ts';

/** A page's own text, and what is above each block. */
export interface PageBlocks {
  page: PageEvidence;
  /** Blocks of the content in reading order, without menus and buttons. */
  blocks: readonly TextBlock[];
  /** Buttons and links that are set like one. */
  buttons: readonly TextBlock[];
  /** The index of a block in the text of the page. */
  positionOf(block: TextBlock): number;
  /** Headings above a block, nearest first, each of a higher rank than the one before. */
  parentsOf(block: TextBlock): TextBlock[];
}

const CONTENT_REGIONS: ReadonlySet<Region> = new Set(['hero', 'main']);
/** A heading that is this much larger than another of its level ranks above it. */
const HIGHER_RANK_RATIO = 1.4;

/** A mark that a list has in its text: "- Tours", "• Tastings", "☆ Dinners". */
const LEADING_MARK =
  /^(?:[-–—»•·▪■□●○◆◇▶►➤✓→‣⁃]|\*(?=\s)|>(?=\s)|(?![\u2100-\u214f\u3200-\u33ff©®™°])\p{So}|[\u{1f3fb}-\u{1f3ff}\ufe0f\u200d])+\s*(?=\p{L})/u;

/** The name of a field ("Check-in date"); labels over cards are of other elements. */
const isFormLabel = ({ kind, selector }: TextBlock): boolean =>
  kind === 'label' && /(?:^|[\s>])(?:label|legend)(?![\w-])[^\s>]*$/u.test(selector);

/** The words of a block, without the mark of a list. */
export const textOf = (block: TextBlock): string => normalizeWhitespace(block.text).replace(LEADING_MARK, '');
export const levelOf = (block: TextBlock): number => block.level ?? 7;

/** Whether a heading ranks above another block. */
const ranksAbove = (heading: TextBlock, block: TextBlock): boolean =>
  block.kind !== 'heading' ||
  levelOf(heading) < levelOf(block) ||
  (levelOf(heading) === levelOf(block) && heading.sizePx >= block.sizePx * HIGHER_RANK_RATIO);

export function readPageBlocks(page: PageEvidence): PageBlocks {
  const content = page.text.filter(({ region, kind }) => CONTENT_REGIONS.has(region) && kind !== 'nav');
  const positions = new Map(page.text.map((block, index) => [block, index]));
  const positionOf = (block: TextBlock): number => positions.get(block) ?? 0;
  return {
    page,
    blocks: content.filter((block) => block.kind !== 'button' && !isFormLabel(block)),
    buttons: content.filter(({ kind }) => kind === 'button'),
    positionOf,
    parentsOf(block) {
      const parents: TextBlock[] = [];
      let below = block;
      for (let at = positionOf(block) - 1; at >= 0 && below.level !== 1; at--) {
        const above = page.text[at];
        if (above?.kind !== 'heading' || !ranksAbove(above, below)) continue;
        parents.push(above);
        below = above;
      }
      return parents;
    },
  };
}

/** Headings above a block, beginning with the one that it belongs to. */
export function headingsOf({ page, parentsOf }: PageBlocks, { heading }: TextBlock): string[] {
  const nearest = heading === null ? undefined : page.text[heading];
  return nearest ? [nearest, ...parentsOf(nearest)].map(textOf) : [];
}

/** Classes for margins and animations, which differ between the first and the last of a row. */
const PLACING_CLASSES = /\.(?:-?m[btlrxy]?-[^.]*|wow|animate__?[^.]*|aos-[^.]*|first|last|active)(?=\.|$)/g;

/** The element of a block with its classes, without its position; "" if the selector does not say. */
export const lookOf = ({ selector }: TextBlock): string => {
  const last = (selector.split(' > ').at(-1) ?? '').replace(/:nth-[^ ]*/g, '');
  return last.startsWith('#') ? '' : last.replace(PLACING_CLASSES, '');
};
