import type { ZodType } from 'zod';

export type ParsedAnswer<T> = { ok: true; value: T } | { ok: false; problem: string };

const MAX_PROBLEMS = 12;
const FENCE = /^```[a-z]*\s*\n([\s\S]*?)\n?```\s*$/i;

/**
 * Reads the one JSON object of an answer: alone, in a code fence, or between sentences. It ignores what surrounds the
 * object, and repairs nothing inside it. Errors are worded for the model.
 */
export function parseAnswer<T>(text: string, schema: ZodType<T>): ParsedAnswer<T> {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  const body = FENCE.exec(trimmed)?.[1]?.trim() ?? trimmed;
  const found = findObject(body);
  if (found === 'none') return { ok: false, problem: 'It is not a JSON object.' };
  if (found === 'open') return { ok: false, problem: 'The JSON ends before it is complete: answer in fewer words.' };
  const parsed = parseJson(body.slice(found.from, found.to));
  if (!parsed) return { ok: false, problem: 'It is not valid JSON.' };
  const result = schema.safeParse(parsed.value);
  if (result.success) return { ok: true, value: result.data };
  const issues = result.error.issues.slice(0, MAX_PROBLEMS);
  const lines = issues.map(({ path, message }) => `- ${path.join('.') || 'the whole'}: ${message}`);
  return { ok: false, problem: ['It is not of the asked shape:', ...lines].join('\n') };
}

function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** From the first brace to the matching one; braces inside strings do not count. */
function findObject(text: string): { from: number; to: number } | 'none' | 'open' {
  const from = text.indexOf('{');
  if (from < 0) return 'none';
  let depth = 0;
  let quoted = false;
  for (let at = from; at < text.length; at += 1) {
    const char = text[at];
    if (quoted) {
      if (char === '\\') at += 1;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '{') depth += 1;
    else if (char === '}') {
      depth -= 1;
      if (depth === 0) return { from, to: at + 1 };
    }
  }
  return 'open';
}
