import type { Forms } from './forms.ts';

export const LATVIAN: Forms = {
  nouns: [
    [/^bērniem$/u, 'bērni'],
    [/^(ģimen|sieviet|grupēj)ēm$/u, '$1es'],
    [/^grupām$/u, 'grupas'],
    [/^grūtniecēm$/u, 'grūtnieces'],
    [/^(.*person|skol|.*māmiņ|draudz)ām$/u, '$1as'],
    [/^(?![tš]iem)(.+)(?<!aj)iem$/u, '$1i'],
  ],
  final: [[/^(.+)ajiem$/u, '$1ie']],
  adjectives: [
    [/ajiem$/u, 'ie', 'ie'],
    [/ajām$/u, 'ās', 'ās'],
    [/iem$/u, 'i', 'i'],
    [/ām$/u, 'as', 'as'],
  ],
};

export const LITHUANIAN: Forms = {
  nouns: [
    [/^žmonėms$/u, 'žmonės'],
    [/^vaikams$/u, 'vaikai'],
    [/^mokiniams$/u, 'mokiniai'],
    [/^asmenims$/u, 'asmenys'],
    [/^(.+)(?<!in)iams$/u, '$1iai'],
    [/^(.+)ams$/u, '$1ai'],
    [/^(.+)oms$/u, '$1os'],
    [/^(.+)ėms$/u, '$1ės'],
  ],
  final: [[/^(.+)iesiems$/u, '$1ieji']],
  adjectives: [
    // Others have two plurals: "smulkūs", "jauni".
    [/(išk|jaun|maž|didel|esn|nauj|vis|ger|vien|am|om)iems$/u, '$1i', '$1i'],
    [/iniams$/u, 'iniai', 'iniai'],
    [/oms$/u, 'os', 'os'],
  ],
};
