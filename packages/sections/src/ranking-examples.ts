import type { Evidence } from '@brandprint/contracts';
import { audienceCandidates } from './audiences/audience-candidates.ts';
import { nounKey } from './audiences/mention-features.ts';
import { isNoAudience } from './audiences/no-audience.ts';
import { canonicalizeEvidence } from './shared/canonicalize-evidence.ts';
import { candidatesFor } from './shared/statements/candidates.ts';
import { readStatements } from './shared/statements/context.ts';
import { FIELD_NAMES, FIELDS, type FieldName } from './shared/statements/fields.ts';
import { comparisonKey } from './shared/text/index.ts';
import { describeGroups } from './shared/title-groups/choose-capabilities.ts';

export { probabilityBehind } from './shared/title-groups/long-lists.ts';

export type RankingField = FieldName;

/** A statement that may be a field. */
export interface StatementExample {
  text: string;
  features: Readonly<Record<string, number>>;
  /** Whether it counts whatever its probability. */
  isPlain: boolean;
}

/** A title that may name a capability. */
export interface TitleExample {
  text: string;
  /** The same for all spellings of it. */
  key: string;
  /** Titles of its group. */
  groupSize: number;
  features: Readonly<Record<string, number>>;
}

/** A group that a sentence names. */
export interface AudienceExample {
  name: string;
  /** The same for all cases of its noun. */
  key: string;
  /** The sentence. */
  text: string;
  features: Readonly<Record<string, number>>;
}

/** What the ranking models are fitted to, from one site. */
export function rankingExamples(rawEvidence: Evidence): {
  fields: Record<FieldName, StatementExample[]>;
  titles: TitleExample[];
  audiences: AudienceExample[];
} {
  const evidence = canonicalizeEvidence(rawEvidence);
  const site = readStatements(evidence);
  const statementsOf = (field: FieldName): StatementExample[] =>
    candidatesFor(field, site).map(({ statement, features, isPlain }) => ({
      text: statement.text,
      features: Object.fromEntries(FIELDS[field].features.map((name) => [name, features[name]])),
      isPlain,
    }));
  return {
    fields: Object.fromEntries(FIELD_NAMES.map((field) => [field, statementsOf(field)])) as Record<
      FieldName,
      StatementExample[]
    >,
    titles: describeGroups(evidence).flatMap(({ group: { items }, titles }) =>
      items.map(({ text }, index) => ({
        text,
        key: comparisonKey(text),
        groupSize: items.length,
        features: titles[index] ?? {},
      })),
    ),
    audiences: audienceCandidates(site, evidence.pages[0]?.title ?? '')
      .filter(
        ({ mention: { name }, statement: { text } }) =>
          !isNoAudience({ name, source: text, foundIn: 'sentence' }, site.language, site.name),
      )
      .map(({ mention, statement: { text }, vector }) => ({
        name: mention.name,
        key: nounKey(mention),
        text,
        features: vector,
      })),
  };
}
