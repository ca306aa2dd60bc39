/** How many days what has ended is kept. */
export interface Retention {
  events: number;
  /** With their attempts. */
  deliveries: number;
}

export const DEFAULT_RETENTION: Retention = { events: 30, deliveries: 30 };
