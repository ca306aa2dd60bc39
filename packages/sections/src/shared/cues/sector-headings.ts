import { type LanguagePatterns, matchesPatterns, wordCount } from '../text/index.ts';

/** Words of headings above the lines of business that customers are in. */
const SECTORS: LanguagePatterns = {
  en: 'by (?:industry|sector|vertical)|(?:your|every|any|each) (?:industry|sector)|industries|sectors|verticals',
  de: 'branchen|(?:ihre|jede|deine) branche|branchenlösungen',
  fr: "secteurs(?: d['’]activité)?|(?:votre|chaque|par) secteur",
  es: 'sectores|(?:tu|su|cada|por) sector|industrias',
  it: 'settori|(?:tuo|vostro|per|ogni) settore',
  pt: 'setores|sectores|(?:seu|cada|por) (?:setor|segmento)|segmentos',
  nl: 'branches|sectoren|(?:uw|jouw|elke|per) (?:branche|sector)',
  sv: 'branscher|(?:din|varje) bransch',
  da: 'brancher|(?:din|hver) branche',
  nb: 'bransjer|(?:din|hver) bransje',
  fi: 'toimialat|toimialoittain',
  pl: 'branże|(?:twojej|każdej|dla) branży',
  cs: 'odvětví',
  sk: 'odvetvia|odvetví',
  ru: 'отрасл(?:и|ей|ям)',
  uk: 'галуз(?:і|ей|ям)',
  tr: 'sektörler(?:e|imiz)?',
  ja: '業種|業界',
  zh: '行业|行業',
  ko: '업종|산업별',
  ar: 'القطاعات',
};
const MAX_WORDS = 12;

/** Whether a heading announces industries. */
export const isSectorHeading = (heading: string, language: string): boolean =>
  wordCount(heading) <= MAX_WORDS && matchesPatterns(heading, SECTORS, language);
