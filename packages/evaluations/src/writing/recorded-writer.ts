import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STAGES, type Stage } from '@brandprint/contracts';
import { UserError } from '@brandprint/platform';
import type { PrefixBlock, WriterPort } from '@brandprint/sections';
import { resolveIds } from '@brandprint/testing/messages';

type RecordedAnswers = Partial<Record<Stage, unknown>>;

/**
 * Reads a model's answers about a site from FOLDER/SITE/STAGE.json, each in the schema of its task. Missing files are left
 * out. Throws UserError if a file is not JSON.
 */
export async function readAnswers(folder: string, site: string): Promise<RecordedAnswers> {
  const answers: RecordedAnswers = {};
  for (const stage of STAGES) {
    const path = join(folder, site, `${stage}.json`);
    const text = await readFile(path, 'utf8').catch(() => null);
    if (text === null) continue;
    try {
      answers[stage] = JSON.parse(text);
    } catch (error) {
      throw new UserError(`${path} is not valid JSON: ${(error as Error).message}`, { cause: error });
    }
  }
  return answers;
}

const textOf = (block: PrefixBlock): string => (block.type === 'text' ? block.text : '');

/** A writer that only returns these answers. */
export function createRecordedWriter(answers: RecordedAnswers): WriterPort {
  return {
    async write({ stage, prefix, task, answer }) {
      if (answers[stage] === undefined) return { ok: false, reason: 'no answer was recorded' };
      const shown = [...prefix.map(textOf), task].join('\n');
      const parsed = answer.safeParse(resolveIds(answers[stage], shown));
      if (parsed.success) return { ok: true, answer: parsed.data, model: 'recorded' };
      return { ok: false, reason: `the answer does not match the schema: ${parsed.error.message}` };
    },
  };
}
