/** How many days finished records are kept. */
export interface Retention {
  events: number;
  /** Deliveries with their attempts. */
  deliveries: number;
}

export const DEFAULT_RETENTION: Retention = { events: 30, deliveries: 30 };
