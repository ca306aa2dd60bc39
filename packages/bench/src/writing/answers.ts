import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@brandprint/platform';
import { WRITTEN, type Written } from './fields.ts';

/**
 * Sections as they were recorded with a model, from FOLDER/SITE/SECTION.json in the contract's shape; those that are not
 * there are left out. Throws UserError if one is no JSON.
 */
export async function readAnswers(folder: string, site: string): Promise<Partial<Record<Written, unknown>>> {
  const answers: Partial<Record<Written, unknown>> = {};
  for (const section of WRITTEN) {
    const path = join(folder, site, `${section}.json`);
    const text = await readFile(path, 'utf8').catch(() => null);
    if (text === null) continue;
    try {
      answers[section] = JSON.parse(text);
    } catch (error) {
      throw new UserError(`${path} is no JSON: ${(error as Error).message}`, { cause: error });
    }
  }
  return answers;
}
