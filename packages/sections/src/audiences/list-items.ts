import { CONJUNCTIONS } from '../shared/text/index.ts';

/** Whether a text holds nothing but items of a list, and what opens the next one: "families and young ". */
export function isOpenList(text: string, language: string): boolean {
  const and = (CONJUNCTIONS as Readonly<Record<string, string>>)[language] ?? '&';
  return new RegExp(`^(?:(?:[^\\s,]+ )?[^\\s,]+(?:,| (?:${and})) ){0,3}(?:[^\\s,]+ )?$`, 'iu').test(text);
}
