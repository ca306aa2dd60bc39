import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';

/** Words that open headings of explanations. "In" and "à" open names of offers too: "In vitro fertilisation". */
const OPENINGS: LanguagePatterns = {
  en: 'how|where|what|so',
  de: 'so|wie|was|wo|woran|wann',
  fr: "comment|que|qu['’]\\p{L}+|quel(?:le)?s?|à (?:propos|quoi|qui|savoir)|où",
  es: '¿?(?:cómo|qué|dónde|cuándo|cuánto)',
  it: "come|cosa|che cos['’]è|dove|quanto",
  pt: 'como|o que|onde|quanto',
  ca: 'com|què|on|quant',
  nl: 'hoe|wat|waar|zo',
  sv: 'hur|så|vad|var',
  da: 'hvordan|hvad|hvor|sådan|så',
  nb: 'hvordan|hva|hvor|slik|så',
  fi: 'miten|näin|mikä|mitä|missä',
  pl: 'jak|co|gdzie',
  cs: 'jak|co|kde',
  sk: 'ako|čo|kde',
  hu: 'hogyan|mit?|hol',
  ro: 'cum|ce|unde',
  el: 'πώς|τι|πού',
  tr: 'nasıl|ne|nerede',
  vi: 'cách|làm sao|vì sao',
  id: 'cara|bagaimana|apa',
  ru: 'как|что|где',
  uk: 'як|що|де',
  bg: 'как|какво|къде',
  hr: 'kako|što|gdje',
  sr: 'kako|šta|gde|како|шта|где',
  sl: 'kako|kaj|kje',
  lv: 'kā|kas|kur',
  lt: 'kaip|kas|kur',
  et: 'kuidas|mis|kus',
  ja: 'どうやって|どのように|なぜ',
  zh: '如何|怎(?:么|麼|样|樣)',
  ko: '어떻게|왜',
  ar: 'كيف(?:ية)?|ماذا|ما هو|ما هي',
  he: 'איך|כיצד|מה',
  fa: 'چگونه|چطور',
  hi: 'कैसे',
  th: 'วิธี|ทำไม',
};

const OPENING: LanguagePatterns = Object.fromEntries(
  Object.entries(OPENINGS).map(([language, words]) => [language, `^(?:${words})(?!-)`]),
);

/** Whether a title explains something or asks: "How to bleed a radiator", "What it costs", "Wie es geht"; not "À la carte". */
export const explains = (title: string, language: string): boolean => matchesPatterns(title, OPENING, language);
