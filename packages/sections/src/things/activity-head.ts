import { foldText } from '../shared/kinds/wording.ts';
import { UNBOUNDED_LANGUAGES, UNSPACED_LANGUAGES, wordsOf } from '../shared/text/index.ts';

/** What is said of a noun stands behind it: "nettoyage industriel". */
export const NOUN_FIRST: ReadonlySet<string> = new Set(['fr', 'es', 'it', 'pt', 'ca', 'gl', 'ro', 'ar', 'fa']);
/** The same for a name ("Joga Kowalska"), but adjectives stand before. */
const NAME_BEHIND: ReadonlySet<string> = new Set(['pl', 'ru', 'uk', 'cs', 'sk', 'bg']);

/** Words for any business and legal forms, which say nothing more beside an activity: "Tailoring Services Ltd". */
const ANY_BUSINESS: ReadonlySet<string> = new Set(
  [
    'service services solution solutions centre center company co ltd limited inc llc plc studio studios shop store group',
    'specialist specialists expert experts school academy classes agency firm contractor contractors professionals online uk',
    'zentrum gmbh ag kg ug gruppe schule betrieb firma experten diensten centrum bv winkel groep bedrijf',
    'société entreprise entreprises atelier boutique groupe école sarl sas cabinet maison agence spécialiste',
    'servicio servicios centro empresa estudio taller tienda grupo escuela agencia gabinete sl especialistas',
    'servizio servizi azienda ditta bottega negozio gruppo scuola agenzia srl snc',
    'serviço serviços estúdio oficina loja escola agência lda ltda',
    'usługi sklep grupa szkoła pracownia услуги студия центр компания магазин группа школа мастерская ателье ооо',
    'hizmetleri şirketi merkezi stüdyosu şti okulu atölyesi firması hizmeti',
    'خدمات شركة مركز مؤسسة استوديو متجر مجموعة معهد شرکت مرکز مؤسسه فروشگاه گروه آموزشگاه',
  ].flatMap((words) => words.split(' ')),
);
/** The same where words are written together. */
const ANY_BUSINESS_BEHIND =
  /^(?:[\s·・]*(?:の|服务|服務|有限责任公司|有限公司|公司|中心|工作室|集团|集團|专家|サービス|株式会社|有限会社|センター|スタジオ|工房|教室|専門店|専門|店|屋|スクール|業者|会社|事務所|相談|서비스|센터|회사|업체|스튜디오|공방|전문점|전문|학원|샵|주식회사))*\s*$/u;

const PLACE =
  /^\s*(?:in|near|at|aus|à|en|em|a|w|we|v|ve|в|во|на) (?:the )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}\s*$/u;
/** Whom it is for, in a word: "Insurance for the city". */
const FOR_WHOM =
  /^\s*(?:for|für|voor|pour|para|per) (?:(?:the|your|all|every|die|ihre?n?|alle|uw|les?|la|votre|las?|los|tu|su|i|il|gli) )?[\p{L}-]+\s*$/iu;
/** Another ware beside it, but no partner of a person: "Saunas & Hot Tubs". */
const AND_ANOTHER = /^\s*[&+] (?!partners?|sons?|söhne|sohn|co|kollegen|associates|fils)[\p{L}-]+(?: [\p{L}-]+)?\s*$/iu;
/** What joins a noun to the one before it, which is the head then: "History of insurance", "Against dental fear". */
const JOINING =
  /(?<!\p{L})(?:of|to|about|in|on|for|with|without|against|anti|no|not|vs|from|by|für|über|am|im|ohne|gegen|von|zur?|van|voor|over|zonder|tegen)(?!\p{L})/iu;
const ARTICLE_OR_OF = /^(?:de|des|du|d|la|le|les|l|el|los|las|del|di|dei|della|delle|da|do|das|dos|il|gli|i)$/iu;
const PREPOSITION =
  /^(?:de|des|du|d|del|di|dei|della|delle|dello|degli|da|do|das|dos|pour|para|per|por|par|con|com|avec|sin|sem|sans|senza|y|e|et|o|ou|contra|contre|sur|sobre|su|en|em|in|à|a|al|aux?)$/iu;

/** Parts of a title that stand for themselves. */
export const clausesOf = (text: string, language: string): string[] =>
  text
    .split(
      UNSPACED_LANGUAGES.has(language)
        ? /[\s.,;:|•!?、。：！？「」【】–—]+/u
        : /\s*[.,;:|•!?،؛–—]+\s+|\s+[-–—|•]+\s+|\s*[،؛]\s*/u,
    )
    .map((clause) => clause.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((clause) => clause !== '');

/**
 * What follows a word (as a text is folded) in a clause of which it is the head: what the clause is about, and not what something else in it is
 * of, as "yoga" of "yoga mats" and "weddings" of "weddings by Anna". Null if it is not the head.
 */
export function behindHead(clause: string, word: string, language: string, name: string): string | null {
  const folded = foldText(clause, language);
  const at = folded.indexOf(word);
  if (at < 0) return null;
  // Folding may change the number of letters.
  const text = folded.length === clause.length ? clause : folded;
  const before = text.slice(0, at);
  const behind = text.slice(at + word.length);
  const isHead = NOUN_FIRST.has(language)
    ? isOfNameOrBusiness(before, name) && isOfHead(behind, language)
    : !JOINING.test(before) && (isNothing(behind, language) || (NAME_BEHIND.has(language) && isOfName(behind)));
  return isHead ? behind : null;
}

const isNothing = (behind: string, language: string): boolean =>
  UNBOUNDED_LANGUAGES.has(language)
    ? ANY_BUSINESS_BEHIND.test(behind)
    : PLACE.test(behind) ||
      AND_ANOTHER.test(behind) ||
      FOR_WHOM.test(behind) ||
      wordsOf(behind.toLowerCase()).every((word) => ANY_BUSINESS.has(word));

const isOfName = (behind: string): boolean => wordsOf(behind).every((word) => /^\p{Lu}/u.test(word));

function isOfNameOrBusiness(before: string, name: string): boolean {
  const own = wordsOf(name.toLowerCase());
  const words = wordsOf(before);
  const isOwn = (word: string) => /^\p{Lu}/u.test(word) || own.includes(word.toLowerCase());
  const others = words.filter((word) => !ANY_BUSINESS.has(word.toLowerCase()));
  const isBusiness = others.length < words.length && others.every((word) => ARTICLE_OR_OF.test(word));
  return isBusiness || others.every((word) => isOwn(word) && !ARTICLE_OR_OF.test(word));
}

/** A place, a name, or one word, which is an adjective. */
function isOfHead(behind: string, language: string): boolean {
  if (isNothing(behind, language)) return true;
  const words = wordsOf(behind);
  return !words.some((word) => PREPOSITION.test(word)) && (words.length === 1 || isOfName(behind));
}
