import { z } from 'zod';

/** How deep objects and arrays may lie in one another; the outermost is the first. */
const MAX_NESTING = 64;

/** More faults than anybody reads are not looked for. */
const MAX_FAULTS = 20;
/** Characters of a key that a path shows. */
const MAX_SHOWN_KEY = 64;

interface Fault {
  path: (string | number)[];
  message: string;
}

/**
 * An object with any keys and values that JSON in Postgres and in JavaScript keeps as they are. Of keys that are given twice the
 * last one counts, as everywhere in JavaScript; fractions are kept to double precision (RFC 8259, section 6). It may have a
 * million values, so that no schema looks at each.
 */
export const storableObject = z.preprocess(
  (value, ctx) => {
    const faults = findFaults(value);
    for (const fault of faults) ctx.addIssue({ code: 'custom', ...fault });
    return faults.length > 0 ? z.NEVER : value;
  },
  z.unknown().meta({ type: 'object', additionalProperties: true }) as z.ZodType<Record<string, unknown>>,
);

/** Where a value is, from the inside out. */
type Place = { key: string | number; outer: Place; depth: number } | null;

function findFaults(root: unknown): Fault[] {
  const faults: Fault[] = [];
  const refuse = (message: string, place: Place) => faults.push({ path: pathTo(place), message });

  const visit = (value: object, place: Place): void => {
    const depth = (place?.depth ?? 0) + 1;
    if (depth > MAX_NESTING) {
      refuse(`is nested more than ${MAX_NESTING} levels deep`, place);
      return;
    }
    const enter = (key: string | number, item: unknown) => {
      if (typeof item === 'object' && item !== null) return visit(item, { key, outer: place, depth });
      const flaw = flawOfScalar(item);
      if (flaw) refuse(flaw, { key, outer: place, depth });
    };
    if (Array.isArray(value)) {
      for (let index = 0; index < value.length && faults.length < MAX_FAULTS; index++) enter(index, value[index]);
      return;
    }
    for (const [key, item] of Object.entries(value)) {
      if (faults.length >= MAX_FAULTS) return;
      const flaw = key === '__proto__' ? 'the key __proto__' : flawOfText(key, 'a key with ');
      if (flaw) refuse(`has ${flaw}, which cannot be stored`, place);
      enter(key, item);
    }
  };

  if (typeof root !== 'object' || root === null || Array.isArray(root)) refuse('must be a JSON object', null);
  else visit(root, null);
  return faults;
}

function flawOfScalar(value: unknown): string | undefined {
  if (typeof value === 'string') {
    const flaw = flawOfText(value);
    return flaw && `holds ${flaw}, which cannot be stored`;
  }
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return undefined;
  if (!Number.isFinite(value)) return 'is a number too large to be stored';
  if (!Number.isInteger(value)) return undefined;
  return 'is a whole number beyond ±(2^53 - 1), which would be rounded; send it as text';
}

function flawOfText(text: string, prefix = ''): string | undefined {
  if (text.includes('\0')) return `${prefix}the character U+0000`;
  if (!text.isWellFormed()) return `${prefix}half of a surrogate pair`;
  return undefined;
}

function pathTo(place: Place): Fault['path'] {
  const path: Fault['path'] = [];
  for (let at = place; at; at = at.outer) path.unshift(shorten(at.key));
  return path;
}

const shorten = (key: string | number): string | number =>
  typeof key === 'string' && key.length > MAX_SHOWN_KEY ? `${key.slice(0, MAX_SHOWN_KEY)}…` : key;
