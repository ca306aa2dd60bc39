import { z } from 'zod';

/** Maximum nesting of objects and arrays; the outermost counts as 1. */
const MAX_NESTING = 64;

/** Maximum number of reported errors. */
const MAX_ISSUES = 20;
/** Maximum characters of a key shown in a path. */
const MAX_KEY_IN_PATH = 64;

interface JsonIssue {
  path: (string | number)[];
  message: string;
}

/**
 * An object with any keys and values that Postgres and JavaScript can store unchanged as JSON. Of duplicate keys the
 * last one counts, as everywhere in JavaScript; fractions have double precision (RFC 8259, section 6). It may have a
 * million values, so it is checked by hand and not by a schema.
 */
export const storableObject = z.preprocess(
  (value, ctx) => {
    const issues = findIssues(value);
    for (const issue of issues) ctx.addIssue({ code: 'custom', ...issue });
    return issues.length > 0 ? z.NEVER : value;
  },
  z.unknown().meta({ type: 'object', additionalProperties: true }) as z.ZodType<Record<string, unknown>>,
);

/** Path of a value, from the inside out. */
type PathNode = { key: string | number; outer: PathNode; depth: number } | null;

function findIssues(root: unknown): JsonIssue[] {
  const issues: JsonIssue[] = [];
  const addIssue = (message: string, node: PathNode) => issues.push({ path: toPath(node), message });

  const visit = (value: object, node: PathNode): void => {
    const depth = (node?.depth ?? 0) + 1;
    if (depth > MAX_NESTING) {
      addIssue(`is nested more than ${MAX_NESTING} levels deep`, node);
      return;
    }
    const visitItem = (key: string | number, item: unknown) => {
      if (typeof item === 'object' && item !== null) return visit(item, { key, outer: node, depth });
      const problem = findScalarProblem(item);
      if (problem) addIssue(problem, { key, outer: node, depth });
    };
    if (Array.isArray(value)) {
      for (let index = 0; index < value.length && issues.length < MAX_ISSUES; index++) visitItem(index, value[index]);
      return;
    }
    for (const [key, item] of Object.entries(value)) {
      if (issues.length >= MAX_ISSUES) return;
      const problem = key === '__proto__' ? 'the key __proto__' : findTextProblem(key, 'a key with ');
      if (problem) addIssue(`contains ${problem}, which cannot be stored`, node);
      visitItem(key, item);
    }
  };

  if (typeof root !== 'object' || root === null || Array.isArray(root)) addIssue('must be a JSON object', null);
  else visit(root, null);
  return issues;
}

function findScalarProblem(value: unknown): string | undefined {
  if (typeof value === 'string') {
    const problem = findTextProblem(value);
    return problem && `contains ${problem}, which cannot be stored`;
  }
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return undefined;
  if (!Number.isFinite(value)) return 'is too large a number to store';
  if (!Number.isInteger(value)) return undefined;
  return 'is an integer outside ±(2^53 - 1) and would be rounded; send it as a string';
}

function findTextProblem(text: string, prefix = ''): string | undefined {
  if (text.includes('\0')) return `${prefix}the character U+0000`;
  if (!text.isWellFormed()) return `${prefix}an unpaired surrogate`;
  return undefined;
}

function toPath(node: PathNode): JsonIssue['path'] {
  const path: JsonIssue['path'] = [];
  for (let current = node; current; current = current.outer) path.unshift(shortenKey(current.key));
  return path;
}

const shortenKey = (key: string | number): string | number =>
  typeof key === 'string' && key.length > MAX_KEY_IN_PATH ? `${key.slice(0, MAX_KEY_IN_PATH)}…` : key;
