import { findPattern, type LanguagePatterns, matchesPatterns } from '../text/index.ts';
import { asksForApplicants } from './applicants.ts';

/** Fewer than three years are what is asked of somebody: "1.5 years of experience". */
const N = '(?<![\\p{N}.,])(?:[3-9]|\\p{N}{2,3})(?: ?\\+)?';

/** For how many years a brand has done its work: "30 years' experience", "25 Jahre Erfahrung". */
const YEARS_OF_WORK: LanguagePatterns = {
  en: `(?:over |more than )?(?:${N} years?['’]?|${N} decades) (?:of |in )?(?:combined |professional |industry )?(?:experience|expertise|tradition|history|business|the (?:business|trade|industry))`,
  de: `${N} (?:jahren?|jahrzehnten?)(?: \\p{L}+){0,2} (?:erfahrung|tradition|handwerk)|(?:\\p{L}+zig|zehn|zwölf|fünfzehn) jahren? (?:berufs)?erfahrung|jahrzehntelange\\p{L}* erfahrung`,
  fr: `${N} (?:ans|années) d['’](?:expériences?|existence|activité)|${N} ans de (?:métier|savoir-faire|tradition|pratique)`,
  es: `${N} años (?:de (?:experiencia|tradición|trayectoria|historia|oficio)|en el (?:sector|mercado)|de experiencia)`,
  it: `${N} anni (?:di |d['’] ?)(?:esperienza|tradizione|attività|storia)`,
  pt: `${N} anos (?:de (?:experiência|tradição|história|mercado|atuação|existência)|no mercado)`,
  nl: `${N} jaar(?: \\p{L}+)? (?:ervaring|vakmanschap|traditie|actief)|jarenlange ervaring`,
  sv: `${N} års? (?:\\p{L}+ )?erfarenhet|mångårig erfarenhet`,
  da: `${N} års (?:\\p{L}+ )?erfaring|mangeårig erfaring`,
  nb: `${N} års (?:\\p{L}+ )?erfaring|(?:mangeårig|lang) erfaring`,
  fi: `${N} vuoden (?:\\p{L}+ )?kokemu\\p{L}*|(?:pitkä|vankka|vuosien) kokemus`,
  et: `${N}[- ]?aasta\\p{L}* (?:\\p{L}+ )?kogemus\\p{L}*|pikaajali\\p{L}+ kogemus\\p{L}*`,
  lv: `${N} gadu (?:ilga )?pieredz\\p{L}+|ilggadēj\\p{L}+ pieredz\\p{L}+`,
  lt: `${N} metų? (?:darbo )?patirt\\p{L}+|ilgamet\\p{L}+ patirt\\p{L}+`,
  pl: `${N}(?:-letni\\p{L}+| lat| lata) (?:doświadczeni\\p{L}+|praktyki|tradycji|na rynku)|wieloletni\\p{L}* (?:doświadczeni\\p{L}+|tradycj\\p{L}+)`,
  cs: `${N} (?:let|roků) (?:zkušeností|praxe|tradice|na trhu)|${N}let\\p{L}+ (?:zkušenost\\p{L}*|prax\\p{L}*|tradic\\p{L}*)|dlouholet\\p{L}+ (?:zkušenost\\p{L}*|prax\\p{L}*|tradic\\p{L}*)`,
  sk: `${N} rokov (?:skúseností|praxe|tradície|na trhu)|${N}ročn\\p{L}+ (?:skúsenost\\p{L}*|prax\\p{L}*|tradíci\\p{L}*)|dlhoročn\\p{L}+ (?:skúsenost\\p{L}*|prax\\p{L}*|tradíci\\p{L}*)`,
  hu: `${N} éve?s? (?:\\p{L}+ )?(?:tapasztalat\\p{L}*|múlt\\p{L}*|hagyomány\\p{L}*)|többéves tapasztalat\\p{L}*`,
  ro: `${N} (?:de )?ani (?:de )?(?:experiență|experienta|activitate|tradiție|pe piață)`,
  bg: `${N}[- ]?год(?:ини|ишен) (?:опит|традици\\p{L}+)|дългогодишен опит`,
  ru: `${N} (?:лет|года?) (?:опыта|на рынке|практики|работы)|опыт(?: работы)? (?:более |свыше |с )?${N}|${N}-летн\\p{L}+ опыт\\p{L}*|многолетн\\p{L}+ опыт\\p{L}*`,
  uk: `${N} (?:років|роки) (?:досвіду|на ринку|практики|роботи)|досвід(?: роботи)? (?:більше |понад )?${N}|${N}-річн\\p{L}+ досвід\\p{L}*|багаторічн\\p{L}+ досвід\\p{L}*`,
  el: `${N} (?:χρόνια|έτη|ετών|χρόνων) (?:εμπειρ\\p{L}+|παράδοσ\\p{L}+|στο χώρο|στον χώρο)|πολυετή\\p{L}* εμπειρία`,
  tr: `${N} yıl(?:lık|ı aşkın|dan fazla|dır)(?: \\p{L}+){0,2} (?:deneyim|tecrübe|birikim)\\p{L}*|yılların (?:deneyimi|tecrübesi)`,
  hr: `${N} godin[ae] (?:iskustva|tradicije|rada|postojanja)|(?:višegodišnj|dugogodišnj)\\p{L}+ iskustv\\p{L}+`,
  sr: `${N} godin[ae] (?:iskustva|tradicije|rada|postojanja)|(?:višegodišnj|dugogodišnj)\\p{L}+ iskustv\\p{L}+|${N} година (?:искуства|традиције|рада|постојања)|(?:вишегодишњ|дугогодишњ)\\p{L}+ искуств\\p{L}+`,
  bs: `${N} godin[ae] (?:iskustva|tradicije|rada|postojanja)|(?:višegodišnj|dugogodišnj)\\p{L}+ iskustv\\p{L}+`,
  sl: `${N}(?: let|-letn\\p{L}+) (?:izkušenj\\p{L}*|izkušnj\\p{L}*|tradicij\\p{L}+)|(?:večletn|dolgoletn)\\p{L}+ (?:izkušnj\\p{L}+|tradicij\\p{L}+)`,
  ca: `${N} anys (?:d['’](?:experiència|ofici|història)|de (?:tradició|trajectòria))`,
  is: `${N} ára (?:\\p{L}+ )?reynsl\\p{L}+|áratuga reynsl\\p{L}+`,
  ja: '創業\\d+年|\\d+年(?:以上)?の(?:経験|実績|歴史)',
  zh: '\\d+ ?(?:余|多)?年(?:以上)?(?:的)?(?:行业|行業)?(?:经验|經驗|历史|歷史)|百年老',
  ko: '\\d+ ?년(?: 이상)?(?:의)? ?(?:경험|경력|전통|노하우|업력)|가족 경영',
  ar: '(?:أكثر من |خبرة |منذ )?\\p{N}+ (?:سنة|عاما|عاماً|عامًا|سنوات) (?:من الخبرة|خبرة)|خبرة (?:تمتد|تزيد)',
  he: '\\p{N}+ שנ(?:ות|ים)(?: של)? (?:ניסיון|נסיון)',
  fa: '\\p{N}+ سال (?:تجربه|سابقه)',
  hi: '\\p{N}+\\+? (?:साल|वर्ष|वर्षों|सालों) (?:से अधिक )?(?:का|के) अनुभव',
  th: 'ประสบการณ์(?:มากกว่า|กว่า|ยาวนาน)? ?\\d+ ?ปี',
  vi: `${N} năm (?:kinh nghiệm|hoạt động|trong nghề)`,
  id: `${N} tahun (?:pengalaman|berpengalaman)|(?:berpengalaman|pengalaman)(?: selama| lebih dari| di atas)* ${N} tahun`,
};

