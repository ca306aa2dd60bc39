import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';
import { isBelief } from './beliefs.ts';
import { NAME } from './own-name.ts';

/** "We are", "Acme is": of the brand itself, and now. */
const WE_ARE: LanguagePatterns = {
  en: `we are|we're|${NAME} (?:is|are)`,
  de: `wir sind|sind wir|${NAME} (?:ist|sind)`,
  fr: `nous sommes|${NAME} est`,
  es: `somos|${NAME} es`,
  it: `siamo|${NAME} è`,
  pt: `somos|${NAME} é`,
  nl: `(?:wij|we) zijn|zijn (?:wij|we)|${NAME} is`,
  sv: `vi är|är vi|${NAME} är`,
  da: `vi er|er vi|${NAME} er`,
  nb: `vi er|er vi|${NAME} er`,
  fi: `olemme|${NAME} on`,
  pl: `jesteśmy|${NAME} (?:jest|to)`,
  cs: `jsme|${NAME} je`,
  sk: `sme|${NAME} je`,
  ro: `suntem|${NAME} (?:este|e)`,
  bg: `сме|${NAME} е`,
  hr: `smo|${NAME} je`,
  sr: `smo|смо|${NAME} (?:je|је)`,
  sl: `smo|${NAME} je`,
  el: `είμαστε|${NAME} είναι`,
  ru: `(?:мы|${NAME})(?: [—–-])?(?: это)?`,
  uk: `(?:ми|${NAME})(?: [—–-])?(?: це)?`,
  ar: `نحن|${NAME}(?: هي| هو)?`,
  he: `אנחנו|אנו|${NAME}(?: הוא| היא)?`,
  id: `kami(?: adalah| merupakan)?|${NAME} (?:adalah|merupakan)`,
  vi: `(?:chúng tôi|${NAME}) là`,
  ca: `som|${NAME} és`,
  et: `oleme|${NAME} on`,
  lv: `esam|${NAME} ir`,
  lt: `esame|${NAME} yra`,
};

/** "One of the few bakeries…", "among the oldest", "Belfast's first": few or none are like it. */
const ONE_OF_FEW: LanguagePatterns = {
  en: "one of (?:the |only |\\p{L}+'s )(?:very )?(?:\\p{L}+ )?(?:few|handful|only|first|oldest|last|largest|original)|one of only|\\p{L}+'s (?:first|only|oldest|largest|longest[- ]\\p{L}+)|among the (?:oldest|few|largest|first(?= (?!in|to|at|on)\\p{L}))",
  de: 'eine[rs]? der (?:\\p{L}+ )?(?:wenigen|letzten|ersten|ältesten|größten|einzigen|traditionsreichsten)|(?:deutschlands|österreichs|europas|bayerns) (?:erste|größte|älteste|einzige)\\p{L}*',
  fr: "(?:un|une|l'une?) des (?:rares|seuls?|seules?|premi\\p{L}+|derni[eè]r\\p{L}*|plus (?:anci|vieil|grand)\\p{L}+)|parmi les (?:premi|rares|plus anci|derni)\\p{L}*",
  es: 'un[oa] de l[oa]s (?:poc[oa]s|primer[oa]s|últim[oa]s|únic[oa]s|más antigu[oa]s|mayores)|de l[oa]s (?:poc[oa]s|más antigu[oa]s)|pioner[oa]s? en',
  it: "un[oa'] ?(?:de(?:i|gli|lle)|tra (?:i|le)|fra (?:i|le)) (?:poch[ie]|prim[ie]|più antich[ie]|più grand[ie]|ultim[ie])|tra (?:i|le|gli) (?:prim[ie]|poch[ie]|più antich[ie])",
  pt: 'uma? d[oa]s (?:pouc[oa]s|primeir[oa]s|últim[oa]s|mais antig[oa]s|maiores)|pioneir[oa]s? (?:em|n[oa])',
  nl: '(?:een|één) van de (?:weinige|eerste|oudste|laatste|grootste|enige)|(?:nederlands|vlaanderens|belgiës) (?:eerste|enige|oudste|grootste)',
  sv: '(?:en|ett) av (?:de |landets |sveriges |världens |nordens )?(?:få|första|äldsta|sista|största|enda)|(?:sveriges|nordens|landets|världens) (?:första|enda|äldsta|största)',
  da: '(?:en|et) af (?:de |landets |danmarks |verdens )?(?:få|første|ældste|sidste|største|eneste)|(?:danmarks|nordens|landets|verdens) (?:første|eneste|ældste|største)',
  nb: '(?:en|et|ei|ein) av (?:de |dei |landets |norges |verdens )?(?:få|første|eldste|siste|største|eneste)|(?:norges|nordens|landets|verdens) (?:første|eneste|eldste|største)',
  fi: 'yksi (?:suomen |maailman |\\p{L}+n )?(?:harvoista|ensimmäisistä|vanhimmista|suurimmista)|(?:suomen|maailman|pohjoismaiden) (?:ensimmäinen|ainoa|vanhin|suurin)',
  pl: 'jedn\\p{L}+ z (?:niewielu|nielicznych|pierwszych|najstarszych|największych)',
  cs: 'jed(?:en|na|no|ním|nou|ni) z (?:mála|prvních|nejstarších|největších|posledních)',
  sk: 'jed(?:en|na|no|ným|nou) z (?:mála|prvých|najstarších|najväčších|posledných)',
  ro: '(?:unul|una) (?:din|dintre) (?:puțin|prim|cele mai vechi|cei mai vechi|singur)\\p{L}*|printre (?:primele|primii|puținii|puținele)',
  bg: '(?:един|една|едно) от (?:малкото|първите|най-старите|най-големите)|сред (?:първите|малкото)',
  hr: 'jed(?:an|na|no) od (?:rijetkih|prvih|najstarijih|najvećih|malobrojnih)',
  sr: 'jed(?:an|na|no) od (?:retkih|prvih|najstarijih|najvećih|malobrojnih)|јед(?:ан|на|но) од (?:ретких|првих|најстаријих|највећих)',
  sl: '(?:eden|ena|eno) (?:od|izmed)? ?(?:redkih|prvih|najstarejših|največjih)|med prvimi',
  el: '(?:ένα|μία|μια|ένας) από (?:τα|τις|τους) (?:λίγ|πρώτ|παλαιότερ|παλιότερ|μεγαλύτερ|ελάχιστ)\\p{L}+',
  ru: 'од(?:ин|на|но|ни) из (?:немногих|первых|старейших|крупнейших)',
  uk: 'од(?:ин|на|не|ні) (?:з|із) (?:небагатьох|перших|найстаріших|найбільших)',
  ar: '(?:من|احد|احدى) (?:اوائل|القلائل|اقدم|اكبر)',
  he: '(?:מ|ה)(?:בין )?(?:הבודדים|הראשונים|היחידים|הוותיקים)',
  id: 'salah satu (?:\\p{L}+ ){0,3}(?:tertua|pertama|terbesar)|salah satu dari sedikit|pelopor',
  vi: 'một trong (?:những|số ít|số) .{2,30}(?:đầu tiên|lâu đời|duy nhất)',
  ca: 'un[a]? de(?:ls| les) (?:poc|primer|darrer)\\p{L}*',
  et: '(?:üks|ühed) (?:väheseid|vähestest|esimesi|vanimaid|suurimaid)',
  lv: 'vien[sai] no (?:retaj|pirm|vecāk|liel)\\p{L}+',
  lt: 'vien(?:as|a|i) iš (?:nedaug|pirm|seniaus|didžiaus)\\p{L}+',
};

