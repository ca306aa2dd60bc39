/** Lines of trade, each with what is offered in it. */
export const TRADES = [
  'health',
  'beauty',
  'building',
  'legal',
  'education',
  'hospitality',
  'food',
  'culture',
  'sport',
  'software',
  'marketing',
  'transport',
  'goods',
  'farming',
  'social',
] as const;
export type Trade = (typeof TRADES)[number];

/**
 * What short titles name besides offers: qualities that a business claims, steps of a process, labels of pages and facts,
 * roles of people, terms of prices.
 */
export const NON_OFFERS = ['claims', 'steps', 'labels', 'roles', 'prices'] as const;
export type NonOffer = (typeof NON_OFFERS)[number];

/**
 * Words of a language, separated by spaces. "massag*" is any word that begins so; "home_care" are two words; "tea" is the
 * word itself. In languages that write compounds as one word, a word may also be the end of another and a stem any part.
 */
export interface LanguageWords {
  offers: Readonly<Partial<Record<Trade, string>>>;
  nonOffers: Readonly<Partial<Record<NonOffer, string>>>;
}
