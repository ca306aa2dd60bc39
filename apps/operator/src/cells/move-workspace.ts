import {
  arrive,
  assertAlike,
  assertPeopleAlike,
  beginLeaving,
  type Cell,
  copyWorkspace,
  countWork,
  type Database,
  DELIVERY_PATIENCE_MS,
  findMovingWorkspace,
  fingerprintWorkspace,
  leave,
  listBrandIdsWithFiles,
  lockMove,
  type Move,
  quiesce,
  removeArriving,
  removePeopleWhoLeft,
  stopLeaving,
} from '@brandprint/database';
import { delay, UserError } from '@brandprint/platform';
import { removeWorkspace } from '../delete-workspace.ts';
import { assertOtherStore, copyFiles, countFiles, type MovableStore } from './copy-files.ts';
import { FRESH_MS } from './find-cell.ts';

/** What a move needs of a cell. */
export interface MoveEnd {
  cell: Cell;
  store: MovableStore;
}

export interface MoveOptions {
  /** Says what would be done, and does nothing. */
  dryRun: boolean;
  /** After this long every look-up has noticed that the other cell has taken over; 5 s by default. */
  noticedMs?: number;
}

/** The cell that the workspace leaves also needs its database as other commands do, which removes it at the end. */
export interface Origin extends MoveEnd {
  database: Database;
}

const NOTICED_MS = 2 * FRESH_MS + 1_000;
/** Sweeps of the courier may change rows while they are copied: then they are copied again. */
const MAX_COPIES = 5;

/**
 * Moves a workspace to another cell while it is in use. Where it is stands in both databases, so that a move that was
 * interrupted at any point goes on with the next run. Until the other cell takes over, the rows in this one are the ones
 * that count; nothing of them is removed before the copy has been compared with them.
 */
export async function moveWorkspace(
  name: string,
  { dryRun, noticedMs = NOTICED_MS }: MoveOptions,
  from: Origin,
  to: MoveEnd,
  print: (line: string) => void,
): Promise<void> {
  const id = ((await findMovingWorkspace(from.cell, { name })) ?? (await findMovingWorkspace(to.cell, { name })))?.id;
  if (id === undefined) throw new UserError(`Workspace ${name} does not exist (existing ones: workspaces list).`);
  await lockMove([from.cell, to.cell], id);
  // Another process may have moved it until now.
  const [here, there] = [await findMovingWorkspace(from.cell, { id }), await findMovingWorkspace(to.cell, { id })];
  await assertAlike(from.cell, to.cell);
  await assertNameIsFree(name, id, to.cell);
  const step = nextStep(here ? here.move : 'absent', there ? there.move : 'absent');
  if (step === 'copy') await assertPeopleAlike(from.cell, to.cell, id);
  if (dryRun) return describe(name, id, step, from, to, print);
  if (step === 'none') return print(`Workspace ${name} is in the other cell: nothing is left to do.`);
  await assertOtherStore(from.store, to.store);
  if (step === 'copy') {
    await copy(id, from, to, print);
  }
  if (step === 'copy' || step === 'arrive') {
    await arrive(to.cell, id);
    print('The other cell has taken over.');
  }
  await delay(noticedMs);
  await removePeopleWhoLeft(from.cell, id);
  const brands = await removeWorkspace(id, from.database, from.store);
  print(`Moved workspace ${name} with ${brands} brands.`);
}

type Place = Move | 'absent';
type Step = 'copy' | 'arrive' | 'remove' | 'none';

/** What is left to do, by where the workspace is in this cell and in the other one. */
function nextStep(here: Place, there: Place): Step {
  if ((here === null || here === 'leaving') && (there === 'absent' || there === 'arriving')) return 'copy';
  if (here === 'left' && there === 'arriving') return 'arrive';
  if (here === 'left' && there === null) return 'remove';
  if (here === 'absent' && there === null) return 'none';
  const say = (place: Place) => place ?? 'in use';
  throw new UserError(
    `The workspace is ${say(here)} in this cell and ${say(there)} in the other one, which is no state of a move between them.`,
  );
}

async function assertNameIsFree(name: string, id: string, cell: Cell): Promise<void> {
  const other = await findMovingWorkspace(cell, { name });
  if (other && other.id !== id)
    throw new UserError(`The other cell has another workspace with the name ${name}. Rename one of them.`);
}

/**
 * Most files are copied while the workspace is in use; then it takes no writes until everything is there. At the end it has
 * left this cell.
 */
