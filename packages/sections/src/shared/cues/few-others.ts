import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';

/** "One of the few bakeries…", "among the oldest", "Belfast's first": few or none are like it. */
const FEW_OTHERS: LanguagePatterns = {
  en: "one of (?:the |only |\\p{L}+['’]s )(?:very )?(?:\\p{L}+ )?(?:few|handful|only|first|oldest|last|largest|original)|one of only|(?<=\\p{L}['’]s )(?:only|oldest|largest|longest[- ]\\p{L}+) \\p{L}+|among the (?:first|oldest|few|largest)",
  de: 'eine[rs]? der (?:\\p{L}+ )?(?:wenigen|letzten|ersten|ältesten|größten|einzigen|traditionsreichsten)|zu den (?:wenigen|letzten|ersten|ältesten|größten)|(?:deutschlands|österreichs|europas|bayerns|der schweiz) (?:erste|größte|älteste|einzige)\\p{L}*',
  fr: "(?:un|une|l['’]une?) des (?:rares|seuls?|seules?|premi\\p{L}+|derni?er\\p{L}*|plus (?:anci|vieil|grand)\\p{L}+)|parmi les (?:premi|rares|plus anci|derniers)\\p{L}*",
  es: 'un[oa] de l[oa]s (?:poc[oa]s|primer[oa]s|últim[oa]s|únic[oa]s|más antigu[oa]s|mayores)|de l[oa]s (?:poc[oa]s|más antigu[oa]s)|pioner[oa]s? en',
  it: "un[oa'’] ?(?:de(?:i|gli|lle)|tra (?:i|le)|fra (?:i|le)) (?:poch[ie]|prim[ie]|più antich[ie]|più grand[ie]|ultim[ie])|tra (?:i|le|gli) (?:prim[ie]|poch[ie]|più antich[ie])",
  pt: 'um[a]? d[oa]s (?:pouc[oa]s|primeir[oa]s|últim[oa]s|mais antig[oa]s|maiores)|pioneir[oa]s? (?:em|n[oa])',
  nl: '(?:een|één) van de (?:weinige|eerste|oudste|laatste|grootste|enige)|(?:nederlands|vlaanderens|belgiës) (?:eerste|enige|oudste|grootste)',
  sv: '(?:en|ett) av (?:de |landets |sveriges |världens |nordens )?(?:få|första|äldsta|sista|största|enda)|(?:sveriges|nordens|landets|världens) (?:första|enda|äldsta|största)',
  da: '(?:en|et) af (?:de |landets |danmarks |verdens )?(?:få|første|ældste|sidste|største|eneste)|(?:danmarks|nordens|landets|verdens) (?:første|eneste|ældste|største)',
  nb: '(?:en|et|ei|ein) av (?:de |dei |landets |norges |verdens )?(?:få|første|eldste|siste|største|eneste)|(?:norges|nordens|landets|verdens) (?:første|eneste|eldste|største)',
  fi: 'yksi (?:suomen |maailman |\\p{L}+n )?(?:harvoista|ensimmäisistä|vanhimmista|suurimmista)|(?:suomen|maailman|pohjoismaiden) (?:ensimmäinen|ainoa|vanhin|suurin|laadukkain)',
  pl: 'jedn\\p{L}+ z (?:niewielu|nielicznych|pierwszych|najstarszych|największych|najlepszych)|jako (?:pierwsi|jedyni|jedyna|pierwsza|jedyny|pierwszy)',
  cs: '(?:jed(?:en|na|no|ním|nou|ni)) z (?:mála|prvních|nejstarších|největších|posledních)|jako (?:první|jediní|jediná|jediný)',
  sk: '(?:jed(?:en|na|no|ným|nou)) z (?:mála|prvých|najstarších|najväčších|posledných)|ako (?:prví|jediní|jediná|jediný)',
  hu: '(?:egyik|egyike) (?:a |az )?(?:legrégebbi|legnagyobb|kevés|első)|az (?:elsők|egyike)|(?:magyarország|európa|a világ) (?:első|egyetlen|legrégebbi|legnagyobb)',
  ro: '(?:unul|una) (?:din|dintre) (?:puțin|prim|cele mai vechi|cei mai vechi|singur)\\p{L}*|printre (?:primele|primii|puținii|puținele)',
  bg: '(?:един|една|едно) от (?:малкото|първите|най-старите|най-големите)|сред (?:първите|малкото)',
  hr: 'jed(?:an|na|no) od (?:rijetkih|prvih|najstarijih|najvećih|malobrojnih)|među prvima',
  sr: 'jed(?:an|na|no) od (?:retkih|prvih|najstarijih|najvećih|malobrojnih)|јед(?:ан|на|но) од (?:ретких|првих|најстаријих|највећих)',
  sl: '(?:eden|ena|eno) (?:od|izmed) (?:redkih|prvih|najstarejših|največjih)|med prvimi|(?:je|sem) (?:prvi|edini)',
  el: '(?:ένα|μία|μια|ένας) από (?:τα|τις|τους) (?:λίγ|πρώτ|παλαιότερ|παλιότερ|μεγαλύτερ|ελάχιστ)\\p{L}+',
  ru: 'од(?:ин|на|но|ной|ним) из (?:немногих|первых|старейших|крупнейших)',
  uk: 'од(?:ин|на|не|нією) (?:з|із) (?:небагатьох|перших|найстаріших|найбільших)',
  tr: "(?:ender|sayılı|az sayıdaki) \\p{L}+|(?:ilk|en eski|en köklü) \\p{L}+(?:lar|ler)[ıi]ndan|türkiye(?:['’]?nin|['’]?de) (?:ilk|tek)",
  ar: '(?:من|احد|احدى) (?:اوائل|القلائل|اقدم|اكبر)',
  he: '(?:מ|ה)(?:בין )?(?:הבודדים|הראשונים|היחידים|הוותיקים)',
  ja: '数少ない|(?:日本|世界|国内|県内|市内|業界|全国)(?:で|に)?(?:初|唯一|最古)',
  ko: '몇 안 되는|(?:국내|세계|전국) ?(?:에서)? ?(?:최초|유일|가장 오래)',
  zh: '(?:为数不多|為數不多|首[家個个創创]|最早)',
  id: 'salah satu (?:\\p{L}+ ){0,3}(?:tertua|pertama|terbesar)|salah satu dari sedikit|pelopor',
  vi: 'một trong (?:những|số ít|số) .{2,30}(?:đầu tiên|lâu đời|duy nhất)',
  ca: 'un[a]? de(?:ls| les) (?:poc|primer|darrer)\\p{L}*',
  et: '(?:üks|ühed) (?:väheseid|vähestest|esimesi|vanimaid|suurimaid)',
  lv: 'vien[sa] no (?:retaj|pirm|vecāk|liel)\\p{L}+',
  lt: 'vien(?:as|a) iš (?:nedaug|pirm|seniaus|didžiaus)\\p{L}+',
};

/** Whether a text says that few or no others are like something. */
export const isOneOfFew = (text: string, language: string): boolean => matchesPatterns(text, FEW_OTHERS, language);
