import type { Lexicon } from '../material.ts';
import { tokenize } from '../tokenize.ts';
import { isEnglishWord } from './english-words.ts';

/** Given names that are also words. All others are not English words and fail the vocabulary check. */
const GIVEN_NAMES = new Set(
  (
    'mark grace will rose frank jack bill hope faith joy dean grant chase hunter mason carter parker cooper drew gene rich ' +
    'rob bob sue pat penny ruby pearl violet lily daisy ivy iris jade amber olive holly heather april may june summer dawn ' +
    'eve crystal sandy ginger melody victor ray clay dale cliff lance miles pierce gray reed wade ward jasmine angel jean ' +
    'kit max nick pete randy rod ted tony john jimmy tom dick harry jenny molly polly peter roger martin morgan basil robin ' +
    'jay charlotte josh matt mike sally terry timothy jerry kelly lee guy al carol cher don ed gay hank hazel jessie lou ' +
    'marina maria mandy mickey myrtle nelson oscar otto percy regina ricky rex sadie sandra sonny stella tiffany toby trudy ' +
    'ben ken meg lea mel ole raj sid tad val pip sol zed tod rick jake luke ross dot bea sage wren'
  ).split(' '),
);

/** Companies and products whose names are also words, but which a capital identifies. */
const COMPANIES_NAMED_LIKE_WORDS = new Set(
  'google apple adobe amazon oracle stripe twitter tesla visa intercom android'.split(' '),
);
/** Products that name their company: a site with "iPhone, iPad, Watch" means an Apple Watch. */
const PRODUCTS_OF: Readonly<Record<string, readonly string[]>> = {
  apple: ['iphone', 'ipad', 'ios', 'macos', 'watchos', 'tvos'],
  google: ['android', 'gmail', 'chromebook'],
  amazon: ['aws', 'alexa', 'kindle'],
  adobe: ['photoshop', 'illustrator', 'indesign'],
};

/** Words that English capitalizes although they name no person or company. */
const PROPER_WORDS = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september ' +
    'october november december christmas easter english german french spanish italian dutch swiss nordic scandinavian japanese ' +
    'chinese korean european american british latin roman greek bauhaus memphis victorian gothic modernist western eastern ' +
    'internet web flesch'
  ).split(' '),
);

export function hasUnknownPerson(text: string, { siteText }: Lexicon, allowedText: string): boolean {
  return [...text.matchAll(/(\p{Lu}\p{L}+)(?: \p{Lu}\.)? (\p{Lu}\p{L}+)/gu)].some(([, first = '', last = '']) => {
    const pair = `${first} ${last}`.toLowerCase();
    return GIVEN_NAMES.has(first.toLowerCase()) && !siteText.includes(` ${pair} `) && !allowedText.includes(pair);
  });
}

/** Whether a text names a company that the site does not name. Other company names fail the vocabulary check. */
export function hasUnknownCompany(text: string, { words }: Lexicon, allowedText: string): boolean {
  const allowedWords = new Set(tokenize(allowedText));
  return [...text.matchAll(/(?<![\p{L}\d-])\p{Lu}\p{Ll}+(?![\p{L}-])/gu)].some(([word]) => {
    const key = word.toLowerCase();
    return COMPANIES_NAMED_LIKE_WORDS.has(key) && !isNamedIn(key, [words, allowedWords]);
  });
}

const isNamedIn = (company: string, texts: readonly ReadonlySet<string>[]): boolean =>
  [company, ...(PRODUCTS_OF[company] ?? [])].some((name) => texts.some((words) => words.has(name)));

/** Inside a sentence a capital indicates a name: here one that is neither on the site nor in the facts. */
export function hasUnknownName(text: string, lexicon: Lexicon, allowedText: string): boolean {
  return unknownCapitalizedWords(text, lexicon, allowedText).length > 0;
}

/** Titles may capitalize all words. A capital on a word that is not English indicates a name. */
export function hasUnknownNameInTitle(text: string, lexicon: Lexicon): boolean {
  return unknownCapitalizedWords(text, lexicon, '').some((word) => tokenize(word).some((key) => !isEnglishWord(key)));
}

function unknownCapitalizedWords(text: string, { words }: Lexicon, allowedText: string): string[] {
  const allowedWords = new Set(tokenize(allowedText));
  const isSeen = (key: string): boolean => PROPER_WORDS.has(key) || isNamedIn(key, [words, allowedWords]);
  return [...text.matchAll(/(?<=[\p{Ll}\d,;)] ["“‘(]?)\p{Lu}\p{Ll}[\p{L}'’-]*/gu)]
    .map(([word]) => word)
    .filter((word) => {
      const [whole = '', ...parts] = tokenize(word);
      return !isSeen(whole) && !(parts.length > 0 && parts.every(isSeen));
    });
}
