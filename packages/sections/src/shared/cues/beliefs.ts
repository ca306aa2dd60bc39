import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';

/** Of the world, not of the brand: "We firmly believe that care is more than medicine", "our guests say that…". */
const BELIEFS: LanguagePatterns = {
  en: "(?:we|i) (?:\\p{L}+ly |all |never |always |do )?(?:believe|think|thought|know (?:that|how|what)|(?:feel|find|hold|say) that)|(?:we|i)(?: are|'re| am|'m) (?:\\p{L}+ly )?(?:convinced|certain|sure)|for us,|(?:customers|guests|clients|members|people|students|parents|many|they) (?:often )?(?:tell|say|think|believe|feel|find)",
  de: '(?:wir|ich) (?:\\p{L}+ )?(?:glauben?|wissen,|finden?|denken?|meinen?)|(?:wir sind|ich bin|sind wir) (?:\\p{L}+ )?(?:überzeugt|sicher)|(?:glauben|finden|denken|meinen) wir|für uns ist|sagen wir|(?:kunden|gäste) (?:sagen|finden|meinen|wollen|erzählen)',
  fr: 'nous (?:croyons|pensons|savons que|trouvons)|(?:sommes|suis) (?:\\p{L}+ )?(?:convaincu|persuadé|certain)\\p{L}*|pour nous,|(?:clients|gens) (?:nous )?(?:disent|pensent|trouvent)',
  es: 'creemos|pensamos|sabemos que|opinamos|sentimos que|(?:estamos|estoy) (?:\\p{L}+ )?(?:convencid|segur)\\p{L}+|para nosotr[oa]s,|clientes (?:nos )?dicen',
  it: 'crediamo|pensiamo|sappiamo che|riteniamo|(?:siamo|sono) (?:\\p{L}+ )?(?:convint|sicur|cert)[oaie]|per noi,|clienti (?:ci )?dicono',
  pt: 'acreditamos|pensamos|sabemos que|achamos|(?:estamos|somos) (?:\\p{L}+ )?(?:convict|convencid|cert|segur)\\p{L}+|para nós,|clientes (?:nos )?dizem',
  nl: '(?:wij|we|ik) (?:\\p{L}+ )?(?:geloven|geloof|vinden|vind|denken|weten dat|menen)|(?:wij|we) zijn (?:er )?(?:\\p{L}+ )?(?:overtuigd|zeker)|voor ons is|(?:klanten|gasten) (?:zeggen|vinden)',
  sv: '(?:vi|jag) (?:\\p{L}+ )?(?:tror|menar|vet att|tycker|anser)|(?:tror|tycker|anser) vi|är (?:\\p{L}+ )?övertygade?|för oss är|(?:kunder|gäster)(?:na)? (?:säger|tycker)',
  da: '(?:vi|jeg) (?:\\p{L}+ )?(?:tror|mener|ved at|synes)|(?:tror|mener|synes) vi|er (?:\\p{L}+ )?overbevist\\p{L}*|for os er|(?:kunder|gæster) (?:siger|synes)',
  nb: '(?:vi|jeg|eg) (?:\\p{L}+ )?(?:tror|trur|mener|meiner|(?:vet|veit) at|synes)|(?:tror|mener|synes) vi|er (?:\\p{L}+ )?overbevist\\p{L}*|for oss er|(?:kunder|gjester) (?:sier|synes)',
  fi: 'uskomme|mielestämme|ajattelemme|tiedämme|olemme vakuuttuneita',
  pl: 'wierzymy|uważamy|myślimy|wiemy, że|sądzimy|jesteśmy (?:\\p{L}+ )?(?:przekonani|pewni)|dla nas',
  cs: 'věříme|myslíme|víme, že|jsme (?:\\p{L}+ )?(?:přesvědčen|jisti)\\p{L}*|pro nás',
  sk: 'veríme|myslíme|vieme, že|sme (?:\\p{L}+ )?presvedčen\\p{L}+|pre nás',
  hu: 'hisszük|hiszünk|gondoljuk|tudjuk, hogy|meggyőződésünk|számunkra|szerintünk',
  ro: 'credem|considerăm|știm că|suntem (?:\\p{L}+ )?(?:convinși|siguri)|pentru noi,',
  bg: 'вярваме|смятаме|знаем|убедени сме|сме убедени',
  hr: 'vjerujemo|smatramo|znamo|mislimo|uvjereni smo|smo uvjereni',
  sr: 'verujemo|smatramo|znamo|mislimo|uvereni smo|smo uvereni|верујемо|сматрамо|знамо|мислимо|уверени смо',
  sl: 'verjamemo|menimo|vemo|mislimo|prepričani smo|smo prepričani',
  el: 'πιστεύουμε|νομίζουμε|ξέρουμε|θεωρούμε|είμαστε (?:\\p{L}+ )?(?:πεπεισμέν|σίγουρ)\\p{L}+|για εμάς',
  ru: '(?:мы )?(?:верим|считаем|уверены|убеждены|знаем|думаем)|для нас',
  uk: '(?:ми )?(?:віримо|вважаємо|впевнені|переконані|знаємо|думаємо)|для нас',
  tr: 'inanıyoruz|düşünüyoruz|biliyoruz|inanırız|eminiz',
  ar: 'نؤمن|نعتقد|نري|نظن|نعلم',
  he: '(?:אנחנו|אנו) (?:מאמינים|חושבים|סבורים|יודעים|משוכנעים)',
  ja: '信じ(?:て|ます|る)|考え(?:ます|て|る)|思(?:います|って|う)',
  ko: '믿습니다|믿고|믿으며|생각합니다|확신합니다',
  zh: '相信|认为|認為|觉得|覺得|坚信|堅信|深信',
  id: 'percaya|yakin|berpendapat|menurut kami',
  vi: 'tin rằng|tin tưởng rằng|nghĩ rằng|cho rằng',
  ca: 'creiem|pensem|sabem|estem (?:\\p{L}+ )?convençuts',
  et: 'usume|arvame|teame|oleme veendunud',
  lv: 'ticam|domājam|zinām|uzskatām|esam pārliecināti',
  lt: 'tikime|manome|žinome|esame įsitikinę',
  fa: 'باور داریم|معتقدیم|می.?دانیم',
  hi: '(?:मानते|सोचते|जानते) हैं',
  th: 'เชื่อว่า|คิดว่า',
};

