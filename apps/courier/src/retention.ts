/** How many days finished records are kept. */
export interface Retention {
  events: number;
  /** Deliveries with their attempts. */
  deliveries: number;
  /** Analyses that a newer one of their brand has replaced. */
  analyses: number;
  modelCalls: number;
}

/** Usage of the model can be read for any year: its records are kept for longer than that. */
export const DEFAULT_RETENTION: Retention = { events: 30, deliveries: 30, analyses: 30, modelCalls: 400 };

/** The retention by these settings. */
export const retentionFrom = (settings: {
  EVENTS_KEPT_DAYS: number;
  DELIVERIES_KEPT_DAYS: number;
  ANALYSES_KEPT_DAYS: number;
  MODEL_CALLS_KEPT_DAYS: number;
}): Retention => ({
  events: settings.EVENTS_KEPT_DAYS,
  deliveries: settings.DELIVERIES_KEPT_DAYS,
  analyses: settings.ANALYSES_KEPT_DAYS,
  modelCalls: settings.MODEL_CALLS_KEPT_DAYS,
});
