import { flag } from '../shared/numbers.ts';
import type { FeatureVector, StatementFeature } from '../shared/statements/features.ts';
import type { Statement } from '../shared/statements/statement.ts';
import { foldCase, wordsOf } from '../shared/text/index.ts';
import { GROUP_TRIGGERS, type GroupTrigger } from './grammars/index.ts';
import { type GroupMention, type Neighbour, triggersOf } from './group-mentions.ts';
import { oftenServesOthers } from './other-parties.ts';

/** A mention with the statement that it is in. */
export interface MentionInStatement {
  mention: GroupMention;
  statement: Statement;
  features: FeatureVector;
  /** Whether a wording makes it the audience, where that wording counts. */
  isPlain: boolean;
}

/** What the model of audiences knows of the statement. */
const STATEMENT_FEATURES = [
  ...(['meta', 'og', 'jsonLd', 'title', 'home', 'about', 'mission', 'product', 'otherPage'] as const),
  ...(['hero', 'header', 'h1', 'h2', 'h3', 'smallHeading', 'listItem', 'firstScreen', 'late'] as const),
  ...([
    'underAbout',
    'brand',
    'we',
    'reader',
    'offer',
    'other',
    'dependent',
    'namesBrand',
    'saysWe',
    'saysYou',
  ] as const),
  ...(['sentence', 'words1', 'words4', 'words8', 'words25', 'words45', 'question', 'colon', 'digits'] as const),
  ...(['definition', 'inTitle', 'onPages', 'linkText', 'hedged', 'likeMeta', 'salience', 'year'] as const),
] as const satisfies readonly StatementFeature[];

const NEIGHBOURS: readonly Neighbour[] = ['edge', 'sign', 'preposition', 'qualifier', 'stop', 'noun', 'other'];

/** What it knows of the mention itself. Ranges of words and shares are 0 to 1, all else is 0 or 1. */
type MentionSign =
  | 'worded'
  | 'qualified'
  | 'pair'
  | 'list'
  | 'vague'
  | 'organisation'
  | 'client'
  | 'servesOthers'
  | 'opens'
  | 'ends'
  | 'secondHalf'
  | 'words2'
  | 'words4'
  | 'byAgent'
  | 'withOthers'
  | 'ours'
  | 'counted'
  | 'ofTeam'
  | 'nounInTitle'
  | 'mentions'
  | 'share'
  | 'onSeveralPages'
  | 'wordedElsewhere'
  | 'wordedOften'
  | 'inHead'
  | 'english'
  | 'fewMentions'
  | 'wordedOnHome'
  | 'wordedBySubject'
  | 'wordedInHead'
  | 'bareAndLate'
  | 'wordedAndQualified'
  | 'forQualified'
  | 'wordedList'
  | 'bareClient'
  | 'plain'
  | 'plainOnHome'
  | 'plainOnAbout'
  | 'plainInMeta'
  | 'plainInHeading'
  | 'plainShare'
  | 'forTexts'
  | 'helpsTexts'
  | 'severalTexts'
  | 'manyTexts'
  | 'besidePlain'
  | 'amongHeadings'
  | 'opensSection'
  | 'underHeading'
  | 'onContactPage'
  | 'manyPlain'
  | 'plainNouns';

export type MentionFeature =
  | (typeof STATEMENT_FEATURES)[number]
  | `wording-${GroupTrigger}`
  | `before-${Neighbour}`
  | `after-${Neighbour}`
  | MentionSign;

export type MentionVector = Readonly<Record<MentionFeature, number>>;

