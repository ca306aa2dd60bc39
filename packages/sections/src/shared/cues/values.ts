import {
  CONJUNCTIONS,
  type LanguagePatterns,
  matchesPatterns,
  normalizeWhitespace,
  wholeText,
  wordCount,
} from '../text/index.ts';
import { withoutCount } from './counted-headings.ts';
import { MORE_CREED_HEADINGS, MORE_STANCE_HEADINGS } from './more-stance-headings.ts';
import { CREED_HEADINGS, OTHER_VALUES, STANCE_HEADINGS } from './values-headings.ts';
import { VALUES_HEADINGS } from './vision-belief-promise.ts';

/** Headings above a brand's values, besides those of VALUES_HEADINGS, each the whole heading. */
const MORE_VALUES_HEADINGS: LanguagePatterns = {
  en: '(?:our |the |core |shared |guiding |founding |key )*(?:ethos|credo|tenets|value system)|(?:our |the )?(?:values|principles) (?:we (?:live by|share|hold|follow)|that (?:drive|guide|define) us|behind .{2,30})|what matters (?:most )?to us',
  de: '(?:unsere |die |gemeinsame )*(?:leitwerte|kernwerte|grundwerte|leitsätze|grundprinzipien)|das ist uns wichtig|wofür \\p{L}+ steh(?:en|t)|was uns (?:leitet|verbindet)|werte,? die uns .{3,30}',
  fr: 'nos (?:\\p{L}+ )?valeurs|(?:les )?valeurs (?:fondatrices|de .{2,30}|qui nous .{3,30})|nos principes (?:fondateurs|directeurs)|ce qui nous (?:tient à cœur|guide|définit)',
  es: '(?:nuestros |los )?valores(?: (?:fundamentales|corporativos|que nos .{3,30}))?|(?:nuestros )?principios(?: (?:fundamentales|rectores|básicos))?|lo que nos (?:define|guía)',
  it: '(?:i nostri |i )?(?:valori|principi)(?: (?:fondamentali|fondanti|guida|in cui crediamo|che ci .{3,30}))?|(?:ciò|quello) in cui crediamo',
  pt: '(?:os )?(?:nossos )?(?:valores|princípios)(?: (?:fundamentais|básicos|que nos .{3,30}|d[oae] \\p{L}+))?|o que nos (?:guia|define)|aquilo em que acreditamos',
  nl: '(?:onze |de )?(?:kern)?(?:waarden|principes)|waar \\p{L}+ voor sta(?:an|at)|wat (?:wij|we) belangrijk vinden|waar (?:wij|we) in geloven',
  sv: '(?:våra )?(?:kärn)?(?:värden|värderingar|värdeord|principer)|(?:vår )?värdegrund|vad vi (?:står för|tror på)|det här tror vi på',
  da: '(?:vores )?(?:kerne)?(?:værdier|principper)|det tror vi på|vores værdigrundlag',
  nb: '(?:våre )?(?:kjerne)?(?:verdier|prinsipper)|prinsippene våre|det vi tror på|(?:vårt )?verdigrunnlag',
  fi: '(?:meidän |yhteiset )?(?:arvomme|arvot|periaatteemme|perusarvot)|mihin sitoudumme',
  pl: '(?:nasze |podstawowe )?wartości(?:,? (?:które|jakimi) .{3,40})?|nasze zasady|co jest dla nas ważne',
  cs: '(?:naše )?(?:hodnoty|principy)(?: (?:(?:našeho |naší )?(?:klubu|školy|spolku|firmy|společnosti)))?|na čem (?:nám záleží|si zakládáme)|čemu věříme|co je pro nás důležité',
  sk: '(?:naše |základné )?(?:hodnoty|princípy)(?: (?:(?:nášho |našej )?(?:klubu|školy|združenia|firmy|spoločnosti)))?|naše zásady|v čo veríme|na čom nám záleží|čo je pre nás dôležité',
  tr: '(?:temel |kurumsal )?(?:değerlerimiz|değerler|ilkelerimiz)|neye inanıyoruz',
  ru: '(?:наши |основные |главные )?(?:ценности|принципы)(?: (?:нашей |нашего )?(?:компании|работы|центра|команды|клуба|школы|фонда|студии))?|чем мы руководствуемся|что для нас важно',
  uk: '(?:наші |основні )?(?:цінності|принципи)(?: (?:нашої |нашого )?(?:компанії|роботи|центру|команди|клубу|школи|фонду|студії))?|у що ми віримо|що для нас важливо',
  bg: '(?:нашите |основни )?(?:ценности|ценностите|принципи)(?: (?:ни|на (?:клуба|училището|фондацията|сдружението|компанията)))?|в какво вярваме',
  sr: '(?:наше |основне )?вредности(?: (?:клуба|школе|удружења|компаније))?|у шта верујемо|(?:naše |osnovne )?vrednosti(?: (?:kluba|škole|udruženja|kompanije))?|u šta verujemo',
  ja: '(?:.{0,12}(?:が|の))?(?:大切にしている|大切にする|大事にしている)(?:.{0,4}(?:こと|もの|価値観?))|(?:行動|活動|運営)(?:原則|指針|規範)|(?:私たちの|わたしたちの|基本)理念|(?:コア)?バリュー|価値観|クレド',
  zh: '(?:(?:我们|我們)的?)?(?:核心)?(?:价值观|價值觀|信念|原则|原則)|(?:我们|我們)的理念|(?:我们|我們)(?:坚持|堅持|相信)什[么麼]|(?:品牌|企业|企業|核心)(?:价值|價值|价值观|價值觀)',
  ko: '(?:우리의|저희의|핵심|공유) ?(?:가치|원칙|신념)|가치관|우리가 (?:믿는|지키는) 것',
  ar: 'قيمنا(?: الأساسية)?|القيم(?: الأساسية)?|مبادئنا|المبادئ الأساسية|ما نؤمن به',
  he: 'הערכים שלנו|ערכים|ערכי הליבה|העקרונות שלנו|במה אנחנו מאמינ(?:ים|ות)|מה חשוב לנו',
  fa: 'ارزش.?های ما|اصول ما',
  el: '(?:οι )?(?:αξίες|αρχές)(?: μας)?|τι πιστεύουμε',
  hu: '(?:alap)?(?:elv|érték),? (?:amit|ami|amely)\\p{L}* .{3,30}|alap(?:elv|érték)|(?:alap)?értékeink|(?:az egyesület|a klub|az iskola|a cég) értékei|értékek|(?:alap)?elveink|miben hiszünk',
  ro: '(?:valorile|principiile)(?: (?:noastre|clubului|asociației|fundației|școlii|companiei|echipei|firmei)(?: nostru| noastre)?)|valori|în ce credem',
  et: '(?:meie )?(?:(?:klubi|kooli|ettevõtte|seltsi) )?(?:põhi)?väärtused|meie põhimõtted|millesse me usume',
  lv: '(?:mūsu )?(?:(?:kluba|skolas|uzņēmuma|biedrības) )?(?:pamat)?vērtības|mūsu principi|kam mēs ticam',
  lt: '(?:mūsų )?(?:(?:klubo|mokyklos|įmonės|asociacijos) )?vertybės|mūsų principai|kuo tikime',
  sl: '(?:naše )?(?:temeljne )?(?:vrednote|vrednosti)(?: (?:kluba|društva|šole|podjetja))?|naša načela|v kaj verjamemo',
  hr: '(?:naše )?(?:temeljne )?vrijednosti(?: (?:kluba|udruge|škole|tvrtke))?|naša načela|u što vjerujemo',
  ca: '(?:els nostres )?valors|els nostres principis|en què creiem',
  vi: 'giá trị (?:cốt lõi|của chúng tôi|chúng tôi .{3,30})|(?:tiêu chí|nguyên tắc|phương châm) (?:hoạt động|của chúng tôi)',
  id: 'nilai(?:-nilai)? (?:kami|inti|perusahaan|sekolah)|nilai-nilai|budaya perusahaan',
  hi: 'हमारे (?:मूल्य|सिद्धांत)',
  th: 'ค่านิยม(?:ของเรา|องค์กร|หลัก)?|สิ่งที่เราเชื่อ',
  sq: 'vlerat (?:kryesore|themelore|e (?:kompanisë|shoqatës|shkollës|klubit))|(?:çfarë|ajo që) na (?:udhëheq|frymëzon)|për çfarë qëndrojmë',
  mk: '(?:основни |клучни )?(?:вредности|вредностите)(?: (?:ни|на (?:клубот|училиштето|компанијата|здружението)))?|што н[еѐ\\u00e8] води|за што се залагаме',
  is: '(?:gildi|grunngildi)(?: (?:félagsins|skólans|fyrirtækisins|klúbbsins))?|það sem skiptir okkur máli|leiðarljós okkar',
  bs: '(?:temeljne |osnovne )?(?:vrijednosti|vrednosti)(?: (?:kluba|udruženja|škole|firme|kompanije))?|šta nas (?:vodi|pokreće)|za šta se zalažemo',
  gl: '(?:valores|principios)(?: fundamentais)?|o que nos move',
  eu: '(?:balioak|printzipioak)|zerk mugitzen gaitu',
  az: '(?:əsas )?(?:dəyərlər|prinsiplər)',
  af: '(?:kern)?waardes|wat ons dryf',
  be: 'у што мы верым|нашы прынцыпы працы',
  sw: '(?:maadili|tunu|misingi|thamani) (?:yetu|zetu)(?: ya msingi)?|maadili ya msingi|(?:tunachosimamia|tunachokiamini|tunachoamini|tunachothamini)',
};

