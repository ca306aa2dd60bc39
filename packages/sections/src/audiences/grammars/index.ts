import { ASIAN } from './asian.ts';
import { BALKAN } from './balkan.ts';
import { BALTIC } from './baltic.ts';
import { CATALAN } from './catalan.ts';
import { AGES, clientNouns, clientPairs } from './clients.ts';
import { EASTERN_COMBINATIONS } from './combinations-eastern.ts';
import { WESTERN_COMBINATIONS } from './combinations-western.ts';
import { ENGLISH } from './english.ts';
import { GERMANIC } from './germanic.ts';
import type { Combinations, GroupGrammar } from './grammar.ts';
import { HUNGARIAN } from './hungarian.ts';
import { INDO_IRANIAN } from './indo-iranian.ts';
import { EASTERN_GROUPS } from './lexicon-eastern.ts';
import { WESTERN_GROUPS } from './lexicon-western.ts';
import { OTHER } from './other.ts';
import { ROMANCE } from './romance.ts';
import { SERBIAN } from './serbian.ts';
import { SLAVIC } from './slavic.ts';
import { VAGUE_NOUNS } from './vague-nouns.ts';

const NOUNS: Readonly<Record<string, GroupGrammar>> = {
  en: ENGLISH,
  ...GERMANIC,
  ...ROMANCE,
  ...SLAVIC,
  ...OTHER,
  ...BALTIC,
  ...BALKAN,
  ...HUNGARIAN,
  ...CATALAN,
  ...ASIAN,
  ...SERBIAN,
  ...INDO_IRANIAN,
};

const COMBINATIONS: Readonly<Record<string, Combinations>> = { ...WESTERN_COMBINATIONS, ...EASTERN_COMBINATIONS };
const LEXICON: Readonly<Record<string, string>> = { ...WESTERN_GROUPS, ...EASTERN_GROUPS };

/** Alternatives of a regular expression; those that a language lacks are left out. */
const either = (...alternatives: (string | undefined)[]): string => alternatives.filter(Boolean).join('|');

/** By ISO 639-1 language. Scripts without spaces between words have patterns of their own. */
export const GRAMMARS: Readonly<Record<string, GroupGrammar>> = Object.fromEntries(
  Object.entries(NOUNS).map(([language, grammar]): [string, GroupGrammar] => {
    const { after, wholes, ...combinations } = COMBINATIONS[language] ?? {};
    return [
      language,
      {
        ...combinations,
        ...grammar,
        groups: either(grammar.groups, LEXICON[language]),
        vague: either(grammar.vague, VAGUE_NOUNS[language]),
        wholes: either(wholes, AGES[language], grammar.wholes),
        pairs: clientPairs(language),
        ...clientNouns(language),
        after: { ...grammar.after, ...after },
      },
    ];
  }),
);

export type { GroupGrammar, GroupTrigger } from './grammar.ts';
