import { SECTION_SHAPES } from '@brandprint/sdk/section-shapes';
import type { Path } from './json-edit.ts';
import type { Json } from './merge-patch.ts';

type Shape = (typeof SECTION_SHAPES)[string];

const isList = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape);

/** The shape at a path of a section; undefined outside of it. See the SDK for the notation. */
function shapeAt(shape: Shape | undefined, [key, ...rest]: Path): Shape | undefined {
  if (shape === undefined || key === undefined) return shape;
  if (typeof shape === 'string') return undefined;
  if (isList(shape)) {
    const [kind, ...choices] = shape;
    if (kind === '|') return shapeAt(choices[0], [key, ...rest]);
    return kind === '{' ? shapeAt(choices[0], rest) : shapeAt(kind, rest);
  }
  return shapeAt(shape[key] ?? shape[`${key}?`], rest);
}

const SCALARS: Record<string, Json> = { s: '', n: 0, b: false, z: null };

function blankOf(shape: Shape): Json {
  if (typeof shape === 'string') return SCALARS[shape] ?? '';
  if (isList(shape)) {
    const [kind, choice = 's'] = shape;
    if (kind === '|') return blankOf(choice);
    return kind === '{' ? {} : [];
  }
  const required = Object.entries(shape).filter(([key]) => !key.endsWith('?'));
  return Object.fromEntries(required.map(([key, item]) => [key, blankOf(item)]));
}

/** A new item for a list of a section, with all of its fields empty; undefined if the section has no such list. */
export function newItem(section: string, path: Path): Json | undefined {
  const shape = shapeAt(SECTION_SHAPES[section], path);
  if (shape === undefined || !isList(shape) || shape[0] === '|' || shape[0] === '{' || shape[0] === undefined)
    return undefined;
  return blankOf(shape[0]);
}
