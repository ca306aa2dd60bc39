import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { dictionaryForms } from '../src/things/dictionary-forms.ts';
import { baseKind, findKind } from '../src/things/find-kind.ts';
import { things } from '../src/things/index.ts';
import { definedKind, kindBesideName } from '../src/things/stated-kind.ts';

describe('A sentence that says what the brand is', () => {
  test.each([
    ['fi', 'Zebra on Oulun keskustassa sijaitseva golfkeskus.', 'golfkeskus'],
    ['pl', 'Jesteśmy fundacją, która pomaga dzieciom.', 'fundacja'],
    ['cs', 'Zebra je základní škola v Brně.', 'základní škola'],
    ['sk', 'Sme nezisková organizácia z Nitry.', 'nezisková organizácia'],
    ['sv', 'Vi är en ideell hembygdsförening i Boden.', 'hembygdsförening'],
    ['de', 'Wir sind eine Tierarztpraxis am See.', 'Tierarztpraxis'],
    ['ru', 'Zebra является школой в Омске.', 'школа'],
    ['tr', 'Zebra, Ankara’da bir diş kliniğidir.', 'diş kliniği'],
    ['hr', 'Zebra je obiteljska vinarija.', 'vinarija'],
    ['lt', 'Zebra yra sporto klubas.', 'sporto klubas'],
    ['ro', 'Zebra este o florărie din Iași.', 'florărie'],
    ['id', 'Zebra adalah sebuah toko buku.', 'toko buku'],
    ['vi', 'Zebra là một nhà xuất bản.', 'nhà xuất bản'],
    ['es', 'Zebra es una panadería de Vigo.', 'panadería'],
    ['fr', 'Nous sommes une boulangerie de Nice.', 'boulangerie'],
    ['it', 'Zebra è un agriturismo nel Chianti.', 'agriturismo'],
    ['pt', 'Zebra é uma padaria de Braga.', 'padaria'],
    ['ca', 'Zebra és una cooperativa de Reus.', 'cooperativa'],
    ['ar', 'Zebra هي عيادة في عمان.', 'عيادة'],
    ['ko', 'Zebra는 서울 강남에 있는 작은 카페입니다.', '카페'],
    ['mk', 'Zebra е стоматолошка ординација во Битола.', 'стоматолошка ординација'],
    ['mk', 'Ние сме фондација која помага на деца.', 'фондација'],
    ['sq', 'Zebra është një klinikë dentare në Tiranë.', 'klinikë dentare'],
    ['sq', 'Ne jemi një shtëpi botuese nga Shkodra.', 'shtëpi botuese'],
  ])('When it is in "%s": %s, then its noun is the kind', (language, text, kind) => {
    expect(definedKind(text, 'Zebra', language)).toBe(kind);
  });

  test.each([
    ['fi', 'Zebra on osa yliopistoa ja museota.'],
    ['cs', 'Zebra je součástí muzea.'],
    ['cs', 'Zebra je členem asociace.'],
    ['sv', 'Zebra är en del av en skola.'],
    ['de', 'Zebra ist ein Partner der Schule.'],
    ['nl', 'Zebra is een maatje voor de tandarts.'],
    ['es', 'Zebra es un socio de la escuela.'],
    ['fr', 'Zebra est une partie de l’école.'],
    ['it', 'Zebra è un partner della scuola.'],
    ['pt', 'Zebra é um parceiro da escola.'],
    ['ca', 'Zebra és un membre del museu.'],
    ['ar', 'Zebra هي عضو في جمعية.'],
    ['ko', 'Zebra는 병원 협회의 회원입니다.'],
    ['mk', 'Zebra е дел од универзитет.'],
    ['sq', 'Zebra është një partner për shkollë dhe familje.'],
    ['de', 'Museum und Theater liegen nebenan.'],
  ])('When it names somebody else in "%s": %s, then it gives none', (language, text) => {
    expect(definedKind(text, 'Zebra', language)).toBe('');
  });
});

describe('A noun beside the name', () => {
  test.each([
    ['de', 'Zebra – Zahnarztpraxis in Ulm', 'Zahnarztpraxis'],
    ['fi', 'Kampaamo Zebra', 'Kampaamo'],
    ['fr', 'Zebra : école de musique à Lyon', 'école de musique'],
    ['it', 'Zebra | Agriturismo nel Chianti', 'Agriturismo'],
    ['nl', 'Zebra | Tandartspraktijk', 'Tandartspraktijk'],
    ['en', 'Hotel Zebra', 'Hotel'],
    ['ru', 'Стоматологическая клиника «Zebra» в Омске', 'Стоматологическая клиника'],
    ['ko', 'Zebra – 서울 카페', '카페'],
    ['ca', 'Zebra, cooperativa de consum', 'cooperativa'],
    ['mk', 'Винарија „Zebra“', 'Винарија'],
    ['sq', 'Hotel Zebra në Durrës', 'Hotel'],
    ['sq', 'Zebra – agjenci udhëtimi në Vlorë', 'agjenci udhëtimi'],
  ])('When it is in "%s": %s, then it is the kind', (language, text, kind) => {
    expect(kindBesideName(text, 'Zebra', language)).toBe(kind);
  });

  test.each([
    ['en', 'At Zebra, we combine strong foundations with play.'],
    ['de', 'Bei Zebra, wir haben eine Schule besucht.'],
    ['en', 'Zebra – everything for dentists and hotels'],
    ['en', 'We were at the festival Zebra visits every year'],
    ['en', 'Zebra, next to the museum'],
    ['fr', 'Zebra : les activités de pharmacie clinique'],
    ['de', 'Zebra – alles für Zahnarztpraxis und Schule'],
    ['de', 'Schule Zebrastreifen'],
  ])('When it is of somebody else in "%s": %s, then it is not', (language, text) => {
    expect(kindBesideName(text, 'Zebra', language)).toBe('');
  });
});

test.each([
  ['kliniği', 'klinik'],
  ['Vakfı', 'vakıf'],
  ['Müzesi', 'müze'],
  ['oteli', 'otel'],
  ['derneği', 'dernek'],
  ['Eczanesi', 'eczane'],
])('When a Turkish name has "%s", then the kind is "%s"', (form, noun) => {
  expect(baseKind(findKind(form, 'tr', 'atEnd'), 'tr')).toBe(noun);
});

test('When a word has an ending of its language, then the forms without it follow', () => {
  expect(dictionaryForms('restauracją', 'pl')).toContain('restauracja');
  expect(dictionaryForms('студией', 'ru')).toContain('студия');
  expect(dictionaryForms('klinik', 'de')).toEqual(['klinik']);
});

describe('The bucket', () => {
  const categoryOf = (title: string, description: string, lang: string): string =>
    things.measure(evidence({ pages: [{ title, lang, meta: [{ name: 'description', content: description }] }] })).facts
      .category;

  test.each([
    ['de', 'Zebra', 'Unterkunft und Übernachtung für Gäste', 'Travel and hospitality'],
    ['es', 'Zebra', 'Pacientes tranquilos, dentistas amables', 'Health care'],
  ])('When words of "%s" in the head point to one, then it is that', (lang, title, description, bucket) => {
    expect(categoryOf(title, description, lang)).toBe(bucket);
  });

  test('When the head says only how things are sold or sent, then there is none', () => {
    expect(categoryOf('Zebra', 'Livraison, shipping and fast delivery', 'fr')).toBe('');
  });
});
