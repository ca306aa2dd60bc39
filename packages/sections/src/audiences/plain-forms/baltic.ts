import type { Forms } from './forms.ts';

export const LATVIAN: Forms = {
  nouns: [
    ['^bērniem$', 'bērni'],
    ['^(ģimen|sieviet|grupēj)ēm$', '$1es'],
    ['^grupām$', 'grupas'],
    ['^grūtniecēm$', 'grūtnieces'],
    ['^(.*person|skol|.*māmiņ|draudz)ām$', '$1as'],
    ['^(?![tš]iem)(.+)(?<!aj)iem$', '$1i'],
  ],
  final: [['^(.+)ajiem$', '$1ie']],
  adjectives: [
    ['ajiem$', 'ie', 'ie'],
    ['ajām$', 'ās', 'ās'],
    ['iem$', 'i', 'i'],
    ['ām$', 'as', 'as'],
  ],
};

export const LITHUANIAN: Forms = {
  nouns: [
    ['^žmonėms$', 'žmonės'],
    ['^vaikams$', 'vaikai'],
    ['^mokiniams$', 'mokiniai'],
    ['^asmenims$', 'asmenys'],
    ['^(.+)(?<!in)iams$', '$1iai'],
    ['^(.+)ams$', '$1ai'],
    ['^(.+)oms$', '$1os'],
    ['^(.+)ėms$', '$1ės'],
  ],
  final: [['^(.+)iesiems$', '$1ieji']],
  adjectives: [
    // Others have two plurals: "smulkūs", "jauni".
    ['(išk|jaun|maž|didel|esn|nauj|vis|ger|vien|am|om)iems$', '$1i', '$1i'],
    ['iniams$', 'iniai', 'iniai'],
    ['oms$', 'os', 'os'],
  ],
};
