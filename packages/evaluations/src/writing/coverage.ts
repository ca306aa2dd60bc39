import type { Count } from '../count.ts';
import type { WrittenSectionName } from './fields.ts';
import { normalizeText, textKey } from './site-text.ts';

/**
 * What a site says, as read by a person: by section and field, with `[]` for lists. A single field must match any of its
 * texts; no text means that the site does not say it. A list must contain all of its texts.
 */
export type ExpectedTexts = Partial<Record<WrittenSectionName, Record<string, string[]>>>;

export interface Coverage extends Count {
  /** Fields that miss what the site says, or say what it does not. */
  wrong: string[];
}

export function scoreCoverage(section: WrittenSectionName, data: unknown, said: ExpectedTexts): Coverage {
  const coverage: Coverage = { hit: 0, of: 0, wrong: [] };
  const note = (right: boolean, what: string): void => {
    coverage.of += 1;
    if (right) coverage.hit += 1;
    else coverage.wrong.push(what);
  };
  for (const [path, wanted] of Object.entries(said[section] ?? {})) {
    const got = valuesAt(data, path.split('.'));
    if (path.includes('[]'))
      for (const want of wanted)
        note(
          got.some((text) => containsText(text, want)),
          `${path}: without ${want}`,
        );
    else if (wanted.length === 0)
      note(
        got.every((text) => normalizeText(text) === ''),
        `${path}: made up: ${got.join(' ')}`,
      );
    else
      note(
        wanted.some((want) => containsText(got[0] ?? '', want)),
        `${path}: ${got[0] || 'empty'}`,
      );
  }
  return coverage;
}

/** The same text, or a text that contains it, if it is long enough to be a sentence. */
const containsText = (got: string, want: string): boolean =>
  textKey(got) === textKey(want) || (textKey(want).length > 20 && textKey(got).includes(textKey(want)));

function valuesAt(data: unknown, [step, ...rest]: string[]): string[] {
  if (step === undefined) return typeof data === 'string' ? [data] : [];
  const name = step.replace('[]', '');
  const value = data !== null && typeof data === 'object' ? (data as Record<string, unknown>)[name] : undefined;
  if (step.endsWith('[]')) return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, rest)) : [];
  return valuesAt(value, rest);
}

const STOP_WORDS = new Set(
  'a an the is are of for and to in by with on built your it its this that created'.split(' '),
);
const wordsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.+#]*/gu) ?? [])
      .map((word) => word.replace(/\.+$/, '').replace(/s$/, ''))
      .filter((word) => word.length > 1 && !STOP_WORDS.has(word)),
  );

/** Whether the descriptions share half of the words of the shorter one. */
export function descriptionsAgree(got: string, truth: string): boolean {
  const [one, other] = [wordsOf(got), wordsOf(truth)];
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared > 0 && shared / Math.min(one.size, other.size) >= 0.5;
}
