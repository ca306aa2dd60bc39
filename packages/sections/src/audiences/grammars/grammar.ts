/** What shows that a group is the audience: the words next to it. */
export const GROUP_TRIGGERS = [
  'addressed',
  'designed',
  'helps',
  'connects',
  'condition',
  'used',
  'range',
  'community',
  'for',
  'welcome',
  'can',
  'quality',
  'levels',
  'whole',
  'listed',
] as const;
export type GroupTrigger = (typeof GROUP_TRIGGERS)[number];

/**
 * How a language names groups of readers and customers. All values are alternatives of a regular expression, matched without
 * regard to case.
 */
export interface GroupGrammar {
  /** Nouns for people and organisations that say who they are: "teachers", "clinics". */
  groups: string;
  /** Nouns that say it with a qualifier only: "people", "companies". */
  vague: string;
  /** Nouns that are likely people, and count where a list begins with a known group. */
  agentive?: string;
  /** Nouns for one person, as in "If you are a teacher"; `groups` too where missing. */
  singular?: string;
  /** Of these, the nouns that say it with a qualifier only. */
  vagueSingular?: string;
  /** Words that open a qualifier behind the noun: "people with…", "families in…". */
  qualifiers: string;
  /** Participles that open one too. A word that may be a noun is none: "débutant". */
  participles?: string;
  /** Endings of nouns with which a qualifier ends, where the words behind it look the same as those in it. */
  qualifierEnd?: string;
  /** A qualifier whose last word needs a noun behind it, even in front of "and": "su intelekto [negalia]". */
  attribute?: string;
  /** Words that are no part of a name: verbs, pronouns, prepositions. */
  stop: string;
  /** Words in front of a name that are not part of it. */
  fillers: string;
  /** Words in front of a noun that a clause says more of: "such families, who …". */
  such?: string;
  /** A noun with a participle that takes it as its object, in front of another noun: "gyermeket nevelő családok". */
  participial?: string;
  /** Words that may be between those and the noun. */
  maxModifiers: number;
  /** Words between one group and the next. */
  and: string;
  /** Other words that join a sentence to the one before: "but", "also". */
  joiners?: string;
  /** How adjectives end that follow a noun: "personnes sourdes". They qualify nouns that are vague alone. */
  postposed?: string;
  /** "And", where it is written together with the next word. */
  attachedAnd?: string;
  /** What is written together with a name and is no part of it, and what is left of it. */
  prefixes?: readonly (readonly [prefix: string, plain: string])[];
  /** How words in front of a noun end that describe it; any word may stand there where missing. Others are the noun's own: "pomoc specjalistów". */
  adjective?: string;
  /** Nouns that say who is meant where several are named together, even those that are vague alone: "individuals and companies". */
  clients?: string;
  /** Those of them that are no people. */
  organisations?: string;
  /** Nouns among `groups` for houses and crafts, which texts name for many reasons: a group where words make it one. */
  houses?: string;
  /** Formulas that name a group as a whole: "the whole family". */
  wholes?: string;
  /** Formulas that are a group only behind words that introduce one: "for dogs and their owners". */
  introduced?: string;
  /** Those of them for private and business customers together. */
  both?: string;
  /** Pairs and lists of groups that are whom an offer is for wherever they are: "children and adults". */
  pairs?: string;
  /** Adjectives that share a noun: "small and medium-sized businesses". */
  paired?: string;
  /** Around the ends of a range: "from startups to enterprises". */
  range?: { from: string; to: string };
  /** Between those who are brought together: "connects students with companies". */
  together?: string;
  /** In front of those who are meant by the group before: "athletes, whether pupils or juniors". */
  specifiers?: string;
  /** Endings of a noun in the singular, and those of its plural in `groups`; the first that is one counts. */
  plurals?: readonly (readonly [ending: RegExp, plural: string])[];
  /** Words in a case that says for whom: "Yrityksille", "ģimenēm". */
  marked?: string;
  /** In front of the groups, by what they show. */
  before: Partial<Record<GroupTrigger, string>>;
  /** Behind the groups, which then open the sentence. */
  after?: Partial<Record<GroupTrigger, string>>;
}

/** How a language joins groups, and the formulas that name one without any of the nouns of its grammar. */
export type Combinations = Pick<GroupGrammar, 'wholes' | 'paired' | 'range' | 'together' | 'specifiers' | 'plurals'> &
  Pick<GroupGrammar, 'after'>;

/** What one more list of words adds to a grammar. */
export type Wordings = Partial<
  Pick<
    GroupGrammar,
    'groups' | 'vague' | 'qualifiers' | 'stop' | 'fillers' | 'and' | 'wholes' | 'marked' | 'before' | 'after'
  >
>;
