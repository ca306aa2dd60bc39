import type { Evidence } from '@brandprint/contracts';
import { type LanguagePatterns, matchesPatterns, wordsOf } from '../text/index.ts';

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
  en: "this|that|these|those|it(?:['’]s)?|its|they|their|such|here|there|then|also|additionally|furthermore|moreover|however|but|and|or|so|because|thus|therefore|otherwise|instead|for example|for instance|in addition|as a result|similarly|likewise|both|another|meanwhile|finally|first|second|third|next|some|others?|many|most",
  de: 'dies\\p{L}*|das(?= (?:ist|sind|war|waren|wird|werden|hat|haben|kann|können|soll|sollte|muss|macht|machen|geht|gilt|heißt|bedeutet|zeigt|klingt|sagen|wollen|bieten|schaffen|finden|nennen)(?!\\p{L}))|es|deren|dessen|dort|dann|auch|außerdem|zudem|jedoch|aber|und|oder|denn|deshalb|daher|darum|zum beispiel|dabei|damit|hierzu|dazu|hier',
  fr: "ce(?:la|ci)?|c['’]est|ces|celui|celle|il|elle|ils|elles|ainsi|aussi|de plus|en outre|cependant|mais|et|ou|car|donc|par exemple|puis|ensuite|ici",
  es: 'esto|eso|estos|estas|ellos|además|también|sin embargo|pero|y|o|porque|así|por ejemplo|luego|entonces|allí|por eso|aquí',
  it: 'questo|questa|questi|queste|ciò|esso|essa|loro|inoltre|anche|tuttavia|ma|e|o|perché|così|per esempio|poi|quindi|qui',
  pt: 'isto|isso|estes|estas|eles|elas|além disso|também|porém|mas|e|ou|porque|assim|por exemplo|depois|então|aqui',
  nl: 'dit|dat|deze|die|het(?= (?:is|was|zijn|wordt|werd|heeft|hebben|kan|moet|gaat|maakt|betekent|bestaat|biedt|helpt|geeft|zorgt|laat|komt|blijft|kost)(?!\\p{L}))|ook|bovendien|echter|maar|en|of|want|daarom|dus|bijvoorbeeld|dan|daar|hier',
  ru: 'это|этот|эта|эти|они|также|кроме того|однако|но|и|или|поэтому|например|здесь',
  uk: 'це|цей|ця|ці|вони|також|крім того|однак|але|і|й|або|тому|наприклад|тут',
  ja: 'これ|それ|その|この|あれ|また|さらに|しかし|でも|そして|だから|例えば|たとえば|なお',
  zh: '这|這|那|它|他们|同时|同時|此外|但|而且|因此|例如',
  ar: 'هذا|هذه|ذلك|تلك|كما|لكن|ولكن|أيضا|أيضًا|ثم|مثلا|وهو|وهي|هنا',
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
  if (UNSPACED.test(text) && (language === 'ja' || language === 'zh' || language === 'th'))
    return text.slice(0, count * 3);
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
