import type { WordsByKind } from './words-by-kind.ts';

export const ENGLISH_SOCIETY: WordsByKind = {
  'care home': 'group home for the elderly|elderly group home',
  kindergarten: 'childcare (?:centre|center|provider)',
  church: 'kingdom hall|quaker meeting(?: house)?|friends meeting house',
  'art gallery': 'art (?:store|dealers?)|fine art dealers?',
  library: 'county library|town library',
  'film production company': 'film studios?|movie studio|video studio',
  'swimming pool': 'public baths?|swimming baths',
  'refugee aid': 'refugee camps?|refugee (?:shelter|cent(?:re|er))',
  'neighbourhood association': 'community hall|social cent(?:re|er)|family cent(?:re|er)',
  'trade fair': 'exposition cent(?:re|er)',
  nightclub: "dance hall|gentlemen['’]?s club",
  'casino or amusement arcade': 'betting shop|gambling hall',
};
