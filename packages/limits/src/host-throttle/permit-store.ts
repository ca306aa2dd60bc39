/** How many may be at one place, and how they follow each other. */
interface PermitOptions {
  slots: number;
  delayMs: number;
  /** A turn that nobody ended ends after this. */
  leaseMs: number;
}

/** Where turns are kept: one place for all processes, by that place's clock. */
export interface PermitStore {
  /**
   * 0: the turn is taken. Above: ask again in so many milliseconds. -1: ask again when someone may have left. After a
   * failure it is not known whether the turn was taken: asked for again, it does not stand in its own way.
   */
  acquire(host: string, permit: string, options: PermitOptions): Promise<number>;
  release(host: string, permit: string): Promise<void>;
  ping(): Promise<void>;
  stop(): Promise<void>;
}