/** Others have worked so long, whom the brand buys from: "from family-run farms". */
const OF_SUPPLIERS =
  /(?<!\p{L})(?:buy|bought|source[sd]?|sourcing|import(?:s|ed|iamo|amos|ons|ieren|iert)?|suppliers?|kauf(?:en|t)|bezieh(?:en|t)|lieferant\p{L}*|achetons|fournisseurs|compramos|proveedores|compriamo|acquistiamo|fornitori|fornecedores|kopen|inkopen|leveranciers|köper|leverantörer|køber|leverandører|kjøper|ostamme|toimittaj\p{L}+|kupujemy|dostawc\p{L}+|nakupujeme|dodavatel\p{L}+|dodávateľ\p{L}+|закуп\p{L}+|поставщик\p{L}+|постачальник\p{L}+|beszállító\p{L}*|furnizor\p{L}*|dobavljač\p{L}*|dobavitelj\p{L}*|tedarikçi\p{L}*|προμηθευτ\p{L}+)(?!\p{L})/iu;

/** Whether a text says for how many years the work has been done. That a family does it sets few apart. */
export const statesTrackRecord = (text: string, language: string): boolean =>
  matchesPatterns(text, YEARS_OF_WORK, language) && !OF_SUPPLIERS.test(text) && !asksForApplicants(text);

