import type { ZodType } from 'zod';

export type ParsedAnswer<T> = { ok: true; value: T } | { ok: false; problem: string };

const MAX_PROBLEMS = 12;
/** Reasoning that some models put before the answer; the opening tag may be part of the chat template. */
const THINKING = /^[\s\S]*<\/(?:think|thinking|reasoning)>/i;
/** The start of a JSON object; a brace in a sentence is followed by something else. */
const OBJECT_START = /\{(?=\s*["}])/g;
/** Maximum number of objects that are tried. */
const MAX_OBJECTS = 50;

/**
 * Reads the JSON object of an answer: alone, in a code fence, between sentences, or after a block of reasoning. The last
 * object of the asked shape counts, because drafts come first. Nothing inside an object is repaired. Errors are worded
 * for the model.
 */
export function parseAnswer<T>(text: string, schema: ZodType<T>): ParsedAnswer<T> {
  const { objects, isCutOff } = findObjects(text.replace(THINKING, ''));
  const parsed = objects.flatMap((object) => parseJson(object) ?? []);
  const results = parsed.map(({ value, length }) => ({ length, result: schema.safeParse(value) }));
  const valid = results.findLast(({ result }) => result.success);
  if (valid?.result.success) return { ok: true, value: valid.result.data };
  if (isCutOff) return { ok: false, problem: 'The JSON ends before it is complete: answer in fewer words.' };
  if (!text.includes('{')) return { ok: false, problem: 'It is not a JSON object.' };
  const [longest] = results.toSorted((a, b) => b.length - a.length);
  if (!longest?.result.error) return { ok: false, problem: 'It is not valid JSON.' };
  const issues = longest.result.error.issues.slice(0, MAX_PROBLEMS);
  const lines = issues.map(({ path, message }) => `- ${path.join('.') || 'the whole'}: ${message}`);
  return { ok: false, problem: ['It is not of the asked shape:', ...lines].join('\n') };
}

function parseJson(text: string): { value: unknown; length: number } | null {
  try {
    return { value: JSON.parse(text), length: text.length };
  } catch {
    return null;
  }
}

/** The objects of a text in order, without those inside of others, and whether the last one has no end. */
function findObjects(text: string): { objects: string[]; isCutOff: boolean } {
  const objects: string[] = [];
  let from = 0;
  while (objects.length < MAX_OBJECTS) {
    OBJECT_START.lastIndex = from;
    const start = OBJECT_START.exec(text)?.index;
    if (start === undefined) break;
    const end = endOfObject(text, start);
    if (end === null) return { objects, isCutOff: true };
    objects.push(text.slice(start, end));
    from = end;
  }
  return { objects, isCutOff: false };
}

/** Behind the brace that matches the one at `start`; braces inside strings do not count. Null if there is none. */
function endOfObject(text: string, start: number): number | null {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < text.length; at += 1) {
    const char = text[at];
    if (quoted) {
      if (char === '\\') at += 1;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '{') depth += 1;
    else if (char === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return null;
}
