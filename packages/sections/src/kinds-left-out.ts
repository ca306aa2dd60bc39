import type { Evidence } from '@brandprint/contracts';
import { canonicalizeEvidence } from './shared/canonicalize-evidence.ts';
import type { Kind } from './shared/kinds/kind.ts';
import { countKinds } from './shared/kinds/kind-words.ts';
import { leaveOutKinds } from './shared/kinds/left-out.ts';
import { readStatements } from './shared/statements/context.ts';

export type { Kind };
export { leaveOutKinds };

/** All kinds that some text names in one of the languages, those within others too: "school" of "windsurf school". */
export function kindsNamedIn(texts: readonly string[], languages: readonly string[]): ReadonlySet<Kind> {
  const named = new Set<Kind>();
  for (let before = -1; before < named.size; ) {
    before = named.size;
    leaveOutKinds(named);
    for (const text of texts)
      for (const language of languages) for (const { kind } of countKinds(text, language)) named.add(kind);
  }
  leaveOutKinds([]);
  return named;
}

/** The language of a site, as its sections read it. */
export const languageOf = (evidence: Evidence): string => readStatements(canonicalizeEvidence(evidence)).language;
