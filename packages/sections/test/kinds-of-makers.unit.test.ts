import { describe, expect, test } from '@jest/globals';
import { countKinds } from '../src/shared/kinds/kind-words.ts';

/** The kinds that a text names, without those that give way to any other. */
const namesIn = (text: string, language: string): string[] =>
  countKinds(text, language)
    .filter(({ kind }) => !kind.isGeneral)
    .map(({ kind }) => kind.name);

describe('Hire, repairs, outdoor trades, factories, farms, money, therapies and shops', () => {
  test.each([
    ['scooter hire', 'tr', 'Zebra scooter kiralama', 'es', 'Alquiler de patinetes Zebra'],
    ['bicycle hire', 'fr', 'Location de vélos Zebra', 'is', 'Hjólaleiga Zebra'],
    ['motorhome hire', 'nb', 'Zebra bobilutleie', 'pl', 'Wypożyczalnia kamperów Zebra'],
    ['caravan dealer', 'de', 'Zebra Caravanhandel', 'hu', 'Lakóautó értékesítés'],
    ['party and tent hire', 'nl', 'Tentverhuur Zebra', 'sk', 'Prenájom stanov Zebra'],
    ['event technology company', 'de', 'Zebra Veranstaltungstechnik', 'lt', 'Renginių įgarsinimas'],
    ['body shop', 'it', 'Carrozzeria Zebra', 'fi', 'Zebran autokorikorjaamo'],
    ['vehicle inspection centre', 'sv', 'Zebra bilprovning', 'hr', 'Stanica za tehnički pregled'],
    ['chauffeur service', 'en', 'Zebra chauffeur service', 'ro', 'Mașini cu șofer'],
    ['upholsterer', 'es', 'Tapicería Zebra', 'hu', 'Zebra kárpitos'],
    ['piano tuner', 'de', 'Klavierstimmer Zebra', 'pt', 'Afinador de pianos'],
    ['watchmaker', 'cs', 'Hodinářství Zebra', 'fr', 'Horloger à Zebra'],
    ['shoe repair shop', 'da', 'Zebra skomager', 'uk', 'Ремонт взуття Зебра'],
    ['appliance repair service', 'ru', 'Ремонт стиральных машин', 'vi', 'Sửa máy giặt Zebra'],
    ['mobile phone repair shop', 'de', 'Zebra Handyreparatur', 'tr', 'Zebra telefon tamiri'],
    ['house clearance company', 'de', 'Entrümpelung Zebra', 'ja', 'ゼブラ遺品整理'],
    ['ceiling and drywall contractor', 'pt', 'Forros e gesso Zebra', 'it', 'Cartongesso Zebra'],
    ['ceiling and drywall contractor', 'de', 'Trockenbau Zebra', 'vi', 'Trần thạch cao Zebra'],
    ['power line contractor', 'en', 'Zebra power line construction', 'hr', 'Izgradnja dalekovoda'],
    ['gardening service', 'da', 'Zebra haveservice', 'it', 'Il giardiniere Zebra'],
    ['tree surgeon', 'sv', 'Zebra trädfällning', 'sk', 'Výrub stromov Zebra'],
    ['timber house builder', 'de', 'Zebra Holzhausbau', 'sk', 'Drevodomy Zebra'],
    ['painter and decorator', 'sk', 'Maliarstvo Zebra', 'da', 'Zebra malerfirma'],
    ['cable manufacturer', 'tr', 'Zebra kablo üretimi', 'zh', '斑马电线电缆'],
    ['electrical equipment manufacturer', 'zh', '斑马变压器', 'en', 'Zebra transformer manufacturer'],
    ['furniture manufacturer', 'ro', 'Producător de mobilă', 'sv', 'Zebra möbelfabrik'],
    ['toolmaker', 'de', 'Zebra Werkzeugbau', 'ko', '지브라 금형제작'],
    ['animal feed producer', 'pl', 'Producent pasz Zebra', 'el', 'Ζωοτροφές Ζέβρα'],
    ['flour mill', 'fr', 'Minoterie Zebra', 'he', 'טחנת קמח זברה'],
    ['soap maker', 'fr', 'Savonnerie Zebra', 'en', "Zebra's handmade soaps"],
    ['candle maker', 'sv', 'Zebra ljusstöperi', 'es', 'Velas artesanales Zebra'],
    ['patisserie', 'it', 'Pasticceria Zebra', 'pl', 'Cukiernia Zebra'],
    ['fruit grower', 'de', 'Zebra Obsthof', 'ru', 'Выращивание ягод'],
    ['poultry farm', 'sl', 'Perutninarstvo Zebra', 'ko', '지브라 양계장'],
    ['agricultural contractor', 'nl', 'Loonbedrijf Zebra', 'it', 'Contoterzismo Zebra'],
    ['agricultural cooperative', 'cs', 'Zemědělské družstvo Zebra', 'ca', 'Cooperativa agrícola Zebra'],
    ['forestry company', 'et', 'Zebra metsamajandus', 'sl', 'Gozdarstvo Zebra'],
    ['credit union', 'en', 'Zebra savings and credit cooperative', 'uk', 'Кредитна спілка Зебра'],
    ['mortgage broker', 'nl', 'Hypotheekadvies Zebra', 'pl', 'Pośrednik kredytowy Zebra'],
    ['debt collection agency', 'it', 'Recupero crediti Zebra', 'pl', 'Windykacja Zebra'],
    ['notary', 'fr', 'Office notarial Zebra', 'hr', 'Javni bilježnik Zebra'],
    ['mediator', 'de', 'Mediatorin Zebra', 'tr', 'Zebra arabuluculuk'],
    ['property manager', 'de', 'Hausverwaltung Zebra', 'hu', 'Zebra társasházkezelés'],
    ['property developer', 'fr', 'Promoteur immobilier Zebra', 'cs', 'Developerské projekty'],
    ['auction house', 'sv', 'Zebra auktionshus', 'zh', '斑马拍卖行'],
    ['chiropractor', 'nb', 'Zebra kiropraktor', 'ja', 'ゼブラカイロプラクティック'],
    ['hypnotherapist', 'fr', 'Hypnothérapeute Zebra', 'bg', 'Хипнотерапия Зебра'],
    ['aromatherapist', 'ja', 'アロマセラピー', 'cs', 'Aromaterapie Zebra'],
    ['sound therapist', 'de', 'Klangschalen Zebra', 'fi', 'Zebran äänikylpy'],
    ['nail salon', 'de', 'Nagelstudio Zebra', 'ko', '지브라 네일샵'],
    ['barber', 'es', 'Barbería Zebra', 'lt', 'Barzdaskutys Zebra'],
    ['medical laboratory', 'pt', 'Análises clínicas Zebra', 'el', 'Διαγνωστικό κέντρο Ζέβρα'],
    ['dental laboratory', 'de', 'Zebra Dentallabor', 'hu', 'Fogtechnika Zebra'],
    ['orthopaedic supplies shop', 'de', 'Sanitätshaus Zebra', 'es', 'Ortopedia Zebra'],
    ['online calculator', 'en', 'Financial calculators', 'sq', 'Llogaritës financiar'],
    ['job board', 'nl', 'Vacaturebank Zebra', 'hu', 'Zebra állásportál'],
    ['classifieds site', 'de', 'Zebra Kleinanzeigen', 'hr', 'Mali oglasi Zebra'],
    ['dating service', 'cs', 'Seznamka Zebra', 'ja', 'ゼブラ結婚相談所'],
    ['call centre', 'fr', "Centre d'appels Zebra", 'tr', 'Zebra çağrı merkezi'],
    ['PR agency', 'es', 'Agencia de comunicación Zebra', 'fi', 'Zebran viestintätoimisto'],
    ['bridal shop', 'it', 'Abiti da sposa Zebra', 'nl', 'Bruidsmode Zebra'],
    ['bed shop', 'sv', 'Zebra sängbutik', 'nl', 'Beddenwinkel Zebra'],
    ['fabric shop', 'fr', 'Mercerie Zebra', 'et', 'Zebra lõngapood'],
    ['office supplies dealer', 'es', 'Material de oficina Zebra', 'lv', 'Biroja preces'],
    ['entertainer', 'en', 'Zebra face painters', 'nl', 'Zebra ballonnenartiest'],
  ])('When a text names a %s in "%s" ("%s") or in "%s" ("%s"), then it is that and no other kind', (kind, ...texts) => {
    const [first = '', text = '', second = '', other = ''] = texts;
    expect(namesIn(text, first)).toEqual([kind]);
    expect(namesIn(other, second)).toEqual([kind]);
  });

  test.each([
    ['en', 'Log files and a logging service'],
    ['es', 'Discurso de Zapatero'],
    ['en', 'Rice and beans with basil'],
    ['de', 'Ein Haus aus Holz'],
    ['fi', 'Hirsimökki järven rannalla'],
    ['en', 'Log cabins by the lake'],
    ['en', 'Delivery in two days to your door'],
    ['sv', 'Ett lopp av händelser'],
    ['tr', 'Kahve ve ev sıcaklığı'],
    ['pl', 'Szczęśliwa rodzina'],
    ['ru', 'Хорошее настроение'],
    ['zh', '变化与电线杆'],
  ])('When a text in "%s" is "%s", then it names no kind', (language, text) => {
    expect(namesIn(text, language)).toEqual([]);
  });
});
