import type { Evidence } from '@brandprint/contracts';
import { type LanguagePatterns, matchesPatterns, UNSPACED_LANGUAGES, wordsOf } from '../text/index.ts';

/**
 * The subject of a sentence, by its opening: the brand by name, the brand as "we", the reader, what the brand offers
 * ("A tool for…"), somebody else by name, a person, or what the sentence before named.
 */
export type Subject = 'brand' | 'we' | 'reader' | 'offer' | 'other' | 'person' | 'dependent' | 'unknown';

/** The brand speaks of itself within this many words of the opening. */
const OPENING_WORDS = 6;

const WE: LanguagePatterns = {
  en: "we(?:['’](?:re|ve|ll))?|our|us",
  de: 'wir|unser\\p{L}*|uns',
  fr: 'nous|notre|nos',
  es: 'nos|nosotr[oa]s|nuestr[oa]s?|somos|ofrecemos|creemos|queremos|ayudamos|trabajamos|hacemos|buscamos',
  it: 'noi|nostr[oaie]|siamo|offriamo|crediamo|vogliamo|aiutiamo|lavoriamo',
  pt: 'nós|noss[oa]s?|somos|oferecemos|acreditamos|queremos|ajudamos|trabalhamos',
  nl: 'wij|we|onze?|ons',
  sv: 'vi|vår|vårt|våra',
  da: 'vi|vores',
  nb: 'vi|vår|vårt|våre',
  fi: 'me|meidän|meillä|olemme|tarjoamme|haluamme|autamme',
  pl: 'my|nasz\\p{L}*|jesteśmy|oferujemy|wierzymy|chcemy|pomagamy',
  cs: 'my|náš|naše\\p{L}*|jsme|nabízíme|chceme|pomáháme',
  sk: 'my|náš|naše\\p{L}*|sme|ponúkame|chceme|pomáhame',
  hu: 'mi|mienk|vagyunk|célunk|küldetésünk|segítünk|kínálunk',
  ro: 'noi|nostr[ui]|noastr[ăe]|suntem|oferim|credem|vrem|ajutăm',
  et: 'me|meie|oleme|pakume|aitame|soovime',
  lv: 'mēs|mūsu|esam|piedāvājam|palīdzam',
  lt: 'mes|mūsų|esame|siūlome|padedame',
  sl: 'mi|naš\\p{L}*|smo|ponujamo|pomagamo',
  hr: 'mi|naš\\p{L}*|smo|nudimo|pomažemo',
  bg: 'ние|наш\\p{L}*|предлагаме|вярваме|помагаме',
  el: 'εμείς|μας|είμαστε|προσφέρουμε|πιστεύουμε|βοηθάμε',
  uk: 'ми|наш\\p{L}*|пропонуємо|віримо|прагнемо|допомагаємо',
  ru: 'мы|наш\\p{L}*|предлагаем|верим|хотим|помогаем',
  tr: 'biz|bizim|\\p{L}+(?:ıyoruz|iyoruz|uyoruz|üyoruz)|amacımız|misyonumuz|hedefimiz',
  ja: '私たち|わたしたち|当社|弊社|当店|当院|当会|当協会|我々|私ども',
  zh: '我们|我們|本公司|本校|本会|本會|本店',
  ko: '우리|저희|당사',
  ar: 'نحن|لدينا|نؤمن|نسعى|نقدم|نساعد|نعمل|نهدف|مهمتنا|رؤيتنا|رسالتنا|هدفنا|شركتنا|جمعيتنا|مؤسستنا',
  he: 'אנחנו|אנו|שלנו|המטרה שלנו|החזון שלנו',
  vi: 'chúng tôi|chúng ta',
  id: 'kami|kita',
  ca: 'nosaltres|nostr[ea]s?|som|oferim|creiem|volem|ajudem|treballem|fem|busquem',
};

