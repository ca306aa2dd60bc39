import { wordCount } from '../text/index.ts';
import type { GroupShape, TitledItem } from './title-group.ts';
import type { TitleGroup } from './title-groups.ts';

const MIN_CARDS = 3;
const MIN_BODY_WORDS = 5;
const MAX_BODY_WORDS = 90;
/** From such a mean probability of their titles on, nine in ten were features on 69 sites of software. */
const MIN_MEAN = 0.25;
/** Texts that stand below their titles; the bodies of others may be what follows by chance. */
const SHAPES: ReadonlySet<GroupShape> = new Set(['headings', 'pairs', 'terms']);

/**
 * Whether titles with texts of one size on the first page of a piece of software are its features: whatever they are called,
 * for software is described by what it can do and how it is, "Lightweight", "Easy & powerful".
 */
export function areFeatureCards({ shape, items, pageIndex }: TitleGroup, probabilities: readonly number[]): boolean {
  if (pageIndex > 0 || !SHAPES.has(shape) || items.length < MIN_CARDS) return false;
  const areParts = items.filter(({ hasSubheadings }) => hasSubheadings).length * 2 > items.length;
  const mean = probabilities.reduce((sum, probability) => sum + probability, 0) / probabilities.length;
  return !areParts && mean >= MIN_MEAN && items.every(isExplained);
}

function isExplained({ body }: TitledItem): boolean {
  const words = body.reduce((sum, { text }) => sum + wordCount(text), 0);
  return words >= MIN_BODY_WORDS && words <= MAX_BODY_WORDS;
}