/** Forty years or more: what most firms have sets none apart. */
const LONG = /(?<![\p{N}.,])(?:[4-9]\p{N}|\p{N}{3})(?!\p{N})/u;

/** The years of several people are added up. */
const ADDED_UP =
  /(?<!\p{L})(?:combined|collectively?|together|between us|zusammen|insgesamt|cumulée?s?|à nous (?:deux|tous)|combinad[oa]s?|sumamos|en conjunto|complessiv\p{L}+|insieme|somad[oa]s|gezamenlijke?|samen|tillsammans|sammanlagt|samlet|sammenlagt|yhteensä|łącznie|łączn\p{L}+|dohromady|společně|spolu|суммарн\p{L}+|совокупн\p{L}+|разом|сукупн\p{L}+|toplam)(?!\p{L})/iu;

/** They are those of somebody in the house: "Our chef has…". */
const OF_SOMEBODY =
  /^(?:(?:our|his|her|my|unser\p{L}*|notre|nos|nuestr[oa]s?|(?:il |la |i |le )?nostr[oaie]|(?:o |a )?noss[oa]s?|onze|ons|vår\p{L}*|vores|nasz\p{L}*|náš|naše|наш\p{L}*) (?!(?:\p{L}+ )?(?:company|firm|family|business|house|workshop|shop|restaurant|farm|school|unternehmen|firma|familie|betrieb|haus|werkstatt|entreprise|maison|famille|atelier|empresa|familia|casa|taller|azienda|famiglia|impresa|família|bedrijf|zaak|företag|familj|virksomhed|bedrift|rodzin\p{L}+|firm\p{L}+|компани\p{L}+|фирм\p{L}+|rodin\p{L}+)(?!\p{L})))/iu;

/** Fewer than ten years. */
const FEW = /(?<![\p{N}.,])\p{N}(?![\p{N}.,]| (?:decade|jahrzehnt))/iu;

/** The words that say for how long the brand itself has worked, not somebody in the house or several people together; "" without. */
function ownRecord(text: string, language: string): string {
  if (!statesTrackRecord(text, language) || ADDED_UP.test(text) || OF_SOMEBODY.test(text)) return '';
  const found = findPattern(text, YEARS_OF_WORK, language);
  return found === null ? '' : text.slice(found.start, found.end);
}

/** Whether a text says that the brand itself has worked for ten years or more. */
export function statesOwnRecord(text: string, language: string): boolean {
  const record = ownRecord(text, language);
  return record !== '' && !FEW.test(record);
}

/** "We have over 20 years of experience": letters before the years, at most. */
const MAX_LEAD = 24;

/** It is over, or celebrated. */
const PAST =
  /^\P{L}*(?:(?:after|nach|après|después|tras|dopo|após|depois|na|efter|etter|jälkeen|po|după|после|після|след)(?!\p{L})|.*(?:celebrat|feier|fêt|celebr|festegg|comemor|vier|firar|fejr|feir|juhl|święt|oslav|отмеча|святку))/iu;

/** "We have 20 years of experience and are closed on Mondays", "he left", "we cannot": it is on something else. */
const ON_OTHER_THING =
  /(?<!\p{L})(?:cannot|not|never|no longer|closed?|closing|left|leaves (?:us|our)|leaving|retire[sd]?|he|she|nicht|keine?[nrms]?|geschlossen|schließ\p{L}+|verlass\p{L}+|pas|plus jamais|fermée?s?|quitt\p{L}+|no (?:podemos|tenemos|hay|somos|abrimos|damos)|cerrad[oa]s?|non|chius[oi]|não|fechad[oa]s?|niet|geen|gesloten|inte|stängt|ikke|lukket|stengt|nie|zamknięt\p{L}+|nieczynne|zavřeno|не|закрыт\p{L}*)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** Whether a text opens by saying for how long the brand, which it may call `NAME`, has worked: ten years or more. */
export function opensByRecord(text: string, language: string): boolean {
  const start = statesOwnRecord(text, language) ? text.indexOf(ownRecord(text, language)) : -1;
  return start >= 0 && start <= MAX_LEAD && !PAST.test(text.slice(0, start)) && !ON_OTHER_THING.test(text);
}

/** Whether a text says that the brand itself has worked for very long; other numbers in it do not count. */
export const statesLongRecord = (text: string, language: string): boolean => LONG.test(ownRecord(text, language));
