import { isLegalForm } from '../shared/brand/legal-forms.ts';

/** Nouns that say nothing by themselves: "Center" of "STEM Center". The words of the site say more. */
const VAGUE_NOUNS: ReadonlySet<string> = new Set(
  (
    'lab labs studio studios estudio estúdio stúdió stuudio studija студио студия студія στούντιο סטודיו استوديو استودیو stüdyo stüdyosu スタジオ 工作室 스튜디오 practice praxis praktijk praktik college center centre hub station store system systems service services platform project programme program group suite environment client utility initiative alliance award prize league race shell specification terminal language assistant ' +
    'zentrum dienst programm centro programa servicio serviço programma servizio centrum centrs centras keskus ' +
    'ośrodek centar centru centrul κέντρο центр център مركز מרכז システム サービス ブランド ツール 公司 平台 사이트 센터 ' +
    'trust association organisation organization company firm business enterprise tool outil herramienta strumento ferramenta werkzeug verktyg unternehmen firma dienstleister entreprise société empresa ' +
    'sociedad compañía impresa azienda società bedrijf företag virksomhed yritys ettevõte przedsiębiorstwo organizacja ' +
    'organizace organizácia организация організація компания компанія общество şirket cég társaság uzņēmums įmonė ' +
    'bengkel مؤسسة مؤسسه موسسة مجموعة مكتب 地方 地区 地區 人 家 团体 團體 组织 組織 方式 場所 もの こと ところ 存在 organizacija tvrtka perusahaan komunitas شركة מרכז חברה 회사 منصة'
  ).split(' '),
);

/** Nouns for those who make or sell something, which say nothing without what it is. */
const TRADERS: ReadonlySet<string> = new Set(
  (
    'specialist specialists spezialist fachbetrieb spécialiste especialista specialista specialisten specjalista specialista специалист специалисты ' +
    'supplier suppliers provider dealer dealers distributor producer producers manufacturer seller reseller vendor agent representative ' +
    'lieferant händler fachhändler hersteller anbieter produzent fournisseur prestataire fabricant revendeur producteur distributeur ' +
    'proveedor fabricante distribuidor productor fornecedor produtor revendedor fornitore produttore rivenditore proveïdor ' +
    'leverancier producent fabrikant leverantör tillverkare återförsäljare leverandør forhandler producent produsent ' +
    'dostawca dystrybutor dodavatel výrobce prodejce dodávateľ výrobca predajca dobavljač proizvođač dobavitelj proizvajalec ' +
    'поставщик производитель дилер постачальник виробник доставчик ' +
    'toimittaja valmistaja tarnija tootja piegādātājs ražotājs tiekėjas gamintojas beszállító gyártó furnizor producător ' +
    'προμηθευτής κατασκευαστής tedarikçi üretici مورد ספק יצרן pemasok produsen 供应商 供應商 制造商 製造商'
  ).split(' '),
);

/** What is said of such a noun without saying what it makes or sells: "official dealer". */
const EMPTY_MODIFIER = new RegExp(
  `^(?:${[
    'direct|official|authori[sz]ed|langsung|certified|local|global|leading|trusted|professional|exclusive|general',
    'offiziell\\p{L}*|autorisiert\\p{L}*|direkt\\p{L}*|officiel(?:le)?|agréée?|oficial|autorizad[oa]|autorizzato|ufficiale|diretto|direct[oa]|erkend|officieel|auktoriserad|autoriseret|autorisert',
    'autoryzowany|oficjalny|bezpośredni|autorizovaný|přímý|priamy|ovlašteni|pooblaščeni|официальный|прямой|офіційний|прямий|официален|пряк|virallinen|ametlik|oficiālais|oficialus|hivatalos|autorizat|επίσημος|yetkili|doğrudan|resmi',
  ].join('|')})$`,
  'iu',
);

/** How a thing may be had, which is no kind with a noun that says nothing: "open-source tool". */
export const HAD = 'open-source|free|web-based|self-hosted|self-hostable';
const HOW_IT_IS_HAD = new RegExp(`^(?:${HAD}) (?=\\p{L})`, 'iu');

