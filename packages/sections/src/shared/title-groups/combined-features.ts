/** What a group is on the first page, and where its titles name offers, may mean more (or less) than both by themselves. */
const COMBINED = {
  home: ['list', 'pairs', 'repeats', 'headings', 'parentNamesOffer', 'firstGroup'],
  offerings: ['home', 'headings', 'list', 'firstScreens', 'summary'],
  offerWords: [
    'home',
    'headings',
    'list',
    'pairs',
    'parentOffer',
    'navigation',
    'digits',
    'otherWords',
    'size2',
    'bodies',
    'cards',
    'parentNamesOffer',
    'noParent',
    'personNames',
    'size1',
    'inRows',
  ],
  // What a site is about is said in words of its trade, by a single heading too: both together say less than each.
  siteTrade: ['size1', 'salience'],
} as const;

type Combined = keyof typeof COMBINED | (typeof COMBINED)[keyof typeof COMBINED][number];

/** Products of two features, by their names: "home list". */
export const combinedFeatures = (features: Readonly<Record<Combined, number>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(COMBINED).flatMap(([first, others]) =>
      others.map((other) => [`${first} ${other}`, features[first as Combined] * features[other]]),
    ),
  );
