const LOGO_WORD =
  /^(?:logo\d*|logo(?:type|mark|text|img|image|icon|svg|link)|brand|brand(?:mark|ing|img|name|logo)|wordmark|sitetitle)$/;
/** As in "acmelogo". */
const JOINED_LOGO = /^(?<joined>[a-z]+)logo$/;
/**
 * What Romance languages have in front of it: in any word for an expert or a speech ("psicologo", "prologo"), and in a few
 * others. Names end in "o" as well.
 */
const JOINED_LOGOS = /o$|^(?:ana|cata|deca|dia|epi|genea|minera)$/;

/** Whether a word says that something is a logo. `names` are the brand's. */
function isLogoWord(word: string, names: readonly string[]): boolean {
  if (LOGO_WORD.test(word)) return true;
  const joined = JOINED_LOGO.exec(word)?.groups?.['joined'];
  return joined !== undefined && (!JOINED_LOGOS.test(joined) || names.includes(joined));
}

export const hasLogoWord = (words: readonly string[], names: readonly string[]): boolean =>
  words.some((word) => isLogoWord(word, names));

const VERSION_WORD =
  /^(?:logo\d*|logotype|wordmark|mark|symbol|icon|emblem|text|brand|img|image|site|main|header|hero|home|top|nav|navbar|footer|full|final|new|old|big|large|small|mini|mobile|white|black|gr[ae]y|blue|navy|red|green|yellow|orange|brown|pink|purple|gold(?:en)?|silver|beige|cream|colou?r|mono|dark|light|inverse|inverted|negative|positive|blanc[oa]?|negr[oa]|noir|wei(?:ss|ß)|schwarz|bianc[oa]|ner[oa]|branc[oa]|pret[oa]|wit|zwart|vit|svart|hvid|sort|bia[lł][ey]|czarn[ey]|beyaz|siyah|horizontal|vertical|round|square|transparent|alpha|outline|web|svg|png|\d+x?|\d+x\d+|v\d+)$/;

/** Describes a version of a logo, and not whose it is; or a hash that a build added. */
export const isVersionWord = (word: string): boolean =>
  VERSION_WORD.test(word) || BUILD_HASH.test(word) || (word.length >= 6 && /\d/.test(word) && !/\d{4}/.test(word));

/** Hexadecimal, with letters between digits or digits between letters, unlike a word with a year. */
const BUILD_HASH = /^(?=.*(?:\d[a-f]+\d|[a-f]\d+[a-f]))[\da-f]{8,}$/;
