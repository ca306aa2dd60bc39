import { comparisonKey, isPlaceholder, normalizeWhitespace, wordCount } from '../text/index.ts';
import { MENU_WORDS } from './ambiguous-words.ts';
import { isGenericName, isPageOrProduct } from './generic-words.ts';
import { withoutLegalForm } from './legal-forms.ts';

/** Versions and years; but "Garage 2000" is a name. */
const VERSION = /[\s,–-]+(v(ersion)?\.? ?\d+(\.\d+)*|\d+\.\d+(\.\d+)*|(19\d\d|20(?!00)\d\d))$/i;
/** "Welcome to", in languages that leave a name as it is. */
export const WELCOME_TO =
  'welcome to(?: the)?|willkommen bei(?: der| dem)?|bienvenue (?:chez|au)|bienvenid[oa]s? a(?:l| la)?|benvenut[aio] (?:da|a|al|alla|su|in)|bem[- ]vind[oa]s?(?:\\(as?\\))? (?:a|à|ao)|welkom bij|velkommen (?:til|hos)|välkom(?:men|na) (?:till|hos)|bine (?:ați|ati|aţi) venit la|benvinguts? a|selamat datang di|chào mừng (?:bạn |quý khách )?đến với';
const LEADING_WORDS = new RegExp(
  `^(${WELCOME_TO}|welcome at|willkommen auf( der| dem)?|bienvenue sur|logo (of|von|de|du|di|da)|home of|home page of|(the )?official (web)?site of|go to|back to|visit|©)\\s+`,
  'iu',
);
const TRAILING_WORDS =
  /[\s,:_-]+(home ?page|start ?page|startseite|etusivu|startsida|forside|strona główna|főoldal|kezdőlap|anasayfa|ana sayfa|trang chủ|avaleht|トップページ|首页|首頁|主页|主頁|official (web)?site|official store|(main |brand |site |company )?logo(type|typ|typus|tip|tipo|tipoa|tips|tipas|tyyppi|a|su|ja)?|logotüüp|logó|logója|logotípus|loqo(su|tipi)?|логотипі?|лого|лагатып|λογότυπο|ლოგო|լոգո|לוגו|logo image|logo[ _-](desktop|mobile|dark|light|white|black|header|footer|small|large|retina|main|colou?r|horizontal|vertical)|(white|black|dark|light|colou?r) logo)$/i;
