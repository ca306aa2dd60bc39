import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { countKinds } from '../src/shared/kinds/kind-words.ts';
import { detectLanguage } from '../src/shared/text/index.ts';
import { things } from '../src/things/index.ts';
import { block } from './support/text-blocks.ts';

/** The kinds that a text names, without those that give way to any other. */
const namesIn = (text: string, language: string): string[] =>
  countKinds(text, language)
    .filter(({ kind }) => !kind.isGeneral)
    .map(({ kind }) => kind.name);

describe('Kinds in Slavic languages and those of their neighbours', () => {
  test.each([
    ['be', 'Стаматалагічная клініка Зебра ў Мінску', 'dentist'],
    ['be', 'Кнігарня Зебра', 'bookshop'],
    ['be', 'Аграсядзіба Зебра на беразе возера', 'farm stay'],
    ['be', 'Выдавецтва Зебра', 'book publisher'],
    ['be', 'Дзіцячы садок Зебра', 'kindergarten'],
    ['be', 'Ганчарная майстэрня Зебра', 'pottery studio'],
    ['be', 'Рамонт дахаў і дахавыя работы ў Гродне', 'roofer'],
    ['be', 'Прытулак для жывёл Зебра', 'animal rescue'],
    ['bg', 'Зебра – овцеферма в Родопите', 'sheep farm'],
    ['bg', 'Магазин за осветление Зебра', 'lighting shop'],
    ['bg', 'Детски лекар д-р Зеброва', "children's doctor"],
    ['bg', 'Автоморга Зебра', 'vehicle dismantler'],
    ['bg', 'Изложбени щандове от Зебра', 'exhibition stand builder'],
    ['cs', 'Klempířství Zebra', 'roofer'],
    ['cs', 'Starožitnictví Zebra v Brně', 'antique shop'],
    ['cs', 'Obchod s keramikou Zebra', 'pottery studio'],
    ['cs', 'Prodejna sýrů Zebra', 'cheese dairy'],
    ['hr', 'Prodavaonica igračaka Zebra', 'toy shop'],
    ['hr', 'Uzgoj goveda Zebra', 'cattle ranch'],
    ['hr', 'Zebra, oslikavanje zidova', 'muralist'],
    ['bs', 'Konjički klub Zebra', 'equestrian club'],
    ['sr', 'Одржавање авиона Зебра', 'aircraft maintenance company'],
    ['hu', 'Zebra alpaka tenyészet', 'alpaca farm'],
    ['hu', 'Állványépítő Zebra', 'scaffolding company'],
    ['hu', 'Zebra lemezbolt, Szeged', 'record shop'],
    ['hu', 'Zebra hegesztő képzés', 'welding or machinery school'],
    ['hu', 'Zebra lovasterápia gyerekeknek', 'equine therapy centre'],
    ['hy', 'Զեբրա ատամնաբուժական կլինիկա', 'dentist'],
    ['hy', 'Ավտոլվացում Զեբրա', 'car wash'],
    ['hy', 'Զեբրա գրախանութը Երևանում', 'bookshop'],
    ['hy', 'Թարգմանչական կենտրոն Զեբրա', 'translation agency'],
    ['hy', 'ԶԵԲՐԱ ՀՐԱՏԱՐԱԿՉՈՒԹՅՈՒՆ', 'book publisher'],
    ['hy', 'Անշարժ գույքի գործակալություն Զեբրա', 'estate agency'],
    ['hy', 'Զեբրա գինու գործարան', 'winery'],
    ['hy', 'Լեզուների դպրոց Զեբրա', 'language school'],
    ['ka', 'ზებრა – სტომატოლოგიური კლინიკა', 'dentist'],
    ['ka', 'ავტოსამრეცხაო ზებრა', 'car wash'],
    ['ka', 'საოჯახო მარანი ზებრა', 'winery'],
    ['ka', 'ყვავილების მაღაზია ზებრა თბილისში', 'florist'],
    ['ka', 'ზებრა, უძრავი ქონების სააგენტო', 'estate agency'],
    ['ka', 'ᲖᲔᲑᲠᲐ ᲒᲐᲛᲝᲛᲪᲔᲛᲚᲝᲑᲐ', 'book publisher'],
    ['ka', 'თარგმნის ბიურო ზებრა', 'translation agency'],
    ['ka', 'ვებ-გვერდების დამზადება', 'web design studio'],
    ['kk', 'Зебра тіс емханасы', 'dentist'],
    ['kk', '«Зебра» балабақшасы', 'kindergarten'],
    ['kk', 'Зебра автожуу', 'car wash'],
    ['kk', 'Зебра жиһаз фабрикасы', 'furniture manufacturer'],
    ['kk', 'Зебра аударма бюросы', 'translation agency'],
    ['kk', 'Зебра шаруа қожалығы', 'farm'],
    ['kk', 'Зебра қонақүйі, Алматы', 'hotel'],
    ['kk', 'Кәсіподақ «Зебра»', 'trade union'],
    ['mk', 'Зебра – перење теписи', 'carpet cleaning service'],
    ['mk', 'Станица за технички преглед Зебра', 'vehicle inspection centre'],
    ['mk', 'Изработка на скали Зебра', 'stair builder'],
    ['mk', 'Ски училиште Зебра', 'ski school'],
    ['pl', 'Zebra – ośrodek szkolenia kierowców', 'driving school'],
    ['pl', 'Sklep monopolowy Zebra', 'liquor store'],
    ['pl', 'Nadleśnictwo Zebra', 'forestry company'],
    ['pl', 'Zebra – oceanarium', 'aquarium'],
    ['ru', 'Магазин мотоциклов Зебра', 'motorcycle dealer'],
    ['ru', 'Магазин посуды Зебра', 'kitchenware shop'],
    ['ru', 'Зебра – товары для праздника', 'party supplies shop'],
    ['sk', 'Autobazár Zebra v Žiline', 'car dealer'],
    ['sk', 'Obchod s nábytkom Zebra', 'furniture shop'],
    ['sk', 'Zebra pštrosia farma', 'ostrich farm'],
    ['sk', 'Strojové vyšívanie Zebra', 'embroidery service'],
    ['sk', 'Kožná ambulancia Zebra', 'dermatology practice'],
    ['sl', 'Zebra, reja ovac', 'sheep farm'],
    ['sl', 'Trgovina z zavesami Zebra', 'curtain maker'],
    ['sl', 'Turistični vlakec Zebra', 'sightseeing bus or train'],
    ['sl', 'Zebra hmeljarstvo', 'hop farm'],
    ['uk', 'Зебра – козівництво', 'goat farm'],
    ['uk', 'Магазин килимів Зебра', 'carpet shop'],
    ['uk', 'Зебра: авторозбірка', 'vehicle dismantler'],
    ['uk', 'Мотошкола Зебра', 'motorcycle school'],
  ])('When a text in "%s" is "%s", then it names a %s and no other kind', (language, text, kind) => {
    expect(namesIn(text, language)).toEqual([kind]);
  });

  test.each([
    ['be', 'Пра нас, навіны і кантакты'],
    ['be', 'Бясплатная дастаўка па ўсёй краіне'],
    ['be', 'Таварыства з абмежаванай адказнасцю «Зебра»'],
    ['be', 'Архіў навін'],
    ['kk', 'Біз туралы және байланыс'],
    ['kk', 'Бізде бәрі бар'],
    ['kk', 'Ресей Федерациясы мен Қазақстан'],
    ['kk', 'Су қоры мен табиғат'],
    ['ka', 'კავშირი ჩვენთან'],
    ['ka', 'ნათელი სასტუმრო ოთახი'],
    ['ka', 'რუსეთის ფედერაცია და საქართველო'],
    ['ka', 'უფასო მიწოდება და გარანტია'],
    ['hy', 'Մեր մասին և կապ'],
    ['hy', 'Ռուսաստանի Ֆեդերացիա'],
    ['hy', 'Անվճար առաքում ամբողջ Հայաստանում'],
    ['hy', 'Նորություններ, արխիվ'],
    ['sk', 'Parkovanie a raňajky v cene'],
    ['sl', 'Brezplačna dostava in garancija'],
    ['bg', 'Безплатна доставка и гаранция'],
    ['uk', 'Оплата карткою, безкоштовна доставка'],
    ['hr', 'Besplatna dostava i parkiranje'],
    ['hu', 'Ingyenes parkolás és wifi'],
    ['cs', 'Doprava zdarma nad 1000 Kč'],
    ['pl', 'Darmowy parking i śniadanie'],
    ['ru', 'Бесплатная доставка и гарантия'],
    ['mk', 'Бесплатна достава и гаранција'],
  ])('When a text in "%s" is "%s", then it names no kind', (language, text) => {
    expect(namesIn(text, language)).toEqual([]);
  });

  test.each([
    ['ka', 'ზებრა – ავეჯის სალონი', 'ავეჯის სალონი თბილისში.', 'furniture shop'],
    ['hy', 'Զեբրա – վարսավիրանոց', 'Վարսավիրանոց Երևանում։', 'hairdresser'],
    ['be', 'Зебра – аўташкола', 'Аўташкола ў Мінску.', 'driving school'],
    ['kk', 'Зебра – шаштараз', 'Алматыдағы шаштараз.', 'hairdresser'],
    [
      '',
      'Зебра – шаштараз',
      'Біз Алматы қаласындағы шаштаразбыз, сіздер үшін және отбасыңыз үшін жұмыс істейміз. Шаштараз ұжымы.',
      'hairdresser',
    ],
  ])('When a site in "%s" has the title "%s" and says "%s", then its category is %s', (lang, title, text, kind) => {
    const page = { lang, title, meta: [{ name: 'description', content: text }], text: [block(text)] };
    expect(things.measure(evidence({ pages: [page] })).facts.category).toBe(kind);
  });

  test.each([
    ['kk', 'Біз Алматы қаласында орналасқан отбасылық компаниямыз және сіздер үшін сапалы қызмет көрсетеміз.', ''],
    ['kk', 'Біз Алматы қаласында орналасқан отбасылық компаниямыз және сіздер үшін сапалы қызмет көрсетеміз.', 'ru'],
    ['ru', 'Мы семейная компания из Алматы и оказываем качественные услуги для всех жителей города и области.', 'kk'],
    ['ru', 'Мы работаем в Алматы и Астане, на проспекте Қабанбай батыра, и доставляем по всему Казахстану.', ''],
    ['ka', 'ჩვენ ვართ საოჯახო კომპანია თბილისიდან და ვზრუნავთ თითოეულ მომხმარებელზე ყოველდღე.', ''],
    ['hy', 'Մենք ընտանեկան ընկերություն ենք Երևանից և հոգ ենք տանում յուրաքանչյուր հաճախորդի մասին։', ''],
    ['be', 'Мы сямейная кампанія з Мінска і клапоцімся пра кожнага нашага пакупніка штодня.', ''],
  ])(
    'When a site is written in "%s" ("%s") and declares "%s", then its language is the first',
    (language, text, lang) => {
      expect(detectLanguage(evidence({ pages: [{ lang, text: [block(text)] }] }))).toBe(language);
    },
  );
});
