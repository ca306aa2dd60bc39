import type { Provenance } from '@brandprint/contracts';
import type { Quote } from '../shared/text/index.ts';
import type { PrefixBlock } from './port.ts';

/** A source, independent of its field in a section. */
export type Occurrence = Omit<Provenance, 'path' | 'confidence'>;

/** One numbered line of measurements as shown to the model: "c3" is the third colour of the palette. */
interface Fact {
  id: string;
  text: string;
  /** False for guesses of rules and keywords for search engines: a model may read them, but they prove nothing. */
  supportsClaims: boolean;
  /** Source; for values counted over many pages, the first. */
  seen: readonly Occurrence[];
}

/** Numbered lines of measurements by kind. */
export interface FactSheet {
  kind: string;
  facts: Fact[];
}

/** A picture shown to the model: a part of a page's screenshot, scaled down. */
export interface ScreenshotCrop {
  id: string;
  /** Index in the order of `screenshot_index`. */
  index: number;
  page: string;
  /** Its first row in the screenshot. */
  top: number;
  /** Screenshot pixels per pixel of this picture. */
  scale: number;
  /** As shown to the model. */
  width: number;
  height: number;
}

/** The words and values of the site, for checking a model's output. */
export interface Lexicon {
  brand: string;
  /** False if rules only guessed its name, which then supports no claim. */
  isBrandCertain: boolean;
  /** Lower-case words of visible text and of measurements; guesses and keywords are left out. */
  words: ReadonlySet<string>;
  /** Measured colours as `#rrggbb`. */
  hexes: ReadonlySet<string>;
  /** Hue families of these colours, and those that are only a tint. */
  hueFamilies: ReadonlySet<string>;
  tintFamilies: ReadonlySet<string>;
  /** Measured families in lower case. */
  fonts: ReadonlySet<string>;
  /** Figures of the measured facts and of the site's text, without units. */
  measuredFigures: ReadonlySet<string>;
  siteFigures: ReadonlySet<string>;
  /** Phrases that prompt injections on the pages ask for. */
  injectedPhrases: ReadonlySet<string>;
  /** All words of the pages, visible or not, in order: " so that you can " matches a passage. */
  siteText: string;
}

/** A model's view of a site, and the ids for citing it. The same evidence gives the same bytes. */
export interface Material {
  /** ISO 639-1, "" if unknown. */
  language: string;
  /** Nonce of the delimiters around page text, a hash of that text, so that no page can know it. */
  nonce: string;
  prefix: readonly PrefixBlock[];
  quotes: ReadonlyMap<string, Quote>;
  facts: ReadonlyMap<string, Fact>;
  screenshots: ReadonlyMap<string, ScreenshotCrop>;
  lexicon: Lexicon;
}