/** The same where the verb stands among or after these words, or words are not spaced. */
const IN_OTHER_ORDER: LanguagePatterns = {
  hu: `(?:mi vagyunk|vagyunk|${NAME}) (?:az? )?egyike? (?:az? )?(?:legrégebbi|legnagyobb|kevés|első)\\p{L}*|egyike vagyunk az? (?:legrégebbi|legnagyobb|kevés|első)\\p{L}*`,
  hr: 'jed(?:an|na|no) smo od (?:rijetkih|prvih|najstarijih|najvećih|malobrojnih)',
  sr: 'jed(?:an|na|no) smo od (?:retkih|prvih|najstarijih|najvećih|malobrojnih)|јед(?:ан|на|но) смо од (?:ретких|првих|најстаријих|највећих)',
  tr: '(?:ender|sayılı|az sayıdaki|ilk|en eski|en köklü) \\p{L}+(?:lar|ler)(?:dan|den|ından|inden) biriyiz',
  ja: `(?:私たち|当社|弊社|当店|当院|${NAME})は、?.{0,12}(?:数少ない|(?:日本|世界|国内|県内|市内|業界|全国)(?:で|に)?(?:初|唯一|最古))`,
  ko: `(?:저희|우리|${NAME})[는은] .{0,12}(?:몇 안 되는|(?:국내|세계|전국) ?(?:에서)? ?(?:최초|유일|가장 오래))`,
  zh: `(?:我们|我們|本店|本公司|${NAME})是.{0,8}(?:为数不多|為數不多|首[家個个创創])`,
};

/** One word may stand between: "we are proudly one of…". */
const FEW_OTHERS: LanguagePatterns = Object.fromEntries(
  [...new Set([...Object.keys(WE_ARE), ...Object.keys(IN_OTHER_ORDER)])].map((code) => [
    code,
    [WE_ARE[code] && `(?:${WE_ARE[code]})(?: \\p{L}+)? (?:${ONE_OF_FEW[code]})`, IN_OTHER_ORDER[code]]
      .filter(Boolean)
      .join('|'),
  ]),
);

/** "We are one of the first guests": as people who came, not as what the brand is. */
const AS_GUESTS =
  /(?<!\p{L})(?:(?:first|last|oldest) (?:guests?|customers?|clients?|members?|visitors?|women|people|to (?:arrive|open|know))|(?:ersten|letzten|ältesten) (?:gäste|kunden|mitglieder|besucher)|premi\p{L}+ (?:clients?|invité\p{L}*)|primer[oa]s (?:clientes|en llegar)|prim[ie] (?:clienti|ospiti)|primeir[oa]s (?:clientes|a chegar)|eerste (?:gasten|klanten)|første (?:gæster|gjester|kunder)|första (?:gäster|kunder)\p{L}*|pierwszych (?:gości|klientów)|prvních (?:hostů|zákazníků)|первых (?:гостей|клиентов))(?!\p{L})/iu;

/** Whether a text says that few or no others are like the brand, which it calls `NAME` or "we". */
export const isOneOfFew = (text: string, language: string): boolean =>
  matchesPatterns(text, FEW_OTHERS, language) && !AS_GUESTS.test(text) && !isBelief(text, language);
