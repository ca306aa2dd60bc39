/** Two-letter codes of languages and countries that sites use for their variants. */
const CODES = new Set(
  'ae ar at au be bg bn bo br bs ca ch cl cn co cs cy cz da de dk el en es et eu fa fi fr ga gb gl gr he hi hk hr hu hy id ie il in is it ja jp ka kk ko kr lb lt lu lv mk ms mx my nb nl nn no nz pe ph pk pl pt ro rs ru sa se sg sk sl sq sr sv sw ta th tr tw ua uk ur us uz vi vn za zh'.split(
    ' ',
  ),
);
/** Names for the whole world before a language: "/global/en/". */
const GLOBAL_PREFIX = /^(?:global|world|int|intl|international|en-?int|www)$/;
const LOCALE = /^([a-z]{2})(?:[-_]([a-z]{2}|[a-z]{4}|419))?$/;
const PARAMETER = /^(?:lang|language|locale|hl|lng)$/i;

const isLocale = (text: string): boolean => {
  const [, first = '', second] = LOCALE.exec(text) ?? [];
  return CODES.has(first) && (second === undefined || second.length > 2 || CODES.has(second));
};

export interface UrlLocale {
  /** For instance "de", "pt-br" or "ch/de"; null if the URL names none. */
  locale: string | null;
  /** The URL without it. */
  urlWithoutLocale: string;
  /** Whether only a two-letter folder says so: departments and countries have such folders too. */
  isAmbiguous: boolean;
}

/** The language variant that a URL names: by its first folders, its subdomain or a parameter. */
export function parseUrlLocale(address: string): UrlLocale {
  const url = new URL(address);
  for (const [name, value] of [...url.searchParams]) {
    if (!PARAMETER.test(name) || !isLocale(value.toLowerCase())) continue;
    url.searchParams.delete(name);
    return { locale: value.toLowerCase(), urlWithoutLocale: url.href, isAmbiguous: false };
  }
  const parts = url.pathname.split('/').filter(Boolean);
  const [first = '', second = ''] = parts.map((part) => part.toLowerCase());
  const marked = isLocale(first) ? (isLocale(second) ? 2 : 1) : GLOBAL_PREFIX.test(first) && isLocale(second) ? 2 : 0;
  if (marked > 0) {
    url.pathname = `/${parts.slice(marked).join('/')}${marked < parts.length && url.pathname.endsWith('/') ? '/' : ''}`;
    const locale = [first, second].slice(0, marked).join('/').replaceAll('_', '-');
    return { locale, urlWithoutLocale: url.href, isAmbiguous: locale.length === 2 };
  }
  const [label = '', ...labels] = url.hostname.split('.');
  if (labels.length >= 2 && isLocale(label)) {
    url.hostname = labels.join('.');
    return { locale: label, urlWithoutLocale: url.href, isAmbiguous: false };
  }
  return { locale: null, urlWithoutLocale: url.href, isAmbiguous: false };
}

/** The URL that all variants of a page share. */
export const stripLocale = (url: string): string => parseUrlLocale(url).urlWithoutLocale;

/** "de" for "de-AT", "de_CH", "at/de" and "DE". */
const primaryLanguage = (tag: string): string => tag.toLowerCase().split('/').at(-1)?.split(/[-_]/)[0] ?? '';

/** True if a mark fits the language of a page, such as "en-us" for "en". */
export const isSameLanguage = (mark: string, lang: string): boolean => primaryLanguage(mark) === primaryLanguage(lang);
