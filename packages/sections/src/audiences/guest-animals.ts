import { isOpenList } from './list-items.ts';

/** "Dogs": whom guests may bring. */
export const ANIMALS =
  /^(?:.* )?(?:dogs|pets|cats|animals|horses|puppies|hunde[n]?|katzen|haustieren?|vierbeiner[n]?|tieren?|pferde|chiens|chats|animaux|perros|gatos|mascotas|animales|cani|gatti|animali|cães|cachorros|animais|pets?|gossos|gats|animals|mascotes|honden|katten|huisdieren|dieren|viervoeters|hundar|katter|husdjur|djur|hunde|katte|kæledyr|dyr|hunder|kjæledyr|firbeinte|fyrbenta|koirat|kissat|lemmikit|lemmikkieläimet|eläimet|psy|koty|zwierzęta|pieski|psi|pejsci|pejsky|kočky|zvířata|mazlíčci|psíky|psíkovia|mačky|zvieratá|собаки|кошки|животные|питомцы|коти|тварини|домашні улюбленці|кучета|котки|животни|любимци|psi|mačke|životinje|ljubimci|živali|ljubljenčki|kutyák|macskák|állatok|háziállatok|câinii?|pisicile|animale(?:le)?|σκυλιά|σκύλοι|γάτες|ζώα|κατοικίδια|köpekler|kediler|hayvanlar|koerad|kassid|loomad|lemmikloomad|suņi|kaķi|dzīvnieki|mājdzīvnieki|šunys|katės|gyvūnai|augintiniai|hundar|gæludýr|anjing|hewan peliharaan|chó|thú cưng)$/iu;

/** That somebody is let in, behind the subject, by language. `..` is at most two words. */
const LET_IN: Readonly<Record<string, string>> = {
  en: '(?:are .. )?welcome|(?:are|may be|can be) .. (?:allowed|permitted|accepted|admitted)|(?:may|can) .. (?:come (?:along|with|in)|join (?:you|us))',
  de: 'sind .. (?:willkommen|erlaubt|gestattet|zugelassen)|dürfen .. (?:mit|mitkommen|mitgebracht|mitgenommen|hinein|herein|rein)',
  fr: 'sont .. (?:bienvenue?s|admis(?:es)?|acceptée?s|autorisée?s)',
  es: 'son .. bienvenid[oa]s|(?:son|están) .. (?:permitid|admitid|aceptad)[oa]s',
  it: 'sono .. (?:benvenut|ammess|accettat)[ie]',
  pt: 'são .. (?:bem-vind[oa]s|permitid[oa]s|admitid[oa]s|aceit[eoa]s)',
  ca: 'són .. (?:benvinguts|benvingudes|admesos|admeses)',
  nl: 'zijn .. (?:welkom|toegestaan)|mogen .. (?:mee|meekomen|binnen)',
  sv: 'är .. (?:välkomna|tillåtna)|får .. (?:följa|vara|komma) med',
  da: 'er .. (?:velkomne|tilladt)|må .. (?:komme|tages|være) med',
  nb: 'er .. (?:velkomne|velkommen|tillatt)|(?:kan|får) .. (?:være|bli) med',
  fi: 'ovat .. (?:tervetulleita|sallittuja)',
  pl: 'są .. (?:mile widziane|akceptowane|dozwolone)',
  cs: 'jsou .. (?:vítáni|vítány|vítaní|vítána|povoleni|povoleny|povolena)',
  sk: 'sú .. (?:vítaní|vítané|povolení|povolené)',
  ru: '.. (?:разрешены|допускаются|приветствуются)',
  uk: '.. (?:дозволені|допускаються|вітаються)',
  bg: 'са .. (?:добре дошли|позволени)',
  hr: 'su .. (?:dobrodošl|dozvoljen|dopušten)[iea]',
  sr: 'su .. (?:dobrodošl|dozvoljen)[iea]',
  sl: 'so .. (?:dobrodošl|dovoljen)[iea]',
  ro: 'sunt .. (?:bineveni[țţ]i|binevenite|accepta[țţ]i|acceptate|permi[șş]i|permise)',
  el: 'είναι .. (?:ευπρόσδεκτ|δεκτ)(?:οι|οί|ες|ές|α|ά)|.. επιτρέπονται',
};
const PREDICATES = new Map(
  Object.entries(LET_IN).map(([language, words]) => [
    language,
    new RegExp(`^ (?:${words.replaceAll('.. ', '(?:[^\\s,.;:]+ ){0,2}')})(?!\\p{L})`, 'iu'),
  ]),
);

/** "Grooming for dogs and cats": they are whom the offer is for. */
const FOR_THEM =
  /(?<!\p{L})(?:for|für|pour|para|per|voor|för|til|till|dla|pro|pre|для|за|za|pentru|για) (?<list>[^.;:]*)$/iu;

/** Whether a sentence says of animals that they may come along: "Well-behaved dogs are always welcome". */
export function areLetIn(before: string, behind: string, language: string): boolean {
  const list = FOR_THEM.exec(before)?.groups?.['list'];
  const isForThem = list !== undefined && isOpenList(list, language);
  return !isForThem && (PREDICATES.get(language)?.test(behind) ?? false);
}
