import type { Logger } from './logger.ts';

/** Something that was started, and must be stopped by the code that started it. */
export interface Stoppable {
  stop(): Promise<void>;
}

interface Part {
  name: string;
  stop: () => Promise<unknown>;
}

/** Stops what was started, in reverse order. A stop that fails does not prevent the others. */
export class Lifecycle implements Stoppable {
  #stops: Part[] = [];
  #stopping: Promise<void> | undefined;
  readonly #logger: Logger;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /** Registers `thing` to be stopped, and returns it. What is added after the stop is stopped at once. */
  add<T>(name: string, thing: T, stop: (thing: T) => Promise<unknown>): T {
    const part = { name, stop: () => stop(thing) };
    if (this.#stopping) this.#stopping = this.#stopping.then(() => this.#stopOne(part));
    else this.#stops.push(part);
    return thing;
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  async #stopAll(): Promise<void> {
    for (const part of this.#stops.reverse()) await this.#stopOne(part);
  }

  async #stopOne({ name, stop }: Part): Promise<void> {
    try {
      await stop();
    } catch (error) {
      this.#logger.error('failed to stop cleanly', { part: name, error });
    }
  }
}
