import type { PageEvidence } from '@brandprint/contracts';
import { isPlaceholderDescription } from '../text/index.ts';

/** One clue to the brand's name. Clues of the same `family` count once: agreement is between families. */
export interface NameClue {
  name: string;
  family: 'site-name' | 'json-ld' | 'application' | 'manifest' | 'logo' | 'title' | 'copyright' | 'heading' | 'subject';
  /** Weight of this clue alone. */
  weight: number;
  page: string;
  selector: string;
  property: string;
  /** The original text. */
  raw: string;
  /** Whether it is the text of a picture. */
  isPicture?: boolean;
}

/** Before it is cleaned. */
export type RawClue = Omit<NameClue, 'name'>;

/** What a page says in a `meta` element; "" where it says what builders of sites put there. */
export function metaContent(page: PageEvidence, name: string): string {
  const content = page.meta.find((meta) => meta.name.toLowerCase() === name && meta.content.trim())?.content ?? '';
  return name.endsWith('description') && isPlaceholderDescription(content) ? '' : content;
}

/** Not the letter of a paragraph: "501(c)(3)". */
export const COPYRIGHT_NOTICE = /©|(?<!\d)\(c\)|copyright/i;
