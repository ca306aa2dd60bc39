import type { Logger } from './logger.ts';

/** Something that was started and has to be stopped by whoever started it. */
export interface Stoppable {
  stop(): Promise<void>;
}

/** Stops what was started, last first. One failing stop does not keep the others from stopping. */
export class Lifecycle implements Stoppable {
  #stops: { name: string; stop: () => Promise<unknown> }[] = [];
  #stopping: Promise<void> | undefined;
  readonly #logger: Logger;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /** Remembers how to stop `thing`, and hands it back. */
  add<T>(name: string, thing: T, stop: (thing: T) => Promise<unknown>): T {
    this.#stops.push({ name, stop: () => stop(thing) });
    return thing;
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  async #stopAll(): Promise<void> {
    for (const { name, stop } of this.#stops.reverse()) {
      try {
        await stop();
      } catch (error) {
        this.#logger.error('could not stop cleanly', { part: name, error });
      }
    }
  }
}
