import { type Forms, P } from './forms.ts';

/** Croatian, Bosnian and Serbian. */
export const SERBO_CROATIAN: Forms = {
  nouns: [
    ['^djec[ui]$', 'djeca'],
    ['^dec[ui]$', 'deca'],
    ['^obitelj(?:e|ima)$', 'obitelji'],
    ['^(osob|tvrtk|firm|grup|škol|porodic|žen|udrug|ustanov)ama$', '$1e'],
    [
      '^(porodice|osobe|tvrtke|firme|grupe|škole|žene|udruge|ustanove|obitelji|poduzeća|preduzeća|lica|djece|dece|ovce)$',
      '$1',
    ],
    ['^(poduzeć|preduzeć|lic)ima$', '$1a'],
    ['^(.+)(?:nike|nicima)$', '$1nici', P],
    ['^(.+[^i])ce$', '$1ci', P],
    // "Pekare" are bakeries or bakers.
    ['^(?!knjižar|pekar|mesar|apotekar|cvj?ećar|poslastičar)(.+(?:telj|ar|ač|ist|ent|or|er))e$', '$1i', P],
    ['^(.+(?:telj|ar|ač|ist|ent|or|er))ima$', '$1i', P],
    ['^roditelje$', 'roditelji', P],
    ['^parove$', 'parovi', P],
    ['^studente$', 'studenti', P],
  ],
  final: [['^(odrasl|mlad|starij|napredn|najmlađ|zaposlen)(?:e|ima|ih)$', '$1i', P]],
  adjectives: [
    ['(?:im|ima|ih)$', 'e', 'i'],
    ['e$', 'e', 'i'],
  ],
};

export const BULGARIAN: Forms = {
  nouns: [
    ['^(.+[иа])те$', '$1'],
    ['^децата$', 'деца'],
  ],
  adjectives: [],
};

export const SLOVENIAN: Forms = {
  nouns: [
    ['^otro(?:ke|kom)$', 'otroci', P],
    ['^(družin|šol|skupin|ustanov|žensk|trgovin)(?:e|am)$', '$1e'],
    ['^podjetja$', 'podjetja'],
    ['^ovce$', 'ovce'],
    ['^ljudem$', 'ljudje', P],
    ['^(.+)nik(?:e|om)$', '$1niki', P],
    ['^(.+[^i]c)(?:e|em)$', '$1i', P],
    ['^(.+telj)(?:e|em)$', '$1i', P],
    ['^starš(?:e|em)$', 'starši', P],
    ['^(.+(?:ent|ist|ant))(?:e|om)$', '$1i', P],
    ['^(.+(?:ar|or|er)j)(?:e|em)$', '$1i', P],
  ],
  final: [['^(odrasl|starejš|mlad|najmlajš)(?:e|im|ih)$', '$1i', P]],
  adjectives: [['(?:im|e|ih)$', 'e', 'i']],
};
