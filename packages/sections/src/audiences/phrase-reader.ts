import type { GroupGrammar, GroupTrigger } from './grammars/index.ts';

/** What a word is in a phrase that names a group. */
type WordClass =
  | 'group'
  | 'vague'
  | 'singular'
  | 'vague-singular'
  | 'agentive'
  | 'stop'
  | 'qualifier'
  | 'preposition'
  | 'other';

/** A grammar, ready to read sentences. */
export interface PhraseReader {
  before: readonly (readonly [GroupTrigger, RegExp])[];
  after: readonly (readonly [GroupTrigger, RegExp])[];
  classOf(word: string): WordClass;
  /** Nouns of several words: "personas mayores". */
  phrases: RegExp;
  /** Formulas that are a group as they are. */
  wholes: RegExp;
  wholesAnywhere: RegExp;
  /** A whole text that names private and business customers. */
  both: RegExp;
  /** Pairs of groups that need no other words around them. */
  pairs: RegExp;
  /** Adjectives with a conjunction, in front of another adjective of the same noun. */
  paired: RegExp;
  /** What opens a range, and what is between its ends; null where the language has none. */
  range: { from: RegExp; to: RegExp } | null;
  /** Words in a case that says for whom; null where the language has none. */
  marked: RegExp | null;
  /** Between those who are brought together. */
  together: RegExp;
  /** In front of those who are meant by the group before. */
  specifiers: RegExp;
  fillers: RegExp;
  /** In front of a noun that a clause says more of. */
  such: RegExp;
  /** A participle with its object, in front of a noun. */
  participial: RegExp;
  article: RegExp;
  /** What may be in front of the first word of a sentence's subject: punctuation, and a conjunction. */
  opening: RegExp;
  and: RegExp;
  maxModifiers: number;
  /** Whether a word in front of a noun may describe it. */
  describes(word: string): boolean;
  /** Nouns that say who is meant where several are named together. */
  clients: RegExp;
  organisations: RegExp;
  houses: RegExp;
  prefixes: readonly (readonly [RegExp, string])[];
  attachedAnd: RegExp | null;
  qualifierEnd: RegExp | null;
  /** A qualifier whose last word needs a noun behind it. */
  attribute: RegExp | null;
  /** An adjective behind its noun. */
  postposed: RegExp | null;
}

const START = '(?<![\\p{L}\\p{N}])';
/** A salutation opens a text. */
const OPENING = '(?<=^[^\\p{L}\\p{N}]*)';
const END = '(?![\\p{L}\\p{N}])';
/** Between the words that introduce groups and the groups: "Nos clients : …", "Наши клиенты — …". */
const AHEAD = { used: '(?: ?[:：–—])? (?=\\S)', other: '[:：]? (?=\\S)' } as const;
/** "IT firm", "3D-дизайнеров", "e-shopů" */
const ABBREVIATION = /^\p{Lu}{2,}|[\p{N}-]/u;
/** "l'entreprise", "d'emploi" */
const ELISION = /^(?:l|d|qu|dell|all|nell|un)['’]/iu;

/** Behind a group: "small businesses (SMEs)". */
const ABBREVIATED = '(?: \\([\\p{L}\\p{N}.&-]{2,8}\\))?';

/** Of alternatives, those of several words, which no single word can match. */
const severalWords = (alternatives: string): string =>
  (alternatives.match(/(?:\\.|\((?:\\.|\((?:\\.|[^()])*\)|[^()])*\)|\[[^\]]*\]|[^|])+/gu) ?? [])
    .filter((one) => / /.test(one))
    .join('|');