const READER: LanguagePatterns = {
  en: "you(?:['’](?:re|ve|ll))?|your|yours",
  de: 'sie|ihre?[nmrs]?|du|deine?[nmrs]?|dich|dir',
  fr: 'vous|votre|vos|tu|ton|ta|tes',
  es: 'tú|tus?|usted(?:es)?|vuestr[oa]s?|puedes|encontrarás',
  it: 'tu|tu[oaei]|tuoi|voi|vostr[oaie]|puoi',
  pt: 'você|vocês|seus?|suas?|teu|tua',
  nl: 'je|jij|jouw|u|uw|jullie',
  sv: 'du|din|ditt|dina|ni|er',
  da: 'du|din|dit|dine|i',
  nb: 'du|din|ditt|dine',
  pl: 'ty|tw[oó]j\\p{L}*|ciebie|możesz',
  ru: 'вы|ваш\\p{L}*|ты|тво\\p{L}+',
  uk: 'ви|ваш\\p{L}*|ти|тво\\p{L}+',
  tr: 'siz|sizin|sen|senin',
  ja: 'あなた|みなさま|皆さま|皆様',
  zh: '你|您|你们|您的',
  ko: '당신|여러분',
  ar: 'أنت|لك|يمكنك',
  vi: 'bạn|quý khách',
  id: 'anda|kamu',
  ca: 'tu|teus?|tev[ae]s?|vosaltres|vostr[ea]s?|vost[èé]s?|pots|trobar[àa]s',
};

/** A single person speaks or is spoken of. */
const PERSON: LanguagePatterns = {
  en: "I(?:['’](?:m|ve|ll|d))?|he|she|his|her|hers|him|my|mine",
  de: 'ich|mein\\p{L}*|mir|mich|er ist|er war|er hat|sie ist|sie war|sie hat',
  fr: "je|j['’]\\p{L}+|mon|ma|mes|elle (?:est|a)|il (?:est|a) (?:né|diplômé|étudié|travaillé)",
  es: 'yo|mi|mis|ella|él (?:es|fue|ha)|soy',
  it: 'io|mio|mia|miei|sono (?:un|una|nato|nata)|lei è|lui è',
  pt: 'eu|meu|minha|meus|sou|ela é|ele é',
  nl: 'ik|mijn|hij|zij is|zij was',
  ru: 'я|мой|моя|мои|он|она|его|её',
  uk: 'я|мій|моя|мої|він|вона|його|її',
  ja: '私は|僕|彼は|彼女',
  // "王小明是一位資深的工程師": the counter is that of people.
  zh: '我(?!们|們)|他(?!们|們)|她|(?!我们|我們|本[站店館馆公校院会會社])[^，。！？、]{2,12}是一?位(?![于於置])',
};