const WHOLE_HEADINGS = [VALUES_HEADINGS, MORE_VALUES_HEADINGS].map((patterns) => wholeText(patterns));
const WHOLE_STANCES = [STANCE_HEADINGS, MORE_STANCE_HEADINGS].map((patterns) => wholeText(patterns));
const WHOLE_CREEDS = [CREED_HEADINGS, MORE_CREED_HEADINGS].map((patterns) => wholeText(patterns));

/** "Documents and principles" is about more than values. */
const MORE_THAN_ONE: LanguagePatterns = Object.fromEntries(
  Object.entries(CONJUNCTIONS).map(([language, words]) => [language, `(?<= )(?:${words})(?= )`]),
);
const LIST_SIGN = /[&+/,、・和与與及]/u;
/** How a brand works are steps. */
const WORK_HEADING = /^(?:(?:how|the way) we work|wie wir arbeiten|so arbeiten wir|cómo trabajamos)\P{L}*$/iu;
const MAX_HEADING_LENGTH = 80;
const MAX_LOOSE_WORDS = 4;

const languagesOf = (language: string): string[] =>
  language === 'en' || language === '' ? [language] : [language, 'en'];

/** "Our values" of "Our three values", and "" of "Four principles": those may be of anything. */
const uncounted = (heading: string, language: string): string => {
  const rest = withoutCount(heading, language);
  return wordCount(rest) > 1 || CORE_VALUES.test(rest) ? rest : '';
};
const CORE_VALUES = /(?<!\p{L})(?:core|alap|grund|kern|kärn|kerne|kjerne|põhi|perus|ydin|pamat|핵심)/iu;

