import { describe, expect, test } from '@jest/globals';
import { countKinds } from '../src/shared/kinds/kind-words.ts';

/** The kinds that a text names, without those that give way to any other. */
const namesIn = (text: string, language: string): string[] =>
  countKinds(text, language)
    .filter(({ kind }) => !kind.isGeneral)
    .map(({ kind }) => kind.name);

describe('Clubs, faith, media, leisure, mobility and online services', () => {
  test.each([
    ['disability service', 'en', 'Zebra disability services', 'pl', 'Warsztat terapii zajęciowej Zebra'],
    ['disability organisation', 'es', 'Asociación de sordos Zebra', 'de', 'Blindenverein Zebra'],
    ['addiction treatment centre', 'en', 'Zebra Addiction Treatment Centre', 'es', 'Zebra, tratamiento de adicciones'],
    ['volunteer and aid organisation', 'cs', 'Dobrovolnické centrum Zebra', 'en', 'Zebra Volunteer Centre'],
    ['legal aid', 'en', 'Zebra Legal Aid', 'pl', 'Zebra, nieodpłatna pomoc prawna'],
    ['cultural association', 'de', 'Kulturverein Zebra', 'es', 'Asociación cultural Zebra'],
    ['expat and immigrant community', 'en', 'Zebra Polish Community', 'ko', '제브라 한인회'],
    ['local history society', 'en', 'Zebra Local History Society', 'ru', 'Краеведческий клуб «Зебра»'],
    ['historical reenactment group', 'fr', 'Zebra, reconstitution historique', 'pl', 'Zebra, grupa rekonstrukcyjna'],
    ['scouts', 'de', 'Pfadfinder Zebra', 'pt', 'Escoteiros Zebra'],
    ['orchestra', 'pl', 'Orkiestra kameralna Zebra', 'en', 'Zebra Symphony Orchestra'],
    ['fan club', 'de', 'Fanclub Zebra', 'en', 'Zebra Fan Club'],
    ['allotment association', 'de', 'Kleingartenverein Zebra', 'en', 'Zebra Allotments'],
    ['advocacy organisation', 'nl', 'Zebra belangenorganisatie', 'en', 'Zebra Advocacy Group'],
    ['think tank', 'en', 'Zebra think tank', 'zh', '斑马智库'],
    ['research project', 'de', 'Forschungsprojekt Zebra', 'fr', 'Zebra, projet de recherche'],
    ['chamber of commerce', 'it', 'Camera di commercio Zebra', 'en', 'Zebra Chamber of Commerce'],
    ['trade union', 'de', 'Gewerkschaft Zebra', 'it', 'Sindacato Zebra'],
    ["employers' association", 'de', 'Arbeitgeberverband Zebra', 'pl', 'Zebra, związek pracodawców'],
    ['certification body', 'en', 'Zebra certification body', 'fr', 'Zebra, organisme certificateur'],
    ['mosque', 'de', 'Moschee Zebra', 'id', 'Masjid Zebra'],
    ['synagogue', 'pl', 'Gmina żydowska Zebra', 'he', 'בית כנסת זברה'],
    ['temple', 'en', 'Zebra Hindu Temple', 'vi', 'Chùa Zebra'],
    ['cemetery', 'de', 'Friedhof Zebra', 'es', 'Cementerio Zebra'],
    ['alumni or fraternal association', 'ko', '제브라 총동창회', 'en', 'Zebra Alumni Association'],
    ['newspaper', 'fr', 'Zebra, journal local', 'en', 'Zebra daily newspaper'],
    ['book publisher', 'de', 'Buchverlag Zebra', 'fr', 'Maison d’édition Zebra'],
    ['TV channel', 'fr', 'Zebra, chaîne de télévision', 'ru', 'Телеканал «Зебра»'],
    ['record label', 'en', 'Zebra record label', 'de', 'Plattenlabel Zebra'],
    ['recording studio', 'en', 'Zebra recording studio', 'de', 'Tonstudio Zebra'],
    ['blog', 'en', 'Zebra travel blog', 'de', 'Reiseblog Zebra'],
    ['author', 'de', 'Zebra, Kinderbuchautorin', 'ru', 'Писатель Зебра'],
    ['music festival', 'de', 'Musikfestival Zebra', 'en', 'Zebra Jazz Festival'],
    ['film festival', 'en', 'Zebra Film Festival', 'es', 'Zebra, festival de cine'],
    ['gaming community', 'en', 'Zebra gaming clan', 'de', 'Zebra Gaming-Community'],
    ['dog breeder', 'de', 'Hundezucht Zebra', 'fr', 'Zebra, élevage canin'],
    ['horse breeder', 'de', 'Gestüt Zebra', 'es', 'Yeguada Zebra'],
    ['personal trainer', 'es', 'Entrenador personal Zebra', 'pl', 'Trener personalny Zebra'],
    ['swimming school', 'nl', 'Zwemles bij Zebra', 'it', 'Scuola nuoto Zebra'],
    ['indoor playground', 'pl', 'Sala zabaw Zebra', 'de', 'Kinderspielparadies Zebra'],
    ['nature park', 'en', 'Zebra Nature Reserve', 'fr', 'Zebra, parc naturel'],
    ['marina', 'fi', 'Venesatama Zebra', 'fr', 'Port de plaisance Zebra'],
    ['boat and air travel', 'en', 'Zebra Ferries', 'pl', 'Linie lotnicze Zebra'],
    ['parking operator', 'en', 'Zebra airport parking', 'tr', 'Zebra Otopark'],
    ['tyre shop', 'ru', 'Шиномонтаж «Зебра»', 'es', 'Neumáticos Zebra'],
    ['car wash', 'pl', 'Myjnia samochodowa Zebra', 'it', 'Autolavaggio Zebra'],
    ['EV charging company', 'en', 'Zebra EV charging', 'nl', 'Zebra laadpalen'],
    ['energy and utilities', 'de', 'Stadtwerke Zebra', 'en', 'Zebra Energy Cooperative'],
    ['telecommunications company', 'en', 'Zebra Broadband Provider', 'es', 'Zebra, proveedor de internet'],
    ['health software', 'en', 'Zebra clinic management software', 'fr', 'Zebra, logiciel médical'],
    ['digital trust service', 'it', 'Zebra, firma digitale', 'en', 'Zebra electronic signatures'],
    ['currency exchange', 'en', 'Zebra currency exchange', 'pl', 'Kantor Zebra'],
    ['e-learning software', 'en', 'Zebra learning management system', 'es', 'Zebra, plataforma educativa'],
  ])('When a text names a %s in "%s" ("%s") or in "%s" ("%s"), then it is that and no other kind', (kind, ...texts) => {
    const [first = '', text = '', second = '', other = ''] = texts;
    expect(namesIn(text, first)).toEqual([kind]);
    expect(namesIn(other, second)).toEqual([kind]);
  });

  test.each([
    ['en', 'The author of this page and our blog'],
    ['fr', 'Les éditions précédentes'],
    ['cs', 'Rod Novákových'],
    ['ja', 'ブログとお知らせ'],
    ['en', 'A temple of taste'],
    ['en', 'Local news and stories'],
    ['zh', '博客与新闻'],
    ['fi', 'Blogi ja uutiset'],
    ['en', 'In union there is strength'],
    ['es', 'Las ediciones anteriores'],
  ])('When a text in "%s" is "%s", then it names no kind', (language, text) => {
    expect(namesIn(text, language)).toEqual([]);
  });
});
