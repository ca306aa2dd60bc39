import { type LanguagePatterns, matchesPatterns, normalizeWhitespace, wholeText, wordCount } from '../text/index.ts';

/** Headings above the dishes and drinks of a house. */
const DISH_HEADINGS: LanguagePatterns = {
  en: '(?:(?:our|the) )?(?:\\p{L}+ )?menus?|starters|mains?(?: courses)?|desserts|drinks',
  de: '(?:(?:unsere|die) )?(?:\\p{L}*speise|getränke|wein|tages|wochen|mittags|abend|kuchen|eis)karten?|menü|vorspeisen|hauptgerichte|desserts|nachspeisen|getränke',
  fr: '(?:(?:notre|la|le|nos) )?(?:carte|menus?)(?: .{2,20})?|entrées|plats|desserts|boissons',
  es: '(?:(?:nuestr[oa]|la|el) )?(?:carta|menú)(?: .{2,20})?|entrantes|platos|postres|bebidas',
  it: '(?:(?:il )?nostro |il )?menù?|(?:la )?carta|antipasti|primi(?: piatti)?|secondi(?: piatti)?|dolci|bevande',
  pt: '(?:(?:nossa?|a|o) )?(?:ementa|cardápio|menu|carta)|entradas|pratos(?: principais)?|sobremesas|bebidas',
  ca: '(?:(?:la nostra|la|el) )?(?:carta|menú)|entrants|plats|postres|begudes',
  nl: '(?:(?:onze|de) )?(?:menu(?:kaart)?|kaart|dinerkaart|lunchkaart|drankenkaart)|voorgerechten|hoofdgerechten|nagerechten|dranken',
  sv: '(?:vår )?(?:meny(?:n)?|matsedel(?:n)?|dryckesmeny)|förrätter|huvudrätter|efterrätter|drycker',
  da: '(?:vores )?menu(?:kort(?:et)?)?|spisekort(?:et)?|forretter|hovedretter|desserter|drikkevarer',
  nb: '(?:vår )?(?:meny(?:en)?|matmeny|drikkekart)|forretter|hovedretter|desserter|drikke',
  fi: '(?:meidän )?(?:menu|ruokalista|juomalista)|alkuruoat|pääruoat|jälkiruoat|juomat',
  pl: '(?:nasze )?menu|karta dań|przystawki|dania główne|zupy|desery|napoje',
  cs: '(?:naše )?menu|jídelní lístek|nápojový lístek|předkrmy|hlavní jídla|polévky|dezerty|nápoje',
  sk: '(?:naše )?menu|jedálny lístok|nápojový lístok|predjedlá|hlavné jedlá|polievky|dezerty|nápoje',
  hu: '(?:az )?(?:étlap|itallap)(?:unk)?|menü|előételek|főételek|levesek|desszertek|italok',
  ro: 'meniul?(?: nostru)?|aperitive|feluri principale|ciorbe|deserturi|băuturi',
  hr: '(?:naš )?(?:jelovnik|meni)|predjela|glavna jela|deserti|pića',
  sr: '(?:naš )?(?:jelovnik|meni)|predjela|glavna jela|deserti|pića|(?:наш )?(?:јеловник|мени)',
  sl: '(?:naš )?(?:jedilnik|meni)|predjedi|glavne jedi|sladice|pijače',
  et: '(?:meie )?menüü|eelroad|pearoad|magustoidud|joogid',
  lv: '(?:mūsu )?(?:ēdienkarte|menu)|uzkodas|pamatēdieni|deserti|dzērieni',
  lt: '(?:mūsų )?(?:meniu|valgiaraštis)|užkandžiai|pagrindiniai patiekalai|desertai|gėrimai',
  el: '(?:το )?μενού(?: μας)?|ορεκτικά|κυρίως πιάτα|επιδόρπια|ποτά',
  ru: '(?:наше )?меню|закуски|горячие блюда|супы|десерты|напитки',
  uk: '(?:наше )?меню|закуски|гарячі страви|супи|десерти|напої',
  bg: '(?:нашето )?меню|предястия|основни ястия|супи|десерти|напитки',
  tr: 'menü(?:müz|ler)?|başlangıçlar|ana yemekler|tatlılar|içecekler',
  ja: '(?:お)?(?:品書き|しながき)|(?:フード|ドリンク|ランチ|ディナー)?メニュー',
  zh: '(?:我们的)?(?:菜单|菜單|餐牌|酒水单)|主菜|甜点|饮品',
  ko: '메뉴(?: ?(?:판|안내|소개))?',
  ar: '(?:قائمة الطعام|المنيو|قائمتنا|المقبلات|الأطباق الرئيسية|الحلويات|المشروبات)',
  he: '(?:ה)?תפריט(?: שלנו)?|ראשונות|עיקריות|קינוחים|שתייה',
  fa: 'منوی?(?: ما| غذا)?|پیش.?غذا|غذای اصلی|دسر|نوشیدنی.?ها',
  vi: 'thực đơn(?: .{2,20})?|món khai vị|món chính|tráng miệng|đồ uống',
  id: '(?:daftar )?menu(?: .{2,15})?|makanan|minuman',
  th: 'เมนู.{0,15}|รายการอาหาร',
  hi: '(?:हमारा )?मेन्यू|मेनू',
};

const DISH_HEADING = wholeText(DISH_HEADINGS);
const MAX_WORDS = 4;

/** Whether a heading stands above dishes and drinks: "Our menu", "Speisekarte", "Starters". */
export const isDishHeading = (heading: string, language: string): boolean =>
  wordCount(heading) <= MAX_WORDS && matchesPatterns(normalizeWhitespace(heading), DISH_HEADING, language);
