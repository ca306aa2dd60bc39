import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';
import type { BodyAimForms } from './body-aim-forms.ts';
import { EASTERN_BODY_AIMS } from './body-aims-east.ts';
import { WESTERN_BODY_AIMS } from './body-aims-west.ts';
import { NAME, NAMED } from './own-name.ts';

/** A name, or what kind of project it is, between a noun and what follows: "of the project Acme is". */
const wordsBehind = ({ space = ' ' }: BodyAimForms, most: number): string =>
  space === '' ? '[^，。、,]{0,12}?' : `(?: ["“„«]?[\\p{L}\\d${NAME}.-]+["”“»]?){0,${most}}`;

/** The name alone. */
const nameBehind = ({ space = ' ' }: BodyAimForms): string => (space === '' ? '' : `(?:,? ${NAMED},?)?`);

function patternOf(forms: BodyAimForms): string {
  const { aim, is, of, body, aims, nouns, whose, aimLast, more, space = ' ' } = forms;
  const stated = aimLast
    ? `(?:${of})${nameBehind(forms)}${space}(?:${aim})${is && `${space && ' ?'}(?:${is})`}`
    : `(?:${aim}) (?:${of})${wordsBehind(forms, 3)} ?(?:${is})`;
  return `${stated}|(?:${body})${nameBehind(forms)}${space}(?:${aims})|(?:${nouns})${wordsBehind(forms, 5)},?${space}(?:${whose})${more ? `|${more}` : ''}`;
}

/**
 * "The goal of this project is to…", "Our site aims to…", "a network whose aims are to…": a mission, where a site is that of
 * the project.
 */
export const BODY_AIMS: LanguagePatterns = Object.fromEntries(
  Object.entries({ ...WESTERN_BODY_AIMS, ...EASTERN_BODY_AIMS }).map(([language, forms]) => [
    language,
    patternOf(forms),
  ]),
);

/** What a site is to sell or tell of, in the words of a shop: "…to sell books", "…about our products". */
const OF_TRADE =
  /(?<!\p{L})(?:to sell|our (?:products|services)|unsere (?:produkte|leistungen)|zu verkaufen|verkauf|nos (?:produits|services)|vendre|nuestros (?:productos|servicios)|vender|nostri (?:prodotti|servizi)|vendere|nossos (?:produtos|serviços)|nostres (?:productes|serveis)|onze (?:producten|diensten)|te verkopen|sälja|våra produkter|sælge|selge|v[åo]re(?:s)? produkter|myydä|myynti\p{L}*|sprzeda\p{L}*|prodej\p{L}*|prodávat|predaj\p{L}*|predávať|elad\p{L}+|vânz\p{L}+|prod(?:aja|aju|ati|avati)|продаж\p{L}*|продава\p{L}*|πώληση\p{L}*|satmak|satış\p{L}*|müü(?:a|k)|parduoti|pārdot)(?!\p{L})|販売|商品|销售|銷售|产品|產品|판매|상품|بيع|منتجات|למכור|מכירת/iu;

/** Whether an aim is that of a shop. */
export const isOfTrade = (text: string): boolean => OF_TRADE.test(text);

/** "This", "our" and their like, before or in the noun for a project. */
const OWN: LanguagePatterns = {
  en: 'this|our|we',
  de: 'dies\\p{L}*|unser\\p{L}*|wir',
  fr: 'cet?|cette|notre|nos|nous',
  es: 'est[ea]|nuestr[oa]s?',
  it: "quest[oa]|quest['’]|nostr[oa]",
  pt: 'est[ea]|ess[ea]|noss[oa]s?',
  ca: 'aquest[a]?|nostr[ea]',
  nl: 'dit|deze|onze?|ons|wij|we',
  sv: 'denna|detta|den här|det här|vår\\p{L}*|vi',
  da: 'dette|denne|vores|vi',
  nb: 'dette|denne|vår\\p{L}*|vi',
  fi: 'täm\\p{L}+|täll\\p{L}+|tässä|\\p{L}+mme',
  pl: 't[aeo]n?|tego|tej|tę|nasz\\p{L}*',
  cs: 't[aeo]nto|tento|tato|toto|tyto|tohoto|této|tuto|náš|naš\\p{L}*',
  sk: 't[aeo]nto|tento|táto|toto|tohto|tejto|túto|náš|naš\\p{L}*',
  hu: 'e|ez\\p{L}*|\\p{L}+(?:unk|ünk|unkat|ünket)',
  ro: 'acest\\p{L}*|nostr\\p{L}+|noastr\\p{L}+',
  bg: 'този|тази|това|наш\\p{L}*',
  ru: 'эт\\p{L}+|наш\\p{L}*|мы',
  uk: 'ц(?:ей|я|е|ього|ієї|ю)|наш\\p{L}*|ми',
  el: 'αυτ\\p{L}+|μας',
  tr: 'bu|\\p{L}+(?:mız|miz|muz|müz)\\p{L}*',
  et: 'see|selle|meie',
  lv: 'š\\p{L}+|mūsu',
  lt: 'š\\p{L}+|mūsų',
  ja: '本|この|当|私たち|弊',
  zh: '本|我们|我們|此|这|這',
  ko: '이|저희|우리|본',
  ar: 'هذ\\p{L}+|\\p{L}+نا',
  he: 'זה|זו|הזה|הזו|הזאת|שלנו|\\p{L}+נו',
};

/** Whether a text speaks of the project, site or network as the brand's own: "the project" may be anybody's. */
export const isOfOwnBody = (text: string, language: string): boolean =>
  text.includes(NAME) || matchesPatterns(text, OWN, language);
