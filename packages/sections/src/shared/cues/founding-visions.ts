import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';

/** "We began with a vision of…", "founded with a vision to…". */
const WITH_VISION: LanguagePatterns = {
  en: 'with (?:an?|the|one|its|our) (?:\\p{L}+ )?vision (?:to|of|that)',
  de: 'mit (?:der|einer) (?:\\p{L}+ )?vision',
  fr: 'avec (?:la|une|pour) (?:\\p{L}+ )?vision (?:de|d.un|que)',
  es: 'con (?:la|una) (?:\\p{L}+ )?visi[oó]n (?:\\p{L}+ )?de',
  it: 'con (?:la|una) (?:\\p{L}+ )?visione (?:\\p{L}+ )?d[ie]',
  pt: 'com (?:a|uma) (?:\\p{L}+ )?visão (?:\\p{L}+ )?de',
  nl: 'met (?:de|een) (?:\\p{L}+ )?visie (?:om|van|dat)',
  sv: 'med (?:en )?(?:\\p{L}+ )?vision(?:en)? (?:om )?att',
  da: 'med (?:en )?(?:\\p{L}+ )?vision(?:en)? om',
  nb: 'med (?:en )?(?:\\p{L}+ )?visjon(?:en)? om',
  fi: 'visiona(?:an|mme) (?:on )?(?:luoda|rakentaa|tehdä|tarjota)',
  pl: 'z wizją',
  cs: 's vizí',
  sk: 's víziou',
  ro: 'cu viziunea (?:de|că)',
  hu: 'azzal a vízióval',
  hr: 's vizijom',
  sl: 'z vizijo',
  id: 'dengan visi',
  tr: 'vizyonuyla',
  ru: 'с видением',
  el: 'με όραμα',
};

/** Whether a sentence names the vision that a brand was founded with or works for. */
export const namesFoundingVision = (text: string, language: string): boolean =>
  matchesPatterns(text, WITH_VISION, language);
