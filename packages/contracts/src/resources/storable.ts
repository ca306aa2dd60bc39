import { z } from 'zod';

/** How deep objects and arrays may lie in one another; the outermost is the first. */
export const MAX_NESTING = 64;

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
 * last one counts, as everywhere in JavaScript; fractions are kept to double precision (RFC 8259, section 6).
 */
export const storableObject = z.preprocess(
  (value, ctx) => {
    const faults = findFaults(value);
    for (const fault of faults) ctx.addIssue({ code: 'custom', ...fault });
    return faults.length > 0 ? z.NEVER : value;
  },
  z.record(z.string(), z.unknown(), 'must be a JSON object'),
);

function findFaults(root: unknown): Fault[] {
  const faults: Fault[] = [];
  const path: Fault['path'] = [];
  const refuse = (message: string) => faults.push({ path: path.map(shorten), message });

  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      const flaw = flawOfText(value);
      if (flaw) refuse(`holds ${flaw}, which cannot be stored`);
    } else if (typeof value === 'number') {
      if (!Number.isFinite(value)) refuse('is a number too large to be stored');
      else if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
        refuse('is a whole number beyond ±(2^53 - 1), which would be rounded; send it as text');
      }
    } else if (typeof value === 'object' && value !== null) {
      if (path.length >= MAX_NESTING) refuse(`is nested more than ${MAX_NESTING} levels deep`);
      else for (const [key, item] of Object.entries(value)) enter(Array.isArray(value) ? Number(key) : key, item);
    }
  };
  const enter = (key: string | number, item: unknown): void => {
    if (faults.length >= MAX_FAULTS) return;
    const flaw =
      typeof key === 'string' && (key === '__proto__' ? 'the key __proto__' : flawOfText(key, 'a key with '));
    if (flaw) refuse(`has ${flaw}, which cannot be stored`);
    path.push(key);
    visit(item);
    path.pop();
  };

  visit(root);
  return faults;
}

function flawOfText(text: string, prefix = ''): string | undefined {
  if (text.includes('\0')) return `${prefix}the character U+0000`;
  if (!text.isWellFormed()) return `${prefix}half of a surrogate pair`;
  return undefined;
}

const shorten = (key: string | number): string | number =>
  typeof key === 'string' && key.length > MAX_SHOWN_KEY ? `${key.slice(0, MAX_SHOWN_KEY)}…` : key;
