import { type LanguagePatterns, matchesPatterns, wordCount } from '../text/index.ts';

/** Words of headings above the lines of business that customers are in. */
const SECTORS: LanguagePatterns = {
  en: 'by (?:industry|sector|vertical)|(?:your|every|any|each) (?:industry|sector)|industries|sectors|verticals',
  de: 'branchen|(?:ihre|jede|deine) branche|branchenlösungen',
  fr: "secteurs(?: d['’]activité)?|(?:votre|chaque|par) secteur",
  es: 'sectores|(?:tu|su|cada|por) sector|industrias',
  it: 'settori|(?:tuo|vostro|per|ogni) settore',
  pt: 'setores|sectores|(?:seu|cada|por) (?:setor|segmento)|segmentos',
  nl: 'branches|sectoren|(?:uw|jouw|elke|per) (?:branche|sector)',
  sv: 'branscher|(?:din|varje) bransch',
  da: 'brancher|(?:din|hver) branche',
  nb: 'bransjer|(?:din|hver) bransje',
  fi: 'toimialat|toimialoittain',
  pl: 'branże|(?:twojej|każdej|dla) branży',
  cs: 'odvětví',
  sk: 'odvetvia|odvetví',
  ru: 'отрасл(?:и|ей|ям)',
  uk: 'галуз(?:і|ей|ям)',
  tr: 'sektörler(?:e|imiz)?',
  ja: '業種|業界',
  zh: '行业|行業',
  ko: '업종|산업별',
  ar: 'القطاعات',
  bg: 'отрасли|браншове|(?:вашия|всеки) бранш',
  he: 'תעשיות|ענפים|מגזרים|לפי (?:ענף|מגזר|תעשייה)',
  lv: 'nozar(?:es|ēm|ei)|(?:jūsu|katrai) nozarei',
  lt: 'sektori(?:ai|ams)|pramonės šak(?:os|oms)|(?:jūsų|kiekvienai) (?:sričiai|šakai)',
  et: 'tööstusharud|sektorid|(?:teie|iga) valdkond\\p{L}*',
  hu: 'iparág(?:ak|anként|aknak)?|ágazat(?:ok|onként)?',
  ro: 'industrii(?:le)?|domenii de activitate|(?:fiecare|pe) (?:industrie|domeniu)|sectoare',
  el: 'κλάδ(?:οι|ους|ων)|(?:ανά|κάθε) κλάδο',
  hr: 'industrij(?:e|ama)|sektor(?:i|ima)|(?:vašu|svaku) (?:industriju|djelatnost)',
  sl: 'panog(?:e|ah|am)|(?:vašo|vsako) (?:panogo|dejavnost)|industrije',
  ca: 'sectors|(?:el teu|cada|per) sector|indústries',
  vi: '(?:theo )?ngành (?:nghề|hàng)|lĩnh vực (?:hoạt động|phục vụ)',
  id: '(?:berbagai|setiap|per) industri|sektor(?: industri)?|bidang usaha',
  fa: 'صنایع|حوزه.?های فعالیت|بخش.?های صنعتی',
  th: '(?:กลุ่ม|ตาม)อุตสาหกรรม|ประเภทธุรกิจ',
  hi: 'उद्योग(?:ों)?(?: के अनुसार)?|क्षेत्र के अनुसार',
  sr: 'industrij(?:e|ama)|sektor(?:i|ima)|(?:vašu|svaku) (?:industriju|delatnost)|индустриј(?:е|ама)|сектор(?:и|има)|(?:вашу|сваку) (?:индустрију|делатност)',
};
const MAX_WORDS = 12;

/** Whether a heading announces industries. */
export const isSectorHeading = (heading: string, language: string): boolean =>
  wordCount(heading) <= MAX_WORDS && matchesPatterns(heading, SECTORS, language);
