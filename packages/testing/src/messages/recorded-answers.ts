import { modelErrors, reply } from './scripted-response.ts';
import type { Script } from './server.ts';

/**
 * Recorded answers, by stage. An id may be given by its words: "q:A calmer day" is the quote that starts with them,
 * "c:#1f5c4d" the colour with this on its line. Ids change with what is measured, words do not.
 */
export type RecordedAnswers = Readonly<Record<string, unknown>>;

const WORDS_REFERENCE = /^([a-z]):(\S.*)$/s;
const NUMBERED = /^([a-z])(\d{1,3}) (.+)$/gm;

/** An answer with the ids of a prompt; words that do not occur in it stay as they are, and cite nothing. */
export function resolveIds(answer: unknown, shown: string): unknown {
  const lines = Array.from(shown.matchAll(NUMBERED), ([, letter = '', number = '', text = '']) => ({
    id: `${letter}${number}`,
    letter,
    text,
  }));
  const idOf = (value: string): string => {
    const [, letter, words = ''] = WORDS_REFERENCE.exec(value) ?? [];
    if (letter === undefined) return value;
    const candidates = lines.filter((line) => line.letter === letter);
    const found =
      candidates.find(({ text }) => text.endsWith(`: ${words}`)) ??
      candidates.find(({ text }) => text.startsWith(words) || text.includes(`: ${words}`)) ??
      candidates.find(({ text }) => text.includes(words));
    return found?.id ?? value;
  };
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') return idOf(value);
    if (Array.isArray(value)) return value.map(filled);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one)]));
  };
  return filled(answer);
}

const TASK = /^Task: ([\w-]+)/m;

/** A model that gives these answers, and refuses other stages. */
export function recordedScript(answers: RecordedAnswers): Script {
  return ({ task, text }) => {
    const answer = answers[TASK.exec(task)?.[1] ?? ''];
    return answer === undefined ? modelErrors.refusal() : reply(resolveIds(answer, text));
  };
}
