import { type CellAnswer, type CellQuestion, LookUpBusyError } from '@brandprint/database';
import { beforeEach, expect, test } from '@jest/globals';
import { createCellFinder, FRESH_MS } from '../src/cells/find-cell.ts';

type Says = CellAnswer | 'down' | 'busy';

const KEY: CellQuestion = { kind: 'key', key: 'bp_prod_x' };
const PERSON: CellQuestion = { kind: 'person', email: 'ann@acme.test', workspaceId: null };
const HOUR_MS = 3_600_000;

/** What each cell says at the moment. */
let says: Record<string, Says>;
let asked: string[];
let up: Record<string, boolean>;
let now: number;
let find: ReturnType<typeof createCellFinder>;

beforeEach(() => {
  says = { a: 'unknown', b: 'unknown' };
  asked = [];
  up = {};
  now = 0;
  const cells = ['a', 'b'].map((name) => {
    const ask = async () => {
      asked.push(name);
      const answer = says[name] as Says;
      if (answer === 'busy') throw new LookUpBusyError();
      if (answer === 'down') throw new Error('The cell is down.');
      return answer;
    };
    return [name, { ask }] as const;
  });
  const onAsked = (cell: string, isUp: boolean) => {
    up[cell] = isUp;
  };
  find = createCellFinder(new Map(cells), { now: () => now, onAsked });
});

test.each<{ a: Says; b: Says; found: unknown }>([
  { a: 'here', b: 'unknown', found: { cell: 'a' } },
  { a: 'here', b: 'down', found: { cell: 'a' } },
  { a: 'known', b: 'here', found: { cell: 'b' } },
  { a: 'known', b: 'unknown', found: { cell: 'a' } },
  { a: 'moving', b: 'moving', found: 'none' },
  { a: 'moving', b: 'known', found: 'none' },
  { a: 'unknown', b: 'unknown', found: 'any' },
  { a: 'unknown', b: 'down', found: 'none' },
  { a: 'unknown', b: 'busy', found: 'none' },
])('When one cell says $a and the other $b, then the answer is $found', async ({ a, b, found }) => {
  says = { a, b };
  expect(await find(KEY)).toEqual(found);
  expect(up).toEqual(expect.objectContaining(b === 'down' ? { b: false } : b === 'busy' ? { a: true } : {}));
});

/** The next question is asked after the last answer is no longer fresh. */
async function findLater(question = KEY): Promise<unknown> {
  now += FRESH_MS;
  asked = [];
  return find(question);
}

test('When an answer is fresh, then nobody is asked, and later only the cell that gave it', async () => {
  says = { a: 'here', b: 'unknown' };
  await find(KEY);
  asked = [];
  now += FRESH_MS - 1;
  expect([await find(KEY), asked]).toEqual([{ cell: 'a' }, []]);
  expect([await findLater(), asked]).toEqual([{ cell: 'a' }, ['a']]);
});

test('When several ask at once, then each cell is asked once', async () => {
  await Promise.all([find(KEY), find(KEY), find(KEY)]);
  expect(asked).toEqual(['a', 'b']);
});

test('When a cell is down, then what it had stays there for an hour, unless another cell has it', async () => {
  says = { a: 'here', b: 'unknown' };
  await find(KEY);
  says = { a: 'down', b: 'unknown' };
  expect(await findLater()).toEqual({ cell: 'a' });
  says = { a: 'down', b: 'moving' };
  expect(await findLater()).toBe('none');
  says = { a: 'here', b: 'unknown' };
  await findLater();
  says = { a: 'down', b: 'here' };
  expect(await findLater()).toEqual({ cell: 'b' });
  says = { a: 'unknown', b: 'down' };
  now += HOUR_MS;
  expect(await findLater()).toBe('none');
});

test('When a person is known in a cell that is down, then another one that only knows them does not count', async () => {
  says = { a: 'here', b: 'known' };
  await find(PERSON);
  says = { a: 'down', b: 'known' };
  expect(await findLater(PERSON)).toEqual({ cell: 'a' });
});

test('When a key has been moved, then the other cell is found, and if that is down it cannot be said', async () => {
  says = { a: 'here', b: 'unknown' };
  await find(KEY);
  says = { a: 'unknown', b: 'down' };
  expect(await findLater()).toBe('none');
  says = { a: 'unknown', b: 'here' };
  expect(await findLater()).toEqual({ cell: 'b' });
});

test('When nobody can be asked because there is too much to ask, then what was found stays, and no cell counts as down', async () => {
  says = { a: 'here', b: 'unknown' };
  await find(KEY);
  says = { a: 'busy', b: 'here' };
  expect([await findLater(), asked]).toEqual([{ cell: 'a' }, ['a']]);
  expect(up).toEqual({ a: true, b: true });
});

test('When a cell is too busy to be asked for longer, then what was moved from it is found all the same', async () => {
  says = { a: 'here', b: 'unknown' };
  await find(KEY);
  now += FRESH_MS + 1;
  says = { a: 'busy', b: 'here' };
  expect(await findLater()).toEqual({ cell: 'b' });
  says = { a: 'unknown', b: 'busy' };
  now += 2 * FRESH_MS;
  expect(await findLater()).toEqual({ cell: 'b' });
});

test('When no cell knows a key, then they are asked again only later; about a person at once', async () => {
  await find(KEY);
  await find(PERSON);
  says = { a: 'here', b: 'unknown' };
  asked = [];
  expect([await find(KEY), asked]).toEqual(['any', []]);
  expect(await find(PERSON)).toEqual({ cell: 'a' });
  expect(await findLater()).toEqual({ cell: 'a' });
});
