export type JsonObject = Record<string, unknown>;

/** Whether parsed JSON is an object; arrays and null are none. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
