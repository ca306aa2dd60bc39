import type { CueLanguage } from '../../src/shared/text/index.ts';

/** For each language a phrase that states it, and one with similar words that does not. */
export type Phrases = Readonly<Record<CueLanguage, readonly [stated: string, nearMiss: string]>>;

/** The same for cues of more or fewer languages than those. */
export type PhrasesByLanguage = Readonly<Record<string, readonly [stated: string, nearMiss: string]>>;
