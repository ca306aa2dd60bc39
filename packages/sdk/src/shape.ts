/**
 * What a JSON value looks like: `s` text, `n` number, `b` boolean, `z` null, `*` anything, `[shape]` a list,
 * `['|', …]` one of these, `['{', shape]` an object with any keys, and an object for known keys; `key?` may be missing.
 */
export type Shape = string | readonly Shape[] | { readonly [key: string]: Shape };

/** Whether a value has a shape. Additional keys are allowed, as in every response of the API. */
export function hasShape(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') return SCALARS[shape]?.(value) ?? false;
  if (isList(shape)) return hasListShape(value, shape);
  return (
    isObject(value) &&
    Object.entries(shape).every(([key, property]) => {
      const optional = key.endsWith('?');
      const item = value[optional ? key.slice(0, -1) : key];
      return (optional && item === undefined) || hasShape(item, property);
    })
  );
}

function hasListShape(value: unknown, [kind, ...choices]: readonly Shape[]): boolean {
  if (kind === '|') return choices.some((choice) => hasShape(value, choice));
  if (kind === '{') return isObject(value) && Object.values(value).every((item) => hasShape(item, choices[0] ?? '*'));
  return Array.isArray(value) && value.every((item) => hasShape(item, kind ?? '*'));
}

const SCALARS: Record<string, (value: unknown) => boolean> = {
  s: (value) => typeof value === 'string',
  n: (value) => typeof value === 'number',
  b: (value) => typeof value === 'boolean',
  z: (value) => value === null,
  '*': (value) => value !== undefined,
};

const isList = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
