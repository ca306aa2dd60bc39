import { describe, expect, test } from '@jest/globals';
import { answerOf, readCorpusStatements } from '../src/statements/corpus.ts';
import { checkStatements } from '../src/statements/index.ts';
import { reportStatements, wrongStatements } from '../src/statements/report.ts';

describe('The statements of a model', () => {
  test('When a site has no stored evidence, then it is skipped with a line that says so', async () => {
    const lines: string[] = [];
    const checked = await checkStatements({ sites: ['postcss'], evidence: '/nowhere' }, (line) => lines.push(line));
    expect(checked).toEqual([]);
    expect(lines).toEqual(['Skipped postcss: /nowhere/postcss/evidence.json is missing or outdated.']);
  });

  test('When they are read, then each has an answer and a citation, and false ones say what is wrong', async () => {
    const statements = await readCorpusStatements();
    for (const statement of statements) {
      expect(JSON.stringify(answerOf(statement))).toContain(JSON.stringify(statement.text).slice(1, -1));
      expect(statement.from.length).toBeGreaterThan(0);
      expect(statement.holds || Boolean(statement.why)).toBe(true);
    }
  });

  test('When a true one is refused or a false one is used, then the report lists it', async () => {
    const [statement] = await readCorpusStatements();
    if (!statement) throw new Error('There are no statements.');
    const refused = { ...statement, holds: true, isUsed: false, dropped: ['support'] };
    const used = { ...statement, holds: false, why: 'number', isUsed: true, dropped: [] };
    const fine = { ...statement, holds: true, isUsed: true, dropped: [] };
    expect(wrongStatements([refused, used, fine])).toEqual([refused, used]);
    expect(reportStatements([refused, used, fine])).toContain('refused (support)');
    expect(reportStatements([refused, used, fine])).toMatch(/all +1\/2 +1\/1/);
  });
});
