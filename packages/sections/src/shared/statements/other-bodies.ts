import { comparisonKey } from '../text/index.ts';

const NAME = '[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Latin}\\p{N}ー・&＆]{2,20}?';
const GROUPS = '(?:グループ|ホールディングス|集团|集團)';
/** Forms of bodies behind their names, and before them, in Chinese characters. */
const BEHIND = `(?:${GROUPS}|株式会社|有限会社|合同会社|病院|大学|財団|協会|協議会|組合|有限公司|公司|基金会|基金會|协会|協會)`;
const BEFORE =
  '(?:株式会社|有限会社|合同会社|(?:一般|公益)?(?:社団|財団)法人|(?:NPO|ＮＰＯ|医療|学校|宗教|社会福祉)法人)';
const PARTICLE = '(?:では|には|は|が|も|是|为|為|在|致力|成立)';
/** "Northwind Group does…", as an opening. */
const GROUP = new RegExp(`^(?<first>${NAME})${GROUPS}${PARTICLE}`, 'u');
/** The same of any body. */
const BODY = new RegExp(`^(?:${BEFORE} ?(?<second>${NAME})|(?<first>${NAME})${BEHIND})${PARTICLE}`, 'u');
/** "Our group", "each hospital", "the same company". */
const OWN_OR_ANY = /^(?:[当本弊我私各同御貴他両該敝贵]|わが)/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Katakana}]/u;

/**
 * Whether a text in Chinese characters opens with a company or the like as its subject that is not the brand: neither its
 * name nor the title of the site has that name. There, no capitals show what is a name. A page that introduces the brand
 * says who makes or runs it, which only a group is too large for.
 */
export function opensWithOtherBody(
  text: string,
  { name, title, introduces }: { name: string; title: string; introduces: boolean },
): boolean {
  const { first, second } = (introduces ? GROUP : BODY).exec(text)?.groups ?? {};
  const body = comparisonKey(first ?? second ?? '');
  if (body === '' || OWN_OR_ANY.test(text) || !UNSPACED.test(name)) return false;
  const own = [name, title].map(comparisonKey).filter(Boolean);
  return !own.some((key) => key.includes(body) || body.includes(key));
}
