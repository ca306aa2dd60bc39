export { byCue, type Cue } from './cues.ts';
export { languageName, languageOf } from './language.ts';
export { isNoise, isPlaceholder } from './noise.ts';
export { plainKey, squash, uniqueBy, wordCount, wordsOf } from './normalize.ts';
export { ancestorsOf, type Chapter, chaptersOf } from './outline.ts';
export { isSentence, type Quote, quoted, quotesOf, sentencesOf } from './quotes.ts';
export { isTerminated, splitSentences } from './sentences.ts';