const DEPENDENT: LanguagePatterns = {
  en: "this|that|these|those|it(?:['’]s)?|its|they|their|such|here(?! at)|there|then|also|additionally|furthermore|moreover|however|but|and|or|so|because|thus|therefore|otherwise|instead|for example|for instance|in addition|as a result|similarly|likewise|both|another|meanwhile|finally|(?:first|second|third)(?:ly)?(?=,| (?:we|you|it|they)(?!\\p{L}))|next(?=,| (?:we|you|it|they|comes?)(?!\\p{L}))|some|others?|many|most|consequently|accordingly|hence|nevertheless|nonetheless|besides|afterwards|after that|since then|in this way|this way|that's why|that is why|on the other hand",
  de: 'dies\\p{L}*|das(?= (?:ist|sind|war|waren|wird|werden|hat|haben|kann|können|soll|sollte|muss|macht|machen|geht|gilt|heißt|bedeutet|zeigt|klingt|sagen|wollen|bieten|schaffen|finden|nennen)(?!\\p{L}))|es|deren|dessen|dort|dann|auch|außerdem|zudem|jedoch|aber|und|oder|denn|deshalb|daher|darum|zum beispiel|dabei|damit|hierzu|dazu|hier|daraus|hieraus|dadurch|hierdurch|somit|folglich|infolgedessen|demnach|dementsprechend|stattdessen|allerdings|darüber hinaus|ebenso|weiterhin|des weiteren|zusätzlich|ferner|deswegen|trotzdem|dennoch|anschließend|danach|davon|darin|darauf|hierbei|hierfür|doch|sowie|solche\\p{L}*|letztere\\p{L}*|erstere\\p{L}*|andererseits|im anschluss',
  fr: "ce(?:la|ci)?|c['’]est|ces|celui|celle|il|elle|ils|elles|ainsi|aussi|de plus|en outre|cependant|mais|et|ou|car|donc|par exemple|puis|ensuite|ici|par conséquent|en effet|de ce fait|c['’]est pourquoi|en conséquence|toutefois|néanmoins|par ailleurs|également|enfin|alors|en revanche|pourtant|dès lors|de même",
  es: 'esto|eso|estos|estas|ellos|además|también|sin embargo|pero|y|o|porque|así|por ejemplo|luego|entonces|allí|por eso|aquí|por (?:lo tanto|ello|esta razón|este motivo)|de (?:esta manera|este modo|esta forma)|asimismo|igualmente|no obstante|en consecuencia|finalmente|por último|en cambio|de ahí|a su vez',
  it: 'questo|questa|questi|queste|ciò|esso|essa|loro|inoltre|anche|tuttavia|ma|e|o|perché|così|per esempio|poi|quindi|qui|pertanto|di conseguenza|infatti|per questo|infine|in questo modo|dunque|perciò|allo stesso modo|a sua volta|invece',
  pt: 'isto|isso|estes|estas|eles|elas|além disso|também|porém|mas|e|ou|porque|assim|por exemplo|depois|então|aqui|portanto|por isso|deste modo|desta forma|dessa forma|assim sendo|contudo|no entanto|todavia|finalmente|por fim|igualmente|por sua vez',
  nl: 'dit|dat|deze|die|het(?= (?:is|was|zijn|wordt|werd|heeft|hebben|kan|moet|gaat|maakt|betekent|bestaat|biedt|helpt|geeft|zorgt|laat|komt|blijft|kost)(?!\\p{L}))|ook|bovendien|echter|maar|en|of|want|daarom|dus|bijvoorbeeld|dan|daar|hier|daardoor|hierdoor|daarmee|hiermee|daarnaast|verder|tevens|toch|immers|zodoende|vervolgens|tot slot|bijgevolg|hierbij|daarbij',
  ru: 'это|этот|эта|эти|они|также|кроме того|однако|но|и|или|поэтому|например|здесь|таким образом|при этом|кроме этого|а также|затем|наконец|тем не менее|благодаря этому|в результате|такие|там|тут|их|зато|впрочем',
  uk: 'це|цей|ця|ці|вони|також|крім того|однак|але|і|й|або|тому|наприклад|тут|таким чином|при цьому|а також|потім|нарешті|проте|завдяки цьому|у результаті|такі|там|їх|отже',
  ja: '(?:これ|それ)(?:ら|は|が|を|に|で|も|と|まで|だけ|、)|あれ(?:は|が|を|も|から)|(?:この|その)(?!まま)|ここ(?:は|が|を|に|で|から|まで|も|、)|(?:また|でも|なお|つまり|ただし|さらに|しかし|そして|だから|一方)(?:は)?[、，]|一方で|さらに|しかし|そして|だから|例えば|たとえば|したがって|とはいえ|ですから|すなわち|こうした|こうして|そこで',
  zh: '这|這|那(?=[些个個样樣么麼里裡时時种種是就，])|它|他们|他們|同时|同時|此外|但(?!丁)|而且|因此|例如|所以|然后|然後|于是(?!之)|於是|总之|總之|不[过過](?![时時期敏])|然而|该|該|此次',
  ar: '(?:هذا|هذه|ذلك|تلك|كما|لكن|ولكن|أيضا|أيضًا|ثم|مثلا|وهو|وهي|هنا|لذلك|وبالتالي|بالإضافة إلى ذلك|حيث|لهذا|ومع ذلك|من هنا)(?!\\p{L})',
  sv: 'det(?:ta)? (?:är|var|gör|innebär|betyder|ger)|denn[ae]|dessa|dessutom|men|och|eller|därför|därmed|till exempel|sedan|där|då|också|dock|således',
  da: 'det(?:te)? (?:er|var|gør|betyder|giver)|denne|disse|desuden|men|og|eller|derfor|dermed|for eksempel|derefter|også|dog|således',
  nb: 'det(?:te)? (?:er|var|gjør|betyr|gir)|denne|disse|dessuten|men|og|eller|derfor|dermed|for eksempel|deretter|også|likevel|slik',
  fi: 'tämä\\p{L}*|nämä|niiden|lisäksi|mutta|ja|tai|siksi|joten|esimerkiksi|sitten|siellä|myös|näin|kuitenkin',
  pl: 'to|te|ten|ta|tego|ponadto|jednak|ale|i|oraz|lub|dlatego|więc|na przykład|potem|tam|wtedy|również|także|dzięki (?:temu|niemu|niej)|w związku z tym|jednocześnie',
  cs: 'to|tento|tato|toto|tyto|navíc|však|ale|a|nebo|proto|tedy|například|potom|pak|tam|také|díky tomu|zároveň',
  sk: 'to|tento|táto|toto|tieto|navyše|však|ale|a|alebo|preto|teda|napríklad|potom|tam|tiež|vďaka tomu|zároveň',
  hu: 'ez(?:ek|t|zel|ért)?|az(?:ok|zal|ért|után)|ezen kívül|emellett|azonban|de|és|vagy|tehát|például|így|ott|szintén',
  ro: 'acest\\p{L}*|aceast\\p{L}*|de asemenea|în plus|însă|dar|și|sau|astfel|deci|de exemplu|apoi|acolo|prin urmare|totodată',
  bg: 'това|този|тази|тези|те|също|освен това|но|и|или|затова|така|например|там|по този начин',
  tr: 'bu|bunlar\\p{L}*|bunun|şu|ayrıca|ancak|ama|fakat|ve|veya|çünkü|böylece|örneğin|sonra|bu (?:yüzden|nedenle|sayede)',
  el: "αυτ[όήά]\\p{L}*|επίσης|επιπλέον|όμως|αλλά|και|ή|γι['’] αυτό|έτσι|για παράδειγμα|στη συνέχεια|εκεί|συνεπώς|ωστόσο",
  ko: '(?:이것|그것)(?:은|이|을|도|으로)|(?:이는|이를|이에)(?=[ ,])|이러한|그러한|그리고|하지만|그러나|그래서|따라서|또한|게다가|예를 들어',
  he: 'זה|זו|אלה|אלו|כמו כן|בנוסף|אבל|אך|ולכן|לכן|למשל|שם|כך',
  hr: 'ovo|ovaj|ova|ove|to|oni|također|osim toga|međutim|ali|i|ili|stoga|zato|na primjer|tamo|time',
  sl: 'to|ta|te|tudi|poleg tega|vendar|ampak|in|ali|zato|torej|na primer|tam|tako|s tem',
  lt: 'tai|šis|ši|šie|jie|taip pat|be to|tačiau|bet|ir|arba|todėl|pavyzdžiui|ten|taip',
  lv: 'tas|tā|šis|šī|šie|viņi|arī|turklāt|tomēr|bet|un|vai|tāpēc|piemēram|tur|tādējādi',
  et: 'see|need|nad|samuti|lisaks|kuid|aga|ja|või|seetõttu|näiteks|seal|nii',
  ca: 'això|aquest\\p{L}*|també|a més|però|i|o|perquè|així|per exemple|després|allà|per això',
  vi: 'điều (?:này|đó)|đây|đó|ngoài ra|tuy nhiên|nhưng|và|hoặc|vì vậy|do đó|ví dụ|sau đó|từ đó|qua đó',
  id: 'ini|itu|selain itu|namun|tetapi|dan|atau|karena itu|oleh karena itu|misalnya|kemudian|di sana|dengan demikian|hal ini',
};