/** "Three core values": what stands below is no sum, tool or rule, whatever its words. */
export const countsCoreValues = (heading: string, language: string): boolean =>
  wordCount(heading) <= MAX_LOOSE_WORDS &&
  languagesOf(language).some((code) => CORE_VALUES.test(withoutCount(normalizeWhitespace(heading), code)));

/** A heading that introduces the brand's values: "Our values", not "Adding values to a field" or "Documents and principles". */
export function isValuesHeading(heading: string, language: string): boolean {
  const text = normalizeWhitespace(heading);
  if (text.length > MAX_HEADING_LENGTH || wordCount(text) > 8) return false;
  if (WORK_HEADING.test(text) || OTHER_VALUES.test(text)) return false;
  return languagesOf(language).some((code) => {
    const bare = withoutCount(text, code) === '' ? text : uncounted(text, code);
    return (
      bare !== '' &&
      (WHOLE_HEADINGS.some((patterns) => matchesPatterns(bare, patterns, code)) ||
        (wordCount(bare) <= MAX_LOOSE_WORDS &&
          !LIST_SIGN.test(bare) &&
          !matchesPatterns(bare, MORE_THAN_ONE, code) &&
          matchesPatterns(bare, VALUES_HEADINGS, code)))
    );
  });
}

const isWhole = (heading: string, tables: readonly LanguagePatterns[], language: string): boolean =>
  heading.length <= MAX_HEADING_LENGTH &&
  !OTHER_VALUES.test(heading) &&
  languagesOf(language).some((code) =>
    tables.some((patterns) => matchesPatterns(normalizeWhitespace(heading), patterns, code)),
  );

/** "Three values": the same without the number. */
const isCounted = (heading: string, language: string): boolean =>
  languagesOf(language).some((code) => {
    const rest = withoutCount(normalizeWhitespace(heading), code);
    return rest !== '' && isWhole(rest, [...WHOLE_STANCES, ...WHOLE_HEADINGS], code);
  });

/** "What drives us", "Dafür stehen wir": titles below it are values where some say how somebody acts. */
export const isStanceHeading = (heading: string, language: string): boolean =>
  isWhole(heading, WHOLE_STANCES, language) || isCounted(heading, language);

/** Whether a heading counts, in words, what stands below it: "Three principles". */
export const countsItems = (heading: string, language: string): boolean =>
  !/\p{Nd}/u.test(heading) &&
  languagesOf(language).some((code) => withoutCount(normalizeWhitespace(heading), code) !== '');

/** A heading that counts, or one in words that are common above other titles too: "We believe in …". */
export const isLooseHeading = (heading: string, language: string): boolean =>
  countsItems(heading, language) ||
  !isWhole(heading, [...WHOLE_STANCES.slice(0, 1), ...WHOLE_CREEDS.slice(0, 1), ...WHOLE_HEADINGS], language);

/** "Our philosophy", "How we work": the same on pages about the brand; on others it is of a service. */
export const isCreedHeading = (heading: string, language: string): boolean => isWhole(heading, WHOLE_CREEDS, language);
