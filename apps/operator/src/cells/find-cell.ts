import { hash } from 'node:crypto';
import { type CellAnswer, type CellLookup, type CellQuestion, LookUpBusyError } from '@brandprint/database';

/** How long an answer counts before its cell is asked again: a move is noticed within this time. */
export const FRESH_MS = 2_000;
/** An answer that is older may be from before a move: its cell has to say so again, or the others are asked. */
const CREDIBLE_MS = 2 * FRESH_MS;
/** For how long a cell that does not respond keeps what it had: the gateway says that it is down. */
const KEPT_MS = 3_600_000;
const MAX_KEPT = 1_000_000;
const MAX_UNKNOWN = 100_000;

/** The name of a cell; `any`: every cell gives the same response; `none`: it cannot be said at the moment. */
export type FoundCell = { cell: string } | 'any' | 'none';

export interface CellFinderOptions {
  now?: () => number;
  /** Is told after each question to a cell whether it responded. */
  onAsked?: (cell: string, isUp: boolean) => void;
}

/** `busy`: nobody could be asked, which says nothing about the cell. */
type Answer = CellAnswer | 'down' | 'busy';

interface CellSays {
  name: string;
  answer: Answer;
}

/**
 * Finds the cell of a request. Cells know their own keys and people, so they are asked, and nothing has to be registered
 * anywhere: a new key works at once. An answer is kept for two seconds; then the cell that gave it is asked again, and the
 * others only if it does not serve the request any more, so that one that is down delays nobody else.
 */
export function createCellFinder(
  cells: ReadonlyMap<string, Pick<CellLookup, 'ask'>>,
  { now = Date.now, onAsked = () => {} }: CellFinderOptions = {},
): (question: CellQuestion | null) => Promise<FoundCell> {
  const kept = new Map<string, { cell: string; at: number }>();
  /** Keys that no cell knew, and when. Others may be known in a moment: somebody who signs in, a link. */
  const unknown = new Map<string, number>();
  const asking = new Map<string, Promise<FoundCell>>();

  async function ask(name: string, question: CellQuestion, again: boolean): Promise<Answer> {
    try {
      const answer = (await cells.get(name)?.ask(question, { again })) ?? 'unknown';
      onAsked(name, true);
      return answer;
    } catch (error) {
      if (error instanceof LookUpBusyError) return 'busy';
      onAsked(name, false);
      return 'down';
    }
  }

  async function find(question: CellQuestion, id: string): Promise<FoundCell> {
    const last = kept.get(id);
    if (!last) return keep(id, question, judge(await askAll(question, [...cells.keys()], false)));
    const again = { name: last.cell, answer: await ask(last.cell, question, true) };
    if (again.answer === 'here') return keep(id, question, { cell: last.cell });
    if (again.answer === 'busy' && now() - last.at <= CREDIBLE_MS) return { cell: last.cell };
    const others = [...cells.keys()].filter((name) => name !== last.cell);
    const answers = await askAll(question, others, true);
    // Unless it has been moved, it is still where it was: the gateway says that this cell is down.
    const isMoved = answers.some(({ answer }) => answer === 'here' || answer === 'moving');
    const saysNothing = again.answer === 'down' || again.answer === 'busy';
    if (saysNothing && !isMoved && now() - last.at < KEPT_MS) return { cell: last.cell };
    return keep(id, question, judge([again, ...answers]));
  }

  function keep(id: string, question: CellQuestion, found: FoundCell): FoundCell {
    kept.delete(id);
    unknown.delete(id);
    if (typeof found === 'object') add(kept, id, { cell: found.cell, at: now() }, MAX_KEPT);
    else if (found === 'any' && question.kind === 'key') add(unknown, id, now(), MAX_UNKNOWN);
    return found;
  }

  /** What cells say; only the one that serves the request, as soon as it says so. */
  async function askAll(question: CellQuestion, names: readonly string[], again: boolean): Promise<CellSays[]> {
    const answers = names.map(async (name) => ({ name, answer: await ask(name, question, again) }));
    const served = Promise.any(
      answers.map(async (one) => {
        const says = await one;
        if (says.answer !== 'here') throw new Error(says.answer);
        return [says];
      }),
    ).catch(() => null);
    return (await served) ?? Promise.all(answers);
  }

  return async (question) => {
    if (!question) return 'any';
    const id = hash('sha256', JSON.stringify(question), 'base64');
    const last = kept.get(id);
    if (last && now() - last.at < FRESH_MS) return { cell: last.cell };
    if (now() - (unknown.get(id) ?? Number.NEGATIVE_INFINITY) < FRESH_MS) return 'any';
    const running = asking.get(id);
    if (running) return running;
    const search = find(question, id).finally(() => asking.delete(id));
    asking.set(id, search);
    return search;
  };
}

/** Of too many the first one goes: it was asked for longest ago. */
function add<T>(map: Map<string, T>, id: string, value: T, max: number): void {
  map.set(id, value);
  const [oldest] = map.keys();
  if (map.size > max && oldest !== undefined) map.delete(oldest);
}

/** What follows from what cells say. */
function judge(answers: readonly CellSays[]): FoundCell {
  const [here, moving, known, down, busy] = (['here', 'moving', 'known', 'down', 'busy'] as const).map((wanted) =>
    answers.find(({ answer }) => answer === wanted),
  );
  if (here) return { cell: here.name };
  if (moving) return 'none';
  if (known) return { cell: known.name };
  return down || busy ? 'none' : 'any';
}
