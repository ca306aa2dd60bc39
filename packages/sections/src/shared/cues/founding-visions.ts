import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';

/** "We began with a vision of…", "founded by Jane Miller with a vision to…": the verb and what follows it. */
const FOUNDED_WITH_VISION: LanguagePatterns = {
  en: '(?:began|begun|started|founded|established|created|built|formed|launched|born|set out|opened) (?:[^.]{0,120} )?with (?:an?|the|one|our) (?:\\p{L}+ )?vision (?:to|of|that)',
  de: '(?:begann(?:en)?|gegründet|gestartet|starteten|entstand(?:en)?) (?:[^.]{0,80} )?mit (?:der|einer) (?:\\p{L}+ )?vision|mit (?:der|einer) (?:\\p{L}+ )?vision [^.]{3,120}(?:gegründet|gestartet)',
  fr: '(?:commencé|fondée?|créée?|née?|lancée?) (?:[^.]{0,80} )?avec (?:la|une) (?:\\p{L}+ )?vision',
  es: '(?:empez\\p{L}+|comenz\\p{L}+|fund\\p{L}+|naci\\p{L}+|cre(?:ada|ado|amos)) (?:[^.]{0,80} )?con (?:la|una) (?:\\p{L}+ )?visi[oó]n',
  it: '(?:iniziat\\p{L}+|fondat\\p{L}+|nat[oa]|cominciat\\p{L}+|creat[oa]) (?:[^.]{0,80} )?con (?:la|una) (?:\\p{L}+ )?visione',
  pt: '(?:começ\\p{L}+|fundad[oa]|nasc\\p{L}+|criad[oa]) (?:[^.]{0,80} )?com (?:a|uma) (?:\\p{L}+ )?visão',
  nl: '(?:begonnen|opgericht|gestart|ontstaan) (?:[^.]{0,80} )?met (?:de|een) (?:\\p{L}+ )?visie|met (?:de|een) (?:\\p{L}+ )?visie [^.]{3,120}(?:begonnen|opgericht|gestart)',
  sv: '(?:började|startade|grundades|bildades|startades) (?:[^.]{0,80} )?med (?:en )?(?:\\p{L}+ )?vision',
  da: '(?:begyndte|startede|stiftet|grundlagt|skabt) (?:[^.]{0,80} )?med (?:en )?(?:\\p{L}+ )?vision',
  nb: '(?:begynte|startet|stiftet|grunnlagt|skapt) (?:[^.]{0,80} )?med (?:en )?(?:\\p{L}+ )?visjon',
};

/** Whether a sentence names the vision that a brand was founded with. */
export const namesFoundingVision = (text: string, language: string): boolean =>
  matchesPatterns(text, FOUNDED_WITH_VISION, language);
