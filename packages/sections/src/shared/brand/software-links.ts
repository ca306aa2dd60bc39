import type { PageEvidence, PageLink } from '@brandprint/contracts';
import { wordsOf } from '../text/index.ts';
import { metaContent } from './name-clue.ts';

const APPLE_STORE = /^https?:\/\/(?:apps|itunes)\.apple\.com\/(?:[a-z]{2}\/)?app\//iu;
const MICROSOFT_STORE = /^https?:\/\/(?:apps|www)\.microsoft\.com\/(?:[a-z-]+\/)?(?:store|detail)/iu;
const GOOGLE_STORE = /^https?:\/\/play\.google\.com\/store\/apps\//iu;
/** A repository with code, not its owner's page. */
const REPOSITORY =
  /^https?:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org)\/(?!(?:collections|features|marketplace|orgs|sponsors|topics)\/)[\w.-]+\/[\w.-]+|^https?:\/\/sourceforge\.net\/projects\//iu;
/** Where extensions, packages and programs are had. */
const CATALOGUE =
  /^https?:\/\/(?:chrome\.google\.com\/webstore|chromewebstore\.google\.com|addons\.mozilla\.org|marketplace\.visualstudio\.com|hub\.docker\.com|www\.npmjs\.com\/package|pypi\.org\/project|flathub\.org|snapcraft\.io)\//iu;

const SOFTWARE =
  /(?<!\p{L})(?:software|open[- ]?source|apps?|api|sdk|cli|saas|plug-?ins?|toolkit|(?:web|developer|python|javascript|java|php|c\+\+) (?:framework|library|tools?)|programming language|compiler|operating system|command[- ]line|web application|logiciel|aplicativo|applicazione)(?!\p{L})|программн\p{L}+ обеспечени|програмн\p{L}+ забезпеченн|приложени\p{L} для|застосун|ソフト(?!クリーム|ボール|テニス|コンタクト|ドリンク|レンズ)|アプリ(?!コット)|软件|軟體|軟件|应用程序|應用程式|開源|开源|소프트웨어|앱|تطبيق (?:ال)?(?:جوال|هاتف|موبايل)|برمجيات|תוכנה|אפליקציה/iu;
/** A button for a program, and not for a form or a price list. */
const DOWNLOAD =
  /^(?:free )?(?:download(?: now| free| latest(?: version)?)?|herunterladen|télécharger|descargar|scarica|baixar|pobierz|stáhnout|letöltés|скачать|завантажити|ladda ner|indir|下载|下載|ダウンロード|다운로드|تحميل|הורדה)(?: (?:for|für|pour|para|per|dla|pro|для) .{2,30}|v?[ \d.]+)?$/iu;

/** Where a link is to the brand's own app or code, and not to those of others. */
const MAIN_REGIONS: ReadonlySet<string> = new Set(['hero', 'main', 'header', 'nav']);

const findLink = ({ links }: PageEvidence, target: RegExp): PageLink | undefined =>
  links.find(({ href, region }) => MAIN_REGIONS.has(region) && target.test(href));

/** Links of a page to an app in the stores for phones. */
export const linksToStores = (page: PageEvidence): { apple: PageLink | undefined; google: PageLink | undefined } => ({
  apple: findLink(page, APPLE_STORE),
  google: findLink(page, GOOGLE_STORE),
});

/** The link of a page to the code of a project. */
export const linkToCode = (page: PageEvidence): PageLink | undefined => findLink(page, REPOSITORY);

/** What the first screen and the head of a page say. */
export const titleAndHeroOf = (page: PageEvidence): string =>
  [
    page.title,
    metaContent(page, 'description'),
    ...page.text.filter(({ region, level }) => region === 'hero' || level === 1).map(({ text }) => text),
  ].join(' . ');

/** "Acme is an app for …": behind what says what the brand is, and not "Download our app". */
const IS = '(?:is|ist|est|es|è|é|är|er|jest|je|—|–)';
const IS_SOFTWARE = new RegExp(`(?<!\\p{L})${IS}(?!\\p{L})[^.!?。]{0,60}(?:${SOFTWARE.source})`, 'iu');

/** Whether the title, the main heading or a definition says that the brand is software. */
function callsItselfSoftware(home: PageEvidence): boolean {
  const headings = home.text.filter(({ level }) => level === 1).map(({ text }) => text);
  return SOFTWARE.test([home.title, ...headings].join(' . ')) || IS_SOFTWARE.test(titleAndHeroOf(home));
}

/** Shorter words are in others: "The" in "theme". */
const MIN_LETTERS_WITHIN = 4;

/** Whether an address has a word of the brand's name: "github.com/sqlitebrowser" of "DB Browser for SQLite". */
function hasName({ href }: PageLink, name: string): boolean {
  const path = href.toLowerCase().replace(/^https?:\/\/[^/]+/u, '');
  const whole = new Set(path.split(/[^\p{L}\p{N}]+/u));
  return wordsOf(name.toLowerCase()).some(
    (word) => whole.has(word) || (word.length >= MIN_LETTERS_WITHIN && path.includes(word)),
  );
}

/**
 * Whether a first page is of software: it links to its own code or to a catalogue of programs, or calls itself software and
 * links to code or to a store, which restaurants and banks do too, or has a download.
 */
export function isOfSoftware(home: PageEvidence, name: string): boolean {
  if (findLink(home, CATALOGUE)) return true;
  const code = home.links.filter(({ href, region }) => MAIN_REGIONS.has(region) && REPOSITORY.test(href));
  if (code.some((link) => hasName(link, name))) return true;
  const isInStore = [APPLE_STORE, GOOGLE_STORE, MICROSOFT_STORE].some((store) => findLink(home, store));
  const hasDownload = home.links.some(({ text, region }) => MAIN_REGIONS.has(region) && DOWNLOAD.test(text.trim()));
  return (code.length > 0 || isInStore || hasDownload) && callsItselfSoftware(home);
}
