import { CONJUNCTIONS } from '../shared/text/index.ts';

const openListOf = (and: string): RegExp =>
  new RegExp(`^(?:(?:[^\\s,]+ )?[^\\s,]+(?:,| (?:${and})) ){0,3}(?:[^\\s,]+ )?$`, 'iu');
const OPEN_LISTS = new Map(Object.entries(CONJUNCTIONS).map(([language, and]) => [language, openListOf(and)]));
const OTHER_OPEN_LIST = openListOf('&');

/** Whether a text holds nothing but items of a list, and what opens the next one: "families and young ". */
export const isOpenList = (text: string, language: string): boolean =>
  (OPEN_LISTS.get(language) ?? OTHER_OPEN_LIST).test(text);
