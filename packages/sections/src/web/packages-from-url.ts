/** The library that a script or stylesheet URL names. */
export interface UrlPackage {
  /** Package name in lower case. */
  name: string;
  version: string;
  /** From the package path of a CDN, otherwise from the file name. */
  fromCdn: boolean;
}

const VERSION = String.raw`v?(?<version>\d+(?:\.\d+)*(?:[-.](?:alpha|beta|rc|next|pre)[\w.-]*)?)`;
const PACKAGE = String.raw`(?<name>@[\w.-]+\/[\w.-]+|[\w.-]+)`;
/** CDN paths that contain package and version. */
const CDN_URL_PATTERNS: readonly RegExp[] = [
  new RegExp(String.raw`^(?:cdn|fastly)\.jsdelivr\.net\/npm\/${PACKAGE}(?:@${VERSION})?`),
  new RegExp(String.raw`^(?:cdn|fastly)\.jsdelivr\.net\/gh\/[\w.-]+\/(?<name>[\w.-]+?)(?:@${VERSION})?(?:\/|$)`),
  new RegExp(String.raw`^(?:unpkg\.com|esm\.sh|cdn\.skypack\.dev|esm\.run)\/(?:v\d+\/)?${PACKAGE}(?:@${VERSION})?`),
  new RegExp(String.raw`^cdnjs\.cloudflare\.com\/ajax\/libs\/(?<name>[\w.-]+)\/${VERSION}`),
  new RegExp(String.raw`^ajax\.googleapis\.com\/ajax\/libs\/(?<name>[\w.-]+)\/${VERSION}`),
  new RegExp(String.raw`^(?:maxcdn|stackpath|netdna)\.bootstrapcdn\.com\/(?<name>[\w.-]+?)\/${VERSION}`),
  new RegExp(String.raw`^cdn\.bootcdn\.net\/ajax\/libs\/(?<name>[\w.-]+)\/${VERSION}`),
  new RegExp(String.raw`^code\.jquery\.com\/(?:ui\/${VERSION}\/)?(?<name>jquery(?:-ui|-migrate)?)[.-]`),
  new RegExp(String.raw`^(?:use|pro)\.(?<name>fontawesome)\.com\/releases\/${VERSION}`),
];
/** Build suffixes without information about the file. */
const BUILD_SUFFIX =
  /[._-](?:min|bundle|umd|esm|cjs|es|iife|prod|production|development|global|pkgd|all|packed|pack|compat|full|browser|module|legacy|core)$/;
/** Bundler hashes: eight or more characters with letters and with digits or capitals, other than "scrollTo". */
const HASH_SUFFIX = /[.-](?![a-z]{4,}[A-Z][a-z]+$)(?=[\w-]*\d|[\w-]*[A-Z])[\w-]{8}$|[.-][0-9a-f]{8,64}$/;
const FILE_VERSION = new RegExp(`[.-]${VERSION}$`);

/** Packages and files that a URL names; empty if it is not a script or stylesheet. */
export function packagesFromUrl(address: string): UrlPackage[] {
  const cdnPackages = packagesFromCdnUrl(address);
  const filePackage = packageFromFileName(address);
  return filePackage && !cdnPackages.some((named) => named.name === filePackage.name)
    ? [...cdnPackages, filePackage]
    : cdnPackages;
}

function packagesFromCdnUrl(address: string): UrlPackage[] {
  const url = decodeUrl(address).replace(/^https?:\/\//, '');
  const combined = /^cdn\.jsdelivr\.net\/combine\/(.+)$/.exec(url)?.[1];
  if (combined) return combined.split(',').flatMap((part) => packagesFromCdnUrl(`cdn.jsdelivr.net/${part}`));
  for (const pattern of CDN_URL_PATTERNS) {
    const match = pattern.exec(url);
    if (!match) continue;
    const { name = '', version = '' } = match.groups ?? {};
    return name ? [{ name: name.toLowerCase(), version: version || versionInFile(url), fromCdn: true }] : [];
  }
  return [];
}

/** Folders whose file names are topics of a library: languages, editor modes. */
const TOPIC_FOLDERS = /\/(?:modes?|langs?|languages?|locales?|i18n|brushes|themes?)\/(?:[\w-]+\/)?[^/]+$/i;

function packageFromFileName(address: string): UrlPackage | null {
  const path = decodeUrl(address).replace(/^[a-z]+:\/\/[^/]*/i, '');
  const file = /([^/?#]+)\.(?:m?js|css)(?:[?#].*)?$/.exec(path)?.[1];
  if (!file || TOPIC_FOLDERS.test(path.replace(/[?#].*$/, ''))) return null;
  let name = file;
  let version = '';
  for (let round = 0; round < 6; round += 1) {
    const before = name;
    const numbered = FILE_VERSION.exec(name);
    if (numbered && numbered.index > 0) {
      version ||= numbered.groups?.version ?? '';
      name = name.slice(0, numbered.index);
    }
    name = name.replace(HASH_SUFFIX, '').replace(/-+$/, '').replace(BUILD_SUFFIX, '');
    if (name === before) break;
  }
  const named = name.replace(/^(?:vendor|vendors|lib|chunk)[-.~_]+/, '').toLowerCase();
  return named ? { name: named, version: version || versionInQuery(path), fromCdn: false } : null;
}

const versionInFile = (url: string): string =>
  new RegExp(String.raw`-${VERSION}(?:\.slim)?(?:\.min)?\.(?:js|css)`).exec(url)?.groups?.version ?? '';

const versionInQuery = (path: string): string =>
  new RegExp(`[?&](?:ver|version|v)=${VERSION}(?:&|$)`).exec(path)?.groups?.version?.replace(/^\d{5,}$/, '') ?? '';

function decodeUrl(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
