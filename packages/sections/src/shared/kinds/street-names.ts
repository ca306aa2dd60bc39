import { UNBOUNDED_LANGUAGES } from '../text/index.ts';

/** What stands behind the building or trade that a street or place is called after: "Church Street", "Okul Caddesi". */
const BEHIND: Readonly<Record<string, string>> = {
  en: ' (?:street(?! (?:art\\p{L}*|danc\\p{L}+|fairs?|food|parking|part(?:y|ies)|performers?|style|wear)(?!\\p{L}))|st(?=\\.?(?:,|$))|road(?! (?:bike|race|safety|test|trip))|rd)',
  et: ' (?:tänav\\p{L}*|puiestee|väljak)',
  hu: ' (?:utca|út|tér|köz|sétány|körút)',
  lt: ' (?:gatv\\p{L}+|g\\.|aikšt\\p{L}+)',
  lv: ' (?:iel(?:a|ā|as)|bulvār\\p{L}+)',
  tr: ' (?:sokak|sokağı\\p{L}*|caddesi\\p{L}*|cadde|cad\\.|bulvarı|meydanı)',
  ja: '通り',
  zh: '(?:路(?![线線由演过過边邊上])|街(?![角边邊头頭])|大道|巷)',
  ko: '(?:길|로|대로)(?= ?\\d+(?:-\\d+)?(?:번길|길|[,)]|$))',
};

/** What stands before it: "rue de l'Église", "ulica Szkolna". */
const BEFORE: Readonly<Record<string, string>> = {
  fr: "(?:rue|avenue|boulevard|chemin|impasse|ruelle|quai|allée|route|(?<!en )place) (?:de la |de l['’]|du |des |d['’])",
  es: '(?:calle|c/|avenida|avda\\.?|paseo|plaza|plazuela|camino|callejón|travesía) (?:de la|de las|de los|del|la|el) ',
  it: "(?:via|viale|vicolo|piazza|piazzale|piazzetta|largo|strada) (?:del |della |dello |dell['’]|dei |degli |delle )",
  pt: '(?:rua|avenida|travessa|largo|praça|praceta|beco) (?:da|do|das|dos) ',
  ca: "(?:carrer|avinguda|passeig|plaça|placeta|camí|carreró) (?:de la |de les |dels? |de l['’])",
  ro: '(?:strada|str\\.|bulevardul|aleea|piața) ',
  pl: '(?:ul\\.|ulica|ulicy|aleja|plac|placu) ',
  cs: '(?:ul\\.|ulice|ulici|náměstí) ',
  sk: '(?:ul\\.|ulica|ulici|námestie|námestí) ',
  ru: '(?:ул\\.|улица|улице|проспект|переулок|площадь|площади) ',
  uk: '(?:вул\\.|вулиця|вулиці|проспект|провулок|площа|площі) ',
  bg: '(?:ул\\.|улица|бул\\.|булевард|площад) ',
  hr: '(?:ul\\.|ulica|trg) ',
  sr: '(?:ul\\.|ulica|trg|ул\\.|улица|трг) ',
  sl: '(?:ul\\.|ulica|trg) ',
  el: '(?:οδο[σς]|οδου|πλατεια|πλατεία|πλατείας) ',
  id: '(?:jalan|jl\\.?|gang) ',
  vi: '(?:đường|phố|ngõ|quảng trường) ',
};

/** What stands behind it too, and is as often the fancy of a name: "Theatre Lane Bakery", but "Bistro Square". */
const BEHIND_AT_TIMES = / (?:lane|avenue|ave|square|crescent|mews|hill)(?!\p{L})/iu;

const compile = (sources: Readonly<Record<string, string>>, around: (source: string, language: string) => string) =>
  new Map(
    Object.entries(sources).map(
      ([language, source]) => [language, new RegExp(around(source, language), 'giu')] as const,
    ),
  );

const endOf = (language: string): string => (UNBOUNDED_LANGUAGES.has(language) ? '' : '(?!\\p{L})');
const BEHIND_KIND = compile(BEHIND, (source, language) => `^${source}${endOf(language)}`);
const BEFORE_KIND = compile(BEFORE, (source) => `(?<!\\p{L})${source}$`);

/** Whether what stands around the word for a kind makes it the name of a street or place. */
export const isOfStreet = (before: string, behind: string, language: string): boolean =>
  behind.search(BEHIND_KIND.get(language) ?? NOTHING) === 0 ||
  before.search(BEFORE_KIND.get(language) ?? NOTHING) >= 0 ||
  (language === 'en' &&
    behind.search(BEHIND_AT_TIMES) === 0 &&
    /\p{L}/u.test(before + behind.replace(BEHIND_AT_TIMES, '')));
const NOTHING = /(?!)/u;

const IN_NAMES = [
  compile(BEHIND, (source, language) => `[\\p{L}’'-]+?${source}${endOf(language)}`),
  compile(BEFORE, (source) => `(?<!\\p{L})${source}[\\p{L}-]+`),
  // Something else follows.
  compile({ en: BEHIND_AT_TIMES.source }, (source) => `[\\p{L}’'-]+${source}(?= \\p{L})`),
];

/** A name without the streets in it: "Motors" of "Church Street Motors". */
export const withoutStreets = (name: string, language: string): string =>
  IN_NAMES.reduce((rest, patterns) => rest.replace(patterns.get(language) ?? NOTHING, ' '), name)
    .replaceAll(/\s+/gu, ' ')
    .trim();
