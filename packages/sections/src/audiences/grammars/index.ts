import { BALKAN } from './balkan.ts';
import { BALTIC } from './baltic.ts';
import { COMBINATIONS } from './combinations.ts';
import { ENGLISH } from './english.ts';
import { GERMANIC } from './germanic.ts';
import type { GroupGrammar } from './grammar.ts';
import { HUNGARIAN } from './hungarian.ts';
import { OTHER } from './other.ts';
import { ROMANCE } from './romance.ts';
import { SLAVIC } from './slavic.ts';

const NOUNS: Readonly<Record<string, GroupGrammar>> = {
  en: ENGLISH,
  ...GERMANIC,
  ...ROMANCE,
  ...SLAVIC,
  ...OTHER,
  ...BALTIC,
  ...BALKAN,
  ...HUNGARIAN,
};

/** By ISO 639-1 language. Scripts without spaces between words have patterns of their own. */
export const GRAMMARS: Readonly<Record<string, GroupGrammar>> = Object.fromEntries(
  Object.entries(NOUNS).map(([language, grammar]): [string, GroupGrammar] => {
    const { after, ...combinations } = COMBINATIONS[language] ?? {};
    return [language, { ...combinations, ...grammar, after: { ...grammar.after, ...after } }];
  }),
);

export type { GroupGrammar, GroupTrigger } from './grammar.ts';
