import type { ZodType } from 'zod';

export type Read<T> = { ok: true; value: T } | { ok: false; complaint: string };

const MAX_COMPLAINTS = 12;
const FENCE = /^```[a-z]*\s*\n([\s\S]*?)\n?```\s*$/i;

/**
 * Reads the one JSON object of an answer: alone, in a code fence, or between sentences. Tolerant about what stands around
 * it, strict about itself: nothing in it is mended. What is wrong is told in words for whoever wrote it.
 */
export function readAnswer<T>(text: string, schema: ZodType<T>): Read<T> {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  const body = FENCE.exec(trimmed)?.[1]?.trim() ?? trimmed;
  const found = findObject(body);
  if (found === 'none') return { ok: false, complaint: 'It is not a JSON object.' };
  if (found === 'open') return { ok: false, complaint: 'The JSON ends before it is complete: answer in fewer words.' };
  const parsed = parse(body.slice(found.from, found.to));
  if (!parsed) return { ok: false, complaint: 'It is not valid JSON.' };
  const result = schema.safeParse(parsed.value);
  if (result.success) return { ok: true, value: result.data };
  const issues = result.error.issues.slice(0, MAX_COMPLAINTS);
  const lines = issues.map(({ path, message }) => `- ${path.join('.') || 'the whole'}: ${message}`);
  return { ok: false, complaint: ['It is not of the asked shape:', ...lines].join('\n') };
}

function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** From the first brace to the one that closes it; braces inside of strings do not count. */
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
