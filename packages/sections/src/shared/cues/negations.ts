import { arabicWords, type LanguagePatterns, matchesPatterns } from '../text/index.ts';

/** What something is not, does not do, or does without, in the languages whose tone is measured for it. */
export const MEASURED_NEGATIONS = {
  en: "not|no|never|without|nothing|none|neither|nor|(?!don['’]t (?:miss|hesitate|forget|worry))\\p{L}+n['’]t|cannot|instead of|rather than",
  de: 'nicht|nichts|kein\\p{L}*|nie|niemals|ohne|weder|statt',
  fr: "ne|n[’']\\p{L}+|pas|sans|jamais|aucune?|ni|plutôt que",
  es: 'no|nunca|sin|nada|ningún|ninguna|ni|en lugar de',
  it: 'non|mai|senza|niente|nessun[oa]?|né|invece di',
  pt: 'não|nunca|sem|nada|nenhuma?|nem|em vez de',
  nl: 'niet|niets|geen|nooit|zonder|noch|in plaats van',
  sv: 'inte|ingen|inget|inga|aldrig|utan',
  da: 'ikke|ingen|intet|aldrig|uden',
  nb: 'ikke|ingen|intet|aldri|uten',
  pl: 'nie|nigdy|bez|żad\\p{L}+|zamiast',
  cs: 'ne|není|nejsou|nikdy|bez|žádn\\p{L}+|místo',
  sk: 'nie|nikdy|bez|žiad\\p{L}+|namiesto',
  et: 'ei|ära|ilma|mitte|kunagi|pole',
  lv: 'nav|nekad|bez|nevis|ne',
  ru: 'не|нет|никогда|без|ни|вместо',
  uk: 'не|немає|ніколи|без|ні|замість',
  he: 'לא|אין|בלי|ללא|אף פעם|אינו|אינה',
  ar: arabicWords('لا|ليس|ليست|لم|لن|بدون|دون|بلا|غير'),
  ja: 'ない|ません|なし|ず(?:に|、)|ぬ',
  zh: '不(?!同|僅|仅|只|但|斷|断|少|錯|错)|没|沒|無(?!論|數)|无(?!论|数)|非(?!常|洲|營|营)',
  ko: '없|않|아니|못',
} satisfies LanguagePatterns;

/** The same in other languages. */
const OTHER_NEGATIONS = {
  bg: 'не|няма|никога|без|нито|нищо|никой|вместо',
  ca: 'no|mai|sense|res|ni|ningú|en lloc de',
  el: 'δεν|μην?|όχι|ποτέ|χωρίς|δίχως|ούτε|κανένα\\p{L}*|τίποτα',
  fa: 'نیست\\p{L}*|نمی\\p{L}*|هرگز|بدون|هیچ\\p{L}*|نه',
  fi: 'ei|en|emme|ette|eivät|älä|ilman|koskaan|mitään|\\p{L}+(?:matta|mättä)',
  hi: 'नहीं|न|बिना|कभी नहीं|मत',
  hr: 'ne|nije|nisu|nema\\p{L}*|nikad\\p{L}*|bez|niti|ništa|nitko|umjesto',
  hu: 'nem|ne|nincs\\p{L}*|soha|sem|nélkül|semmi\\p{L}*|senki\\p{L}*|helyett',
  id: 'tidak|bukan|tanpa|jangan|belum|tak|tiada',
  is: 'ekki|engin\\p{L}*|ekkert|aldrei|án|hvorki',
  lt: 'ne|nėra|niekada|be|nei|nieko|niekas|vietoj|ne(?:turi|reikia|gali|teikia|parduoda|naudoja|dirba|veikia|ima|laukia|priima)\\p{L}*',
  mk: 'не|нема|никогаш|без|ниту|ништо|никој|наместо',
  ro: "nu|n[-’']\\p{L}+|niciodată|fără|nici|niciun\\p{L}*|nimic|nimeni|în loc de",
  sl: 'ne|ni|niso|nima\\p{L}*|nikoli|brez|niti|nič|nihče|namesto',
  sq: "nuk|s[’']\\p{L}+|jo|mos|kurrë|pa|asnjë\\p{L}*|asgjë",
  sr: 'ne|nije|nisu|nema\\p{L}*|nikad\\p{L}*|bez|niti|ništa|niko|umesto|не|није|нису|нема\\p{L}*|никад\\p{L}*|без|нити|ништа|нико|уместо',
  th: 'ไม่|มิ|ปราศจาก|ไร้',
  tr: 'değil\\p{L}*|yok\\p{L}*|hiç\\p{L}*|asla|olmadan|\\p{L}+s[ıiuü]z|ne|(?!namaz)\\p{L}+m[ae]z(?:lar|ler)?|\\p{L}+m[ıiuü]yor\\p{L}*|\\p{L}+m[ae]dan|\\p{L}+m[ae]d[ıi]\\p{L}*',
  vi: 'không|chẳng|chưa|đừng|chớ',
} satisfies LanguagePatterns;

const NEGATIONS: LanguagePatterns = {
  ...MEASURED_NEGATIONS,
  ...OTHER_NEGATIONS,
  ja: `${MEASURED_NEGATIONS.ja}|(?:では|じゃ|が|も)なく|ずに`,
};

/** Whether negations of a language are known. */
export const hasNegations = (language: string): boolean => language in NEGATIONS;

/** Whether a text negates something, in a language whose negations are known. */
export const isNegative = (text: string, language: string): boolean =>
  hasNegations(language) && matchesPatterns(text, NEGATIONS, language);
