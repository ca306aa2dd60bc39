import { comparisonKey, isPlaceholder, normalizeWhitespace, wordCount } from '../text/index.ts';
import { isGenericName, isKindOnly } from './generic-words.ts';

const LEGAL_FORM =
  /[,\s]+(inc|incorporated|llc|l\.l\.c|llp|ltd|limited|plc|corp|corporation|gmbh|gmbh & co\.? kg|ag|kg|ug|se|s\.?a\.?s?|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|oy|ab|a\/s|aps|pty|pty\.? ltd|sp\. z o\.?o|kk|k\.k)\.?$/i;
const VERSION = /[\s,–-]+(v(ersion)?\.? ?\d+(\.\d+)*|\d+\.\d+(\.\d+)*|(19|20)\d\d)$/i;
const LEADING_WORDS =
  /^(welcome to|welcome at|willkommen (bei|auf)( der| dem)?|bienvenue (sur|chez)|bienvenidos? a|benvenuti (su|in|da)|logo (of|von|de)|home of|home page of|(the )?official (web)?site of|go to|back to|visit|©)\s+/i;
const TRAILING_WORDS =
  /[\s,:_-]+(home ?page|home|start ?page|startseite|official (web)?site|official store|(main |brand |site |company )?logo(type)?|logo image|(white|black|dark|light|colou?r) logo|icon)$/i;
const DECORATION = /^[\s"'“”«»|•·–—\-:,]+|[\s"'“”«»|•·–—\-:,]+$/gu;

/**
 * The name in a text, without "Welcome to", "logo", legal form, version and trademark symbols; "" if nothing usable is
 * left.
 */
export function cleanName(raw: string): string {
  let name = normalizeWhitespace(raw)
    .replace(/[™®©℠]/g, ' ')
    .replace(/_/g, ' ');
  name = normalizeWhitespace(name).replace(DECORATION, '');
  for (let before = ''; before !== name; ) {
    before = name;
    name = name
      .replace(LEADING_WORDS, '')
      .replace(TRAILING_WORDS, '')
      .replace(VERSION, '')
      .replace(LEGAL_FORM, '')
      .replace(DECORATION, '');
  }
  return canBeName(name) ? name : '';
}

function canBeName(name: string): boolean {
  if (name.length < 2 && !/^\p{Lo}|\p{Lu}$/u.test(name)) return false;
  if (name.length > 48 || wordCount(name) > 6 || !/\p{L}/u.test(name)) return false;
  if (/[.?]\s|[.?]$|[{}<>=;@\\/]|https?:/u.test(name) || /\.(png|jpe?g|svg|webp|gif|html?|php)$/i.test(name))
    return false;
  return !isGenericName(name) && !isKindOnly(name) && !isPlaceholder(name) && comparisonKey(name) !== '';
}

/** The parts of a page title between its separators. */
export function splitTitle(title: string): string[] {
  return normalizeWhitespace(title)
    .split(/\s+[|–—·•:»«\-~/➤►]+\s+|\s*[|»«➤►]\s*|:\s+|\s+::\s+/u)
    .map((part) => normalizeWhitespace(part))
    .filter(Boolean);
}