export function compileReader(grammar: GroupGrammar): PhraseReader {
  const whole = (words: string): RegExp => new RegExp(`^(?:${words})$`, 'iu');
  const [group, vague, singular, vagueSingular, stop, qualifier, participle, agentive] = [
    grammar.groups,
    grammar.vague,
    grammar.singular ?? '(?!)',
    grammar.vagueSingular ?? '(?!)',
    `${grammar.stop}|${grammar.and}`,
    grammar.qualifiers,
    grammar.participles ?? '(?!)',
    grammar.agentive ?? '(?!)',
  ].map(whole) as [RegExp, RegExp, RegExp, RegExp, RegExp, RegExp, RegExp, RegExp];
  const classify = (word: string): WordClass => {
    if (vague.test(word)) return 'vague';
    if (stop.test(word)) return qualifier.test(word) || participle.test(word) ? 'preposition' : 'stop';
    // "non-programmers", "IT-Dienstleister"
    const last = word.slice(word.lastIndexOf('-') + 1) || word;
    const names = (nouns: RegExp): boolean => nouns.test(word) || nouns.test(last);
    const plural = (nouns: RegExp): boolean =>
      (grammar.plurals ?? []).some(
        ([ending, written]) => ending.test(word) && nouns.test(word.replace(ending, written)),
      );
    if (names(group)) return 'group';
    if (names(vague)) return 'vague';
    if (names(vagueSingular)) return 'vague-singular';
    if (names(singular)) return 'singular';
    if (qualifier.test(word)) return 'qualifier';
    if (plural(group)) return 'singular';
    if (plural(vague)) return 'vague-singular';
    if (clients.test(word)) return 'vague';
    if (agentive.test(word)) return 'agentive';
    return participle.test(word) ? 'qualifier' : 'other';
  };
  const clients = whole(grammar.clients ?? '(?!)');
  const adjective = grammar.adjective ? new RegExp(`(?:${grammar.adjective})$`, 'iu') : null;
  const known = new Map<string, WordClass>();
  const patterns = (triggers: GroupGrammar['before'], ahead: (trigger: GroupTrigger) => string) =>
    (Object.entries(triggers) as [GroupTrigger, string][]).map(([trigger, words]): [GroupTrigger, RegExp] => [
      trigger,
      new RegExp(`${trigger === 'addressed' ? OPENING : START}(?:${words})${ahead(trigger)}`, 'giu'),
    ]);
  return {
    before: patterns(grammar.before, (trigger) => (trigger === 'used' ? AHEAD.used : AHEAD.other)),
    after: patterns(grammar.after ?? {}, () => END),
    classOf(original) {
      const word = original.replace(ELISION, '').toLowerCase();
      const result = known.get(word) ?? classify(word);
      known.set(word, result);
      return result;
    },
    phrases: new RegExp(`(?:${severalWords(grammar.groups) || '(?!)'})${END}`, 'iuy'),
    wholes: new RegExp(`(?:${grammar.wholes ?? '(?!)'}|${grammar.introduced ?? '(?!)'})${END}`, 'iuy'),
    wholesAnywhere: new RegExp(`${START}(?:${grammar.wholes ?? '(?!)'})${END}`, 'giu'),
    both: whole(grammar.both ?? '(?!)'),
    pairs: new RegExp(`${START}(?:${grammar.pairs ?? '(?!)'})${END}`, 'giu'),
    paired: new RegExp(`(?:${grammar.paired ?? '(?!)'})(?:,(?: (?:${grammar.and}))?| (?:${grammar.and})) `, 'iuy'),
    range: grammar.range
      ? {
          from: new RegExp(`${START}(?:${grammar.range.from}) (?=\\S)`, 'giu'),
          to: new RegExp(` (?:${grammar.range.to}) `, 'iuy'),
        }
      : null,
    marked: grammar.marked ? new RegExp(`${START}(?:${grammar.marked})${END}`, 'giu') : null,
    together: new RegExp(` (?:${grammar.together ?? '(?!)'}) `, 'iuy'),
    specifiers: new RegExp(`(?:${grammar.specifiers ?? '(?!)'}) `, 'iuy'),
    fillers: new RegExp(`(?:${grammar.fillers})(?:${END} |(?<=['’]))`, 'iuy'),
    such: new RegExp(`(?:${grammar.such ?? '(?!)'}) `, 'iuy'),
    participial: new RegExp(`(?:${grammar.participial ?? '(?!)'}) `, 'iuy'),
    maxModifiers: grammar.maxModifiers,
    describes: (word) => !adjective || adjective.test(word) || ABBREVIATION.test(word),
    clients,
    organisations: whole(grammar.organisations ?? '(?!)'),
    houses: whole(grammar.houses ?? '(?!)'),
    prefixes: (grammar.prefixes ?? []).map(([prefix, plain]) => [new RegExp(`^(?:${prefix})`, 'u'), plain]),
    attachedAnd: grammar.attachedAnd ? new RegExp(grammar.attachedAnd, 'uy') : null,
    qualifierEnd: grammar.qualifierEnd ? new RegExp(`(?:${grammar.qualifierEnd})$`, 'iu') : null,
    attribute: grammar.attribute ? whole(grammar.attribute) : null,
    postposed: grammar.postposed ? whole(grammar.postposed) : null,
    article: /(?:an?|every|each|any) /iuy,
    opening: new RegExp(
      `^[^\\p{L}\\p{N}]*(?:(?:${grammar.and}|${grammar.joiners ?? '(?!)'}) )?(?=[\\p{L}\\p{N}])`,
      'iu',
    ),
    and: new RegExp(
      `${ABBREVIATED}(?:[,،](?!\\d) ?(?:(?:${grammar.and}) )?| (?:${grammar.and}) | ?/ ?${grammar.attachedAnd ? `| (?=${grammar.attachedAnd})` : ''})`,
      'iuy',
    ),
  };
}
