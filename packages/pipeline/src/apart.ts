import type { Database } from '@brandprint/database';

interface Waiting {
  alone: boolean;
  begin: () => void;
}

/** Work of one process that goes on side by side, but for what has to be alone. */
interface Room {
  inside: number;
  /** Whether who is inside is to be alone. */
  closed: boolean;
  /** First come, first served: who waits to be alone does not wait for ever. */
  line: Waiting[];
}

/** By database: a process has one. */
const rooms = new WeakMap<Database, Room>();

/**
 * Does `work` when its turn comes: beside other work, or `alone` in this process, so that nothing else goes down with it.
 * Answers null if `signal` aborts before that.
 */
export async function inTurn<T>(
  database: Database,
  { alone, signal }: { alone: boolean; signal: AbortSignal },
  work: () => Promise<T>,
): Promise<T | null> {
  const room = rooms.get(database) ?? { inside: 0, closed: false, line: [] };
  rooms.set(database, room);
  if (!(await enter(room, alone, signal))) return null;
  try {
    return await work();
  } finally {
    room.inside -= 1;
    room.closed = false;
    letIn(room);
  }
}

function enter(room: Room, alone: boolean, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const giveUp = () => {
      room.line = room.line.filter((one) => one !== mine);
      letIn(room); // who came after may have waited for this one only
      resolve(false);
    };
    const mine: Waiting = {
      alone,
      begin: () => {
        signal.removeEventListener('abort', giveUp);
        resolve(true);
      },
    };
    if (signal.aborted) return resolve(false);
    signal.addEventListener('abort', giveUp, { once: true });
    room.line.push(mine);
    letIn(room);
  });
}

function letIn(room: Room): void {
  for (let next = room.line[0]; next && !room.closed && !(next.alone && room.inside > 0); next = room.line[0]) {
    room.line.shift();
    room.inside += 1;
    room.closed = next.alone;
    next.begin();
  }
}
