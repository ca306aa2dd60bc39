/** "Those that can": a clause without what they can do. */
const ENDS_WITH_AUXILIARY =
  /(?<!\p{L})(?:who|that|which) (?:can|could|do|does|did|will|would|may|might|must|should|have|has|had|are|is|was|were)$/iu;

/** "Ze de klanten", "they the guests": the subject and the object of a sentence, and no name. */
const OPENS_WITH_PRONOUN =
  /^(?:they|he|she|wir|ze|zij|wij|jij|hij|ils|elles|nous|ellos|ellas|nosotros|essi|loro|eles|elas|oni|ony|oné|они|мы|вони|ми|αυτοί) (?=\p{L})/iu;

/** 本規約に同意いただける方, 持病のある方: on what terms people take part. */
const ON_TERMS_JAPANESE = /(?:同意|承諾|了承|了解|確約)(?:し|でき|いただ|頂).*方$|(?:持病|常備薬|アレルギー).*方$/u;

/** 隸屬學校, 主要成員: labels of facts about a body. */
const FACT_CHINESE = /^(?:隸屬|隶属|所屬|所属|主要成員|主要成员|主辦|主办|協辦|协办|贊助|赞助)/u;

const FRAGMENTS = [ENDS_WITH_AUXILIARY, OPENS_WITH_PRONOUN, ON_TERMS_JAPANESE, FACT_CHINESE];

/** Whether a name is a part of a clause, a term or a label that names no group. */
export const isCutClause = (name: string): boolean => FRAGMENTS.some((pattern) => pattern.test(name));

/** "Til andre organisationer": besides the brand, or those that were named before. */
const OTHERS =
  '(?:other|andere[nrm]?|autres|otr[oa]s|altr[ie]|outr[oa]s|andra|andre|muut|muiden|innych|inne|jiné|jiných|iné|iných|другие|других|другим|інші|інших|други|alte|altor|drugi(?:m[ia]?|h)?|druge|jiným[ai]?|inými|innymi|άλλ\\p{L}+)';
const OTHERS_FIRST = new RegExp(`^${OTHERS} `, 'iu');
const OTHERS_LAST = new RegExp(`(?<!\\p{L})${OTHERS} $`, 'iu');

/** Whether the words in front of a name say that these are others. */
export const areOthers = ({ name, source }: { name: string; source: string }): boolean => {
  const at = source.indexOf(name);
  return OTHERS_FIRST.test(name) || (at > 0 && OTHERS_LAST.test(source.slice(0, at)));
};
