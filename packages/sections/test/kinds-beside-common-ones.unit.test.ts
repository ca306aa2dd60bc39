import { describe, expect, test } from '@jest/globals';
import { countKinds } from '../src/shared/kinds/kind-words.ts';
import { partNamed } from '../src/shared/kinds/related-kinds.ts';

/** The kinds that a text names, as a reader is told them. */
const namesIn = (text: string, language: string): string[] =>
  countKinds(text, language).map(({ kind, words }) => partNamed(kind, words));

describe('Kinds beside common ones', () => {
  test.each([
    ['community centre', 'en', 'Zebra Community Centre', 'de', 'Bürgerhaus Zebra', 'fr', 'Centre social Zebra'],
    ['village hall', 'en', 'Zebra Village Hall', 'nl', 'Dorpshuis De Zebra', 'fr', 'Salle des fêtes de Zebra'],
    ['sports centre', 'en', 'Zebra Leisure Centre', 'es', 'Polideportivo Zebra', 'pl', 'Hala sportowa Zebra'],
    ['conference centre', 'en', 'Zebra Conference Centre', 'de', 'Kongresszentrum Ulm', 'fr', 'Palais des congrès'],
    ['exhibition centre', 'en', 'Zebra Exhibition Centre', 'de', 'Messegelände Ulm', 'fr', 'Parc des expositions'],
    ['golf club', 'en', 'Zebra Golf Club', 'de', 'Golfclub Zebra', 'sv', 'Zebra Golfklubb'],
    ['doula', 'en', 'Ann Zebra, doula', 'pl', 'Anna, doula', 'ru', 'Доула Анна'],
    ['postnatal care service', 'nl', 'Kraamzorg Zebra', 'zh', '斑马月子中心', 'ko', '제브라 산후조리원'],
    [
      'patient transport service',
      'de',
      'Krankentransport Ulm',
      'ja',
      'ゼブラの介護タクシー',
      'fr',
      'Transports sanitaires',
    ],
    ['optometrist', 'en', 'Zebra Optometry', 'es', 'Optometrista Ana', 'pl', 'Optometrysta Anna'],
    ['bone-setting clinic', 'ja', 'ゼブラ整骨院', 'ko', '제브라 접골원', 'ru', 'Костоправ Иван'],
    ['aesthetic clinic', 'en', 'Zebra medical spa', 'it', 'Medicina estetica a Roma', 'pl', 'Medycyna estetyczna'],
    ['university of the third age', 'en', 'Zebra U3A', 'it', 'Università della terza età', 'zh', '老年大学'],
    ['senior citizens association', 'en', "Pensioners' Association", 'de', 'Seniorenverein', 'pl', 'Klub seniora'],
    [
      'financial adviser',
      'en',
      'Independent financial advisers',
      'de',
      'Finanzberatung',
      'fr',
      'Gestion de patrimoine',
    ],
    ['post office', 'en', 'Zebra Post Office', 'fr', 'Bureau de poste', 'ja', 'ゼブラ郵便局'],
    ['warehousing company', 'en', 'Warehousing services', 'es', 'Almacenaje en Cádiz', 'ru', 'Складские услуги'],
    ['import and export company', 'en', 'Zebra Import & Export', 'tr', 'İthalat ve ihracat', 'zh', '斑马进出口公司'],
    ['team-building company', 'en', 'Team building', 'nl', 'Bedrijfsuitjes', 'ja', 'チームビルディング'],
    ['outdoor advertising company', 'en', 'Billboard advertising', 'es', 'Vallas publicitarias', 'zh', '户外广告'],
    ['vending machine company', 'en', 'Vending machines', 'it', 'Distributori automatici', 'de', 'Kaffeeautomaten'],
    ['car sharing company', 'en', 'Zebra car sharing', 'fr', 'Autopartage à Lyon', 'ru', 'Каршеринг Зебра'],
    ['window tinting studio', 'en', 'Window tinting', 'de', 'Scheibentönung Ulm', 'ko', '제브라 썬팅'],
    ['vehicle wrapping studio', 'en', 'Car wrapping', 'de', 'Fahrzeugfolierung Ulm', 'sv', 'Bilfoliering i Lund'],
    ['tile shop', 'en', 'Zebra tile showroom', 'de', 'Fliesenhandel Zebra', 'zh', '斑马瓷砖店'],
    ['videographer', 'en', 'Ann Zebra, videographer', 'fr', 'Vidéaste à Lyon', 'ru', 'Видеограф Анна'],
    ['photo lab', 'en', 'Zebra photo lab', 'de', 'Fotolabor Zebra', 'es', 'Laboratorio fotográfico'],
    ['judicial scrivener', 'ja', 'ゼブラ司法書士事務所', 'ko', '제브라 법무사', 'ja', '司法書士法人ゼブラ'],
    ['politician', 'en', 'Ann Zebra for Congress', 'it', 'Ada Zebra, candidata sindaco', 'ja', 'ゼブラ市議会議員'],
    ['vegetable farm', 'en', 'Zebra market garden', 'de', 'Gemüsehof Zebra', 'fr', 'Maraîcher bio'],
    ['fishing company', 'nl', 'Visserijbedrijf Zebra', 'es', 'Empresa pesquera Zebra', 'ja', 'ゼブラ漁業会社'],
    ['cooperative', 'en', 'Zebra Cooperative', 'fr', 'Coopérative Zebra', 'pl', 'Spółdzielnia Zebra'],
    ['hairdresser', 'ja', 'ゼブラ美容院', 'en', 'Zebra hair salon', 'ko', '제브라 미용실'],
    ['hospital', 'zh', '上海医院', 'de', 'Krankenhaus Zebra', 'fr', 'Hôpital Zebra'],
    ['newspaper', 'de', 'Zebra Zeitung', 'nl', 'De Zebrakrant', 'it', 'Zebra, quotidiano'],
    ['travel agency', 'en', 'Zebra Travel Agency', 'de', 'Reisebüro Zebra', 'es', 'Agencia de viajes Zebra'],
    ['housing association', 'en', 'Zebra Housing Association', 'nl', 'Woningcorporatie', 'fr', 'Bailleur social'],
    ['welding company', 'en', 'Zebra Welding Services', 'de', 'Schweißerei Zebra', 'id', 'Bengkel las Zebra'],
  ])('When a text names a %s, then it is that', (kind, ...texts) => {
    const missed = [0, 2, 4].filter((at) => !namesIn(texts[at + 1] ?? '', texts[at] ?? '').includes(kind));
    expect(missed.map((at) => [texts[at + 1], namesIn(texts[at + 1] ?? '', texts[at] ?? '')])).toEqual([]);
  });
});
