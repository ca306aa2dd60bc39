import { describe, expect, test } from '@jest/globals';
import { countKinds } from '../src/shared/kinds/kind-words.ts';

/** The kinds that a text names, without those that give way to any other. */
const namesIn = (text: string, language: string): string[] =>
  countKinds(text, language)
    .filter(({ kind }) => !kind.isGeneral)
    .map(({ kind }) => kind.name);

describe('Kinds that directories list apart', () => {
  test.each([
    ['vehicle rust protection', 'sv', 'Rostskydd i Umeå', 'de', 'Unterbodenschutz Ulm', 'pl', 'Konserwacja podwozia'],
    ['samba school', 'pt', 'Escola de samba Zebra', 'de', 'Sambaschule Bremen', 'ru', 'Школа самбы'],
    [
      'occupational health and safety service',
      'tr',
      'Zebra OSGB',
      'de',
      'Arbeitssicherheit Zebra',
      'it',
      'Medicina del lavoro',
    ],
    ['designated driver service', 'ja', '運転代行ゼブラ', 'ko', '제브라 대리운전', 'zh', '代驾'],
    ['aggregates supplier', 'uk', 'Щебінь з доставкою', 'de', 'Kies und Sand', 'tr', 'Kum çakıl'],
    ['cupping therapist', 'id', 'Rumah bekam Zebra', 'tr', 'Hacamat merkezi', 'en', 'Hijama clinic'],
    ['facade contractor', 'en', 'Curtain wall contractors', 'de', 'Fassadenbau Zebra', 'it', 'Facciate continue'],
    [
      'house clearance company',
      'cs',
      'Vyklízení bytů Brno',
      'cs',
      'Stěhování a vyklízení',
      'sk',
      'Vypratávanie pozostalostí',
    ],
    ['auto glass shop', 'de', 'Autoglas Zebra', 'nl', 'Autoruitschade', 'es', 'Cambio de lunas'],
    ['car buying service', 'de', 'Autoankauf Köln', 'pl', 'Skup aut', 'ru', 'Выкуп авто'],
    ['forklift dealer', 'de', 'Gabelstapler Zebra', 'es', 'Carretillas elevadoras', 'pt', 'Empilhadeiras'],
    ['crane hire company', 'en', 'Crane hire in Kent', 'ru', 'Аренда автокрана', 'it', 'Noleggio autogrù'],
    ['portable toilet hire', 'es', 'Baños portátiles', 'nl', 'Toiletverhuur', 'ja', '仮設トイレ'],
    ['customs broker', 'tr', 'Gümrük müşavirliği', 'es', 'Agencia aduanal', 'pt', 'Despachante aduaneiro'],
    ['stair builder', 'de', 'Treppenbau Zebra', 'pl', 'Schody drewniane', 'fr', 'Escaliers sur mesure'],
    ['concrete cutting contractor', 'nl', 'Betonboringen', 'ru', 'Алмазное бурение', 'en', 'Diamond drilling'],
    ['rope access company', 'pl', 'Prace wysokościowe', 'fr', 'Travaux sur cordes', 'es', 'Trabajos verticales'],
    ['damage restoration company', 'de', 'Bautrocknung', 'da', 'Skimmelsanering', 'en', 'Water damage restoration'],
    ['leak detection service', 'fr', 'Recherche de fuites', 'de', 'Leckortung', 'ko', '누수탐지'],
    ['snow removal service', 'fr', 'Déneigement', 'de', 'Winterdienst', 'fi', 'Lumityöt'],
    ['fire protection company', 'de', 'Brandschutztechnik', 'hu', 'Tűzvédelem', 'es', 'Protección contra incendios'],
    ['company formation agent', 'en', 'Company formation', 'vi', 'Thành lập công ty', 'hu', 'Cégalapítás'],
    ['dermatology practice', 'de', 'Hautarzt Ulm', 'fr', 'Dermatologue', 'tr', 'Dermatoloji'],
    ["children's doctor", 'de', 'Kinderarztpraxis', 'es', 'Pediatra', 'hu', 'Gyermekorvos'],
    ['astrologer or fortune teller', 'fr', 'Voyance par téléphone', 'ru', 'Таролог', 'pl', 'Wróżka'],
    ['tanning salon', 'de', 'Sonnenstudio', 'en', 'Tanning salon', 'pl', 'Solarium'],
    ['vape shop', 'fr', 'Boutique de cigarettes électroniques', 'en', 'Vape shop', 'ja', '電子タバコ専門店'],
    ['pawnshop', 'pl', 'Lombard Zebra', 'de', 'Pfandhaus', 'ja', '質屋ゼブラ'],
    ['petrol station', 'de', 'Tankstelle Zebra', 'es', 'Gasolinera', 'ko', '주유소'],
    ['nightclub', 'fr', 'Boîte de nuit', 'de', 'Diskothek', 'en', 'Nightclub'],
    ['puppet theatre', 'de', 'Figurentheater', 'cs', 'Loutkové divadlo', 'it', 'Teatro di burattini'],
    ['farrier', 'de', 'Hufschmied', 'fr', 'Maréchal-ferrant', 'sv', 'Hovslagare'],
    ['bookbinder', 'de', 'Buchbinderei', 'it', 'Legatoria', 'fi', 'Kirjansitomo'],
    ['pallet supplier', 'de', 'Europaletten', 'pl', 'Skup palet', 'ru', 'Европоддоны'],
  ])('When texts name a %s, then it is that and no other kind', (kind, ...texts) => {
    for (let at = 0; at < texts.length; at += 2) expect(namesIn(texts[at + 1] ?? '', texts[at] ?? '')).toEqual([kind]);
  });

  test.each([
    ['en', 'Coffee cupping notes'],
    ['sv', 'Tips för synskadade'],
    ['de', 'Er bekam einen Brief'],
    ['es', 'Los no videntes'],
    ['fr', 'Les voyants du tableau'],
    ['ro', 'Energie solară, areal protejat'],
    ['id', 'Ramalan cuaca besok'],
    ['en', 'Model management in the cloud'],
    ['es', 'Climas áridos del norte'],
    ['sr', 'Elektronsko bankovanje'],
    ['en', 'Foundation repairs'],
  ])('When a text in "%s" is "%s", then it names no kind', (language, text) => {
    expect(namesIn(text, language)).toEqual([]);
  });

  test.each([
    ['pl', 'Inspektor Ochrony Danych: Jan Kowalski', 'data protection consultancy'],
    ['cs', 'Pověřenec pro ochranu osobních údajů', 'data protection consultancy'],
    ['lv', 'ES fondu projekti', 'grant consultancy'],
    ['bg', 'Европейски проекти', 'grant consultancy'],
    ['en', 'Company registration number 0123456', 'company formation agent'],
    ['es', 'Azafatas de vuelo', 'promotional staff agency'],
    ['en', 'Dermatologist-tested creams', 'dermatology practice'],
    ['pl', 'Dermatologicznie testowany', 'dermatology practice'],
    ['hu', 'Bőrgyógyászatilag tesztelt', 'dermatology practice'],
    ['el', 'Δερματολογικά ελεγμένο', 'dermatology practice'],
    ['de', 'Pokale', 'sign maker'],
    ['ru', 'Детская площадка', 'indoor playground'],
    ['ru', 'Ортопедические матрасы', 'orthopaedic practice'],
    ['ru', 'Врач стоматолог-ортопед', 'orthopaedic practice'],
    ['sk', 'Internetové bankovanie', 'cupping therapist'],
    ['da', 'Lufthavnsparkering', 'airport'],
    ['en', 'Near the international airport', 'airport'],
    ['da', 'Mobildiskotek', 'nightclub'],
    ['en', 'Pool bar and sun terrace', 'billiard hall'],
    ['en', 'Visitor Centre', 'tourist information office'],
    ['cs', 'Informační centrum', 'tourist information office'],
    ['sr', 'Splav na Savi', 'rafting and canyoning operator'],
    ['uk', 'Сплави на основі алюмінію', 'rafting and canyoning operator'],
    ['en', 'Guided walks of the old town', 'mountain guide'],
    ['en', 'Key takeaways', 'fast food restaurant'],
    ['en', 'Chicken houses', 'fast food restaurant'],
    ['es', 'Sala de juegos', 'casino or amusement arcade'],
    ['en', 'The values underpinning our work', 'piling and foundation contractor'],
    ['en', 'Best piles specialist', 'piling and foundation contractor'],
    ['es', 'Venta de naves industriales', 'steel building contractor'],
    ['ru', 'Кабельная стяжка', 'screed and resin floor contractor'],
    ['tr', 'Beta karoten', 'concrete cutting contractor'],
    ['bg', 'Подсистеми', 'vape shop'],
    ['es', 'Pantallas LED estancos', 'tobacconist'],
    ['cs', 'Záložní zdroje UPS', 'pawnshop'],
    ['ru', 'Туры в Ломбардию', 'pawnshop'],
    ['fr', 'Auxiliaire de puériculture', 'baby shop'],
    ['de', 'Modellbau', 'hobby and comic shop'],
    ['en', 'Database performance tuning', 'car tuning company'],
    ['nb', 'Fotballtilhengere', 'trailer dealer'],
    ['hu', 'Elektromos töltőállomás', 'petrol station'],
    ['sk', 'Odborne podkovaný tím', 'farrier'],
    ['de', 'Farbpaletten', 'pallet supplier'],
    ['nl', 'Diamantslijperij', 'knife maker'],
    ['es', 'Ascensores y montacargas', 'forklift dealer'],
    ['vi', 'Linh kiện điện tử vi mạch', 'astrologer or fortune teller'],
    ['cs', 'Dětská hřiště', 'playground equipment maker'],
    ['cs', 'Požární ochrana', 'fire protection company'],
    ['ar', 'على سطحه', 'towing service'],
  ])('When a text in "%s" is "%s", then it names no %s', (language, text, kind) => {
    expect(namesIn(text, language)).not.toContain(kind);
  });
});
