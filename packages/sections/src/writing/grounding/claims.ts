import { instructs, wordsOf } from '../../shared/text/index.ts';
import type { Lexicon } from '../material.ts';
import { figuresOf, keysOf } from '../words.ts';
import { isEnglish } from './english.ts';
import { foreignFont } from './fonts.ts';

/** Why something that a model wrote was left out. */
export type Fault =
  | 'address'
  | 'mark-up'
  | 'instruction'
  | 'color'
  | 'font'
  | 'size'
  | 'figure'
  | 'person'
  | 'name'
  | 'passage'
  | 'quote'
  | 'word'
  | 'citation'
  | 'region'
  | 'length'
  | 'choice';

interface Judged {
  text: string;
  lexicon: Lexicon;
  /** Lower-case words that may be repeated: those of a quote that is reworded. */
  spare: string;
}

const MARK_UP =
  /[<>]|&[a-z#\d]{2,8};|\]\(|!\[|\{\{|\}\}|\$\{|\bon\w+\s*=|\b(?:alert|eval|fetch|document|window)\s*[.(]/i;
const ADDRESS =
  /\b[a-z][a-z+.-]{1,20}:\/\/|\b(?:javascript|vbscript|data|mailto|file|tel|blob):\S|\bwww\.|[\w.+-]+@[\w-]+\.\w|\b[\w-]+\.(?:com|net|org|io|dev|app|co|ai|example|test|invalid|xyz|info|biz|ru|cn|de|fr|uk|eu|me|sh|gg|to|link|site|online|top|zip|html?|php|png|jpe?g|svg|gif|webp|js|css|json)\b|(?:^|\s)\.{0,2}\/[\w-]+\/|\b\d{1,3}(?:\.\d{1,3}){3}\b|\bbp_(?:prod|stag)_|[\da-f]{8}-[\da-f]{4}-|\b[\da-f]{16,}\b|%[\da-f]{2}/i;
const COLOR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color|hwb|cmyk)\s?\([^)]*\)?/gi;
const SIZE = /(\d[\d.,]*)\s?(?:px|pixels?|r?em|pt|points?|vw|vh|ms|milliseconds?|seconds?|deg(?:rees)?|°|dpi|fr)\b/gi;
/** Given names that are words as well; all others are no plain English and fall to the words. */
const GIVEN = new Set(
  (
    'mark grace will rose frank jack bill hope faith joy dean grant chase hunter mason carter parker cooper drew gene rich ' +
    'rob bob sue pat penny ruby pearl violet lily daisy ivy iris jade amber olive holly heather april may june summer dawn ' +
    'eve crystal sandy ginger melody victor ray clay dale cliff lance miles pierce gray reed wade ward jasmine angel jean ' +
    'kit max nick pete randy rod ted tony john jimmy tom dick harry jenny molly polly peter roger martin morgan basil robin ' +
    'jay charlotte josh matt mike sally terry timothy jerry kelly lee guy al carol cher don ed gay hank hazel jessie lou ' +
    'marina maria mandy mickey myrtle nelson oscar otto percy regina ricky rex sadie sandra sonny stella tiffany toby trudy'
  ).split(' '),
);
const PASSAGE_WORDS = 8;
const KNOWN_TOKENS = /^(?:b2[bc]|[23]d|h[1-6]|24|7|a11y|i18n|web ?2|mp[34]|[48]k|5g|p[123])$/;

type Check = readonly [Fault, (judged: Judged) => boolean];

/** What speaks against all of a text, wherever in it it stands: a piece of it would be no better. */
export function wholeFaultOf(text: string, lexicon: Lexicon): Fault | null {
  return first(OF_THE_WHOLE, { text, lexicon, spare: '' });
}

/** What speaks against a title, or a sentence of a text, of which the whole stood. */
export function faultOf(text: string, lexicon: Lexicon): Fault | null {
  return first(OF_ALL, { text, lexicon, spare: '' });
}

/** The same of a sentence, in which a capital tells of a name. */
export function sentenceFaultOf(text: string, lexicon: Lexicon, spare: string): Fault | null {
  return first([...OF_ALL, ['name', foreignName]], { text, lexicon, spare });
}

const first = (checks: readonly Check[], judged: Judged): Fault | null =>
  checks.find(([, fails]) => fails(judged))?.[0] ?? null;

const OF_THE_WHOLE: readonly Check[] = [
  ['mark-up', ({ text }) => MARK_UP.test(text)],
  ['address', holdsAddress],
  ['instruction', ({ text, lexicon }) => instructs(text) || takesBait(text, lexicon)],
];

const OF_ALL: readonly Check[] = [
  ['color', ({ text, lexicon }) => (text.match(COLOR) ?? []).some((color) => !lexicon.hexes.has(hexOf(color)))],
  ['font', ({ text, lexicon }) => foreignFont(text, lexicon)],
  [
    'size',
    ({ text, lexicon }) =>
      [...text.matchAll(SIZE)].some(([, n = '']) => !figuresOf(n).every((f) => lexicon.measured.has(f))),
  ],
  ['figure', foreignFigure],
  ['person', foreignPerson],
  ['passage', repeatsPassage],
  ['quote', invents],
  ['word', unknownWord],
];

function takesBait(text: string, { bait }: Lexicon): boolean {
  if (bait.size === 0) return false;
  const words = ` ${keysOf(text).join(' ')} `;
  return [...bait].some((phrase) => words.includes(` ${phrase} `));
}

/** Names that look like files or hosts and are none, the brand's own among them. */
const DOTTED = /\b(?:node|next|vue|nuxt|three|express|d3|ember|alpine)\.js\b|\bASP\.NET\b|\.NET\b/gi;

