import type { Forms } from './forms.ts';

export const TURKISH: Forms = {
  nouns: [
    ['^(.+ler)(?:e|i|ine|ini)$', '$1'],
    ['^(.+lar)(?:a|ı|ına|ını)$', '$1'],
  ],
  // Behind another noun the ending is its own: "kamu kurumları".
  adjectives: [],
};

export const GREEK: Forms = {
  nouns: [
    ['^(?:παιδιών)$', 'παιδιά'],
    ['^μαθητών$', 'μαθητές'],
    ['^ενηλίκων$', 'ενήλικες'],
    ['^εφήβων$', 'έφηβοι'],
    ['^οικογενειών$', 'οικογένειες'],
    ['^επιχειρήσεων$', 'επιχειρήσεις'],
    ['^(νέ|ηλικιωμέν|προχωρημέν)ων$', '$1οι'],
    ['^(.+)ούς$', '$1οί'],
    ['^ανθρώπους$', 'άνθρωποι'],
    ['^κατοίκους$', 'κάτοικοι'],
    ['^εφήβους$', 'έφηβοι'],
    // Where the accent stays: in two syllables, in adjectives, and where it stood further ahead.
    [
      '^([^αεηιουωάέήίόύώ]*(?:α[ίύ]|ε[ίύ]|ο[ίύ]|[άέήίόύώ])[^αεηιουωάέήίόύώ]*|.+[^ο]μέν|.+ούχ|.*[άέήίόύώ][^αεηιουωάέήίόύώ]+[αεηιουω][^αεηιουωάέήίόύώ]*)ους$',
      '$1οι',
    ],
    ['^((?:ιδιώτ|επαγγελματί|επιχειρήσ|εταιρεί|οικογένει|επισκέπτ|φοιτητ|μαθητ|αθλητ|ασθεν|γον).*)$', '$1'],
  ],
  adjectives: [
    ['ούς$', 'οί', 'οί'],
    ['ους$', 'οι', 'οι'],
    ['(ές|ες|ά|α)$', '$1', '$1'],
  ],
};

export const ROMANIAN: Forms = {
  nouns: [['^(.{3,}[ie])lor$', '$1']],
  adjectives: [],
};

export const ICELANDIC: Forms = {
  nouns: [
    ['^(einstakling|íbú|hóp|skól|foreldr|ungling|viðburðahaldar)(?:a|um)$', '$1ar'],
    ['^nemendum$', 'nemendur'],
    ['^ferðamönnum$', 'ferðamenn'],
    ['^börnum$', 'börn'],
    ['^fjölskyldum$', 'fjölskyldur'],
    ['^fyrirtækjum$', 'fyrirtæki'],
  ],
  adjectives: [],
};
