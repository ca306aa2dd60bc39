import type { CompleteCues, CompleteLanguagePatterns } from '../text/index.ts';
import { OFFER_PAGE_WEIGHTS } from './customer-needs.ts';

/** What others lack. */
export const COMPETITOR_LIMITATION_CUES: CompleteCues = {
  sentencePatterns: {
    en: "unlike (?:other|most|some|many|all|regular|standard|traditional|typical|ordinary|conventional)|(?:other|traditional|conventional|typical|old|legacy|generic|big) (?:\\p{L}+ ){0,2}(?:tools|platforms|solutions|providers|systems|software|apps|agencies|companies|banks|suppliers|brands|shops|roasters)(?: \\p{L}+){0,3} (?:are|do|don['’]t|can|can['’]t|cannot|make|take|lack|require|force|need|stop|leave|treat|charge|were)|most (?:\\p{L}+ ){0,2}(?:tools|platforms|solutions|providers|systems|software|apps|agencies|companies|suppliers|brands|\\p{L}+s) (?:are|do not|don['’]t|cannot|can['’]t|make|take|lack|require|force|stop|leave|treat|charge|were)|spreadsheets (?:are|do|don['’]t|can['’]t|cannot|break|never)",
    de: 'im (?:gegensatz|unterschied) zu|anders als|herkömmliche \\p{L}+|(?:die meisten|viele|andere) (?:anbieter|programme|lösungen|systeme|agenturen|apps|tools|unternehmen|firmen|händler|banken|hersteller)',
    fr: 'contrairement (?:à|aux)|la plupart des \\p{L}+|les (?:solutions|outils|logiciels) (?:classiques|traditionnels|existants)',
    es: 'a diferencia de|la mayoría de (?:los|las) \\p{L}+|(?:los|las) \\p{L}+ tradicionales',
    it: "a differenza (?:di|dei|delle|degli|dell')|la maggior parte (?:dei|delle|degli) (?!nostr|vostr)\\p{L}+",
    pt: 'ao contrário d[eoa]s?|a maioria d[oa]s (?!noss|voss)\\p{L}+',
    nl: 'in tegenstelling tot|anders dan|de meeste (?!van)\\p{L}+',
    sv: 'till skillnad från|(?:de flesta|andra|många) (?:appar|program|lösningar|system|verktyg|leverantörer|företag|butiker)|traditionella \\p{L}+',
    da: 'i modsætning til|modsat (?:andre|de fleste)|(?:de fleste|andre|mange) (?:apps|programmer|løsninger|systemer|værktøjer|udbydere|virksomheder|butikker)|traditionelle \\p{L}+',
    nb: 'i motsetning til|til forskjell fra|(?:de fleste|andre|mange) (?:apper|programmer|løsninger|systemer|verktøy|leverandører|selskaper|butikker)|tradisjonelle \\p{L}+',
    fi: 'toisin kuin|(?:useimmat|monet|muut|perinteiset) (?:sovellukset|ohjelmat|palvelut|ratkaisut|järjestelmät|yritykset|toimittajat|työkalut)',
    pl: 'w (?:przeciwieństwie do|odróżnieniu od)|(?:większość|wiele) (?:aplikacji|programów|firm|rozwiązań|systemów|narzędzi|dostawców|sklepów)|(?:tradycyjn|zwykł)\\p{L}+ (?:aplikacj|program|firm|rozwiąza|system|narzędzi)\\p{L}*',
    cs: 'na rozdíl od|většina (?:aplikací|programů|firem|řešení|systémů|nástrojů|dodavatelů|obchodů)|(?:běžn|tradičn)\\p{L}+ (?:aplikac|program|firm|řešen|systém|nástroj)\\p{L}*',
    tr: '\\p{L}+ aksine|\\p{L}+d[ae]n farklı olarak|çoğu (?:uygulama|yazılım|firma|sistem|araç|mağaza)|geleneksel \\p{L}+',
    ru: 'в отличие от|большинство (?:приложений|программ|сервисов|компаний|решений|систем|магазинов|банков)|обычные (?:приложения|сервисы|компании)',
    ja: '(?:従来|これまで)の.{1,20}は|(?:従来|これまで|一般的)(?:の|な).{1,20}(?:では|と(?:は)?(?:違|異な))|(?:他社|他|ほか)の.{1,15}と(?:は)?(?:違|異な)|とは(?:違|異な)',
    zh: '(?:与|與|和)(?:其他|其它|传统|傳統|一般|普通).{0,12}不同|不同于(?:其他|传统|一般)|不像(?:其他|传统)|(?:大多数|大多數|大部分)(?:产品|软件|平台|工具|公司|商家|品牌|系统|应用)',
    ko: '(?:과|와)(?:는)? 달리|기존(?:의)? .{1,15}(?:과|와) 다|대부분의 (?:서비스|앱|업체|제품|프로그램|회사)',
    ar: 'على عكس|بخلاف|خلافا ل|معظم (?:ال)?(?:تطبيقات|برامج|حلول|شركات|أنظمة|منصات|أدوات|متاجر)|الأنظمة التقليدية',
  },
  pageWeights: OFFER_PAGE_WEIGHTS,
  excludedPatterns: { en: 'most of (?:our|your|the|us)|most importantly' },
};

