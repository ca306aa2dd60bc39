import type { Lexicon } from '../material.ts';

const ADDRESS =
  /\b[a-z][a-z+.-]{1,20}:\/\/|\b(?:javascript|vbscript|data|mailto|file|tel|blob):\S|\bhxxps?\b|\bwww\.|[\w.+-]+@[\w-]+\.\w|\b[\w-]+\.(?:com|net|org|io|dev|app|co|ai|example|test|invalid|xyz|info|biz|ru|cn|de|fr|uk|eu|me|sh|gg|to|link|site|online|top|zip|html?|php|png|jpe?g|svg|gif|webp|js|css|json)\b|(?:^|\s)\.{0,2}\/[\w-]+\/|\b\d{1,3}(?:\.\d{1,3}){3}\b|\bbp_(?:prod|stag)_|[\da-f]{8}-[\da-f]{4}-|\b[\da-f]{16,}\b|%[\da-f]{2}/i;
/** Obfuscated spellings that a person still understands. */
const SPELLED_OUT_ADDRESS =
  /[([{]\s*(?:dot|at|punkt|[.@])\s*[)\]}]|\bdot (?:com|net|org|io|co|ai|dev|app|shop|store|site|cloud|tech|online|example|test|info|xyz|me|de|uk|eu)\b|\bdot \p{L}+ slash\b|\.\s+(?:com|net|org|io|dev)\b/iu;
/** Names of folders before a slash. */
const PATH =
  /\b(?:assets?|static|uploads?|media|public|files?|api|v\d|etc|tmp|var|usr|home|src|dist|wp-content)\/[\w.-]/i;
/** Letters on both sides of a dot without a space: a host or a file, whatever its ending. */
const DOTTED_NAME = /(?<![\p{L}\d])[\p{L}\d][\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}[\p{L}\d-]+/gu;
/** Names that look like files or hosts, including possible brand names. */
const DOTTED_PRODUCTS = /\b(?:node|next|vue|nuxt|three|express|d3|ember|alpine)\.js\b|\bASP\.NET\b|\.NET\b/gi;

/** Whether a text contains an address, a path, a key or an id. */
export function containsAddress(text: string, { brand, words }: Lexicon): boolean {
  const bare = (brand.includes('.') ? text.replaceAll(brand, '') : text).replace(DOTTED_PRODUCTS, '');
  return [bare, bare.normalize('NFKC').replace(/[。｡]/g, '.')].some(
    (read) =>
      ADDRESS.test(read) ||
      SPELLED_OUT_ADDRESS.test(read) ||
      PATH.test(read) ||
      (read.match(DOTTED_NAME) ?? []).some((word) => !words.has(word.toLowerCase())),
  );
}
