import { describe, expect, test } from '@jest/globals';
import { readMadeUpStatements } from '../src/statements/corpus.ts';
import { checkStatement } from '../src/statements/index.ts';
import { companyEvidence } from './support/company-evidence.ts';

const statements = await readMadeUpStatements();
const LANGUAGES = { rechenwerk: 'German', merise: 'French', 'huerta-clara': 'Spanish', aozora: 'Japanese' };

describe.each(Object.entries(LANGUAGES))('Statements of a model about %s, a site in %s', (site) => {
  const ofSite = statements.filter((statement) => statement.site === site);
  const check = async (holds: boolean) => {
    const stored = { evidence: await companyEvidence(site), file: () => Promise.resolve(null) };
    const some = ofSite.filter((statement) => statement.holds === holds);
    expect(some.length).toBeGreaterThanOrEqual(8);
    return Promise.all(some.map((statement) => checkStatement(statement, stored)));
  };
  const listed = (checked: Awaited<ReturnType<typeof check>>) =>
    checked.map(({ field, text, dropped }) => `${field}: ${text} (${dropped.join(', ')})`);

  test('When they are true, in English or in the language of the site, then all are used', async () => {
    expect(listed((await check(true)).filter(({ isUsed }) => !isUsed))).toEqual([]);
  });

  test('When they are false, then none is used', async () => {
    expect(listed((await check(false)).filter(({ isUsed }) => isUsed))).toEqual([]);
  });
});
