import { comparisonKey, type LanguagePatterns, matchesPatterns, wordCount, wordsOf } from '../text/index.ts';
import { asksWhyBrand } from './brand-reasons.ts';
import { DIFFERENTIATOR_HEADINGS } from './competition.ts';

/** Longer ones ask why something is done, unless they name the brand: "Why we put our beer into cans". */
const MAX_WORDS = 6;
const MAX_WORDS_WITH_NAME = 12;

/** "Why croquet?" may be about anything, and advantages are often what is included: "Your advantages at a glance". */
const NO_REASONS =
  /^(?:why|warum|pourquoi|waarom|varför|hvorfor) (?!(?:us|wir|nous|wij|oss|os)(?!\p{L}))\p{L}+ ?\??$|vorteil|avantag|advantage|ventaj|vantagg|vantage|voordel|fördel|fordel|výhod|преимуществ|переваг|предимств|előny|πλεονεκτ|prednost|priekšroc|privalum|eelis|avantaj|优势|優勢|강점/iu;

/** "Why choose a heat pump?" asks about a ware, whoever sells it. */
const OF_A_WARE =
  /^\P{L}*(?:why (?:\p{L}+ ){0,2}an?|(?:warum|pourquoi|por ?qu[eéê]|perch[eé]|waarom|varför|hvorfor) (?:\p{L}+ ){0,2}(?:eine?[nm]?|une?|des|una|uno|um|uma|een|en|ett|et)) \p{L}/iu;

/** "Why we are different", "¿Qué hace diferente a Acme?": what sets the brand apart, in other words than why to choose it. */
const OTHER_WORDINGS: LanguagePatterns = {
  en: "why (?:we are|we['’]re|\\p{L}+ is) (?:different|unique|special)|what (?:makes|sets) (?:us|\\p{L}+) (?:apart|stand out|special)|how we(?:['’]re| are) different",
  de: 'warum wir anders sind|was (?:uns|\\p{L}+) (?:anders|besonders) macht|was wir anders machen',
  fr: 'ce qui (?:rend|distingue|différencie) \\p{L}+(?: (?:unique|différent)e?)?|pourquoi (?:nous sommes|\\p{L}+ est) (?:différents?|uniques?)|ce que nous faisons différemment',
  es: '(?:qué|lo que) (?:hace|distingue|diferencia) a (?:(?:la|el) )?\\p{L}+(?: (?:diferente|únic[oa]|especial))?|qué (?:hace|nos hace) (?:diferentes?|únic[oa]s?|especial(?:es)?)(?: a .{2,20})?|por qué somos diferentes',
  it: '(?:che )?cosa (?:rende|distingue) \\p{L}+(?: (?:unic[oa]|divers[oa]|speciale))?|perché siamo (?:divers[ie]|unic[ie])',
  pt: 'o que (?:torna|distingue|diferencia) (?:[oa] )?\\p{L}+(?: (?:diferente|únic[oa]|especial))?|por ?que somos (?:diferentes|únicos)',
  nl: 'wat \\p{L}+ (?:anders|uniek|bijzonder) maakt|waarom (?:wij|we) anders zijn|wat (?:wij|we) anders doen',
  sv: 'vad (?:som )?gör \\p{L}+ (?:unik|speciell|annorlunda)t?|därför är vi annorlunda',
  da: 'hvad (?:der )?gør \\p{L}+ (?:unik|særlig|anderledes)t?|derfor er vi anderledes',
  nb: 'hva (?:som )?gjør \\p{L}+ (?:unik|spesiell|annerledes)t?|derfor er vi annerledes',
  pl: 'co (?:nas |wyróżnia )?(?:wyróżnia|odróżnia) \\p{L}+|dlaczego jesteśmy (?:inni|wyjątkowi)',
  cs: 'čím (?:jsme|je \\p{L}+) (?:jiní|jin[ýáé]|výjimečn\\p{L}+|jedinečn\\p{L}+)|proč jsme jiní',
  sk: 'čím (?:sme|je \\p{L}+) (?:iní|in[ýáé]|výnimočn\\p{L}+|jedinečn\\p{L}+)|prečo sme iní',
  hu: 'miért (?:vagyunk|más) (?:mások|különlegesek|az? \\p{L}+)|mitől (?:vagyunk|más) (?:mások|különlegesek|az? \\p{L}+)',
  ro: 'ce (?:face|diferențiază|deosebește) (?:\\p{L}+ )?\\p{L}+(?: (?:diferit|unic|special)ă?)?|de ce suntem diferiți',
  ru: 'чем (?:мы|\\p{L}+) (?:отличаемся|отличается|лучше|уникальн\\p{L}+)|почему мы другие',
  uk: 'чим (?:ми|\\p{L}+) (?:відрізняємося|відрізняється|кращі|унікальн\\p{L}+)|чому ми інші',
  bg: 'с какво (?:сме|е) (?:различни|по-различн\\p{L}+|уникалн\\p{L}+).{0,20}',
  tr: "\\p{L}+['’]?[ıiuü] farklı kılan(?: ne(?:dir)?)?|neden farklıyız",
  ja: '.{1,12}(?:が|は)他(?:社|店|院)?と違う(?:理由|ところ|点)|他(?:社|店|院)との違い',
  zh: '(?:我们|我們|.{2,8})(?:为什么|為什麼|有何|有什么|有什麼)(?:不同|与众不同|與眾不同)|与众不同(?:之处)?|與眾不同(?:之處)?',
  ko: '(?:우리|저희|.{2,10})(?:가|이|는|은)? (?:특별한|다른) 이유',
  id: 'apa yang membuat (?:kami|\\p{L}+) (?:berbeda|unik|istimewa)|mengapa kami berbeda',
  vi: '(?:điều gì|điều) (?:làm|khiến|tạo) (?:nên )?(?:chúng tôi|\\p{L}+) (?:khác biệt|đặc biệt)',
};

/** Whether a heading announces why somebody should choose the brand: "Why us?", "Reasons to choose Acme". */
export const isReasonsHeading = (heading: string, language: string, name = ''): boolean =>
  asksWhyBrand(heading, language, name) || asksInOtherWords(heading, language, name);

/** Whether only the name makes a heading announce that: "Why Acme?" is one like "Why croquet?". */
export const asksByNameAlone = (heading: string, language: string, name: string): boolean =>
  asksWhyBrand(heading, language, name) && !asksInOtherWords(heading, language, name);

const asksInOtherWords = (heading: string, language: string, name: string): boolean =>
  wordCount(withShortName(heading, name)) <= (sharesName(heading, name) ? MAX_WORDS_WITH_NAME : MAX_WORDS) &&
  !NO_REASONS.test(heading) &&
  !OF_A_WARE.test(heading) &&
  [DIFFERENTIATOR_HEADINGS, OTHER_WORDINGS].some((patterns) =>
    matchesPatterns(withShortName(heading, name), patterns, language),
  );

/** A name counts as one word, whatever its length. */
const withShortName = (heading: string, name: string): string =>
  name.includes(' ') ? heading.replaceAll(name, 'Acme') : heading;

/** Shorter words are articles and forms of companies. */
const MIN_NAME_LETTERS = 4;

/** Whether a heading has a word of the name, which may be longer: "Why choose the RiRi clinic" of "RiRi Foundation". */
function sharesName(heading: string, name: string): boolean {
  const inHeading = new Set(wordsOf(heading).map(comparisonKey));
  return wordsOf(name)
    .map(comparisonKey)
    .some((word) => word.length >= MIN_NAME_LETTERS && inHeading.has(word));
}
