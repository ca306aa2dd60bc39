/** A text of a site with the file that has it. */
export interface SourcedText {
  text: string;
  file: string;
}
type OneOrMore = SourcedText | SourcedText[] | null;

/** A record of written-truth.json: what a site says of itself; null or `[]` where it does not say it. */
export interface WrittenTruth {
  id: string;
  description: OneOrMore;
  description_alt?: SourcedText[];
  /** Narrow ones, in a person's words. */
  category: string[];
  /** Buckets that fit as well. */
  category_broad?: string[];
  purpose: OneOrMore;
  purpose_alt?: SourcedText[];
  mission: OneOrMore;
  vision: OneOrMore;
  promise: OneOrMore;
  differentiator: OneOrMore;
  capabilities: SourcedText[];
  values: SourcedText[];
  audiences: SourcedText[];
  alternatives: SourcedText[];
  /** Items of lists that are right if said, and not required. `scoreSite` does not read them; src/writing/real/score.ts does. */
  capabilities_alt?: SourcedText[];
  values_alt?: SourcedText[];
  audiences_alt?: SourcedText[];
  /** Sentences that are right as a part of the north star, by its key; `scoreSite` does not read them either. */
  northstar?: Record<string, SourcedText[]>;
}

/** `wrong-said`: wrong where the site says something; `missed`: empty where it does; `empty`: rightly so. */
export type Outcome = 'right' | 'wrong' | 'wrong-said' | 'missed' | 'empty';

export interface ListScore {
  said: number;
  hits: number;
  wanted: number;
  found: number;
}

export interface WrittenScore {
  id: string;
  single: Record<string, Outcome>;
  lists: Record<string, ListScore>;
}

export interface FieldSummary {
  right?: number;
  wrong?: number;
  missed?: number;
  empty?: number;
  said?: number;
  hits?: number;
  wanted?: number;
  found?: number;
  /** Null where nothing was said. */
  precision: number | null;
  /** Null where nothing was to be said. */
  recall: number | null;
  sites_with_any?: string;
}

/** Whether one of two texts has most of the other's words. */
export function matches(a: string, b: string): boolean;
export function scoreSite(truth: WrittenTruth, brand: unknown): WrittenScore;
export function summarize(rows: readonly WrittenScore[]): Record<string, FieldSummary>;
