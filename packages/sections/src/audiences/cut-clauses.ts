import type { LanguagePatterns } from '../shared/text/index.ts';

/** "Those that can": a clause without what they can do. */
const ENDS_WITH_AUXILIARY =
  /(?<!\p{L})(?:who|that|which) (?:can|could|do|does|did|will|would|may|might|must|should|have|has|had|are|is|was|were)$/iu;

/** "Ze de klanten", "they the guests": the subject and the object of a sentence, and no name. */
const OPENS_WITH_PRONOUN =
  /^(?:they|he|she|ze|zij|wij|jij|hij|ils|elles|nous|ellos|ellas|nosotros|essi|eles|elas|oni|ony|oné|они|мы|вони|ми|αυτοί) (?=\p{L})/iu;

/** 本規約に同意いただける方: on what terms people take part. */
const ON_TERMS_JAPANESE = /(?:同意|承諾|了承|了解|確約)(?:し|でき|いただ|頂).*方$/u;

/** 隸屬學校, 主要成員: labels of facts about a body. */
const FACT_CHINESE =
  /^(?:隸屬|隶属|所屬|所属)(?:學校|学校|組織|组织|單位|单位|機構|机构|團體|团体)$|^主要(?:成員|成员)$/u;

const FRAGMENTS = [ENDS_WITH_AUXILIARY, OPENS_WITH_PRONOUN, ON_TERMS_JAPANESE, FACT_CHINESE];

/** Whether a name is a part of a clause, a term or a label that names no group. */
export const isCutClause = (name: string): boolean => FRAGMENTS.some((pattern) => pattern.test(name));

/** "With other schools", "like other companies": besides the brand. "We help other companies" is another matter. */
const BESIDES_OTHERS: LanguagePatterns = {
  en: '(?:with|like|unlike|among|between) (?:many )?other',
  de: '(?:mit|wie|unter|zwischen) (?:vielen )?andere[nrm]?',
  nl: '(?:met|zoals|tussen) (?:veel )?andere',
  fr: "(?:avec|comme|entre|parmi) (?:d'|les )?autres",
  es: '(?:con|como|entre) otr[oa]s',
  it: '(?:con|come|tra|fra) (?:gli |le )?altr[ie]',
  pt: '(?:com|como|entre) outr[oa]s',
  ca: "(?:amb|com|entre) (?:d')?altres",
  ro: '(?:cu|ca|între) (?:alte|alți|celelalte)',
  sv: '(?:med|som|bland) andra',
  da: '(?:med|som|blandt|tilhørsforhold til) andre',
  nb: '(?:med|som|blant) andre',
  pl: '(?:z|jak|wśród) inn(?:e|ych|ymi)',
  cs: '(?:s|jako|mezi) jin(?:é|ými)',
  sk: '(?:s|ako|medzi) in(?:é|ými)',
  hr: '(?:s|kao|među) drug(?:i|e|im|ima)',
  sl: '(?:z|s|kot|med) drug(?:i|e|imi)',
  ru: '(?:с|как|среди) други(?:е|х|ми)',
  uk: '(?:з|із|як|серед) інш(?:і|их|ими)',
  bg: '(?:с|като|сред) други(?:те)?',
  el: '(?:με|όπως) άλλ(?:οι|ες|α|ους)',
};

/** Whether the words in front of a name say that these are others, wherever the source has it. */
export function areOthers({ name, source }: { name: string; source: string }, language: string): boolean {
  const besides = BESIDES_OTHERS[language];
  const before = source.split(name).slice(0, -1);
  if (besides === undefined || before.length === 0) return false;
  const last = new RegExp(`(?<!\\p{L})(?:${besides}) $`, 'iu');
  return before.every((text) => last.test(text.replaceAll('’', "'")));
}
