export { type Choice, type Chosen, choose, isAside, isWe, type Part, standing } from './choose.ts';
export { languageName, languageOf } from './language.ts';
export { isNoise, isPlaceholder } from './noise.ts';
export { plainKey, squash, uniqueBy, wordCount, wordsOf } from './normalize.ts';
export { ancestorsOf, type Chapter, chaptersOf } from './outline.ts';
export { isSentence, type Quote, quoted, quotesOf, sentencesOf } from './quotes.ts';
export { readingOf } from './reading.ts';
export { isTerminated, splitSentences } from './sentences.ts';
export { isWorded, type Wordings } from './wordings.ts';
