import TinyQueue from 'tinyqueue';
import type { Engine, Step } from './engine.ts';

/** Something that is limited, and how much of it was used so far. */
interface Resource {
  readonly capacity: number;
  /** Capacity × seconds in use so far. */
  used(): number;
}

/** Places that are taken and given back, first come, first served. */
export interface Slots extends Resource {
  take: Step;
  release(): void;
}

export function createSlots(engine: Engine, capacity: number): Slots {
  const waiting: (() => void)[] = [];
  let first = 0;
  let taken = 0;
  const usage = createUsage(engine);
  const occupy = (change: number) => {
    taken += change;
    usage.set(taken);
  };
  return {
    capacity,
    used: usage.total,
    take(resume) {
      if (taken >= capacity) return void waiting.push(resume);
      occupy(1);
      resume();
    },
    release() {
      const next = waiting[first];
      if (!next) return occupy(-1);
      first += 1;
      if (first > 1_000 && first * 2 > waiting.length) {
        waiting.splice(0, first);
        first = 0;
      }
      next();
    },
  };
}

/** Processor cores that all who need them share evenly, none getting more than one core. */
export interface Processors extends Resource {
  /** Goes on after so many seconds of processor time. */
  use(seconds: number): Step;
}

export function createProcessors(engine: Engine, cores: number): Processors {
  /** By the work that each user will have received at its end: all receive the same since they came. */
  const users = new TinyQueue<{ end: number; resume: () => void }>([], (a, b) => a.end - b.end);
  const usage = createUsage(engine);
  let [received, since, plan] = [0, 0, 0];

  const speed = () => Math.min(1, cores / Math.max(1, users.length));
  /** Brings `received` up to now. Called before the number of users changes. */
  const settle = () => {
    received += (engine.now() - since) * speed();
    since = engine.now();
  };
  /** Plans the end of the next user; an earlier plan no longer counts. */
  const planNext = () => {
    usage.set(Math.min(cores, users.length));
    plan += 1;
    const [current, next] = [plan, users.peek()];
    if (!next) return;
    engine.wait(Math.max(0, (next.end - received) / speed()))(() => {
      if (current !== plan) return;
      settle();
      received = next.end;
      users.pop();
      planNext();
      next.resume();
    });
  };
  return {
    capacity: cores,
    used: usage.total,
    use: (seconds) => (resume) => {
      if (seconds <= 0) return resume();
      settle();
      users.push({ end: received + seconds, resume });
      planNext();
    },
  };
}

/** Opens once; those who wait go on then. */
export interface Latch {
  passed: Step;
  open(): void;
}

export function createLatch(): Latch {
  const waiting: (() => void)[] = [];
  let isOpen = false;
  return {
    passed(resume) {
      if (isOpen) resume();
      else waiting.push(resume);
    },
    open() {
      isOpen = true;
      for (const resume of waiting.splice(0)) resume();
    },
  };
}

/** The integral of a level over simulated time. */
function createUsage(engine: Engine) {
  let [sum, level, since] = [0, 0, 0];
  const total = () => sum + level * (engine.now() - since);
  return {
    total,
    set(next: number) {
      sum = total();
      since = engine.now();
      level = next;
    },
  };
}