/** The same, where no space is before it. */
const TRAILING_LOGO = /(?<=[\p{Lo}ー])\s?(?:の?ロゴ(?:マーク|画像)?|(?:的)?(?:徽标|徽標|标志|標誌)|로고)$/u;
/** Words that are also parts of names, set apart: "Acme | Home", "Logo: Acme". */
const SEPARATED_WORD = new RegExp(
  String.raw`^logo(?:\s*[|:]\s*|\s+[–—-]+\s+)|(?:\s*[|:]\s*|,\s+|\s+[–—-]+\s+)(?:${MENU_WORDS}|icon)$`,
  'iu',
);
/** A full stop after a closing quote or bracket ends a title, not a name. */
const FINAL_STOP = /(?<=[»”"')\]])\.$/u;
/** What a full stop follows without ending anything: titles, saints, initials. */
export const ABBREVIATED =
  '(?<![\\p{L}\\p{N}])(?:\\p{L}|dra?|drs|prof|st[aeo]?|mrs?|ms|mme|mlle|sra?|mt|ft|dott|avv|ing|dipl|mag|med|univ|bros|ev|kath|hl|sv|szt|św|ks|mgr|lek|av|doç|uzm|δρ|αγ|им|св|проф|ул|д-р)';
const ABBREVIATIONS = new RegExp(`${ABBREVIATED}\\.(?=\\s\\S)`, 'giu');
/** "N.A.H.U.E.L.": its full stops end nothing. */
const DOTTED_ACRONYM = /(?<!\p{L})(?:\p{Lu}\.){2,}/gu;
const QUOTED = /^«([^«»]*)»$/;
const LOGO_TAG = /^[[(]logo[\])]\s*/i;
/** Words of a name, joined as only addresses join them. */
const HYPHENATED_DOMAIN = /^[a-z\d]+(?:-[a-z\d]+)+\.[a-z]{2,}$/;
const SIGNS = String.raw`(?:[\s"'“”«»|•·–—\-:,]|\p{Extended_Pictographic}|\ufe0f|\u200d)+`;
/** Marks between dashes are none of a name: "Acme - ! - !". */
const DECORATION = new RegExp(`^${SIGNS}|(?:${SIGNS}|(?<=[-–—|]\\s)!)+$`, 'gu');

/** What stays of words before a name: its own article, "Welcome to The Gym Group". */
const ownArticle = (words: string): string => /(?<=\s)(?:The|La|Le|Al|Au)\s+$/u.exec(words)?.[0] ?? '';

/** How long a name may be. */
export interface NameLimits {
  length: number;
  words: number;
}

/** Longer texts are mostly sentences and slogans. */
const SHORT_NAME: NameLimits = { length: 48, words: 6 };
/** For institutions, if nothing shorter names them. */
export const LONG_NAME: NameLimits = { length: 100, words: 12 };

/** Longer texts name nothing, and are not worth the time that the patterns take. */
const MAX_RAW_LENGTH = 300;

/**
 * The name in a text, without "Welcome to", "logo", legal form, version and trademark symbols; "" if nothing usable is
 * left.
 */
export function cleanName(raw: string, limits = SHORT_NAME): string {
  if (raw.length > MAX_RAW_LENGTH) return '';
  let name = normalizeWhitespace(raw)
    .replace(/[™®©℠]/g, ' ')
    .replace(/_/g, ' ');
  name = normalizeWhitespace(name).replace(LOGO_TAG, '').replace(FINAL_STOP, '').replace(QUOTED, '$1');
  name = stripDecoration(HYPHENATED_DOMAIN.test(name) ? wordsOfDomain(name) : name);
  for (let before = ''; before !== name; ) {
    before = name;
    name = withoutLegalForm(name.replace(LEADING_WORDS, ownArticle))
      .replace(TRAILING_WORDS, '')
      .replace(TRAILING_LOGO, '')
      .replace(SEPARATED_WORD, '')
      .replace(VERSION, '');
    name = stripDecoration(name);
  }
  return canBeName(name, limits) ? name : '';
}

/** Without signs around it, except the second of a pair of quotes. */
function stripDecoration(name: string): string {
  const bare = name.replace(DECORATION, '');
  return /«[^»]*$/.test(bare) && name.includes(`${bare}»`) ? `${bare}»` : bare;
}

/** "Acme Tools" for "acme-tools.com". */
const wordsOfDomain = (domain: string): string =>
  domain
    .replace(/\.[a-z]+$/, '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** In names, abbreviations begin with a capital letter. */
const keepLowerCase = (abbreviation: string): string => (/^[a-z]/.test(abbreviation) ? abbreviation : '');

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Words of a name. Institutions are called by long compounds in scripts without spaces: 日本経済団体連合会. */
export const nameWords = (text: string): number => Math.ceil(wordCount(text) / (UNSPACED.test(text) ? 2 : 1));

/** Who made the site, in its footer. */
const CREDIT =
  /^(?:(?:designed|coded|made|built|powered|created|developed|crafted|hosted|website|web ?design|theme) (?:by|with)|(?:gestaltet|erstellt|umgesetzt|programmiert|webdesign) (?:von|durch|mit)|(?:conçu|réalisé|créé|développé) par|(?:diseñad[oa]|desarrollad[oa]|hecho|cread[oa]) (?:por|con)|(?:realizzat[oa]|creat[oa]|sviluppat[oa]) (?:da|con)|(?:desenvolvido|criado|feito) (?:por|com)|(?:ontworpen|gemaakt|ontwikkeld) door|(?:skapad|byggd|utvecklad|laget|lavet|udviklet) (?:av|af)|(?:wykonanie|projekt i wykonanie|realizacja|разработка|создание|розробка|изработка)[ :])/iu;
/** Two numbers of an address: "Harbour Street 12, 24103 Kiel". */
const ADDRESS = /\p{N}.*\s\p{N}{4,5}\s\p{Lu}/u;

/** "Dr. med. dent." */
const DEGREE_ONLY = /^Dr\.(?:\s?\p{Ll}{2,5}\.)*(?:\s?\p{Ll}{2,5})?$/u;
const DEGREE = /(?<!\p{L})Dr\.\s?(?:\p{Ll}{2,5}\.\s?)+/gu;

function canBeName(name: string, limits: NameLimits): boolean {
  if ((name.length < 2 && !/^\p{Lo}|\p{Lu}$/u.test(name)) || /^\p{Ll}{1,2}$/u.test(name)) return false;
  if (name.length > limits.length || nameWords(name) > limits.words || !/\p{L}/u.test(name)) return false;
  if (
    /[.?]\s|[.?]$|[{}<>=;@\\/]|https?:/u.test(
      name
        .replace(DEGREE, 'Dr ')
        .replace(DOTTED_ACRONYM, (acronym) => acronym.replaceAll('.', ''))
        .replace(ABBREVIATIONS, keepLowerCase),
    ) ||
    /\.(png|jpe?g|svg|webp|gif|html?|php)$/i.test(name)
  )
    return false;
  if ([CREDIT, ADDRESS, DEGREE_ONLY].some((pattern) => pattern.test(name))) return false;
  return !isGenericName(name) && !isPageOrProduct(name) && !isPlaceholder(name) && comparisonKey(name) !== '';
}

/** The parts of a page title between its separators. A pair of « and » is a quote, not two separators. */
export function splitTitle(title: string): string[] {
  return normalizeWhitespace(title)
    .replace(/«([^«»]*)»/g, `${OPEN_QUOTE}$1${CLOSE_QUOTE}`)
    .split(/\s+[|–—·•:»«\-~/➤►]+\s+|\s*[|»«➤►｜￨丨┃／：【】]\s*|:\s+|\s+::\s+/u)
    .map((part) => normalizeWhitespace(part.replaceAll(OPEN_QUOTE, '«').replaceAll(CLOSE_QUOTE, '»')))
    .filter(Boolean);
}

/** Stand-ins from the private use area. */
const OPEN_QUOTE = '\uE000';
const CLOSE_QUOTE = '\uE001';

/** The name with something left out in the middle, in scripts without spaces: 日本空間連盟 for 日本空間経済連盟. */
export function isShortenedName(key: string, nameKey: string): boolean {
  if (!/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{4,}$/u.test(key)) return false;
  let at = 0;
  for (const letter of nameKey) if (letter === key[at]) at += 1;
  return at === key.length && key.length >= nameKey.length / 2;
}
