import { type Forms, P } from './forms.ts';

/** Croatian, Bosnian and Serbian. */
export const SERBO_CROATIAN: Forms = {
  nouns: [
    [/^djec[ui]$/u, 'djeca'],
    [/^dec[ui]$/u, 'deca'],
    [/^obitelj(?:e|ima)$/u, 'obitelji'],
    [/^(osob|tvrtk|firm|grup|škol|porodic|žen|udrug|ustanov)ama$/u, '$1e'],
    [
      /^(porodice|osobe|tvrtke|firme|grupe|škole|žene|udruge|ustanove|obitelji|poduzeća|preduzeća|lica|djece|dece|ovce)$/u,
      '$1',
    ],
    [/^(poduzeć|preduzeć|lic)ima$/u, '$1a'],
    [/^(.+)(?:nike|nicima)$/u, '$1nici', P],
    [/^(.+[^i])ce$/u, '$1ci', P],
    // "Pekare" are bakeries or bakers.
    [/^(?!knjižar|pekar|mesar|apotekar|cvj?ećar|poslastičar)(.+(?:telj|ar|ač|ist|ent|or|er))e$/u, '$1i', P],
    [/^(.+(?:telj|ar|ač|ist|ent|or|er))ima$/u, '$1i', P],
    [/^roditelje$/u, 'roditelji', P],
    [/^parove$/u, 'parovi', P],
    [/^studente$/u, 'studenti', P],
  ],
  final: [[/^(odrasl|mlad|starij|napredn|najmlađ|zaposlen)(?:e|ima|ih)$/u, '$1i', P]],
  adjectives: [
    [/(?:im|ima|ih)$/u, 'e', 'i'],
    [/e$/u, 'e', 'i'],
  ],
};

export const BULGARIAN: Forms = {
  nouns: [
    [/^(.+[иа])те$/u, '$1'],
    [/^децата$/u, 'деца'],
  ],
  adjectives: [],
};

export const SLOVENIAN: Forms = {
  nouns: [
    [/^otro(?:ke|kom)$/u, 'otroci', P],
    [/^(družin|šol|skupin|ustanov|žensk|trgovin)(?:e|am)$/u, '$1e'],
    [/^podjetja$/u, 'podjetja'],
    [/^ovce$/u, 'ovce'],
    [/^ljudem$/u, 'ljudje', P],
    [/^(.+)nik(?:e|om)$/u, '$1niki', P],
    [/^(.+[^i]c)(?:e|em)$/u, '$1i', P],
    [/^(.+telj)(?:e|em)$/u, '$1i', P],
    [/^starš(?:e|em)$/u, 'starši', P],
    [/^(.+(?:ent|ist|ant))(?:e|om)$/u, '$1i', P],
    [/^(.+(?:ar|or|er)j)(?:e|em)$/u, '$1i', P],
  ],
  final: [[/^(odrasl|starejš|mlad|najmlajš)(?:e|im|ih)$/u, '$1i', P]],
  adjectives: [[/(?:im|e|ih)$/u, 'e', 'i']],
};
