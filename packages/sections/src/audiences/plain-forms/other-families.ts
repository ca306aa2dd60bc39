import type { Forms } from './forms.ts';

export const TURKISH: Forms = {
  nouns: [
    [/^(.+ler)(?:e|i|ine|ini)$/u, '$1'],
    [/^(.+lar)(?:a|ı|ına|ını)$/u, '$1'],
  ],
  // Behind another noun the ending is its own: "kamu kurumları".
  adjectives: [],
};

export const GREEK: Forms = {
  nouns: [
    [/^(?:παιδιών)$/u, 'παιδιά'],
    [/^μαθητών$/u, 'μαθητές'],
    [/^(.+)ούς$/u, '$1οί'],
    [/^ανθρώπους$/u, 'άνθρωποι'],
    [/^κατοίκους$/u, 'κάτοικοι'],
    [/^εφήβους$/u, 'έφηβοι'],
    // Where the accent stays: in two syllables, in adjectives, and where it stood further ahead.
    [
      /^([^αεηιουωάέήίόύώ]*(?:α[ίύ]|ε[ίύ]|ο[ίύ]|[άέήίόύώ])[^αεηιουωάέήίόύώ]*|.+[^ο]μέν|.+ούχ|.*[άέήίόύώ][^αεηιουωάέήίόύώ]+[αεηιουω][^αεηιουωάέήίόύώ]*)ους$/u,
      '$1οι',
    ],
    [/^((?:ιδιώτ|επαγγελματί|επιχειρήσ|εταιρεί|οικογένει|επισκέπτ|φοιτητ|μαθητ|αθλητ|ασθεν|γον).*)$/u, '$1'],
  ],
  adjectives: [
    [/ούς$/u, 'οί', 'οί'],
    [/ους$/u, 'οι', 'οι'],
    [/(ές|ες|ά|α)$/u, '$1', '$1'],
  ],
};

export const ROMANIAN: Forms = {
  nouns: [[/^(.{3,}[ie])lor$/u, '$1']],
  adjectives: [],
};

export const ICELANDIC: Forms = {
  nouns: [
    [/^(einstakling|íbú|hóp|skól|foreldr|ungling|viðburðahaldar)(?:a|um)$/u, '$1ar'],
    [/^nemendum$/u, 'nemendur'],
    [/^ferðamönnum$/u, 'ferðamenn'],
    [/^börnum$/u, 'börn'],
    [/^fjölskyldum$/u, 'fjölskyldur'],
    [/^fyrirtækjum$/u, 'fyrirtæki'],
  ],
  adjectives: [],
};
