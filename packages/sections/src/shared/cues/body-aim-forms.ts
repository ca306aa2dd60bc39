import { NAME } from './own-name.ts';

/** How a language says the aim of a site, a project, a magazine or a campaign, in parts of patterns. */
export interface BodyAimForms {
  /** "The goal", and "is" behind "of the project". */
  aim: string;
  is: string;
  /** "Of the project", "of our conference": what may be the brand itself. */
  of: string;
  /** "The project", as the subject of what follows, and "aims to". */
  body: string;
  aims: string;
  /** The nouns without an article, and "whose aim is", "was created to" some words behind them. */
  nouns: string;
  whose: string;
  /** Forms of this language alone. */
  more?: string;
  /** Whether "of the project" comes before "the goal". */
  aimLast?: true;
  /** What stands between the words of this language, if not a space. */
  space?: string;
}

/** What only the name behind it makes the brand itself: "the campaign Acme". */
export const NAME_BEHIND = `(?= ["“„«]?${NAME})`;