/** The same of others: "people who believe that democracy is more than elections". */
const BELIEVERS: LanguagePatterns = {
  en: '(?:who|that|which) believes?',
  de: '(?:die|der|das) (?:daran )?glaub(?:t|en)',
  fr: 'qui (?:croient|croit|pensent|pense) que',
  es: 'que creen? que',
  it: 'che (?:credono|crede) che',
  pt: 'que acreditam? que',
  nl: 'die (?:geloven|gelooft) dat',
  sv: 'som (?:tror|menar) (?:på )?att',
  da: 'som (?:tror|mener) (?:på )?at',
  nb: 'som (?:tror|mener) (?:på )?at',
  pl: 'któr\\p{L}+ wierz(?:ą|y)',
  cs: 'kte(?:ří|ré|rý|rá) věří',
  sk: 'ktor\\p{L}+ ver(?:ia|í)',
  ro: 'care cred(?:e)? că',
  ru: 'котор\\p{L}+ вер(?:ят|ит)',
  uk: 'як(?:і|ий|а) вір(?:ять|ить)',
};

/** Whether a text says what others believe. */
export const isBeliefOfOthers = (text: string, language: string): boolean => matchesPatterns(text, BELIEVERS, language);

/** Whether a text says what somebody believes, thinks or knows. */
export const isBelief = (text: string, language: string): boolean =>
  matchesPatterns(text, BELIEFS, language) || isBeliefOfOthers(text, language);
