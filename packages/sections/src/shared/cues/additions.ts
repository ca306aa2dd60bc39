import { type CompleteLanguagePatterns, type LanguagePatterns, matchesPatterns } from '../text/index.ts';

/** Openings of what comes on top: "In addition, we…", "Beyond that, …". It is a lesser part of an offer. */
const ADDITIONS: CompleteLanguagePatterns = {
  en: '^(?:additionally|in addition|besides|beyond th(?:at|is)|on top of|we also|moreover|furthermore|plus,|when everything)',
  de: '^(?:zusätzlich|darüber hinaus|daneben|außerdem|zudem|weiters|ferner|ebenso|gerne? (?:auch|übernehmen))',
  fr: '^(?:en parallèle|parallèlement|en plus|de plus|par ailleurs|en outre|également|à côté|nous \\p{L}+ (?:aussi|également))',
  es: '^(?:además|asimismo|por otra parte|también|adicionalmente)',
  it: '^(?:inoltre|oltre a|in più|in aggiunta)',
  pt: '^(?:além|também|adicionalmente|ademais)',
  nl: '^(?:daarnaast|verder|bovendien|tevens|ook|eveneens)',
  sv: '^(?:dessutom|utöver|därutöver|vidare|vi \\p{L}+ (?:även|också))',
  da: '^(?:derudover|desuden|herudover|endvidere|udover|vi \\p{L}+ også)',
  nb: '^(?:i tillegg|dessuten|utover|videre|vi \\p{L}+ også)',
  fi: '^(?:lisäksi|tämän lisäksi|myös)',
  pl: '^(?:ponadto|dodatkowo|poza tym|oprócz tego|również|także)|(?:przygotowujemy|oferujemy|wykonujemy) też',
  cs: '^(?:dále|navíc|kromě toho|zároveň|také)',
  sk: '^(?:ďalej|navyše|okrem toho|zároveň|taktiež|tiež)',
  uk: '^(?:також|крім того|окрім того|додатково)',
  ru: '^(?:также|кроме того|помимо этого|дополнительно)',
  bg: '^(?:освен това|също|допълнително|наред с)',
  he: '^(?:בנוסף|כמו כן|נוסף על)',
  lv: '^(?:turklāt|papildus|bez tam|arī)',
  lt: '^(?:be to|papildomai|taip pat)',
  et: '^(?:lisaks|peale selle|samuti)',
  hu: '^(?:emellett|ezen ?kívül|továbbá|ezen felül)',
  ro: '^(?:în plus|de asemenea|totodată|pe lângă)',
  el: '^(?:επίσης|επιπλέον|ακόμη|παράλληλα)',
  hr: '^(?:također|osim toga|dodatno|uz to|pored toga)',
  sl: '^(?:poleg tega|dodatno|prav tako|tudi)',
  sr: '^(?:takođe|pored toga|dodatno|osim toga|uz to|такође|поред тога)',
  ca: '^(?:a més|també|a banda)',
  tr: '^(?:ayrıca|bunun yanı sıra|ek olarak)',
  vi: '^(?:ngoài ra|bên cạnh đó|thêm vào đó)',
  id: '^(?:selain itu|di samping itu|tambahan)',
  ja: '^(?:また|さらに|加えて|そのほか|その他)',
  zh: '^(?:此外|另外|除此之外|同时|同時)',
  ko: '^(?:또한|추가로|이외에도|그 외)',
  ar: '^(?:كما|بالإضافة|إضافة|علاوة)',
  fa: '^(?:همچنین|علاوه بر|در کنار)',
  th: '^(?:นอกจากนี้|อีกทั้ง|รวมถึง)',
  hi: '^(?:इसके अलावा|साथ ही|इसके अतिरिक्त)',
};

/** Whether a sentence adds something to what was said before. */
export const isAddition = (text: string, language: string): boolean => matchesPatterns(text, ADDITIONS, language);

/** "We also offer…". */
const ALSO: LanguagePatterns = {
  en: 'also',
  de: 'auch|ebenfalls',
  fr: 'aussi|également',
  es: 'también',
  it: 'anche',
  pt: 'também',
  nl: 'ook|daarnaast',
  sv: 'också|även',
  da: 'også',
  nb: 'også',
  fi: 'myös',
  pl: 'też|także|również',
  cs: 'také|rovněž|i nabídku',
  sk: 'tiež|taktiež',
  ru: 'также|тоже',
  uk: 'також|теж',
  bg: 'също',
  ro: 'de asemenea',
  hr: 'također',
  sr: 'takođe|такође',
  sl: 'tudi',
  ca: 'també',
  el: 'επίσης',
  id: 'juga',
};

/** Whether a sentence adds something anywhere in it. */
export const addsToIt = (text: string, language: string): boolean =>
  isAddition(text, language) || matchesPatterns(text, ALSO, language);

/** "We are also fortunate": so many words may open a sentence that goes on from what was said. */
const OPENING_WORDS = 4;

/** Whether a sentence has a word for "also" among its first. */
export const opensByAdding = (text: string, language: string): boolean =>
  matchesPatterns(text.split(/\s+/).slice(0, OPENING_WORDS).join(' '), ALSO, language);
