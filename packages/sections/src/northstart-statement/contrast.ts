import type { CompleteLanguagePatterns } from '../shared/text/index.ts';

/** Openings of a contrast with what the brand is set against as their only group. Only where a comma or the language ends it. */
const CONTRASTS: CompleteLanguagePatterns = {
  en: '^unlike (?!us|you|me|this|that|it)([^,;:]{3,80}?)(?=,|(?<=\\)) | (?:it|we|our|they) )',
  de: '^(?:im (?:gegensatz|unterschied) zu|anders als) ((?:(?:den|die) meisten|andere[nr]?|viele[nr]?|herkömmliche[nr]?|übliche[nr]?) \\p{L}+)',
  fr: '^contrairement (?:à|aux|au) ([^,;:]{3,80}),',
  es: '^a diferencia de(?:l)? ([^,;:]{3,80}),',
  it: "^a differenza (?:di|dei |del |della |delle |degli |dell['’]) ?([^,;:]{3,80}),",
  pt: '^ao contrário d(?:e|os?|as?) ([^,;:]{3,80}),',
  nl: '^(?:in tegenstelling tot|anders dan) ((?:andere|de meeste|gewone|traditionele) \\p{L}+)',
  sv: '^till skillnad från ((?:andra|de flesta|vanliga|traditionella) \\p{L}+)',
  da: '^(?:i modsætning til|modsat) ((?:andre|de fleste|almindelige|traditionelle) \\p{L}+)',
  nb: '^(?:i motsetning til|til forskjell fra) ((?:andre|de fleste|vanlige|tradisjonelle) \\p{L}+)',
  fi: '^toisin kuin ([^,;:]{3,80}),',
  pl: '^w (?:przeciwieństwie do|odróżnieniu od) ((?:innych|większości|zwykłych|tradycyjnych) \\p{L}+)',
  cs: '^na rozdíl od ((?:jiných|většiny|běžných|tradičních) \\p{L}+)',
  tr: '^((?:diğer|çoğu|geleneksel) \\p{L}+) aksine',
  ru: '^в отличие от ([^,;:]{3,80}),',
  ja: '^([^、。]{2,30}?)(?:と(?:は)?違い|と(?:は)?異なり)、',
  zh: '^(?:与|與|和|不同于|不像)([^，。]{2,20}?)(?:不同)?，',
  ko: '^([^,.]{2,30}?)(?:과|와)(?:는)? 달리',
  ar: '^(?:على عكس|بخلاف|خلاف[اًا]+ ل) ?([^،,.]{3,60})،',
};

/** What a sentence sets the brand against by its opening: "other tools" of "Unlike other tools, …"; "" if it does not. */
export function contrastIn(sentence: string, language: string): string {
  const source = CONTRASTS[language as keyof typeof CONTRASTS];
  return source ? (new RegExp(source, 'iu').exec(sentence)?.[1] ?? '').trim() : '';
}
