import type { Provenance } from '@brandprint/contracts';
import type { Quote } from '../shared/text/index.ts';
import type { PrefixBlock } from './port.ts';

/** Where something was seen, whatever it stands for in a section. */
export type Occurrence = Omit<Provenance, 'path' | 'confidence'>;

/** One numbered line of what was measured, as the model is shown it: "c3" is the third colour of the palette. */
interface Fact {
  id: string;
  text: string;
  /** Where; of what was counted over many pages, the first. */
  seen: readonly Occurrence[];
}

/** Numbered lines of what was measured, by kind. */
export interface FactSheet {
  kind: string;
  facts: Fact[];
}

/** A picture that the model is shown: a part of a page's screenshot, scaled down. */
export interface ScreenshotCrop {
  id: string;
  /** Position among the pages' screenshots, as `screenshot_index` counts them. */
  index: number;
  page: string;
  /** Row of the screenshot at which it begins. */
  top: number;
  /** Screenshot pixels to one of its own. */
  scale: number;
  /** As shown. */
  width: number;
  height: number;
}

/** What counts as seen when a model's words are judged. */
export interface Lexicon {
  brand: string;
  /** Lower-case words of what a visitor can read and of what was measured. */
  words: ReadonlySet<string>;
  /** `#rrggbb` of measured colours. */
  hexes: ReadonlySet<string>;
  /** Hue families of these colours, and those of which some have but a tint. */
  hueFamilies: ReadonlySet<string>;
  tintFamilies: ReadonlySet<string>;
  /** Families as measured, lower case. */
  fonts: ReadonlySet<string>;
  /** Figures of the measured facts, and those that stand in the site's text, without units. */
  measuredFigures: ReadonlySet<string>;
  siteFigures: ReadonlySet<string>;
  /** What texts on the pages that speak to a model want it to say. */
  injectedPhrases: ReadonlySet<string>;
  /** All words of the pages, seen or not, in their order: " so that you can " finds a passage. */
  siteText: string;
}

/** What a model is shown of a site, and by which ids it may cite it. The same evidence gives the same, byte for byte. */
export interface Material {
  /** ISO 639-1, "" if unknown. */
  language: string;
  /** Of the delimiters around page text; made of that text, so that no page can know it. */
  nonce: string;
  prefix: readonly PrefixBlock[];
  quotes: ReadonlyMap<string, Quote>;
  facts: ReadonlyMap<string, Fact>;
  screenshots: ReadonlyMap<string, ScreenshotCrop>;
  lexicon: Lexicon;
}