function holdsAddress({ text, lexicon }: Judged): boolean {
  const brand = lexicon.brand.includes('.') ? lexicon.brand : '';
  const bare = (brand ? text.replaceAll(brand, '') : text).replace(DOTTED, '');
  return ADDRESS.test(bare) || ADDRESS.test(bare.normalize('NFKC').replace(/[。｡]/g, '.'));
}

/** "#abc" as "#aabbcc", without alpha; what is no hex stays and is found nowhere. */
function hexOf(color: string): string {
  const digits = color.toLowerCase().slice(1);
  if (!/^[\da-f]+$/.test(digits)) return color;
  return digits.length < 6 ? `#${[...digits.slice(0, 3)].map((d) => d + d).join('')}` : `#${digits.slice(0, 6)}`;
}

/** Single digits pass, but as percentages; all other figures stand in the facts or in the text. */
function foreignFigure({ text, lexicon, spare }: Judged): boolean {
  const bare = text.replace(/#[\da-f]{3,8}\b/gi, '').replace(/\bh[1-6]\b/gi, '');
  return [...bare.matchAll(/\d[\d.,]*\s?(?:%|percent|x\b|×)?/gi)].some(([figure]) =>
    figuresOf(figure).some(
      (n) =>
        !(n.length === 1 && /^\d$/.test(figure.trim())) &&
        !lexicon.measured.has(n) &&
        !lexicon.figures.has(n) &&
        !figuresOf(spare).includes(n),
    ),
  );
}

function foreignPerson({ text, lexicon, spare }: Judged): boolean {
  return [...text.matchAll(/(\p{Lu}\p{L}+)(?: \p{Lu}\.)? (\p{Lu}\p{L}+)/gu)].some(([, first = '', last = '']) => {
    const pair = `${first} ${last}`.toLowerCase();
    return GIVEN.has(first.toLowerCase()) && !lexicon.passages.includes(` ${pair} `) && !spare.includes(pair);
  });
}

/** Words that English capitalises and that name nobody. */
const PROPER = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september ' +
    'october november december christmas easter english german french spanish italian dutch swiss nordic scandinavian japanese ' +
    'chinese korean european american british latin roman greek bauhaus memphis victorian gothic modernist western eastern ' +
    'internet web flesch'
  ).split(' '),
);

/** Within a sentence a capital means a name: of somebody or something that is neither on the site nor in the facts. */
function foreignName({ text, lexicon, spare }: Judged): boolean {
  const spared = new Set(keysOf(spare));
  return [...text.matchAll(/(?<=[\p{Ll}\d,;)] )\p{Lu}\p{Ll}[\p{L}'’-]*/gu)].some(([word]) => {
    const [whole = '', ...parts] = keysOf(word);
    const isKnown = (key: string): boolean => PROPER.has(key) || lexicon.words.has(key) || spared.has(key);
    return !isKnown(whole) && !(parts.length > 0 && parts.every(isKnown));
  });
}

/** So many words in a row that stand in a row on a page. */
function repeatsPassage({ text, lexicon, spare }: Judged): boolean {
  const words = keysOf(text);
  const spared = ` ${keysOf(spare).join(' ')} `;
  for (let at = 0; at + PASSAGE_WORDS <= words.length; at++) {
    const run = ` ${words.slice(at, at + PASSAGE_WORDS).join(' ')} `;
    if (lexicon.passages.includes(run) && !spared.includes(run)) return true;
  }
  return false;
}

const QUOTED = /[“"„«]([^“”"„«»]+)[”"“»]/g;
/** Fewer words in quotation marks are a manner of speaking. */
const QUOTE_WORDS = 4;

/** Words in quotation marks that stand nowhere on the site. */
function invents({ text, lexicon, spare }: Judged): boolean {
  return [...text.matchAll(QUOTED)].some(([, quote = '']) => {
    const words = keysOf(quote);
    const run = ` ${words.join(' ')} `;
    return (
      words.length >= QUOTE_WORDS && !lexicon.passages.includes(run) && !` ${keysOf(spare).join(' ')} `.includes(run)
    );
  });
}

/** A word that is neither plain English nor to be read on the site nor part of a fact. */
function unknownWord({ text, lexicon, spare }: Judged): boolean {
  const spared = new Set(keysOf(spare));
  const isKnown = (key: string): boolean => isKnownWord(key, lexicon, spared);
  return wordsOf(text.replace(/#[\da-f]{3,8}\b/gi, ' ')).some((word) => {
    const [whole = '', ...parts] = keysOf(word);
    return !isKnown(whole) && !(parts.length > 0 && parts.every(isKnown));
  });
}

function isKnownWord(key: string, { words }: Lexicon, spare: ReadonlySet<string>): boolean {
  if (words.has(key) || spare.has(key) || KNOWN_TOKENS.test(key)) return true;
  if (/^[\d.,]+(?:px|r?em|pt|ms|s|vw|vh|x|deg|th|st|nd|rd|%)?$/.test(key)) return true;
  if (/\d/.test(key)) return false;
  if (key.length <= 3 && /^[a-z]+$/.test(key)) return true;
  const bare = key.normalize('NFD').replace(/\p{M}/gu, '');
  return isEnglish(bare) || PREFIXES.some((prefix) => key.startsWith(prefix) && isEnglish(key.slice(prefix.length)));
}

const PREFIXES = [
  'non',
  're',
  'un',
  'over',
  'under',
  'multi',
  'micro',
  'pre',
  'semi',
  'sub',
  'super',
  'co',
  'anti',
  'hyper',
  'out',
];
