import type { Forms } from './forms.ts';

export const FINNISH: Forms = {
  nouns: [
    [/^perheille$/u, 'perheet'],
    [/^(.*)lapsiperheille$/u, '$1lapsiperheet'],
    [/^vanhemmille$/u, 'vanhemmat'],
    [/^(.+)jöille$/u, '$1jät'],
    [/^(.+)joille$/u, '$1jat'],
    [/^(.+)äjille$/u, '$1äjät'],
    [/^(.+)(ej|uj|oj|aj)ille$/u, '$1$2at'],
    [/^(.*)asiakkaille$/u, '$1asiakkaat'],
    [/^(.*)(asukk|kuntal)aille$/u, '$1$2aat'],
    [/^(.*(?:yrityks|laps|nais|aikuis|koululais|eläkeläis|nuor|ammattilais|miehi?|kuntalais))ille$/u, '$1et'],
    [/^senioreille$/u, 'seniorit'],
    [/^(.*yhdistyks)ille$/u, '$1et'],
    [/^(.*)ryhmille$/u, '$1ryhmät'],
    [/^(.*)kouluille$/u, '$1koulut'],
    [/^ihmisille$/u, 'ihmiset'],
  ],
  adjectives: [
    [/(n|s)ille$/u, '$1et', '$1et'],
    [/orille$/u, 'oret', 'oret'],
  ],
};

export const ESTONIAN: Forms = {
  nouns: [
    [/^lastele$/u, 'lapsed'],
    [/^noortele$/u, 'noored'],
    [/^peredele$/u, 'pered'],
    [/^ettevõtetele$/u, 'ettevõtted'],
    [/^inimestele$/u, 'inimesed'],
    [/^(.+ja)tele$/u, '$1d'],
    // Consonants that change with the case are left out: "sõpradele", "sõbrad".
    [/^(.*[^kptgbd](?:[lmnrsvhj]|st)[aeiou])dele$/u, '$1d'],
  ],
  adjectives: [],
};

export const HUNGARIAN: Forms = {
  nouns: [[/^(.+[aáeéiíoóöőuúüű]k)(?:nak|nek|at|et|ot|öt)$/u, '$1']],
  adjectives: [[/$/u, '', '']],
};
