import { type PersonPatterns, withAddress, word } from './person-patterns.ts';
import { MORE_PERSON_PATTERNS } from './persons-more.ts';

/** First and second person words by language. */
const PERSON_PATTERNS: Readonly<Record<string, PersonPatterns>> = {
  en: {
    i: /(?<!\p{L})(?:I|my|My|mine|myself)(?!\p{L})/u,
    we: word("we|our|ours|us|we're|we've|we’re|we’ve"),
    you: word("you|your|yours|you're|you’re|you'll|you’ll"),
  },
  de: {
    i: word('ich|mein\\p{L}*|mich|mir'),
    we: word('wir|unser\\p{L}*|uns'),
    you: /(?<!\p{L})(du|dein\p{L}*|dich|dir|ihr|euch|euer\p{L}*)(?!\p{L})|(?<=\p{L}[^.!?]*)(?<!\p{L})(Sie|Ihnen|Ihr\p{L}*)(?!\p{L})/u,
    formal: /(?<=\p{L}[^.!?]*)(?<!\p{L})(Sie|Ihnen|Ihr(e[mnrs]?)?)(?!\p{L})/u,
    familiar: word('du|dein\\p{L}*|dich|dir|euch|euer|eure\\p{L}*'),
  },
  fr: withAddress("je|j['’]\\p{L}+|mon|ma|mes|moi", 'nous|notre|nos', 'vous|votre|vos', 'tu|ton|ta|tes|toi'),
  es: withAddress(
    'yo|mi|mis|soy',
    'nosotros|nuestr[oa]s?|(?!(?:extremos|tramos|ramos|reclamos|supremos)(?!\\p{L}))[a-zñ]{2,}[aei]mos',
    'usted|ustedes',
    'tú|tu|tus|te|ti|contigo',
  ),
  it: {
    i: word('io|mio|mia|miei'),
    we: word('noi|nostr[oaie]|\\p{L}{2,}iamo'),
    you: word('tu|tuo|tua|tuoi|tue|ti|voi|vostr[oaie]'),
  },
  pt: {
    i: word('eu|meu|minha|meus|minhas'),
    we: word('nós|noss[oa]s?|(?!(?:extremos|ramos)(?!\\p{L}))[a-zç]{2,}[aei]mos'),
    you: word('você|vocês|seu|sua|seus|suas|teu|tua'),
  },
  nl: withAddress('ik|mijn|mij', 'wij|we|ons|onze', 'u|uw', 'je|jij|jouw|jou|jullie'),
  sv: {
    i: word('jag|min|mitt|mina|mig'),
    we: word('vi|vår|vårt|våra|oss'),
    you: word('du|din|ditt|dina|dig|er|era|ert'),
  },
  da: { i: word('jeg|min|mit|mine|mig'), we: word('vi|vores|os'), you: word('du|din|dit|dine|dig|jer|jeres') },
  nb: {
    i: word('jeg|min|mitt|mine|meg'),
    we: word('vi|vår|vårt|våre|oss'),
    you: word('du|din|ditt|dine|deg|dere|deres'),
  },
  pl: {
    i: word('ja|mój|moja|moje|mnie'),
    we: word('my|nasz\\p{L}*|nas|nam'),
    you: word('ty|twój|twoj\\p{L}*|ciebie|ci|państw\\p{L}*'),
  },
  cs: withAddress(
    'já|můj|moje|mě|mně',
    'my|nás|nám|námi|náš|naš\\p{L}*',
    'vy|vás|vám|vámi|váš|vaš\\p{L}*',
    'ty|tebe|tobě|tě|tvůj|tvoj\\p{L}*|tvé\\p{L}*',
  ),
  sk: withAddress(
    'ja|môj|moja|moje|mňa|mne',
    'my|nás|nám|nami|náš|naš\\p{L}*|sme',
    'vy|vás|vám|vami|váš|vaš\\p{L}*|ste',
    'ty|teba|tebe|ťa|tvoj\\p{L}*',
  ),
  et: withAddress(
    'mina|ma|minu|mind|mul|mulle|minuni',
    'meie|me|meid|meil|meile|meiega',
    'teie|te|teid|teil|teile|teiega',
    'sina|sa|sinu|sind|sulle|sul',
  ),
  lv: {
    i: word('es|mans|mana|man|mani'),
    we: word('mēs|mūs|mums|mūsu'),
    you: word('jūs|jums|jūsu|tu|tevi|tev|tavs|tava'),
  },
  ru: withAddress(
    'я|мой|моя|моё|мои|меня|мне',
    'мы|нас|нам|наш\\p{L}*',
    'вы|вас|вам|ваш\\p{L}*',
    'ты|твой|тво[яёею]\\p{L}*|тебя|тебе',
  ),
  uk: withAddress(
    'я|мій|моя|мене|мені',
    'ми|нас|нам|наш\\p{L}*',
    'ви|вас|вам|ваш\\p{L}*',
    'ти|твій|тво\\p{L}+|тебе|тобі',
  ),
  he: {
    i: word('אני|שלי|אותי'),
    we: word('אנחנו|אנו|שלנו|אותנו|לנו|איתנו'),
    you: word('אתה|אתם|שלך|שלכם|שלכן|לכם|אתכם'),
  },
  ar: {
    i: word('أنا'),
    we: word('نحن|لدينا|لنا|ن(?:قدم|سعى|وفر|عمل|حرص|ؤمن|ضمن)\\p{L}*|(?!أحيانا)\\p{L}{3,}نا'),
    you: word('أنت|أنتم|لك|لكم|\\p{L}{3,}كم'),
  },
  ja: {
    i: /私(?!たち|達|立)|僕/u,
    we: /私たち|私達|わたしたち|当社|弊社|我々/u,
    you: /あなた|皆さま|皆様|みなさま|お客様|お客さま/u,
  },
  zh: { i: /我(?![們们國国])/u, we: /我们|我們|本公司/u, you: /你|您/u, formal: /您/u, familiar: /你/u },
  ko: { we: /우리|저희|당사/u, you: /당신|여러분|고객님/u },
  ...MORE_PERSON_PATTERNS,
};

/** Languages in which sentences about people have pronouns. In others the verb may say who, and no word is missing. */
const PRONOUN_LANGUAGES: ReadonlySet<string> = new Set(['en', 'de', 'fr', 'nl', 'sv', 'da', 'nb']);

export const needsPronouns = (language: string): boolean => PRONOUN_LANGUAGES.has(language);

/** Whether the words for "I", "we" and "you" of a language are known. */
export const knowsPersons = (language: string): boolean => language in PERSON_PATTERNS;

/** Whether a sentence contains "I" or "we" or addresses the reader, in a supported language. */
export function detectPerson(text: string, language: string): { i: boolean; we: boolean; you: boolean } {
  const person = PERSON_PATTERNS[language];
  return {
    i: person?.i?.test(text) ?? false,
    we: person?.we.test(text) ?? false,
    you: person?.you.test(text) ?? false,
  };
}

export type Address = 'formal' | 'familiar';

/** Whether a sentence has the polite or the familiar "you"; false in languages that have one "you". */
export const hasAddress = (address: Address, text: string, language: string): boolean =>
  PERSON_PATTERNS[language]?.[address]?.test(text) ?? false;
