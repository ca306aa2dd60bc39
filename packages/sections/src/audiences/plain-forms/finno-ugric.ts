import type { Forms } from './forms.ts';

export const FINNISH: Forms = {
  nouns: [
    ['^perheille$', 'perheet'],
    ['^(.*)lapsiperheille$', '$1lapsiperheet'],
    ['^vanhemmille$', 'vanhemmat'],
    ['^(.+)jöille$', '$1jät'],
    ['^(.+)joille$', '$1jat'],
    ['^(.+)äjille$', '$1äjät'],
    ['^(.+)(ej|uj|oj|aj)ille$', '$1$2at'],
    ['^(.*)asiakkaille$', '$1asiakkaat'],
    ['^(.*)(asukk|kuntal)aille$', '$1$2aat'],
    ['^(.*(?:yrityks|laps|nais|aikuis|koululais|eläkeläis|nuor|ammattilais|miehi?|kuntalais))ille$', '$1et'],
    ['^senioreille$', 'seniorit'],
    ['^(.*yhdistyks)ille$', '$1et'],
    ['^(.*)ryhmille$', '$1ryhmät'],
    ['^(.*)kouluille$', '$1koulut'],
    ['^ihmisille$', 'ihmiset'],
  ],
  adjectives: [
    ['(n|s)ille$', '$1et', '$1et'],
    ['orille$', 'oret', 'oret'],
  ],
};

export const ESTONIAN: Forms = {
  nouns: [
    ['^lastele$', 'lapsed'],
    ['^noortele$', 'noored'],
    ['^peredele$', 'pered'],
    ['^ettevõtetele$', 'ettevõtted'],
    ['^inimestele$', 'inimesed'],
    ['^(.+ja)tele$', '$1d'],
    // Consonants that change with the case are left out: "sõpradele", "sõbrad".
    ['^(.*[^kptgbd](?:[lmnrsvhj]|st)[aeiou])dele$', '$1d'],
  ],
  adjectives: [],
};

export const HUNGARIAN: Forms = {
  nouns: [['^(.+[aáeéiíoóöőuúüű]k)(?:nak|nek|at|et|ot|öt)$', '$1']],
  adjectives: [['$', '', '']],
};
