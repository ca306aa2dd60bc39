import type { Evidence } from '@brandprint/contracts';
import { canonicalizeEvidence } from './shared/canonicalize-evidence.ts';
import { readStatements } from './shared/statements/context.ts';
import { fieldFeatures } from './shared/statements/features.ts';
import { FIELD_NAMES, FIELDS, type FieldName } from './shared/statements/fields.ts';
import { describeGroups } from './shared/title-groups/choose-capabilities.ts';

export type RankingField = FieldName;

/** A statement that may be a field. */
export interface StatementExample {
  text: string;
  features: Readonly<Record<string, number>>;
}

/** A group of titles that may be capabilities or values. */
export interface GroupExample {
  titles: readonly string[];
  features: Readonly<Record<string, number>>;
}

/** What the ranking models are fitted to, from one site. */
export function rankingExamples(rawEvidence: Evidence): {
  fields: Record<FieldName, StatementExample[]>;
  groups: GroupExample[];
} {
  const evidence = canonicalizeEvidence(rawEvidence);
  const site = readStatements(evidence);
  const statementsOf = (field: FieldName): StatementExample[] =>
    site.described
      .map(({ statement, features }) => ({
        statement,
        features: fieldFeatures(features, statement, FIELDS[field].cues, site),
      }))
      .filter(({ statement, features }) => FIELDS[field].eligible(statement, features))
      .map(({ statement, features }) => ({
        text: statement.text,
        features: Object.fromEntries(FIELDS[field].features.map((name) => [name, features[name]])),
      }));
  return {
    fields: Object.fromEntries(FIELD_NAMES.map((field) => [field, statementsOf(field)])) as Record<
      FieldName,
      StatementExample[]
    >,
    groups: describeGroups(evidence).map(({ group, features }) => ({
      titles: group.items.map(({ text }) => text),
      features,
    })),
  };
}