/** "The perfect refuge" is an image. */
const PERFECT =
  /(?<!\p{L})(?:perfect[oa]?|perfekt\p{L}{0,3}|perfett[oa]|perfeit[oa]|parfaite?|ideal[ea]?|idéale?|ideell\p{L}?|dokonal\p{L}+|idealn\p{L}+|идеальн\p{L}+|ідеальн\p{L}+|mükemmel|ideaal\p{L}{0,2}|ihanteelli\p{L}+)(?!\p{L})/iu;

/** Places that may be of anything, with what is said of any place: "a family estate", "un espace unique". */
const PLACE =
  /(?<!\p{L})(?:space|place|spot|estate|domain|domaine|espace|lieu|endroit|espacio|lugar|sitio|espaço|spazio|luogo|posto|espai|lloc|ort|platz|raum|plek|plaats|ruimte|plats|sted|rum|paikka|miejsce|przestrzeń|místo|prostor|miesto|priestor|пространство|місце|простір|място|hely|loc|spațiu|τόπος|χώρος|yer|mekan|koht|vieta|tempat)(?!\p{L})/iu;
const OF_ANY_PLACE =
  /^(?:a|an|the|un|une|uno|una|um|uma|ein|eine|en|et|een|famil\p{L}*|unique|unic\p{L}*|único|única|unik\p{L}*|einzigartig\p{L}*|uniek\p{L}*|located|situé|situado|situada|situato|special|spécial|especial|speciale|besonder\p{L}*|bijzonder\p{L}*|magical|magique|mágico|magico|beautiful|wonderful|cosy|cozy|warm|friendly|open|new|nouveau|nuevo|novo|nuovo|private|historic|small|rodinn\p{L}*|rodzinn\p{L}*|jedinečn\p{L}*|wyjątkow\p{L}*|уникальн\p{L}*|особенн\p{L}*|унікальн\p{L}*)$/iu;
const isAnyPlace = (words: readonly string[]): boolean =>
  words.some((word) => PLACE.test(word)) && words.every((word) => PLACE.test(word) || OF_ANY_PLACE.test(word));

/** Whether a noun for a kind says nothing: a place, a legal form, an image, or "official dealer" without of what. */
export function isVague(kind: string): boolean {
  if (isLegalForm(kind) || PERFECT.test(kind)) return true;
  const words = kind.toLowerCase().split(/\s+/u);
  if (isAnyPlace(words)) return true;
  if (HOW_IT_IS_HAD.test(kind)) return isVague(kind.replace(HOW_IT_IS_HAD, ''));
  if (words.length === 1) return words.every((word) => VAGUE_NOUNS.has(word) || TRADERS.has(word));
  const telling = words.filter((word) => !EMPTY_MODIFIER.test(word));
  return telling.length < words.length && telling.every((word) => TRADERS.has(word));
}

/** Nouns for companies and organisations, which say nothing with an adjective either: "Colombian company". */
const COMPANY =
  /(?<!\p{L})(?:company|enterprise|business|firm|organi[sz]ation|organización|organização|organizzazione|organisatie|organisasjon|organisaatio|organisatsioon|organizacja|organizace|organizácia|organizacija|организация|організація|szervezet|organizație|organizācija|organizacija|οργανισμός|οργάνωση|kuruluş|organisasi|empresa|compañía|sociedad|impresa|azienda|società|entreprise|société|unternehmen|firma|bedrijf|företag|virksomhed|bedrift|yritys|ettevõte|przedsiębiorstwo|společnost|spoločnosť|podjetje|tvrtka|preduzeće|компания|компанія|предприятие|підприємство|şirket|perusahaan|uzņēmums|įmonė|cég|επιχείρηση|εταιρεία)(?!\p{L})/iu;

/** Whether a noun for a kind says little more than that it is a company or an organisation. */
export const isAnyCompany = (kind: string): boolean => COMPANY.test(kind) && kind.trim().split(/\s+/u).length <= 2;
