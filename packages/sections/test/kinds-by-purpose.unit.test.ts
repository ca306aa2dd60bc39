import { describe, expect, test } from '@jest/globals';
import { KINDS } from '../src/shared/kinds/index.ts';
import { countKinds } from '../src/shared/kinds/kind-words.ts';
import { widerKinds } from '../src/shared/kinds/related-kinds.ts';

/** The kinds that a text names, without those that give way to any other. */
const namesIn = (text: string, language: string): string[] =>
  countKinds(text, language)
    .filter(({ kind }) => !kind.isGeneral)
    .map(({ kind }) => kind.name);

describe('Kinds by what is cooked, shown, taught, healed, made, programmed or celebrated', () => {
  test.each([
    ['Greek restaurant', 'de', 'Griechisches Restaurant Zebra', 'fi', 'Kreikkalainen ravintola Zebra'],
    ['Turkish restaurant', 'fr', 'Zebra, restaurant turc', 'ru', 'Турецкий ресторан Зебра'],
    ['Korean restaurant', 'sv', 'Zebra, koreansk restaurang', 'ko', '한식당 지브라'],
    ['Spanish restaurant', 'nl', 'Spaans restaurant Zebra', 'pl', 'Restauracja hiszpańska Zebra'],
    ['French restaurant', 'it', 'Ristorante francese Zebra', 'hu', 'Zebra francia étterem'],
    ['burger restaurant', 'es', 'Zebra hamburguesería', 'uk', 'Бургерна Зебра'],
    ['barbecue restaurant', 'en', 'Zebra BBQ smokehouse', 'tr', 'Zebra mangal restoranı'],
    ['brunch café', 'de', 'Zebra Frühstückscafé', 'tr', 'Zebra kahvaltı salonu'],
    ['crêperie', 'fr', 'Crêperie Zebra', 'cs', 'Palačinkárna Zebra'],
    ['sandwich and bagel shop', 'nl', 'Zebra broodjeszaak', 'es', 'Bocatería Zebra'],
    ['juice bar', 'es', 'Zebra bar de zumos', 'he', 'זברה בר מיצים'],
    ['wedding photographer', 'de', 'Zebra Hochzeitsfotografie', 'pl', 'Zebra fotografia ślubna'],
    ['wedding videographer', 'fr', 'Zebra, vidéaste mariage', 'uk', 'Зебра, весільний відеограф'],
    ['DJ', 'en', 'Zebra wedding DJ', 'it', 'Zebra DJ per matrimoni'],
    ['magician', 'nl', 'Goochelaar Zebra', 'hu', 'Zebra bűvész'],
    ['cake maker', 'es', 'Zebra tartas personalizadas', 'ko', '지브라 주문제작 케이크'],
    ['book fair or literary festival', 'pt', 'Festa do Livro de Zebra', 'hr', 'Sajam knjiga Zebra'],
    ['hackathon', 'it', 'Zebra Hackathon', 'ja', 'ゼブラハッカソン'],
    ['triathlon', 'et', 'Zebra triatlon', 'el', 'Τρίαθλο Ζέβρα'],
    ['theatre festival', 'sv', 'Zebra teaterfestival', 'bg', 'Театрален фестивал Зебра'],
    ['fan convention', 'en', 'Zebra anime convention', 'es', 'Salón del Manga de Zebra'],
    ['food tour operator', 'en', 'Zebra food tours', 'fr', 'Zebra balades gourmandes'],
    ['walking tour operator', 'de', 'Zebra Stadtspaziergang', 'pt', 'Zebra passeios a pé'],
    ['whale and wildlife watching operator', 'is', 'Zebra hvalaskoðun', 'es', 'Zebra avistamiento de ballenas'],
    ['skydiving centre', 'en', 'Zebra skydiving centre', 'cs', 'Zebra tandemový seskok'],
    ['analytics software', 'en', 'Zebra web analytics', 'ja', 'ゼブラのアクセス解析ツール'],
    ['form builder', 'en', 'Zebra online form builder', 'fa', 'زبرا فرم ساز'],
    ['content management system', 'de', 'Zebra Redaktionssystem', 'ru', 'Зебра, система управления контентом'],
    ['weather service', 'da', 'Zebra vejrudsigt', 'ar', 'زيبرا توقعات الطقس'],
    ['property management software', 'en', 'Zebra property management software', 'he', 'זברה תוכנה לניהול נכסים'],
    ['point of sale system', 'de', 'Zebra Kassensystem', 'lv', 'Zebra kases sistēma'],
    ['art museum', 'nb', 'Zebra kunstmuseum', 'lt', 'Zebro dailės muziejus'],
    ['local history museum', 'de', 'Heimatmuseum Zebra', 'uk', 'Краєзнавчий музей Зебра'],
    ['transport museum', 'en', 'Zebra Railway Museum', 'fi', 'Zebran rautatiemuseo'],
    ['boarding school', 'en', 'Zebra boarding school', 'tr', 'Zebra yatılı okulu'],
    ['special needs school', 'de', 'Förderschule Zebra', 'pl', 'Szkoła specjalna Zebra'],
    ['drama school', 'de', 'Schauspielschule Zebra', 'ro', 'Școala de actorie Zebra'],
    ['singing school', 'fr', 'Zebra cours de chant', 'sk', 'Zebra hodiny spevu'],
    ['Pilates studio', 'de', 'Zebra Pilates-Studio', 'he', 'זברה סטודיו לפילאטיס'],
    ['ballet school', 'it', 'Zebra scuola di balletto', 'et', 'Zebra balletikool'],
    ['pole dance studio', 'fi', 'Zebra tankotanssi', 'ru', 'Студия пол-дэнс Зебра'],
    ['paint-your-own pottery studio', 'en', 'Zebra pottery painting', 'pl', 'Zebra malowanie ceramiki'],
    ['allergy practice', 'de', 'Zebra Allergiezentrum', 'fr', 'Zebra, allergologue'],
    ['sleep clinic', 'en', 'Zebra sleep clinic', 'cs', 'Spánková laboratoř Zebra'],
    ['hair transplant clinic', 'tr', 'Zebra saç ekimi', 'es', 'Zebra injerto capilar'],
    ['hat maker', 'fr', 'Chapellerie Zebra', 'hr', 'Klobučar Zebra'],
    ['basket weaver', 'de', 'Korbflechterei Zebra', 'hu', 'Zebra kosárfonás'],
    ['board game publisher', 'de', 'Spieleverlag Zebra', 'pl', 'Wydawnictwo gier Zebra'],
    ['handyman service', 'nl', 'Klusjesman Zebra', 'ru', 'Муж на час Зебра'],
    ['garage door and gate company', 'pl', 'Bramy garażowe Zebra', 'fr', 'Zebra portails automatiques'],
    ['window cleaner', 'nl', 'Glazenwasser Zebra', 'sv', 'Zebra fönsterputs'],
    ['powder coating company', 'de', 'Pulverbeschichtung Zebra', 'bg', 'Прахово боядисване Зебра'],
    ['social enterprise', 'it', 'Cooperativa sociale Zebra', 'cs', 'Sociální podnik Zebra'],
    ['amateur radio club', 'en', 'Zebra amateur radio club', 'sr', 'Радиоаматери Зебра'],
    ['cidery', 'fr', 'Cidrerie Zebra', 'et', 'Zebra siidrikoda'],
    ['mushroom farm', 'de', 'Pilzzucht Zebra', 'es', 'Zebra cultivo de setas'],
    ['Christmas tree farm', 'da', 'Zebra juletræsplantage', 'fi', 'Zebran joulukuusitila'],
  ])('When a text names a %s in "%s" ("%s") or in "%s" ("%s"), then it is that and no other kind', (kind, ...texts) => {
    const [first = '', text = '', second = '', other = ''] = texts;
    expect(namesIn(text, first)).toEqual([kind]);
    expect(namesIn(other, second)).toEqual([kind]);
  });

  test('When a kind is a part of others, then it is none of its own parts', () => {
    expect(KINDS.filter((kind) => widerKinds(kind).includes(kind))).toEqual([]);
  });
});