/** What the product replaces. */
export const COMPETITOR_ALTERNATIVE_CUES: CompleteCues = {
  sentencePatterns: {
    en: '(?:an|the|your) (?:\\p{L}+ ){0,2}alternative to|instead of (?:\\p{L}+ ){0,3}(?:spreadsheets?|paper|email|e-mails?|software|tools?|agenc(?:y|ies)|consultants?|phone|manual|chains?|\\p{L}+ing)|rather than (?:using|paying|building|hiring|buying|chasing)|compared (?:to|with) (?:other|traditional|\\p{Lu})|replaces? (?:your|the|a|all|\\p{L}+ spreadsheets)|switch(?:ing|ed)? from \\p{L}+|(?:say|said) goodbye to|no (?:more )?(?:spreadsheets|paperwork|middlem[ae]n)',
    de: 'die alternative zu|(?:an)?statt (?:\\p{L}+ ){0,3}\\p{Lu}\\p{L}+|ersetzt|schluss mit \\p{L}+|keine (?:excel|zettel|listen)\\p{L}*',
    fr: "(?:une|l['’])alternative (?:\\p{L}+ )?(?:à|au|aux)|au lieu (?:de|d['’]|des)|plutôt que|remplace|fini(?:es|s)? les?",
    es: 'una? alternativa a|en (?:lugar|vez) de|sustituye|reemplaza|adiós a|olvídate de',
    it: "(?:un['’]|l['’])alternativa (?:\\p{L}+ )?(?:a|ai|alle)|invece (?:di|che)|al posto (?:di|dei|delle|degli|del|della)|sostituisce|addio a",
    pt: 'alternativa a|em vez de|ao invés de|substitui|adeus a',
    nl: 'een alternatief voor|in plaats van|vervangt',
    sv: 'i ?stället för|ett (?:\\p{L}+ )?alternativ till|ersätter|slut på|säg (?:hej då|adjö) till',
    da: 'i stedet for|et (?:\\p{L}+ )?alternativ til|erstatter|slut med|(?:sig )?farvel til',
    nb: 'i stedet for|et (?:\\p{L}+ )?alternativ til|erstatter|slutt på|(?:si )?farvel til',
    fi: 'sijaan|sijasta|vaihtoehto \\p{L}+lle|korvaa(?:mme)?|hyvästit \\p{L}+lle',
    pl: 'zamiast|alternatyw\\p{L}+ dla|zastępuje|koniec z|pożegnaj',
    cs: 'namísto|místo (?:tabulek|excelu|toho|ručn\\p{L}+|\\p{L}+(?:ých|ých|ého|ích))|alternativ\\p{L}+ (?:k|ke)|nahrad(?:í|te)|konec (?:\\p{L}+ )?(?:tabulkám|papírování)|zapomeňte na',
    tr: 'yerine(?! (?:getir|gel))|(?:için|göre|\\p{L}+[ae]) (?:bir )?alternatif|son verin|elveda',
    ru: 'альтернатива \\p{L}+|вместо',
    ja: 'の代わりに|に代わる|から(?:の)?乗り換え|もう.{1,20}(?:いりません|必要ありません)',
    zh: '替代|取代|代替',
    ko: '대신(?=[ ,]|에 )|대체(?:하|할|합)|대안',
    ar: 'بديل (?!عن الضائع)|البديل|بدل(?:ا) من|عوضا عن|وداعا',
  },
  pageWeights: OFFER_PAGE_WEIGHTS,
  excludedPatterns: { en: 'alternative text|alternate|class|browser' },
};

/** Headings above what sets the brand apart: "Why choose us". */
export const DIFFERENTIATOR_HEADINGS: CompleteLanguagePatterns = {
  en: 'why (?:(?:choose|work with|trust) )?us|why choose .{2,30}|^why (?!(?:do|does|did|is|are|was|were|it|the|this|that|we|you|i|not)(?!\\p{L}))\\p{L}+(?: \\p{L}+)?\\??$|what makes (?:us|\\p{L}+) (?:different|unique)|our difference|the (?:\\p{L}+ )?difference(?! between)|what sets us apart',
  de: 'warum wir|^warum \\p{L}+\\??$|was uns (?:unterscheidet|besonders macht)|ihre vorteile',
  fr: 'pourquoi (?:nous|choisir).{0,20}|^pourquoi \\p{L}+ ?\\??$|notre différence|ce qui nous distingue',
  es: 'por qué (?:elegir|nosotros|confiar).{0,20}|qué nos diferencia',
  it: 'perché (?:noi|scegliere).{0,20}|cosa ci distingue',
  pt: 'por ?qu[eê] (?:nós|escolher).{0,20}|o que nos distingue',
  nl: 'waarom (?:wij|kiezen).{0,20}|^waarom \\p{L}+\\??$|wat ons onderscheidt',
  sv: 'varför (?:oss|välja).{0,20}|^varför \\p{L}+\\??$|det som skiljer oss',
  da: 'hvorfor (?:os|vælge).{0,20}|^hvorfor \\p{L}+\\??$|det adskiller os',
  nb: 'hvorfor (?:oss|velge).{0,20}|^hvorfor \\p{L}+\\??$|det som skiller oss',
  fi: 'miksi (?:me|valita|juuri).{0,20}|mikä erottaa meidät',
  pl: 'dlaczego (?:my|warto|nas|właśnie).{0,20}|co nas wyróżnia',
  cs: 'proč (?:právě |si vybrat |zvolit )?(?:my|nás)|čím se lišíme',
  tr: 'neden biz(?:i .{2,20})?|bizi farklı kılan.{0,10}',
  ru: 'почему (?:мы|нас|выбирают|именно).{0,20}|чем мы отличаемся',
  ja: '選ばれる理由|(?:私たち|当社)の(?:強み|特長|違い)|が選ばれる',
  zh: '(?:为什么|為什麼)(?:选择|選擇).{0,10}|我们的优势|我們的優勢',
  ko: '(?:(?:저희|우리)를 )?선택(?:하는|해야 하는) 이유|(?:우리의|저희의)? ?강점|차별점',
  ar: 'لماذا (?:نحن|تختارنا|.{2,20})|ما يميزنا',
};
