import { ADMISSION } from './admission.ts';
import { AFRICAN } from './african.ts';
import { ASIAN } from './asian.ts';
import { BALKAN } from './balkan.ts';
import { BALTIC } from './baltic.ts';
import { CATALAN } from './catalan.ts';
import { AGES, clientNouns, clientPairs } from './clients.ts';
import { EASTERN_COMBINATIONS } from './combinations-eastern.ts';
import { WESTERN_COMBINATIONS } from './combinations-western.ts';
import { ENGLISH } from './english.ts';
import { EVERYBODY, PRIVATE_AND_BUSINESS } from './everybody.ts';
import { GERMANIC } from './germanic.ts';
import type { Combinations, GroupGrammar, Wordings } from './grammar.ts';
import { HUNGARIAN } from './hungarian.ts';
import { ICELANDIC } from './icelandic.ts';
import { PARTICIPIAL, SUCH } from './in-front-of-nouns.ts';
import { GROUPS_IN_LISTS } from './in-lists.ts';
import { INDO_IRANIAN } from './indo-iranian.ts';
import { EASTERN_GROUPS } from './lexicon-eastern.ts';
import { HOUSE_GROUPS } from './lexicon-houses.ts';
import { PASTIME_GROUPS, PERSON_ENDINGS } from './lexicon-pastimes.ts';
import { SOCIETY_GROUPS } from './lexicon-society.ts';
import { TRADE_GROUPS } from './lexicon-trades.ts';
import { WESTERN_GROUPS } from './lexicon-western.ts';
import { OTHER } from './other.ts';
import { PARTICIPLES } from './participles.ts';
import { ROMANCE } from './romance.ts';
import { SERBIAN } from './serbian.ts';
import { SLAVIC } from './slavic.ts';
import { VAGUE_NOUNS } from './vague-nouns.ts';
import { WESTERN_BALKAN } from './western-balkan.ts';
import { WITH_ANIMALS } from './with-animals.ts';
import { EASTERN_WORDINGS } from './wordings-eastern.ts';
import { WESTERN_WORDINGS } from './wordings-western.ts';

const NOUNS: Readonly<Record<string, GroupGrammar>> = {
  en: ENGLISH,
  ...GERMANIC,
  ...ICELANDIC,
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
  ...WESTERN_BALKAN,
  ...AFRICAN,
};

const COMBINATIONS: Readonly<Record<string, Combinations>> = { ...WESTERN_COMBINATIONS, ...EASTERN_COMBINATIONS };
const LEXICON: Readonly<Record<string, string>> = { ...WESTERN_GROUPS, ...EASTERN_GROUPS };
const WORDINGS: Readonly<Record<string, Wordings>> = { ...WESTERN_WORDINGS, ...EASTERN_WORDINGS };

/** Alternatives of a regular expression; those that a language lacks are left out. */
const either = (...alternatives: (string | undefined)[]): string => alternatives.filter(Boolean).join('|');

/** The words of both, each beside those that show the same. */
const both = (triggers: GroupGrammar['after'] = {}, others: GroupGrammar['after'] = {}): GroupGrammar['before'] =>
  Object.fromEntries(
    [...new Set([...Object.keys(triggers), ...Object.keys(others)])].map((trigger) => [
      trigger,
      either(triggers[trigger as keyof typeof triggers], others[trigger as keyof typeof others]),
    ]),
  );

/** Fields of which a language may have none. */
const OPTIONAL = ['wholes', 'marked', 'clients', 'organisations', 'pairs', 'paired', 'such'] as const;

/** A grammar that reads what either of two reads. */
const withWordings = (grammar: GroupGrammar, more: Partial<GroupGrammar>): GroupGrammar => ({
  ...grammar,
  groups: either(grammar.groups, more.groups),
  vague: either(grammar.vague, more.vague),
  qualifiers: either(grammar.qualifiers, more.qualifiers),
  stop: either(grammar.stop, more.stop),
  fillers: either(grammar.fillers, more.fillers),
  and: either(grammar.and, more.and),
  before: both(grammar.before, more.before),
  after: both(grammar.after, more.after),
  ...Object.fromEntries(
    OPTIONAL.map((field) => [field, either(grammar[field], more[field])] as const).filter(([, words]) => words !== ''),
  ),
});

/** All that is known of the groups of one language. */
function completeGrammar(language: string, grammar: GroupGrammar): GroupGrammar {
  const { after, wholes, ...combinations } = COMBINATIONS[language] ?? {};
  const complete = {
    ...combinations,
    ...grammar,
    groups: either(
      grammar.groups,
      LEXICON[language],
      SOCIETY_GROUPS[language],
      HOUSE_GROUPS[language],
      TRADE_GROUPS[language],
      PASTIME_GROUPS[language],
      PERSON_ENDINGS[language],
    ),
    vague: either(grammar.vague, VAGUE_NOUNS[language]),
    ...(GROUPS_IN_LISTS[language] ? { agentive: either(grammar.agentive, GROUPS_IN_LISTS[language]) } : {}),
    ...(PARTICIPLES[language] ? { participles: PARTICIPLES[language] } : {}),
    wholes: either(wholes, EVERYBODY[language], AGES[language], grammar.wholes),
    ...(WITH_ANIMALS[language] ? { introduced: WITH_ANIMALS[language] } : {}),
    ...(PRIVATE_AND_BUSINESS[language] ? { both: PRIVATE_AND_BUSINESS[language] } : {}),
    ...(SUCH[language] ? { such: SUCH[language] } : {}),
    ...(PARTICIPIAL[language] ? { participial: PARTICIPIAL[language] } : {}),
    ...(HOUSE_GROUPS[language] ? { houses: HOUSE_GROUPS[language] } : {}),
    pairs: clientPairs(language),
    ...clientNouns(language),
    after: { ...grammar.after, ...after },
  };
  return withWordings(withWordings(complete, WORDINGS[language] ?? {}), ADMISSION[language] ?? {});
}

/**
 * Croatian, Serbian and Bosnian sites are told apart by what they declare at best: each reads the groups and wordings of
 * Croatian and Serbian, in the grammar of Croatian.
 */
const SOUTH_SLAVIC = withWordings(completeGrammar('hr', BALKAN.hr), completeGrammar('sr', SERBIAN.sr));

/** By ISO 639-1 language. Scripts without spaces between words have patterns of their own. */
export const GRAMMARS: Readonly<Record<string, GroupGrammar>> = {
  ...Object.fromEntries(
    Object.entries(NOUNS).map(([language, grammar]) => [language, completeGrammar(language, grammar)]),
  ),
  hr: SOUTH_SLAVIC,
  sr: SOUTH_SLAVIC,
  bs: SOUTH_SLAVIC,
};

export { GROUP_TRIGGERS, type GroupGrammar, type GroupTrigger } from './grammar.ts';
