import { hash } from 'node:crypto';
import type { CellAnswer, CellLookup, CellQuestion } from '@brandprint/database';

/** How long an answer counts before its cell is asked again: a move is noticed within this time. */
export const FRESH_MS = 2_000;
/** For how long a cell that does not respond keeps what it had: the gateway says that it is down. */
const KEPT_MS = 3_600_000;
const MAX_KEPT = 1_000_000;

/** The name of a cell; `any`: every cell gives the same response; `none`: it cannot be said at the moment. */
export type FoundCell = { cell: string } | 'any' | 'none';

/**
 * Finds the cell of a request. Cells know their own keys and people, so they are asked, and nothing has to be registered
 * anywhere: a new key works at once. An answer is kept for two seconds; then only the cell that gave it is asked again,
 * so that one that is down delays nobody else.
 */
export function createCellFinder(
  cells: ReadonlyMap<string, Pick<CellLookup, 'ask'>>,
  now: () => number = Date.now,
): (question: CellQuestion | null) => Promise<FoundCell> {
  const kept = new Map<string, { cell: string; at: number }>();
  const asking = new Map<string, Promise<FoundCell>>();

  async function find(question: CellQuestion, id: string): Promise<FoundCell> {
    const last = kept.get(id);
    const cell = last && cells.get(last.cell);
    if (last && cell) {
      const answer = await cell.ask(question).catch(() => 'down' as const);
      if (answer === 'here') return keep(id, last.cell);
      if (answer === 'down' && now() - last.at < KEPT_MS) return { cell: last.cell };
    }
    const found = await askAll(question);
    if (typeof found === 'object') return keep(id, found.cell);
    kept.delete(id);
    return found;
  }

  function keep(id: string, cell: string): FoundCell {
    kept.delete(id);
    kept.set(id, { cell, at: now() });
    // The first one was asked for longest ago.
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return { cell };
  }

  /** As soon as a cell says that it serves the request, the others need not answer. */
  async function askAll(question: CellQuestion): Promise<FoundCell> {
    const answers = [...cells].map(async ([name, cell]) => {
      const answer = await cell.ask(question).catch(() => 'down' as const);
      return { name, answer };
    });
    const served = Promise.any(
      answers.map(async (one) => {
        const { name, answer } = await one;
        if (answer !== 'here') throw new Error(answer);
        return { cell: name };
      }),
    ).catch(() => null);
    return (await served) ?? judge(await Promise.all(answers));
  }

  return async (question) => {
    if (!question) return 'any';
    const id = hash('sha256', JSON.stringify(question), 'base64');
    const last = kept.get(id);
    if (last && now() - last.at < FRESH_MS) return { cell: last.cell };
    const running = asking.get(id);
    if (running) return running;
    const search = find(question, id).finally(() => asking.delete(id));
    asking.set(id, search);
    return search;
  };
}

/** What follows if no cell serves the request. */
function judge(answers: readonly { name: string; answer: CellAnswer | 'down' }[]): FoundCell {
  const said = (wanted: CellAnswer | 'down') => answers.find(({ answer }) => answer === wanted);
  if (said('moving')) return 'none';
  const known = said('known');
  if (known) return { cell: known.name };
  return said('down') ? 'none' : 'any';
}
