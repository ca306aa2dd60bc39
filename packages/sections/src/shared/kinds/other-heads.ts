import type { Kind } from './kind.ts';

/**
 * Nouns that make something else of the word for a kind beside them: "dentist software", "restaurant furniture", "logiciel de
 * gestion d’hôtel".
 */
interface OtherHeads {
  software: RegExp;
  wares: RegExp;
}

/** The buckets whose words name places and services, which need software and wares of others. */
const SERVED: ReadonlySet<string> = new Set([
  'Agriculture',
  'Arts and culture',
  'Beauty and wellness',
  'Education',
  'Events',
  'Financial services',
  'Food and drink',
  'Health care',
  'Legal services',
  'Leisure',
  'Pets and animals',
  'Real estate',
  'Religion',
  'Social services',
  'Sports and fitness',
  'Travel and hospitality',
]);
const OF_SOFTWARE: ReadonlySet<string> = new Set([
  'Artificial intelligence',
  'Cybersecurity',
  'Games',
  'Internet services',
  'Software',
]);

const GERMANIC: OtherHeads = {
  software:
    /^-?(?: ?\p{L}+-)?(?:software|apps?|portale?|plattform|platform|websites?|homepages?|verzeichnis|suche|vergleich|mjukvara|programvara|programvare|programmet|kassasystem)(?!\p{L})/u,
  wares:
    /^-(?:möbel|meubilair|möbler|einrichtung(?:en)?|inrichting|bedarf|benodigdheden|ausstattung|marketing|versicherung(?:en)?|verzekering(?:en)?|försäkring|berater|beratung|makler|jobs|vacatures)(?!\p{L})/u,
};

const FOLLOWING: Readonly<Record<string, OtherHeads>> = {
  en: {
    software:
      /^(?: \p{L}+)? (?:software|apps?|platforms?|plug-?ins?|websites?|templates?|themes?|api|saas|crm|pos|erp|chatbots?|(?:management|booking|information) systems?|simulators?|tycoon)(?!\p{L})/u,
    wares:
      /^ (?:furniture|equipment|uniforms?|linens?|supplies|suppliers?|manufacturers?|owners?|managers?|marketing|recruitment|insurance|consultan(?:ts?|cy)|directory|finders?|reviews?|jobs|brokers|for sale)(?!\p{L})/u,
  },
  ja: {
    software:
      /^(?:向け|専用|管理|予約|業務|経営)*(?:システム|アプリ|ソフト|ソフトウェア|プラットフォーム|ホームページ制作|検索サイト)/u,
    wares: /^(?:向け|専用)?(?:家具|什器|備品|用品|コンサル(?:ティング|タント)?|求人|専門の税理士)/u,
  },
  ko: {
    software: /^ ?(?:전용|관리|예약)? ?(?:솔루션|앱|어플|플랫폼|프로그램|시스템|소프트웨어)/u,
    wares: /^ ?(?:가구|용품|비품|컨설팅|창업|마케팅)/u,
  },
  zh: {
    software: /^(?:管理|预订|預訂|预约|預約|运营|收银|点餐)*(?:软件|軟體|系统|系統|平台|小程序|app)/u,
    wares: /^(?:家具|用品|设备|設備|耗材|布草|营销|行銷|咨询|顧問)/u,
  },
  ...Object.fromEntries(['de', 'nl', 'sv', 'da', 'nb'].map((code) => [code, GERMANIC])),
};

/** Where the noun comes first. */
const ROMANCE =
  /(?<!\p{L})(?:(?:software|logiciels?|applis?|aplicaci[oó]n(?:es)?|aplicativos?|apps?|plateformes?|plataformas?|piattaform[ae]|gestional[ei]|programas? de gesti[oó]n|programas? de gest[aã]o|sistemas? de gesti[oó]n|sistemas? de gest[aã]o)(?: \p{L}+){0,3}|mobiliario|mobilier|muebles|móveis|arredi|arredamento|équipements?|equipamientos?|equipamentos?|fournitures?|suministros|forniture|seguros?|assurances?|assicurazion[ei]|marketing|consultoría|consultoria|consulenza|uniformes?) (?:de|del|do|da|dos|das|di|dei|degli|delle|della|para|per|pour|em|en|d['’])(?: ?(?:la|las|los|les|le|el|l['’]|il|i|gli|os|as|o|a))? ?$/u;
const HEAD_FIRST: ReadonlySet<string> = new Set(['fr', 'es', 'pt', 'it', 'ca', 'gl', 'ro']);
/** No head with what joins it is longer. */
const REACH = 70;

/** What stands before the word for a neighbour, a sponsor or a customer: "opposite the bakery". */
const OF_ANOTHER =
  /(?<!\p{L})(?:opposite|next(?: door)? to|behind|near(?: to)?|close to|across from|minutes['’]? (?:walk )?from|sponsored by|partners? of|thanks to|trusted by|as seen (?:in|at)|gegenüber|neben|hinter|unweit|nähe|en face d[eu]s?|à côté d[eu]s?|près d[eu]s?|derrière|frente a|junto a|cerca de|al lado de|detrás de|enfrente de|di fronte a|accanto a|vicino a|dietro|em frente|ao lado|perto|atrás|tegenover|naast|achter|vlakbij|nabij|naprzeciwko|naprzeciw|obok|naproti|vedle|напротив|рядом со?|возле|около|позади|mittemot|bredvid|nära|bakom|overfor|ved siden af)(?: ?(?:the|a|an|our|local|der|die|dem|den|des|von|la|le|les|l['’]|el|los|las|lo|il|al|alla|all['’]|à|ao|às?|aos?|da|do|de|het|een|en|et))* ?$/u;
/** "A zoo of ideas", "un zoo d’idées". */
const OF_IMAGES =
  /^ (?:(?:of|full of|voller|an|von|de|d['’]|di|vol|met|av|af|i|с|з)? ?)?(?:ideas?|thoughts|emotions?|feelings?|possibilities|memories|inspiration|information|flavou?rs|ideen|gefühle|möglichkeiten|emotionen|idées|émotions|saveurs|possibilités|ideias|emociones|emoções|idee|emozioni|sabores|sapori|ideeën|mogelijkheden|идей|эмоций|idéer|känslor|nápadů|pomysłów)(?!\p{L})/u;

/** Whether the words for a kind from `start` to `end` of a text are of something else than the brand. */
export function isOfOtherHead(text: string, start: number, end: number, { bucket }: Kind, language: string): boolean {
  if (OF_IMAGES.test(text.slice(end, end + REACH))) return true;
  if (OF_ANOTHER.test(text.slice(Math.max(0, start - REACH), start))) return true;
  if (OF_SOFTWARE.has(bucket)) return false;
  if (HEAD_FIRST.has(language))
    return SERVED.has(bucket) && ROMANCE.test(text.slice(Math.max(0, start - REACH), start));
  const heads = FOLLOWING[language];
  if (!heads) return false;
  const behind = text.slice(end, end + REACH);
  return heads.software.test(behind) || (SERVED.has(bucket) && heads.wares.test(behind));
}
