import { KIND_NOUNS } from './kind-nouns.ts';

/** Whether it is one word, a noun for a kind of place or organisation in any language: "Ταβέρνα". */
export const isCommonNoun = (name: string): boolean => !/\s/.test(name) && commonNoun().test(name);

let pattern: RegExp | undefined;

/** Without the beginnings of compounds, which make names of nouns. */
const commonNoun = (): RegExp =>
  (pattern ??= new RegExp(
    `^(?:${Object.values(KIND_NOUNS)
      .map((nouns) => nouns.replace(/^\\p\{L\}\*/, ''))
      .join('|')})$`,
    'iu',
  ));
