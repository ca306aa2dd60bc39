import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';

/** "Acme aims to be the largest …": behind a short subject, so that it is no one else who wants something. */
const AMBITIONS: LanguagePatterns = {
  en: '^(?:\\S+ ){1,4}(?:aims?|strives?|hopes?|wants?|plans?) to (?:be|become)(?!\\p{L})|(?<!\\p{L})(?:dedicated to|working on|aiming at) (?:becoming|building|creating)(?!\\p{L})',
  de: '^(?:\\S+ ){1,4}(?:will|wollen|möchten?) [^.!?]{3,80} (?:sein|werden)[.!]?$',
  fr: '^(?:\\S+ ){1,4}(?:vise à|visons à|veut|voulons|souhaite) (?:être|devenir)(?!\\p{L})',
  es: '^(?:\\S+ ){1,4}(?:aspira a|quiere|queremos|busca) (?:ser|convertirse)(?!\\p{L})',
  it: '^(?:\\S+ ){1,4}(?:mira a|vuole|vogliamo|punta a) (?:essere|diventare)(?!\\p{L})',
  pt: '^(?:\\S+ ){1,4}(?:quer|queremos|pretende|busca) (?:ser|tornar-se|se tornar)(?!\\p{L})',
  nl: '^(?:\\S+ ){1,4}(?:wil|willen) [^.!?]{3,80} (?:zijn|worden)[.!]?$',
  pl: '^(?:\\S+ ){1,4}(?:chce|chcemy|pragnie) (?:być|zostać)(?!\\p{L})',
  ru: '^(?:\\S+ ){1,4}(?:стремится|стремимся|хочет|хотим) (?:быть|стать)(?!\\p{L})',
  uk: '^(?:\\S+ ){1,4}(?:прагне|прагнемо|хоче|хочемо) (?:бути|стати)(?!\\p{L})',
  ja: 'を目指し(?:て|ます)',
};

/** Whether a sentence says what its subject wants to be, and not what it is. */
export const statesAmbition = (text: string, language: string): boolean => matchesPatterns(text, AMBITIONS, language);
