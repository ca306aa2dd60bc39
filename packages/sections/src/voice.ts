// What the tone section measures a voice with, for checks of other texts against it. Light: it loads no language model.

export { normalizeWhitespace, wordCount } from './shared/text/normalize.ts';
export { splitSentences } from './shared/text/sentences.ts';
export { type Absence, absencesIn } from './tone/absences.ts';
export { type Address, detectPerson, hasAddress, knowsPersons } from './tone/persons.ts';
export { hasContraction, isTitleCase, readingEase } from './tone/text-measures.ts';
