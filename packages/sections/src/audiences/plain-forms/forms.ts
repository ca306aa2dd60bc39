/**
 * The ending of a noun in another case, as the source of a pattern, and what stands there in the plural of the nominative. In some languages adjectives
 * agree with nouns for persons in another way ("personal").
 */
export type NounRule = readonly [ending: string, plain: string, personal?: 'personal'];
export type AdjectiveRule = readonly [ending: string, plain: string, personal: string];

/** Only what is certain: other words stay as the site writes them. */
export interface Forms {
  /** The first that fits a word is its rule; words whose plural is their own come before the endings that they share. */
  nouns: readonly NounRule[];
  /** What is a noun at the end of a name only, as adjectives for persons are: "dospělé", but "dospělé psy". */
  final?: readonly NounRule[];
  adjectives: readonly AdjectiveRule[];
  /** Whether an adjective may stand behind its noun. */
  postposed?: boolean;
}

export const P = 'personal';
