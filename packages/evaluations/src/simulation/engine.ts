import TinyQueue from 'tinyqueue';

/** A step of a simulated process: it calls `resume` when the process may go on. */
export type Step = (resume: () => void) => void;
/** What one simulated thing does, step by step. */
export type Process = Generator<Step, void, void>;

/** Simulated time, in seconds, and what happens in it. */
export interface Engine {
  now(): number;
  /** Goes on after some seconds. */
  wait(seconds: number): Step;
  /** Starts a process now. */
  start(process: Process, ended?: () => void): void;
  /** Goes on when all of these have ended. */
  all(processes: readonly Process[]): Step;
  /** Runs until nothing is left to happen, or until this time. */
  run(until?: number): void;
}

interface Event {
  time: number;
  /** Events of the same time happen in the order in which they were planned. */
  order: number;
  happen: () => void;
}

export function createEngine(): Engine {
  const events = new TinyQueue<Event>([], (a, b) => a.time - b.time || a.order - b.order);
  let [time, planned] = [0, 0];

  const wait =
    (seconds: number): Step =>
    (happen) => {
      planned += 1;
      events.push({ time: time + seconds, order: planned, happen });
    };
  function start(process: Process, ended: () => void = () => undefined): void {
    const goOn = () => {
      const { value, done } = process.next();
      if (done) ended();
      else value(goOn);
    };
    goOn();
  }
  const all =
    (processes: readonly Process[]): Step =>
    (resume) => {
      let left = processes.length;
      if (left === 0) resume();
      for (const process of processes)
        start(process, () => {
          left -= 1;
          if (left === 0) resume();
        });
    };
  return {
    now: () => time,
    wait,
    start,
    all,
    run(until = Number.POSITIVE_INFINITY) {
      for (let next = events.peek(); next && next.time <= until; next = events.peek()) {
        events.pop();
        time = next.time;
        next.happen();
      }
    },
  };
}