/** A phrase without a verb that says what kind of thing it is: "A tool for…", "The simplest…", "Ein Verein für…". */
const OFFER: LanguagePatterns = {
  en: 'an? \\p{L}+|the (?:[\\p{L}-]+(?:est|ing)|first|only|most|best|free|open|official|new|leading|easy|modern|world|platform|home|place|way) ?\\p{L}*',
  de: '(?:eine?|der|die|das) (?:\\p{L}+ ){0,3}\\p{Lu}\\p{Ll}+ (?:für|zum|zur|von|in|mit|der|die|das)',
  fr: "(?:une?|le|la|l['’]) ?\\p{L}+ (?:de|pour|qui|d['’])",
  es: '(?:una?|el|la) \\p{L}+ (?:de|para|que)',
  it: "(?:una?|uno|un['’]|il|la|l['’]) ?\\p{L}+ (?:di|per|che)",
  pt: '(?:uma?|o|a) \\p{L}+ (?:de|para|que)',
  nl: '(?:een|de|het) \\p{L}+ (?:voor|van|om|die|dat)',
};

const openingOnly = (patterns: LanguagePatterns): LanguagePatterns =>
  Object.fromEntries(Object.entries(patterns).map(([code, words]) => [code, `^["'“‘«¡¿—–-]*\\s*(?:${words})`]));

const READER_OPENING = openingOnly(READER);
const DEPENDENT_OPENING = openingOnly(DEPENDENT);
const OFFER_OPENING = openingOnly(OFFER);
const PERSON_OPENING = openingOnly(PERSON);

export interface SubjectContext {
  /** Of the brand; "" if unknown. */
  name: string;
  /** ISO 639-1, "" if unknown. */
  language: string;
  /** Words that are written with a capital wherever they stand on the site, in lower case: names. */
  properNouns: ReadonlySet<string>;
}

