import { type CompleteLanguagePatterns, matchesPatterns, wholeText } from '../text/index.ts';

/** Headings above prices: what is not charged there is a term, and not what sets a brand apart. */
const PRICE_HEADINGS = wholeText({
  ar: 'الأسعار|أسعارنا|قائمة الأسعار|الرسوم',
  bg: '(?:нашите )?цени|ценоразпис|ценова листа|такси',
  ca: '(?:els nostres )?preus|(?:les nostres )?tarifes|quotes',
  cs: '(?:naše )?ceny|ceník|ceník služeb|poplatky',
  da: '(?:vores )?priser|prisliste|takster|kontingent',
  de: '(?:unsere )?(?:preise|tarife|konditionen|beiträge)|preisliste|was kostet (?:das|es)|kosten|honorar',
  el: '(?:οι )?τιμές(?: μας)?|τιμοκατάλογος|χρεώσεις',
  en: '(?:our )?(?:prices?|pricing|rates|fees|costs?|tuition)|price list|membership (?:prices|fees)|what (?:does )?it costs?|how much does it cost',
  es: '(?:nuestr[oa]s )?(?:precios|tarifas|cuotas)|lista de precios',
  et: '(?:meie )?hinnad|hinnakiri|hind',
  fa: 'قیمت.?ها|تعرفه.?ها|لیست قیمت|هزینه.?ها',
  fi: 'hinnat|hinnasto|hintamme|maksut',
  fr: '(?:nos )?(?:tarifs?|prix|honoraires|cotisations?)|grille tarifaire',
  he: 'מחירים|המחירים שלנו|מחירון|תעריפים',
  hi: '(?:हमारी )?(?:कीमतें|दरें)|मूल्य सूची|शुल्क',
  hr: '(?:naše )?cijene|cjenik',
  hu: 'árak|áraink|árlista|díjak|díjszabás',
  id: 'harga(?: kami)?|daftar harga|biaya|tarif',
  it: '(?:i nostri )?prezzi|(?:le nostre )?tariffe|listino(?: prezzi)?|costi|quote',
  ja: '料金(?:表|案内|プラン)?|価格(?:表)?|費用|会費',
  ko: '가격(?:표| 안내)?|요금(?:표| 안내)?|이용료|비용',
  lt: '(?:mūsų )?kainos|kainoraštis|mokesčiai',
  lv: '(?:mūsu )?cenas|cenrādis|izmaksas',
  nb: '(?:våre )?priser|prisliste|kontingent',
  nl: '(?:onze )?(?:prijzen|tarieven)|prijslijst|kosten|contributie',
  pl: '(?:nasze )?ceny|cennik|opłaty|składki',
  pt: '(?:nossos |os nossos )?preços|tabela de preços|(?:nossas |as nossas )?(?:tarifas|mensalidades)',
  ro: 'prețuri(?:le noastre)?|tarife(?:le noastre)?|listă de prețuri|costuri',
  ru: '(?:наши )?цены|прайс(?:-лист)?|стоимость|тарифы|расценки',
  sk: '(?:naše )?ceny|cenník|poplatky',
  sl: '(?:naše )?cene|cenik',
  sr: '(?:naše )?cene|cenovnik|(?:наше )?цене|ценовник',
  sv: '(?:våra )?priser|prislista|avgifter|medlemsavgift',
  th: 'ราคา(?:ของเรา)?|อัตราค่าบริการ|ค่าบริการ|ค่าใช้จ่าย',
  tr: 'fiyatlar(?:ımız)?|fiyat listesi|ücretler(?:imiz)?|aidat',
  uk: '(?:наші )?ціни|прайс(?:-лист)?|вартість|тарифи|розцінки',
  vi: '(?:bảng )?giá(?: của chúng tôi)?|bảng giá(?: dịch vụ)?|chi phí|học phí',
  zh: '(?:我们的|我們的)?(?:价格|價格|收费|收費|费用|費用)(?:表|标准|標準)?',
} satisfies CompleteLanguagePatterns);

/** Whether a heading is one above prices: "Our prices". */
export const isPriceHeading = (heading: string, language: string): boolean =>
  matchesPatterns(heading, PRICE_HEADINGS, language);