async function copy(id: string, from: Origin, to: MoveEnd, print: (line: string) => void): Promise<void> {
  const copied = await copyFiles(from.store, to.store, await listBrandIdsWithFiles(from.database, id));
  const began = performance.now();
  const seconds = () => ((performance.now() - began) / 1000).toFixed(1);
  await beginLeaving(from.cell, id);
  print(`Copied ${copied} files. From now on the workspace can only be read.`);
  try {
    const { rows, files } = await copyUnchanged(id, from, to);
    print(`Copied ${rows} rows and ${files} more files in ${seconds()} s, and compared them.`);
  } catch (error) {
    await giveUp(id, from.cell, to.cell, { seconds: seconds(), print });
    throw error;
  }
}

/** Copies rows and files until nothing has changed meanwhile: the workspace then leaves. */
async function copyUnchanged(id: string, from: Origin, to: MoveEnd): Promise<{ rows: number; files: number }> {
  const deadline = Date.now() + DELIVERY_PATIENCE_MS;
  let changed: string[] = [];
  let files = 0;
  for (let tries = 0; tries < MAX_COPIES; tries += 1) {
    await quiesce(from.cell, id, deadline);
    const copied = await copyWorkspace(from.cell, to.cell, id);
    files += await copyFiles(from.store, to.store, await listBrandIdsWithFiles(from.database, id));
    changed = await leave(from.cell, id, copied);
    if (changed.length === 0)
      return { rows: [...copied.values()].reduce((total, table) => total + table.rows, 0), files };
  }
  throw new UserError(`Rows of ${changed.join(', ')} keep changing, or cannot be copied as they are. Run this again.`);
}

/** Puts the workspace back in use first, whatever becomes of the copy. */
async function giveUp(
  id: string,
  from: Cell,
  to: Cell,
  { seconds, print }: { seconds: string; print: (line: string) => void },
): Promise<void> {
  try {
    await stopLeaving(from, id);
    print(
      `The move is given up: the workspace is in use in this cell as before. It could not be written for ${seconds} s.`,
    );
  } catch (error) {
    return print(`The move ended in between: run it again, or with --cancel. (${(error as Error).message})`);
  }
  await removeCopy(to, id, print);
}

/**
 * Gives a move up that was interrupted before the other cell took over. That it did not, this cell knows: so the other one
 * may be down (null).
 */
export async function cancelMove(
  name: string,
  from: Cell,
  to: Cell | null,
  print: (line: string) => void,
): Promise<void> {
  const found = await findMovingWorkspace(from, { name });
  if (!found) throw new UserError(`Workspace ${name} is not in this cell.`);
  await lockMove([from], found.id);
  const { move } = (await findMovingWorkspace(from, { id: found.id })) ?? { move: 'left' };
  if (move === 'left') throw new UserError(`Workspace ${name} has left this cell: run this without --cancel.`);
  if (move === 'arriving') throw new UserError(`Workspace ${name} arrives in this cell: cancel it in the other one.`);
  if (move === 'leaving') await stopLeaving(from, found.id);
  print(`Workspace ${name} is in use in this cell, as before the move.`);
  if (to) await removeCopy(to, found.id, print);
  else print(COPY_STAYS);
}

const COPY_STAYS =
  'The other cell does not answer: what it has of the workspace serves nobody, and the next move replaces it.';

/** The workspace is in use again by then, whatever becomes of the copy. */
async function removeCopy(to: Cell, id: string, print: (line: string) => void): Promise<void> {
  try {
    await removeArriving(to, id);
  } catch (error) {
    print(`${COPY_STAYS} (${(error as Error).message})`);
  }
}

/** How much longer than reading the rows once it takes to copy and compare them, as measured. */
const TIMES_READING = 5;

const NEXT: Readonly<Record<Step, string>> = {
  copy: 'It would be copied and taken over by the other cell, then removed from this one.',
  arrive: 'It has been copied: the other cell would take over, then it would be removed from this one.',
  remove: 'The other cell has taken over: it would be removed from this one.',
  none: 'It is in the other cell: nothing is left to do.',
};

async function describe(
  name: string,
  id: string,
  step: Step,
  from: Origin,
  to: MoveEnd,
  print: (line: string) => void,
): Promise<void> {
  print(`Workspace ${name} (${id}). ${NEXT[step]}`);
  if (step !== 'copy') return;
  const began = performance.now();
  for (const [table, { rows }] of await fingerprintWorkspace(from.cell, id))
    if (rows > 0) print(`  ${table}: ${rows} rows`);
  const seconds = Math.ceil(((performance.now() - began) / 1000) * TIMES_READING);
  const { files, bytes } = await countFiles(from.store, to.store, await listBrandIdsWithFiles(from.database, id));
  print(`  files: ${files}, ${(bytes / 1e6).toFixed(1)} MB`);
  const { stages, messages } = await countWork(from.cell, id);
  print(`  ${stages} running stages would start again there; ${messages} messages are being sent, and would end here.`);
  print(`  It could not be written for about ${seconds} s, by how long it took to read its rows.`);
}
