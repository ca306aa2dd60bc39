import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** What a value must be, in plain words. Undefined: use zod's message. */
export function describeIssue(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return `${issue.input === undefined ? 'is required and ' : ''}must be ${TYPES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return boundMessage(issue, Number(issue.minimum), issue.inclusive === false ? 'more than' : 'at least');
    case 'too_big':
      return boundMessage(issue, Number(issue.maximum), issue.inclusive === false ? 'less than' : 'at most');
    case 'invalid_format':
      return `must be ${FORMATS[issue.format] ?? 'in the right form'}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    default:
      return undefined;
  }
}

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const FORMATS: Record<string, string> = {
  url: 'a URL',
  uuid: 'a UUID',
  guid: 'a UUID',
  email: 'an email address',
  datetime: 'a time in ISO 8601, such as 2026-11-21T09:30:00Z',
  date: 'a date, such as 2026-11-21',
};

/** What may be too many or too few, by the name in the schema. */
const UNITS: Record<string, [have: string, one: string, many: string]> = {
  string: ['be', 'character', 'characters'],
  array: ['have', 'entry', 'entries'],
  set: ['have', 'entry', 'entries'],
};

function boundMessage({ origin }: { origin?: unknown }, limit: number, than: string): string {
  const [verb, one, many] = UNITS[String(origin)] ?? ['be', '', ''];
  return `must ${verb} ${than} ${limit} ${limit === 1 ? one : many}`.trimEnd();
}

/** The message for an unknown field, with a suggestion if a known name is similar. */
export function unknownFieldMessage(name: string, fields: readonly string[]): string {
  const suggestion =
    fields.find((field) => normalizeName(field) === normalizeName(name)) ??
    fields.find((field) => isSimilarName(field, name));
  return suggestion === undefined ? 'unknown field' : `unknown field; did you mean ${suggestion}?`;
}

const normalizeName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Minimum length of a name for a partial match to count. */
const MIN_SIMILAR_LENGTH = 3;

function isSimilarName(field: string, name: string): boolean {
  const [a, b] = [normalizeName(field), normalizeName(name)];
  if (Math.min(a.length, b.length) < MIN_SIMILAR_LENGTH || b.length > 2 * a.length) return false;
  return a.includes(b) || b.includes(a) || editDistance(a, b) <= Math.floor(a.length / 3);
}

/** The edit distance (Levenshtein). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (letter === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
