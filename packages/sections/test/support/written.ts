import type { Stage } from '@brandprint/contracts';
import { extractSection } from '../../src/extract.ts';
import type { WriterPort, WritingOutcome, WritingTask } from '../../src/writing/port.ts';
import { createWritingSite, readScreenshot } from './writing-site.ts';

export const site = createWritingSite();
const save = () => Promise.reject(new Error('unexpected: no file is saved here'));

/** Makes a section with a writer that returns `outcome`, and records its tasks. */
export async function written<S extends Stage>(
  stage: S,
  outcome: WritingOutcome | ((task: WritingTask) => unknown),
  evidence = site,
  needs: Partial<Record<Stage, unknown>> = {},
) {
  const tasks: WritingTask[] = [];
  const writer: WriterPort = {
    async write<Answer>(task: WritingTask<Answer>): Promise<WritingOutcome<Answer>> {
      tasks.push(task as WritingTask);
      if (typeof outcome !== 'function') return outcome as WritingOutcome<Answer>;
      return { ok: true, model: 'a-model', answer: task.answer.parse(outcome(task as WritingTask)) };
    },
  };
  const assets = { read: () => readScreenshot(), save };
  const made = await extractSection(stage, {
    evidence,
    needs,
    assets,
    writer,
    signal: new AbortController().signal,
  });
  return { ...made, tasks };
}

/** A section that rules make, without a model. */
export const composed = async <S extends Stage>(stage: S) =>
  (
    await extractSection(stage, {
      evidence: site,
      needs: {},
      assets: { read: () => readScreenshot(), save },
      signal: new AbortController().signal,
    })
  ).data;

/** The id of the fact in a prompt that has these words. */
export const idOf = ({ prefix }: WritingTask, words: string): string => {
  const text = prefix.map((block) => (block.type === 'text' ? block.text : '')).join('\n');
  const line = text.split('\n').find((row) => row.includes(words) && /^[a-z]\d+ /.test(row));
  if (!line) throw new Error(`not shown: ${words}`);
  return line.split(' ')[0] ?? '';
};
