import type { LanguagePatterns } from '../text/index.ts';

/** More headings above values, some of them in the form that a noun has behind a number ("három alapérték"). */
export const MORE_STANCE_HEADINGS: LanguagePatterns = {
  en: '(?:the )?things we (?:believe in|stand for|care about)|(?:this is )?what we (?:stand for|are about)|we believe in(?: .{2,20})?|what guides (?:our .{3,20}|everything we do)|our (?:compass|foundations|way of being)|(?:the )?(?:core |guiding )?(?:values|principles)',
  de: '(?:die |unsere )?(?:grundsätze|werte|prinzipien|leitsätze)(?:,? (?:die|nach denen|an die) .{3,40})?|darauf können sie (?:sich verlassen|zählen)|wir glauben (?:an|daran)',
  fr: '(?:les |nos )?(?:valeurs|principes|piliers)(?: qui nous .{3,30})?|ce que nous (?:défendons|portons|croyons)|nous croyons (?:en|que)',
  es: '(?:los |nuestros )?(?:valores|principios|pilares)(?: que nos .{3,30})?|creemos (?:en|que)',
  it: '(?:i |i nostri )?(?:valori|principi|pilastri)(?: che ci .{3,30})?|crediamo (?:in|che)',
  pt: '(?:os |nossos )?(?:pilares|valores|princípios)(?: (?:que|d[aoe]s?) .{3,50})?|acreditamos (?:em|que)',
  nl: '(?:dit is )?waar (?:wij|we) voor (?:staan|gaan)|(?:de |onze )?(?:principes|pijlers|waarden)(?: (?:die|waar) .{3,40})?|(?:wij|we) geloven (?:in|dat)',
  sv: '(?:de )?(?:principer|värderingar)(?: som .{3,30})?|vi tror (?:på|att)',
  da: '(?:de )?(?:principper|værdier)(?: (?:som|der) .{3,30})?|vi tror (?:på|at)',
  nb: '(?:de )?(?:prinsipper|verdier)(?: som .{3,30})?|vi tror (?:på|at)',
  fi: '(?:arvoamme|arvoa|periaatettamme|periaatetta)|uskomme,? että',
  et: '(?:meie )?(?:põhi)?väärtust|(?:meie )?põhimõtet|usume,? et',
  pl: '(?:zasady|wartości),? (?:którymi|jakimi) się kierujemy|wierzymy,? że',
  cs: '(?:principy|zásady|hodnoty)(?:,? (?:kterými|jimiž) se řídíme)?|věříme,? že',
  sk: '(?:princípy|zásady|hodnoty)(?:,? ktorými sa riadime)?|veríme,? že',
  hu: '(?:alap)?(?:elv|érték)(?:,? (?:amit|amely\\p{L}*|ami\\p{L}*) .{3,30})?|hiszünk (?:abban|benne)(?:,? hogy)?',
  ru: '(?:принцип|ценност)\\p{L}*(?: нашей (?:работы|компании|команды|школы))?|мы верим,? что',
  uk: '(?:принцип|цінност)\\p{L}*(?: нашої (?:роботи|компанії|команди|школи))?|ми віримо,? що',
  bg: '(?:принципа|ценности)|вярваме,? че',
  tr: '(?:temel )?(?:değerimiz|ilkemiz|prensibimiz)|inanıyoruz ki',
  ro: '(?:valori|principii)(?: ale noastre)?|credem că',
  ca: '(?:els )?(?:nostres )?(?:valors|principis|pilars)|creiem (?:en|que)',
  vi: 'giá trị (?:thương hiệu|cốt lõi)',
  id: 'nilai(?:-nilai)? (?:utama |inti |dasar )?kami',
  zh: '(?:核心)?(?:理念|价值|價值|原则|原則|信念)',
  ko: '우리가 (?:지키는|믿는) (?:원칙|가치|것)',
};

/** The same on pages about the brand: on others the way of working is that of a service. */
export const MORE_CREED_HEADINGS: LanguagePatterns = {
  en: 'our (?:way|style) of working|the way we (?:work|do things)',
  de: 'unser anspruch|unser (?:selbst)?verständnis|unsere art zu arbeiten',
  fr: 'notre (?:façon|manière) de (?:travailler|faire)',
  it: 'il nostro modo di (?:lavorare|fare)',
  nl: 'zo werken (?:wij|we)|onze (?:manier van werken|werkwijze)',
  fi: 'näin (?:me )?työskentelemme|tapamme toimia',
  hu: 'így dolgozunk',
};
