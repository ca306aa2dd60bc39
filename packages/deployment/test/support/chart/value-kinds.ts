/** One value of a chart. */
export interface Value {
  path: string;
  /** What it is where nothing is said. */
  default: unknown;
  /** JSON schema. */
  schema: object;
  description: string;
}

export const value = (path: string, fallback: unknown, schema: object, description: string): Value => ({
  path,
  default: fallback,
  schema,
  description,
});

export const TEXT = { type: 'string' };
const FLAG = { type: 'boolean' };
const NUMBER = { type: 'integer', minimum: 0 };
export const LIST = { type: 'array', items: { type: 'object' } };
export const OBJECT = { type: 'object' };
export const TEXTS = { type: 'object', additionalProperties: TEXT };

export const flag = (path: string, fallback: boolean, description: string) => value(path, fallback, FLAG, description);
export const text = (path: string, fallback: string, description: string, more: object = {}) =>
  value(path, fallback, { ...TEXT, ...more }, description);
export const number = (path: string, fallback: number, description: string, minimum = 0) =>
  value(path, fallback, { ...NUMBER, minimum }, description);
