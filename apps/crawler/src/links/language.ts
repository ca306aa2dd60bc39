/** Languages and countries that sites mark their variants with, in two letters. */
const CODES = new Set(
  'ae ar at au be bg bn bo br bs ca ch cl cn co cs cy cz da de dk el en es et eu fa fi fr ga gb gl gr he hi hk hr hu hy id ie il in is it ja jp ka kk ko kr lb lt lu lv mk ms mx my nb nl nn no nz pe ph pk pl pt ro rs ru sa se sg sk sl sq sr sv sw ta th tr tw ua uk ur us uz vi vn za zh'.split(
    ' ',
  ),
);
/** Said of the whole world before a language: "/global/en/". */
const WORLD = /^(?:global|world|int|intl|international|en-?int|www)$/;
const MARK = /^([a-z]{2})(?:[-_]([a-z]{2}|[a-z]{4}|419))?$/;
const PARAMETER = /^(?:lang|language|locale|hl|lng)$/i;

const isMark = (text: string): boolean => {
  const [, first = '', second] = MARK.exec(text) ?? [];
  return CODES.has(first) && (second === undefined || second.length > 2 || CODES.has(second));
};

export interface Marked {
  /** For instance "de", "pt-br" or "ch/de"; null for an address that does not say. */
  mark: string | null;
  /** The address without it. */
  rest: string;
  /** Whether nothing but one folder of two letters says so: such folders are of departments and countries too. */
  bare: boolean;
}

/** The language variant that an address names: by its first folders, its subdomain or a parameter. */
export function readMark(address: string): Marked {
  const url = new URL(address);
  for (const [name, value] of [...url.searchParams]) {
    if (!PARAMETER.test(name) || !isMark(value.toLowerCase())) continue;
    url.searchParams.delete(name);
    return { mark: value.toLowerCase(), rest: url.href, bare: false };
  }
  const parts = url.pathname.split('/').filter(Boolean);
  const [first = '', second = ''] = parts.map((part) => part.toLowerCase());
  const marked = isMark(first) ? (isMark(second) ? 2 : 1) : WORLD.test(first) && isMark(second) ? 2 : 0;
  if (marked > 0) {
    url.pathname = `/${parts.slice(marked).join('/')}${marked < parts.length && url.pathname.endsWith('/') ? '/' : ''}`;
    const mark = [first, second].slice(0, marked).join('/').replaceAll('_', '-');
    return { mark, rest: url.href, bare: mark.length === 2 };
  }
  const [label = '', ...labels] = url.hostname.split('.');
  if (labels.length >= 2 && isMark(label)) {
    url.hostname = labels.join('.');
    return { mark: label, rest: url.href, bare: false };
  }
  return { mark: null, rest: url.href, bare: false };
}

/** The address that all variants of a page share. */
export const withoutLanguage = (url: string): string => readMark(url).rest;

/** "de" for "de-AT", "de_CH", "at/de" and "DE". */
const primary = (tag: string): string => tag.toLowerCase().split('/').at(-1)?.split(/[-_]/)[0] ?? '';

/** True where a mark can stand for the language of a page, such as "en-us" for "en". */
export const speaks = (mark: string, lang: string): boolean => primary(mark) === primary(lang);
