/** Number of permits for a host, and the gap between them. */
interface PermitOptions {
  slots: number;
  delayMs: number;
  /** A permit that was not released expires after this. */
  leaseMs: number;
}

/** Where permits are stored: one store for all processes, using its clock. */
export interface PermitStore {
  /**
   * 0: the permit is granted. Positive: try again after that many milliseconds. -1: try again when a permit may have
   * been released. After a failure it is unknown whether the permit was granted; acquiring it again does not conflict
   * with itself.
   */
  acquire(host: string, permit: string, options: PermitOptions): Promise<number>;
  release(host: string, permit: string): Promise<void>;
  ping(): Promise<void>;
  stop(): Promise<void>;
}
