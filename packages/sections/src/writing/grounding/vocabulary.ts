import { wordsOf } from '../../shared/text/index.ts';
import type { Lexicon } from '../material.ts';
import { tokenize } from '../tokenize.ts';
import { isEnglishWord } from './english-words.ts';

const KNOWN_TOKENS = /^(?:b2[bc]|[23]d|h[1-6]|24|7|a11y|i18n|web ?2|mp[34]|[48]k|5g|p[123])$/;
/** Ordinary English words about a brand or its readers that only the site itself may use. */
const SENSITIVE_WORDS = new Set(
  (
    'scam scams scammer fraud frauds fraudulent lawsuit lawsuits sued bankrupt bankruptcy insolvent criminal criminals crime ' +
    'illegal illegally unlawful racist racism sexist nazi nazis fascist terrorist terrorists porn pornography murder suicide bomb ' +
    'bombs malware phishing ransom ransomware hacked hackers corrupt corruption bribery abuse abused abusive convicted arrested ' +
    'password passwords credentials passcode bitcoin fuck fucking shit bullshit bitch bastard asshole idiot idiots moron'
  ).split(' '),
);
/** Short words: the list of English words has none under three letters. */
const SHORT_WORDS = new Set(
  (
    'a i x ad ads ai am an as at be by do eg em en et etc ex go he hi hr id if ie in is it la le me my no of off oh ok ' +
    'on or pa pc per pm pt px re so tv uk us ui un up us ux vs we ye yes km kg cm mm'
  ).split(' '),
);
const CONTRACTION =
  /^(?:do|does|did|is|are|was|were|has|have|had|ca|could|wo|would|should|must|need)n't$|^(?:i|you|we|they|he|she|it|that|there|who|what|here)'(?:ll|ve|re|d|m)$|^let's$/;
/** Maximum number of unknown words of up to three letters in capitals; more are a code. */
const MAX_UNKNOWN_ACRONYMS = 2;
const PREFIXES = 'non re un over under multi micro pre semi sub super co anti hyper out'.split(' ');

/** Whether a text has a word that is not English, not on the site and not in a fact, or a sensitive one. */
export function hasUnknownWord(text: string, { words, siteText }: Lexicon, allowedText: string): boolean {
  const allowedWords = new Set(tokenize(allowedText));
  const isWrittenOnSite = (word: string): boolean =>
    UNSPACED.test(word) && hasParts(word, `${siteText} ${allowedText}`);
  let acronyms = 0;
  const isSeen = (key: string): boolean => words.has(key) || allowedWords.has(key) || isCommonWord(key);
  const isAcronym = (key: string, written: string): boolean => {
    if (key.length > 3 || !/^[a-z]+$/.test(key) || !written.includes(key.toUpperCase())) return false;
    acronyms += 1;
    return acronyms <= MAX_UNKNOWN_ACRONYMS;
  };
  return wordsOf(text.replace(/#[\da-f]{3,8}\b/gi, ' ')).some((word) => {
    const [whole = '', ...parts] = tokenize(word);
    if (isSeen(whole) || isWrittenOnSite(whole)) return false;
    return !(parts.length > 0 ? parts : [whole]).every((part) => isSeen(part) || isAcronym(part, word));
  });
}

/** Words of Chinese and Japanese are written together; what stands between their signs is grammar. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u;
const SIGNS = /[\p{Script=Han}々]+|[\p{Script=Katakana}ー]+/gu;

/** Whether a text has each pair of signs of a word, and each letter of its grammar. */
function hasParts(word: string, text: string): boolean {
  const runs = word.match(SIGNS) ?? [];
  const pairs = runs.flatMap((run) => {
    const signs = [...run];
    return signs.length === 1 ? signs : signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
  });
  return [...pairs, ...word.replace(SIGNS, '')].every((part) => text.includes(part));
}

function isCommonWord(key: string): boolean {
  if (SENSITIVE_WORDS.has(key)) return false;
  if (SHORT_WORDS.has(key) || KNOWN_TOKENS.test(key) || CONTRACTION.test(key)) return true;
  if (/^[\d.,]+(?:px|r?em|pt|ms|s|vw|vh|x|deg|th|st|nd|rd|%)?$/.test(key)) return true;
  if (/\d/.test(key)) return false;
  const bare = key.normalize('NFD').replace(/\p{M}/gu, '');
  return (
    isEnglishWord(bare) || PREFIXES.some((prefix) => key.startsWith(prefix) && isEnglishWord(key.slice(prefix.length)))
  );
}
