import { describe, expect, test } from '@jest/globals';
import { asksWhyBrand } from '../src/shared/cues/brand-reasons.ts';
import { isReasonsHeading } from '../src/shared/cues/reasons-heading.ts';

describe('A heading that asks why to choose the brand by its name', () => {
  test.each([
    ['ar', 'لماذا تختار Acme؟', 'لماذا أسسنا Acme؟'],
    ['bg', 'Защо клиентите избират Acme?', 'Защо създадохме Acme?'],
    ['ca', 'Per què triar Acme?', 'Per què vam fundar Acme?'],
    ['cs', 'Proč si vybrat Acme?', 'Proč jsme založili Acme?'],
    ['da', 'Hvorfor vælge Acme?', 'Hvorfor vi startede Acme'],
    ['de', 'Warum Acme wählen?', 'Warum wir Acme gegründet haben'],
    ['el', 'Γιατί να επιλέξετε την Acme;', 'Γιατί ιδρύσαμε την Acme'],
    ['en', 'Why our customers choose Acme', 'Why we started Acme'],
    ['en', '🌟 Why Acme?', 'Why Acme moves'],
    ['en', 'Why stay at the Acme?', 'Why work at Acme?'],
    ['es', '¿Por qué elegir a Acme?', '¿Por qué fundamos Acme?'],
    ['et', 'Miks valida Acme?', 'Miks me asutasime Acme'],
    ['fa', 'چرا Acme؟', 'چرا Acme بسته است؟'],
    ['fi', 'Miksi valita Acme?', 'Miksi perustimme Acmen?'],
    ['fr', 'Pourquoi choisir Acme ?', 'Pourquoi nous avons fondé Acme'],
    ['he', 'למה לבחור ב-Acme?', 'למה הקמנו את Acme?'],
    ['hi', 'Acme को ही क्यों चुनें?', 'Acme क्यों बंद है?'],
    ['hr', 'Zašto odabrati Acme?', 'Zašto smo osnovali Acme?'],
    ['hu', 'Miért az Acme?', 'Miért alapítottuk az Acme-t?'],
    ['id', 'Mengapa memilih Acme?', 'Mengapa kami mendirikan Acme?'],
    ['it', 'Perché scegliere Acme?', 'Perché abbiamo fondato Acme'],
    ['ja', 'Acmeの3つの特徴', 'Acmeの営業時間'],
    ['ko', '왜 Acme인가?', '왜 Acme를 설립했나?'],
    ['lt', 'Kodėl verta rinktis Acme?', 'Kodėl įkūrėme Acme?'],
    ['lv', 'Kāpēc izvēlēties Acme?', 'Kāpēc mēs dibinājām Acme?'],
    ['nb', 'Hvorfor velge Acme?', 'Hvorfor vi startet Acme'],
    ['nl', 'Waarom klanten voor Acme kiezen', 'Waarom wij Acme zijn begonnen'],
    ['pl', 'Dlaczego warto wybrać Acme?', 'Dlaczego założyliśmy Acme?'],
    ['pt', 'Por que escolher a Acme?', 'Por que fundamos a Acme?'],
    ['ro', 'De ce Acme?', 'De ce am fondat Acme?'],
    ['ru', 'Почему именно Acme?', 'Почему мы основали Acme?'],
    ['sk', 'Prečo si vybrať Acme?', 'Prečo sme založili Acme?'],
    ['sl', 'Zakaj izbrati Acme?', 'Zakaj smo ustanovili Acme?'],
    ['sr', 'Зашто одабрати Acme?', 'Зашто смо основали Acme?'],
    ['sv', 'Varför välja Acme?', 'Varför vi startade Acme'],
    ['th', 'ทำไมต้องเลือก Acme', 'ทำไมเราก่อตั้ง Acme'],
    ['tr', "Neden Acme'yi tercih etmelisiniz?", 'Neden Acme kapandı?'],
    ['uk', 'Чому варто обрати Acme?', 'Чому ми заснували Acme?'],
    ['vi', '4 lý do bạn nên chọn Acme', 'Lý do chúng tôi lập ra Acme'],
    ['zh', '为什么选择Acme？', '为什么Acme关门'],
  ])('When one in "%s" is nothing but "%s", then it counts, unlike "%s"', (lang, asks, other) => {
    expect([asksWhyBrand(asks, lang, 'Acme'), asksWhyBrand(other, lang, 'Acme')]).toEqual([true, false]);
  });

  test('When the name ends otherwise because of its case, then it is still the name', () => {
    expect(asksWhyBrand('Proč zvolit Acmeho?', 'cs', 'Acme')).toBe(true);
    expect(asksWhyBrand('Why Acmetown?', 'en', 'Acme')).toBe(false);
  });

  test('When there is no name to compare with, or another one, then it does not count', () => {
    expect(asksWhyBrand('Why Acme?', 'en', '')).toBe(false);
    expect(asksWhyBrand('Why croquet?', 'en', 'Acme')).toBe(false);
  });

  test('When the heading asks about a ware that the brand is called like, then it does not count', () => {
    expect(asksWhyBrand('Why solar?', 'en', 'Solar')).toBe(false);
    expect(asksWhyBrand('WHY SOLAR?', 'en', 'Solar')).toBe(true);
  });

  test('When an article of the language is an indefinite one in English, then the heading is not about a ware', () => {
    expect(isReasonsHeading('Por que escolher a Acme Contabilidade?', 'pt', 'Acme Ltda')).toBe(true);
    expect(isReasonsHeading('Por que escolher uma bomba de calor?', 'pt', 'Acme Ltda')).toBe(false);
    expect(isReasonsHeading('Why choose a heat pump?', 'en', 'Acme Ltd')).toBe(false);
  });
});