/** The subject of a sentence. */
export function subjectOf(original: string, { name, language, properNouns }: SubjectContext): Subject {
  const known = language in WE ? language : 'en';
  // Acronyms are no pronouns: "IT support", "US companies".
  const text = known === 'en' ? original.replace(/(?<!\p{L})(?:IT|US|I\/O)(?!\p{L})/gu, 'X') : original;
  const opening = firstWords(text, OPENING_WORDS, known);
  if (name.length > 1 && text.toLowerCase().startsWith(name.toLowerCase())) return 'brand';
  if (matchesPatterns(text, PERSON_OPENING, known)) return 'person';
  if (name.length > 1 && nameAt(text, name) >= 0 && nameAt(text, name) <= opening.length) return 'brand';
  if (matchesPatterns(opening, WE, known)) return 'we';
  const other = namesSomebodyElse(text, name, properNouns);
  if (other) return 'other';
  if (matchesPatterns(text, DEPENDENT_OPENING, known)) return 'dependent';
  if (matchesPatterns(text, READER_OPENING, known)) return 'reader';
  if (matchesPatterns(text, OFFER_OPENING, known)) return 'offer';
  if (matchesPatterns(opening, READER, known)) return 'reader';
  return 'unknown';
}

/** True if the brand speaks in the first person plural anywhere in the text. */
export const speaksAsWe = (text: string, language: string): boolean =>
  matchesPatterns(text, WE, language in WE ? language : 'en');

/** True if the text speaks to its reader. */
export const speaksToReader = (text: string, language: string): boolean =>
  matchesPatterns(text, READER, language in READER ? language : 'en');

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The opening of a text: so many words, or three characters a word in scripts without spaces. */
function firstWords(text: string, count: number, language: string): string {
  if (UNSPACED.test(text) && UNSPACED_LANGUAGES.has(language)) return text.slice(0, count * 3);
  return text.split(/\s+/).slice(0, count).join(' ');
}

/** Where the name is in a text, as a word of its own where the script has words; -1 if nowhere. */
function nameAt(text: string, name: string): number {
  const escaped = name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const edge = UNSPACED.test(name) ? ['', ''] : ['(?<![\\p{L}\\p{N}])', '(?![\\p{Ll}\\p{N}])'];
  return text.toLowerCase().search(new RegExp(`${edge[0]}${escaped}${edge[1]}`, 'u'));
}

/** "Jane Miller studied…", "Basecamp lets you…": it opens with a name that is not the brand's. */
function namesSomebodyElse(text: string, name: string, properNouns: ReadonlySet<string>): boolean {
  const words = wordsOf(text).slice(0, 4);
  const own = new Set(wordsOf(name.toLowerCase()));
  const isName = (word: string | undefined): boolean =>
    word !== undefined && properNouns.has(word.toLowerCase()) && !own.has(word.toLowerCase());
  const first = words[0]?.toLowerCase() === 'the' || words[0]?.toLowerCase() === 'at' ? words.slice(1) : words;
  return isName(first[0]) && !own.has(first[1]?.toLowerCase() ?? '');
}

/** A sentence is written like one, not like a title: fewer than half of its longer words begin with a capital. */
function isSentenceCase(words: readonly string[]): boolean {
  const longer = words.slice(1).filter((word) => word.length > 3);
  return longer.length >= 3 && longer.filter((word) => /^\p{Lu}/u.test(word)).length / longer.length < 0.5;
}

/** German writes every noun with a capital. */
const LANGUAGES_WITH_CAPITAL_NOUNS: ReadonlySet<string> = new Set(['de']);

/** Words that always have a capital inside sentences of the site and never stand in lower case. */
export function findProperNouns(evidence: Evidence, language: string): ReadonlySet<string> {
  if (LANGUAGES_WITH_CAPITAL_NOUNS.has(language)) return new Set();
  const capital = new Map<string, number>();
  const lower = new Set<string>();
  for (const page of evidence.pages)
    for (const block of page.text) {
      const words = wordsOf(block.text);
      for (const word of words) if (/^\p{Ll}/u.test(word)) lower.add(word);
      if (!isSentenceCase(words)) continue;
      // Not after a full stop either: split there first.
      for (const sentence of block.text.split(/[.!?:]\s+/))
        for (const word of wordsOf(sentence).slice(1))
          if (/^\p{Lu}\p{L}/u.test(word)) capital.set(word.toLowerCase(), (capital.get(word.toLowerCase()) ?? 0) + 1);
    }
  return new Set([...capital.keys()].filter((word) => !lower.has(word)));
}