/** "crafted by artisans": who does it. */
const BY = /(?:^|[\s(])(?:by|von|vom|par|por|da|dai|dagli|door|av|af|oleh|przez|от|від|од|de către|podle|από)$/iu;
/** "in partnership with", "with our engineers": who takes part. */
const WITH =
  /(?:^|\s)(?:with|mit|avec|con|com|met|med|z|ze|s|se|с|со|із|зі|cu|με|sa|amb|ile|dengan)(?: (?:our|unseren|nos|nuestros|i nostri|onze|våra|naszymi|našimi))?$/iu;
const OURS =
  /(?:^|\s)(?:our|unsere[nr]?|nos|nuestr[oa]s|nostr[ie]|noss[oa]s|onze|våra|vores|våre|nasz\p{L}*|naš\p{L}*|наш\p{L}*|μας|meie|meidän|mūsu|mūsų|kami|bizim)$/iu;
/** "more than 500 companies" */
const COUNT = /\d[\d.,+ ]*(?:\p{L}+ )?$/u;
const TEAM =
  /(?:team|staff|équipe|equipo|squadra|equipe|tiim|zesp|tým|tím|команд|колектив|коллектив|csapat|echip|ομάδα|ekip|(?<!\p{L})tim(?!\p{L}))\p{L}{0,3}[^.\p{L}][^.]{0,25}$/iu;

/** The noun of a group without its ending, by which its mentions are counted: all cases of one noun. */
export const nounKey = ({ name }: { name: string }): string => wordsOf(foldCase(name)).map(stemOf).join(' ');

const STEM = { least: 4, ending: 3 } as const;
const stemOf = (word: string): string => word.slice(0, Math.max(STEM.least, word.length - STEM.ending));

/** How often a site names each group, and where. */
export interface MentionCounts {
  all: number;
  byNoun: ReadonlyMap<string, NounCounts>;
  /** Mentions that a wording makes the audience, and the nouns of these. */
  plain: number;
  plainNouns: number;
  /** The nouns that each text names. */
  byText: ReadonlyMap<string, ReadonlySet<string>>;
  /** The nouns that headings of a level name, by page. */
  byLevel: ReadonlyMap<string, ReadonlySet<string>>;
  /** Stems of the words of the first page's title. */
  titleStems: ReadonlySet<string>;
  language: string;
}

interface NounCounts {
  count: number;
  pages: Set<string>;
  texts: Set<string>;
  inHead: boolean;
  /** Where a wording makes it the audience. */
  plain: number;
  plainOnHome: boolean;
  plainOnAbout: boolean;
  plainInMeta: boolean;
  plainInHeading: boolean;
  /** Texts that say "for" or "designed for" it, and that it is helped. */
  forTexts: Set<string>;
  helpsTexts: Set<string>;
}

const newCounts = (): NounCounts => ({
  count: 0,
  pages: new Set(),
  texts: new Set(),
  inHead: false,
  plain: 0,
  plainOnHome: false,
  plainOnAbout: false,
  plainInMeta: false,
  plainInHeading: false,
  forTexts: new Set(),
  helpsTexts: new Set(),
});

export function countMentions(
  mentions: readonly MentionInStatement[],
  { title, language }: { title: string; language: string },
): MentionCounts {
  const byNoun = new Map<string, NounCounts>();
  const byText = new Map<string, Set<string>>();
  const byLevel = new Map<string, Set<string>>();
  for (const one of mentions) {
    const { mention, statement } = one;
    const key = nounKey(mention);
    const known = byNoun.get(key) ?? newCounts();
    byNoun.set(key, known);
    countMention(known, one);
    addTo(byText, statement.text, key);
    if (statement.level > 0) addTo(byLevel, levelKey(statement), key);
  }
  return {
    all: mentions.length,
    byNoun,
    plain: mentions.filter(({ isPlain }) => isPlain).length,
    plainNouns: [...byNoun.values()].filter(({ plain }) => plain > 0).length,
    byText,
    byLevel,
    language,
    titleStems: new Set(wordsOf(foldCase(title)).map(stemOf)),
  };
}

function countMention(known: NounCounts, { mention, statement, features, isPlain }: MentionInStatement): void {
  const triggers = triggersOf(mention);
  known.count += 1;
  known.pages.add(statement.page);
  known.texts.add(statement.text);
  known.inHead ||= isInHead(features);
  if (triggers.has('for') || triggers.has('designed')) known.forTexts.add(statement.text);
  if (triggers.has('helps')) known.helpsTexts.add(statement.text);
  if (!isPlain) return;
  known.plain += 1;
  known.plainOnHome ||= features.home === 1;
  known.plainOnAbout ||= features.about === 1;
  known.plainInMeta ||= features.meta === 1;
  known.plainInHeading ||= statement.level > 0;
}

const addTo = (sets: Map<string, Set<string>>, at: string, key: string): void => {
  sets.set(at, (sets.get(at) ?? new Set()).add(key));
};

const levelKey = ({ page, level }: Statement): string => `${level} ${page}`;

const isInHead = ({ meta, og, title }: FeatureVector): boolean => meta + og + title > 0;

/** Mentions on a site that names few groups. */
const FEW = 8;
/** A group named so often counts in full. */
const OFTEN = 16;

/** Mentions in a wording on a site that names its audiences again and again, and nouns of these. */
const MANY_PLAIN = 20;
const MANY_NOUNS = 10;

/** A number of texts, from 0 to 1. */
const oftenness = (count: number): number => Math.min(1, Math.log1p(count) / 2);

/** What the model weighs. */
export function mentionFeatures(
  { mention, statement, features, isPlain }: MentionInStatement,
  counts: MentionCounts,
): MentionVector {
  const { all, byNoun, titleStems, language } = counts;
  const { text } = statement;
  const { start, end, before, after, count } = mention;
  const triggers = triggersOf(mention);
  const isWorded = triggers.size > 0;
  const key = nounKey(mention);
  const known = byNoun.get(key) ?? newCounts();
  const words = wordsOf(mention.name).length;
  const ahead = text.slice(0, start).trim();
  const signs: Record<MentionSign, number> = {
    worded: flag(isWorded),
    qualified: flag(mention.isQualified),
    pair: flag(count > 1),
    list: flag(count > 2),
    vague: flag(mention.isVague),
    organisation: flag(mention.isOrganisation),
    client: flag(mention.isClient),
    servesOthers: flag(oftenServesOthers(mention.name)),
    opens: flag(start <= 3),
    ends: flag(text.length - end <= 2),
    secondHalf: flag(start > text.length / 2),
    words2: flag(words > 1),
    words4: flag(words > 3),
    byAgent: flag(BY.test(ahead)),
    withOthers: flag(WITH.test(ahead)),
    ours: flag(OURS.test(ahead)),
    counted: flag(COUNT.test(text.slice(0, start))),
    ofTeam: flag(TEAM.test(text.slice(0, start))),
    nounInTitle: flag(titleStems.has(key.split(' ').at(-1) ?? '')),
    mentions: Math.min(1, Math.log(known.count || 1) / Math.log(OFTEN)),
    share: (known.count || 1) / Math.max(1, all),
    onSeveralPages: flag(known.pages.size > 1),
    wordedElsewhere: flag(known.plain > 0),
    wordedOften: flag(known.plain > 1),
    inHead: flag(known.inHead),
    english: flag(language === 'en'),
    fewMentions: flag(all < FEW),
    wordedOnHome: flag(isWorded && features.home === 1),
    wordedBySubject: flag(isWorded && features.we + features.brand > 0),
    wordedInHead: flag(isWorded && isInHead(features)),
    bareAndLate: flag(!isWorded && features.late === 1),
    wordedAndQualified: flag(isWorded && mention.isQualified),
    forQualified: flag(mention.isQualified && (triggers.has('for') || triggers.has('designed'))),
    wordedList: flag(isWorded && count > 2),
    bareClient: flag(!isWorded && mention.isClient),
    plain: flag(isPlain),
    plainOnHome: flag(known.plainOnHome),
    plainOnAbout: flag(known.plainOnAbout),
    plainInMeta: flag(known.plainInMeta),
    plainInHeading: flag(known.plainInHeading),
    plainShare: known.plain / Math.max(1, counts.plain),
    forTexts: oftenness(known.forTexts.size),
    helpsTexts: oftenness(known.helpsTexts.size),
    severalTexts: flag(known.texts.size > 1),
    manyTexts: flag(known.texts.size > 3),
    besidePlain: flag(
      [...(counts.byText.get(text) ?? [])].some((other) => other !== key && (byNoun.get(other)?.plain ?? 0) > 0),
    ),
    amongHeadings: flag(statement.level > 0 && (counts.byLevel.get(levelKey(statement))?.size ?? 0) > 2),
    opensSection: flag(statement.nth === 0),
    underHeading: flag(statement.heading !== ''),
    onContactPage: flag(statement.pageKind === 'contact'),
    manyPlain: flag(counts.plain > MANY_PLAIN),
    plainNouns: Math.min(1, counts.plainNouns / MANY_NOUNS),
  };
  return {
    ...signs,
    ...Object.fromEntries(STATEMENT_FEATURES.map((name) => [name, features[name]])),
    ...Object.fromEntries(GROUP_TRIGGERS.map((trigger) => [`wording-${trigger}`, flag(triggers.has(trigger))])),
    ...Object.fromEntries(NEIGHBOURS.map((one) => [`before-${one}`, flag(before === one)])),
    ...Object.fromEntries(NEIGHBOURS.map((one) => [`after-${one}`, flag(after === one)])),
  } as MentionVector;
}
