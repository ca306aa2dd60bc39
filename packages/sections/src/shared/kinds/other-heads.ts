import type { Kind } from './kind.ts';
import { isOfStreet } from './street-names.ts';

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

/** Where the noun comes first. "Équipements de l’hôtel" are those of a hotel, "équipements pour hôtels" are for sale. */
const SOFTWARE_FOR =
  /(?<!\p{L})(?:software|logiciels?|applis?|aplicaci[oó]n(?:es)?|aplicativos?|apps?|plateformes?|plataformas?|piattaform[ae]|gestional[ei]|programas? de gesti[oó]n|programas? de gest[aã]o|sistemas? de gesti[oó]n|sistemas? de gest[aã]o)(?: \p{L}+){0,3} (?:de|del|do|da|dos|das|di|dei|degli|delle|della|para|per|pour|em|en|d['’])(?: ?(?:la|las|los|les|le|el|l['’]|il|i|gli|os|as|o|a))? ?$/u;
const WARES_FOR =
  /(?<!\p{L})(?:mobiliario|mobilier|muebles|móveis|arredi|arredamento|équipements?|equipamientos?|equipamentos?|fournitures?|suministros|forniture|seguros?|assurances?|assicurazion[ei]|marketing|consultoría|consultoria|consulenza|uniformes?) (?:de|di|d['’]|para|per|pour|em|en)(?: (?:las|los|les|i|gli|os|as))? ?$/u;
const HEAD_FIRST: ReadonlySet<string> = new Set(['fr', 'es', 'pt', 'it', 'ca', 'gl', 'ro']);
/** No head with what joins it is longer. */
const REACH = 70;

/**
 * What stands before the word for a neighbour, a sponsor or a customer: "opposite the bakery". Behind a business are its own
 * people too: "the team behind the restaurant".
 */
const OF_ANOTHER =
  /(?<!\p{L})(?:opposite|next(?: door)? to|near(?: to)?|close to|across from|minutes['’]? (?:walk )?from|sponsored by|partners? of|thanks to|trusted by|as seen (?:in|at)|gegenüber|neben|unweit|nähe|en face d[eu]s?|à côté d[eu]s?|près d[eu]s?|frente a|junto a|cerca de|al lado de|enfrente de|di fronte a|accanto a|vicino a|em frente|ao lado|perto|tegenover|naast|vlakbij|nabij|naprzeciwko|naprzeciw|obok|naproti|vedle|напротив|рядом со?|возле|около|mittemot|bredvid|nära|overfor|ved siden af)(?: ?(?:the|a|an|local|der|die|dem|den|des|von|la|le|les|l['’]|el|los|las|lo|il|al|alla|all['’]|à|ao|às?|aos?|da|do|de|het|een|en|et))* ?$/u;
/** Who funds it, licenses it or works with it: "with the support of the Ministry of Culture". */
const WITH_SUPPORT =
  /(?<!\p{L})(?:(?:fund|support|financ|approv|licen[cs]|accredit|recogni[sz]|authori[sz])ed by|with (?:the )?support (?:of|from)|grants? from|in (?:partnership|cooperation|collaboration) with|registered with|(?:gefördert|unterstützt|anerkannt|zugelassen|finanziert) (?:vom|von|durch)|mit (?:\p{L}+ )?unterstützung|in (?:kooperation|zusammenarbeit) mit|aufsichtsbehörde(?: ist)?:?|avec le soutien|(?:soutenu|financé|agréé|reconnu|subventionné)e?s? par|(?:en partenariat|en collaboration) avec|con el apoyo|(?:apoyad|financiad|autorizad|reconocid|subvencionad|apoiad|reconhecid)[oa]s? (?:por|pel[oa])|con il (?:patrocinio|sostegno|contributo|supporto)|(?:finanziat|riconosciut|autorizzat)[oaie] da\p{L}*|(?:en|in|em) (?:colaboración|collaborazione|colaboração) (?:con|com)|com o apoio|met steun van|(?:gesubsidieerd|erkend|gefinancierd) door|in samenwerking met|przy wsparciu|(?:do)?finansowan\p{L}+ (?:przez|ze środków)|pod patronatem|we współpracy z|s podporou|za podpory|pod záštitou|(?:ve spolupráci|v spolupráci) s|zapsán\p{L}* u|при (?:финансовой )?поддержке|в сотрудничестве с|за підтримки|у співпраці з|med st[öø](?:d av|tte (?:fra|af|av))|i samarb(?:ete|ejde|eid) med|uz (?:potporu|podršku)|u suradnji sa?|s podporo|v sodelovanju z|cu sprijinul|în parteneriat cu|finanțat de|с подкрепата на|με την υποστήριξη)(?: ?(?:\p{L}+|['’])){0,2} ?$/u;
/** The same where it stands behind. */
const IN_SUPPORT =
  /^ ?(?:tuella|tukemana|desteğiyle|desteği ile|tarafından|katkılarıyla|támogatásával|の(?:支援|助成|補助|後援|協力))/u;
/** "A zoo of ideas", "un zoo d’idées". What is "full of ideas" is what it is called, and so is a festival of ideas. */
const OF_IMAGES =
  /^ (?:(?:of|der|an|von|de|d['’]|di|van|met|av|af) ?(?:ideas?|thoughts|emotions?|feelings?|possibilities|memories|inspiration|ideen|gefühle|möglichkeiten|emotionen|idées|émotions|possibilités|ideias|emociones|emoções|idee|emozioni|ideeën|mogelijkheden|idéer|känslor)|(?:идей|эмоций|nápadů|pomysłów))(?!\p{L})/u;

/** "Welcome to our school website": the site of the school. */
const OWN_SITE = /^[ -]?(?:web ?site|webseite|home ?page|webbplats|hemsida|hjemmeside)(?!\p{L})/u;
const OWN =
  /(?<!\p{L})(?:our|this|official|to the|unsere[rn]?|dieser?|offizielle[rn]?|auf der|onze|deze|officiële|op de|vår|vores|på)(?: \p{L}+)? ?$/u;

/** Whether the words for a kind from `start` to `end` of a text are of something else than the brand. */
export function isOfOtherHead(text: string, start: number, end: number, { bucket }: Kind, language: string): boolean {
  const before = text.slice(Math.max(0, start - REACH), start);
  const behind = text.slice(end, end + REACH);
  if (bucket !== 'Events' && OF_IMAGES.test(behind)) return true;
  if (isOfStreet(before, behind, language)) return true;
  if (OF_ANOTHER.test(before) || WITH_SUPPORT.test(before) || IN_SUPPORT.test(behind)) return true;
  if (OF_SOFTWARE.has(bucket)) return false;
  if (HEAD_FIRST.has(language)) return SERVED.has(bucket) && (SOFTWARE_FOR.test(before) || WARES_FOR.test(before));
  const heads = FOLLOWING[language];
  if (!heads || (OWN_SITE.test(behind) && OWN.test(before))) return false;
  return heads.software.test(behind) || (SERVED.has(bucket) && heads.wares.test(behind));
}
