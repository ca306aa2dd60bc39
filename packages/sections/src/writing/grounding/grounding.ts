import type { Quote } from '../../shared/text/index.ts';
import type { Material } from '../material.ts';
import type { GroundingReport, ScreenshotRegion } from './check-output.ts';
import type { Citations } from './citations.ts';

/** A model's text with the ids that it cites. */
export interface CitedText {
  text: string;
  from: string[];
}

interface ClaimOptions {
  /** Maximum characters. */
  length?: number;
  /** The title above the text, which is part of the claim. */
  title?: string;
  /** The troubles of a customer may negate what the site says. */
  about?: 'brand' | 'customer';
}

/** Checks a model's output against its input. Everything returned may be used in a section. */
export interface Grounding {
  material: Material;
  /** The accepted sentences if they cite a known id, otherwise "". */
  citedText(value: CitedText | null | undefined, length?: number): string;
  /**
   * The same for what the brand says of itself or offers: the cited texts must support it, and their words may be
   * repeated, because a site often defines itself best.
   */
  claim(value: CitedText | null | undefined, options?: ClaimOptions): string;
  /** Whether the texts of these ids support what is said of an audience. */
  supportsAudience(text: string, ids: readonly string[]): boolean;
  /** The accepted sentences, for text whose subject is given by its field. */
  prose(text: string | null | undefined, length?: number): string;
  /** The same for what the brand avoids: absent colours may be named. */
  negatedProse(text: string | null | undefined, length?: number): string;
  /** A title of something that the brand offers, if the cited texts support it. */
  claimedTitle(value: CitedText | null | undefined, options?: ClaimOptions): string;
  /** Whether at least one of the ids is known. */
  hasCitation(ids: readonly string[]): boolean;
  /** A few words without a full stop, accepted or rejected as a whole. */
  title(text: string | null | undefined, length?: number): string;
  titles(texts: readonly string[] | null | undefined, most: number, length?: number): string[];
  /** The same for what the brand avoids. */
  negatedTitles(texts: readonly string[] | null | undefined, most: number, length?: number): string[];
  /** The same in the language of the site. */
  avoidedPhrases(texts: readonly string[] | null | undefined, most: number, length?: number): string[];
  /** A sentence in the language of the site that may reuse the words of the quote that it rewrites, but must differ from it. */
  rewording(text: string | null | undefined, quote: Quote): string;
  /** The site's own words, unchanged. */
  quote(id: string | null | undefined): Quote | null;
  /** A quote in which the brand states something of itself: no question, legal line or text of a sponsor. */
  statement(id: string | null | undefined): Quote | null;
  /** The quotes among known ids. */
  quotes(ids: readonly string[] | null | undefined): Quote[];
  /** The texts of the head, menus and footer among known ids, without their labels; keywords are left out. */
  declarations(ids: readonly string[] | null | undefined): { text: string }[];
  /** The index of a fact among its kind, from 0: "c3" is 2 among "c"; null if there is none. */
  factIndex(letter: string, id: string | null | undefined): number | null;
  /** The index in a list of the task's own: "v2" of three is 1. */
  itemIndex(id: string, letter: string, count: number): number | null;
  /** A region of a screenshot shown to the model, in pixels of the original; null if it is not inside. */
  region(shot: string | null | undefined, box: ScreenshotRegion['region'] | null | undefined): ScreenshotRegion | null;
  /** One of a list, otherwise "". */
  choice(value: string | null | undefined, options: readonly string[]): string;
  /**
   * Records the citations of a text or a whole object. Those of `citedText`, `claim`, `claimedTitle` and `quote` are recorded
   * automatically.
   */
  cite<T extends string | object>(value: T, ids: readonly string[]): T;
  /** The model's text followed by the composed one. */
  join(...parts: (string | undefined)[]): string;
  /**
   * The value of a field: what was accepted of the model's offer, or the composed value if all of it was refused. An
   * offer of nothing means that the site does not say it, so the field is empty; what rules had found is recorded as
   * emptied.
   */
  replace<T>(path: string, composed: T, offer: { isEmpty: boolean; accepted: T | null; empty: T }): T;
  /** The same for a claim and for a title. */
  replaceText(path: string, composed: string, value: CitedText | null, options?: ClaimOptions): string;
  replaceTitle(path: string, composed: string, value: CitedText | null, options?: ClaimOptions): string;
  /** Paths of what is empty now although rules had found something. */
  emptied(): string[];
  report(): GroundingReport;
  citations: Citations;
}
