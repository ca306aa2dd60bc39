import { extractSection } from '@brandprint/sections';
import { createInMemoryAssets } from '../in-memory-assets.ts';
import { readStoredEvidence, type StoredEvidence } from '../stored-evidence.ts';
import { createRecordedWriter } from '../writing/recorded-writer.ts';
import { answerOf, type ModelStatement, readCorpusStatements } from './corpus.ts';

export interface CheckedStatement extends ModelStatement {
  /** Whether all of it got into the section. */
  isUsed: boolean;
  /** What the grounding counted against it. */
  dropped: string[];
}

/**
 * Has a recorded model make each statement alone, and reads whether the product uses it. Sites without stored evidence
 * are skipped, because their pages are not part of this repository.
 */
export async function checkStatements(
  { sites, evidence }: { sites: readonly string[]; evidence: string },
  logProgress: (line: string) => void,
): Promise<CheckedStatement[]> {
  const statements = (await readCorpusStatements()).filter(({ site }) => sites.length === 0 || sites.includes(site));
  const checked: CheckedStatement[] = [];
  for (const site of new Set(statements.map(({ site: id }) => id))) {
    const stored = await readStoredEvidence(site, evidence);
    if (!stored) {
      logProgress(`Skipped ${site}: ${evidence}/${site}/evidence.json is missing or outdated.`);
      continue;
    }
    for (const statement of statements.filter(({ site: id }) => id === site))
      checked.push(await checkStatement(statement, stored));
  }
  return checked;
}

/** Has a recorded model make one statement alone. */
export async function checkStatement(
  statement: ModelStatement,
  { evidence, file }: StoredEvidence,
): Promise<CheckedStatement> {
  const [stage, answer] = answerOf(statement);
  const { data, findings } = await extractSection(stage, {
    evidence,
    needs: {},
    assets: createInMemoryAssets(file),
    writer: createRecordedWriter({ [stage]: answer }),
    signal: new AbortController().signal,
  });
  const { by, dropped = {}, reason } = findings.writing ?? { by: 'rules', reason: 'no model was called' };
  const texts = [statement.text.replace(/^q:/, ''), ...(statement.title ? [statement.title] : [])];
  const found = texts.filter((text) => JSON.stringify(data).includes(JSON.stringify(text).slice(1, -1)));
  const isByModel = by === 'model';
  // All of a true statement must arrive, and nothing of a false one.
  const isUsed = isByModel && (statement.holds ? found.length === texts.length : found.length > 0);
  return { ...statement, isUsed, dropped: [...Object.keys(dropped), ...(isByModel ? [] : [reason])] };
}
