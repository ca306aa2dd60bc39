import { describe, expect, test } from '@jest/globals';
import { CLOSED, COLD } from '../src/tone/contrast-manners.ts';
import { CASUAL, OPINION, WORDY } from '../src/tone/contrast-openers.ts';
import { BOASTFUL, DISTANT, LABEL } from '../src/tone/contrast-sentences.ts';
import * as contrasts from '../src/tone/contrasts.ts';
import * as figures from '../src/tone/figures.ts';
import * as address from '../src/tone/form-of-address.ts';
import * as omissions from '../src/tone/omissions.ts';
import * as rewordings from '../src/tone/rewordings.ts';
import { makeStockExample } from '../src/tone/stock-examples.ts';
import { asName } from '../src/tone/third-person.ts';

const { firstOf: _, ...single } = contrasts;

const CONTRASTS = { ...single, ...omissions, ...rewordings, ...figures, ...address, asName };
type Name = keyof typeof CONTRASTS;

const contrast = (name: Name, language: string, text: string): string =>
  CONTRASTS[name](text, { language, name: 'Acme' });

describe('Wrong examples', () => {
  test('When an example is in another script than its site, then no sentence in the other script stands against it', () => {
    const distant = (text: string, language: string) =>
      makeStockExample({ phrases: DISTANT, place: 'instead' }, text, language);
    expect(distant('COSCUP is an annual conference.', 'zh')).toBe('');
    expect(distant('A conference.', 'ja')).toBe('');
    expect(distant('歡迎一同來認識我們。', 'zh')).toBe(DISTANT['zh-Hant']);
  });

  test('When one kind of stock sentence has a language, then every kind has it', () => {
    const languages = (phrases: Readonly<Record<string, string>>) => Object.keys(phrases).sort();
    for (const phrases of [LABEL, BOASTFUL, WORDY, CASUAL, OPINION, COLD, CLOSED])
      expect(languages(phrases)).toEqual(languages(DISTANT));
    expect(languages(DISTANT)).toEqual(expect.arrayContaining(['af', 'ca', 'is', 'vi', 'th', 'fa', 'sw']));
  });

  test('When a Serbian site is in Cyrillic or Latin letters, then its wrong example is too', () => {
    const distant = (text: string) => makeStockExample({ phrases: DISTANT, place: 'instead' }, text, 'sr');
    expect(distant('Градимо бродове у Земуну.')).toBe(DISTANT['sr']);
    expect(distant('Gradimo brodove u Zemunu.')).toBe(DISTANT['sr-Latn']);
    expect(distant('Debljina je 5 μm, gradimo u Zemunu.')).toBe(DISTANT['sr-Latn']);
    expect(makeStockExample({ phrases: DISTANT, place: 'instead' }, 'Мы строим лодки.', 'fr')).toBe('');
  });

  test.each<[Name, string, string, string]>([
    ['inFamiliarAddress', 'de', 'Schauen Sie bei uns vorbei.', 'Schaue bei uns vorbei.'],
    ['inFamiliarAddress', 'de', 'Wir beraten Sie gern zu Ihrem Boot.', 'Wir beraten dich gern zu deinem Boot.'],
    ['inFamiliarAddress', 'de', 'Wir bauen für Sie in Kiel.', 'Wir bauen für dich in Kiel.'],
    ['inFamiliarAddress', 'de', 'Geben Sie uns Ihr Boot.', ''],
    ['inFamiliarAddress', 'de', 'Suchen Sie ein Boot?', ''],
    ['inFamiliarAddress', 'de', 'Melden Sie sich bei uns.', ''],
    ['inFamiliarAddress', 'fr', 'Un bateau à vos couleurs.', 'Un bateau à tes couleurs.'],
    ['inFamiliarAddress', 'fr', 'Nous vous attendons avec vos amis.', ''],
    ['inFamiliarAddress', 'fr', 'Notre équipe est là pour vous accompagner.', ''],
    ['inFamiliarAddress', 'nl', 'Wij bouwen uw boot.', 'Wij bouwen je boot.'],
    ['inFamiliarAddress', 'ru', 'Ваш проводник в море.', 'Твой проводник в море.'],
    ['inFamiliarAddress', 'ru', 'Вы найдёте у нас вашу лодку.', ''],
    ['inFamiliarAddress', 'uk', 'Човни для вас і вашої родини.', 'Човни для тебе і твоєї родини.'],
    ['inFamiliarAddress', 'cs', 'V přístavu Vám nabízíme lodě.', 'V přístavu ti nabízíme lodě.'],
    ['inFamiliarAddress', 'sk', 'Radi sa k vám pridáme.', ''],
    ['inFamiliarAddress', 'zh', '我们为您造船。', '我们为你造船。'],
    ['inPoliteAddress', 'de', 'Mit Acme kannst du deinen Hafen finden.', 'Mit Acme können Sie Ihren Hafen finden.'],
    ['inPoliteAddress', 'de', 'Baue mit uns dein Boot.', ''],
    ['inPoliteAddress', 'fr', 'Un bateau à tes couleurs.', 'Un bateau à vos couleurs.'],
    ['inPoliteAddress', 'fr', 'Trouve un port autour de toi.', ''],
    ['inPoliteAddress', 'es', 'Todo para tu barco.', 'Todo para su barco.'],
    ['inPoliteAddress', 'es', 'Reserva tu barco.', ''],
    ['asName', 'sv', 'Vi bygger båtar i Kiel.', 'Acme bygger båtar i Kiel.'],
    ['asName', 'sv', 'Vi bygger våra båtar i Kiel.', ''],
    ['asName', 'nl', 'Wij bouwen boten in Kiel.', 'Acme bouwt boten in Kiel.'],
    ['asName', 'it', 'Costruiamo barche a Kiel.', 'Acme costruisce barche a Kiel.'],
    ['asName', 'pt', 'Oferecemos passeios de barco.', 'Acme oferece passeios de barco.'],
    ['asName', 'pl', 'Oferujemy rejsy po morzu.', 'Acme oferuje rejsy po morzu.'],
    ['asName', 'pl', 'Programy dla żeglarzy.', ''],
    ['asName', 'cs', 'Nabízíme plavby po moři.', 'Acme nabízí plavby po moři.'],
    ['asName', 'sk', 'Ponúkame plavby po mori.', 'Acme ponúka plavby po mori.'],
    ['asName', 'ru', 'Мы предлагаем прогулки по морю.', 'Acme предлагает прогулки по морю.'],
    ['asName', 'ru', 'Мы строим лодки и чиним их.', ''],
    ['asName', 'uk', 'Ми будуємо човни.', 'Acme будує човни.'],
    ['asName', 'vi', 'Chúng tôi đóng thuyền ở Kiel.', 'Acme đóng thuyền ở Kiel.'],
    ['asName', 'en', 'We are builders of boats.', ''],
    ['asName', 'de', 'Wir sind Experten für Boote.', ''],
    ['asName', 'cs', 'Věnujeme se lodím.', ''],
    ['asName', 'sv', 'Vi är stolta över båtar.', ''],
    ['asName', 'ru', 'Мы всем рады в Киле.', ''],
    ['inFamiliarAddress', 'de', 'Entwerfen Sie ein Boot.', ''],
    ['inFamiliarAddress', 'de', 'Sollten Sie Fragen haben, sind wir da.', ''],
    [
      'inFamiliarAddress',
      'de',
      'Alles aus einer Hand. Ihr Partner am Hafen.',
      'Alles aus einer Hand. Dein Partner am Hafen.',
    ],
    ['inFamiliarAddress', 'cs', 'Vytvořte vaše lodě.', ''],
    ['inFamiliarAddress', 'uk', 'Зробіть ваш човен.', ''],
    ['inPoliteAddress', 'de', 'Alles für deinen Hafen. Entdecke unsere Boote!', ''],
    ['inPoliteAddress', 'fr', 'Un ton juste pour ta marque.', ''],
    ['withoutColon', 'en', 'One rule: leave no trace on the beach.', 'One rule. Leave no trace on the beach.'],
    ['withoutColon', 'en', 'We rent: boats, tents, skis, and more.', ''],
    ['withCommas', 'de', 'Unser Bier – gebraut in Kiel.', 'Unser Bier, gebraut in Kiel.'],
    ['withoutColon', 'bg', 'Сечена в Сисция, 387 г. Лице: императорът с корона в профил.', ''],
    ['withoutColon', 'en', 'Her work on stable old boats: sailing them is in print.', ''],
    [
      'withoutColon',
      'en',
      'We have news of two: 2013 unveiled the boat.',
      'We have news of two. 2013 unveiled the boat.',
    ],
    ['withoutList', 'en', 'It stands at the intersection of sailing, rowing, and racing.', ''],
    ['withoutList', 'pt', 'A Acme cresceu muito, contando com 600 sócios e mais de 20 barcos.', ''],
    [
      'withoutList',
      'es',
      'Acompañamos a personas con barco, así como a todas sus familias con hijos, desde una mirada humana y comprometida.',
      '',
    ],
    ['chopped', 'en', 'By joining the club with boats, oars, and a sail of one kind, we row.', ''],
    ['chopped', 'en', 'It gives a view of the sea, and how it moves between the islands.', ''],
    ['withCommas', 'en', 'Open Mon – Fri.', ''],
    ['withCommas', 'de', 'Die Fähre Berlin - Kiel.', ''],
    ['inThePlural', 'en', 'I sail. I row and so does my dog.', 'We sail. We row and so does our dog.'],
    ['withoutFigures', 'en', 'Over 120 members sail with us.', 'Many members sail with us.'],
    ['withoutFigures', 'en', 'Ask for our 2 bedroom house.', ''],
    ['withoutFigures', 'it', 'Abbiamo 12 camere sul mare.', 'Abbiamo un gran numero di camere sul mare.'],
    ['withoutFigures', 'fr', 'Les 12 chambres donnent sur la mer.', ''],
    ['withoutFigures', 'de', 'Das dauert 30 Minuten.', ''],
    ['withoutFigures', 'zh', '俱乐部有1个码头。', ''],
    ['aboutOthers', 'zh', '你好。', ''],
    ['aboutOthers', 'zh', '我们为你造船。', '我们为他们造船。'],
    ['withoutFigures', 'nb', 'Vi har over 120 medlemmer.', 'Vi har en hel del medlemmer.'],
    ['withoutFigures', 'zh', '我们有120个成员。', '我们有几个成员。'],
    ['withoutFigures', 'en', 'It stops at 60 mph.', ''],
    ['withoutFigures', 'en', 'We gather on Treaty 2 territory today.', ''],
    ['withoutList', 'es', 'Vendemos pan, queso, vino y aceite.', 'Vendemos pan y mucho más.'],
    [
      'chopped',
      'de',
      'Wir bauen Boote aus Holz, und wir segeln sie selbst.',
      'Wir bauen Boote aus Holz. Und wir segeln sie selbst.',
    ],
    ['chopped', 'en', 'We sell raw data as a single, trusted system of record.', ''],
    ['inThePlural', 'en', 'I built my first boat in Kiel.', 'We built our first boat in Kiel.'],
    ['asName', 'en', 'We accompany projects from start to end.', 'Acme accompanies projects from start to end.'],
    ['asName', 'en', 'We love what our boats can do.', ''],
    ['asName', 'en', 'We design and build boats.', ''],
    ['asName', 'en', 'We bake bread and sell it in town.', ''],
    ['asName', 'en', 'We often sail at night.', ''],
    ['asName', 'en', 'We ran a shop at the pier.', ''],
    ['asName', 'de', 'Wir planen und bauen Häuser am Meer.', ''],
    ['asName', 'de', 'Wir empfehlen die Fahrt am Abend.', ''],
    ['asName', 'de', 'Wir öffnen das Haus am Morgen.', ''],
    ['asName', 'fr', 'Nous laissons le temps au bois.', ''],
    ['asName', 'fr', 'Nous créons et développons des sites.', ''],
    ['asName', 'es', 'Ofrecemos clases y damos becas.', ''],
    ['withoutFigures', 'en', 'A 3 course menu waits for you.', ''],
    ['withoutFigures', 'en', 'One in 5 people sails.', ''],
    ['withoutFigures', 'en', 'We bake 1 cake each morning.', ''],
    ['withoutFigures', 'es', 'Las 12 habitaciones miran al mar.', ''],
    ['withoutFigures', 'nl', 'De 12 kamers kijken uit op zee.', ''],
    ['asName', 'de', 'Wir arbeiten für Städte und Gemeinden.', 'Acme arbeitet für Städte und Gemeinden.'],
    ['asName', 'fr', 'Nous accompagnons les communes.', 'Acme accompagne les communes.'],
    ['asName', 'es', 'Ofrecemos clases de vela.', 'Acme ofrece clases de vela.'],
    ['withoutExclamation', 'es', '¡Ven a vernos!', 'Ven a vernos.'],
    ['withoutExclamation', 'zh', '歡迎大家一起來！', '歡迎大家一起來。'],
    ['withoutExclamation', 'hi', 'आज ही हमसे मिलने आइए!', 'आज ही हमसे मिलने आइए।'],
    ['withoutEmoji', 'pt', 'Venha nos visitar 🎉', 'Venha nos visitar'],
    ['withoutBrackets', 'ja', '毎日（祝日も含む）営業しています。', '毎日営業しています。'],
    ['withoutBrackets', 'nl', 'Bel ons gerust (liefst voor tien uur).', 'Bel ons gerust.'],
    [
      'withoutDashes',
      'ru',
      'Мы работаем с врачами — проверенными — и остаёмся рядом.',
      'Мы работаем с врачами и остаёмся рядом.',
    ],
    ['withoutQuotationMarks', 'ja', 'ここは「居場所」です。', 'ここは居場所です。'],
    ['withoutFinalStop', 'de', 'Löhne, die stimmen.', 'Löhne, die stimmen'],
    [
      'splitAtSemicolon',
      'it',
      'Il cantiere è a Kiel; le barche sono ovunque.',
      'Il cantiere è a Kiel. Le barche sono ovunque.',
    ],
    ['splitAtSemicolon', 'zh', '我們造船；你們航行。', '我們造船。你們航行。'],
    ['asStatement', 'es', '¿Necesitas nuestra ayuda?', 'Necesitas nuestra ayuda.'],
    ['asStatement', 'de', 'Suchen Sie eine ruhige Wohnung?', 'Sie suchen eine ruhige Wohnung.'],
    ['asStatement', 'zh', '你準備好了嗎？', '你準備好了。'],
    ['asOption', 'en', 'Read the guide first.', 'You can read the guide first.'],
    ['aboutOthers', 'en', 'Acme keeps your boat dry.', 'Acme keeps their boat dry.'],
    ['aboutOthers', 'zh', '我們樂意與你一起探索。', '我們樂意與他們一起探索。'],
    ['inThirdPerson', 'en', 'Our yard is in Kiel.', 'Acme’s yard is in Kiel.'],
    ['inThirdPerson', 'zh', '我們在基爾造船。', 'Acme在基爾造船。'],
    ['withPronoun', 'en', 'Acme makes wooden boats.', 'It makes wooden boats.'],
    ['withPronoun', 'pt', 'A Acme constrói barcos de madeira.', 'Constrói barcos de madeira.'],
    ['withContractions', 'en', 'We do not rush.', "We don't rush."],
    ['inPlainForm', 'ja', '記録と人をつなぐ活動を進めます。', '記録と人をつなぐ活動を進める。'],
    ['inPlainForm', 'ja', 'ここは小さな工房です。', 'ここは小さな工房だ。'],
    ['inPoliteForm', 'ja', 'ここは小さな工房である。', 'ここは小さな工房です。'],
    ['withoutReason', 'fr', 'Nous réparons vos meubles parce que le bois dure.', 'Nous réparons vos meubles.'],
    ['withoutReason', 'ru', 'Мы находим врача быстро, чтобы вы не ждали.', 'Мы находим врача быстро.'],
    ['withoutReason', 'ja', '木は長く使えるので、私たちは家具を直し続けています。', '私たちは家具を直し続けています。'],
    [
      'withoutExclusion',
      'nl',
      'Wij bouwen boten voor iedereen zonder winstoogmerk.',
      'Wij bouwen boten voor iedereen.',
    ],
    ['withoutCondition', 'en', 'If you sail, come and see our yard.', 'Come and see our yard.'],
    ['withoutYear', 'de', 'Boote bauen wir seit 1984, immer in Kiel.', 'Boote bauen wir, immer in Kiel.'],
    ['withoutYear', 'en', 'Boats are made in Kiel since 1984.', 'Boats are made in Kiel.'],
    ['withoutHedge', 'es', 'Los barcos generalmente llegan a tiempo.', 'Los barcos llegan a tiempo.'],
    ['withoutPraise', 'en', 'We build an outstanding boat.', 'We build a boat.'],
    ['withoutPraise', 'de', 'Wir bauen ein einzigartiges Boot.', 'Wir bauen ein Boot.'],
  ])('When %s changes a text in %s, then only the trait is gone', (name, language, text, changed) => {
    expect(contrast(name, language, text)).toBe(changed);
  });

  test.each<[Name, string, string]>([
    ['withoutExclamation', 'en', 'Ready?!'],
    ['withoutDashes', 'ru', 'Москва — столица.'],
    ['withoutDashes', 'en', 'Cans hold 3×–20× more – and pay off.'],
    ['withoutQuotationMarks', 'ru', 'Клуб «Благословение» открыт.'],
    ['asStatement', 'es', '¿Cuánto tarda el envío?'],
    ['asStatement', 'de', 'Wie erreichen Sie uns?'],
    ['asStatement', 'en', 'Do you have a code of conduct?'],
    ['asOption', 'en', "Don't miss it."],
    ['aboutOthers', 'en', 'You keep your boat with us.'],
    ['withPronoun', 'en', 'Acme modules run in the browser.'],
    ['withPronoun', 'de', 'Acme baut Boote aus Holz.'],
    ['inPlainForm', 'ja', 'この店のケーキはおいしいです。'],
    ['withoutReason', 'en', 'It was so that nobody waits.'],
    ['withoutExclusion', 'en', 'Search every table, all without the need for SQL.'],
    ['withoutCondition', 'fr', 'Si vous aimez le vélo, que vous aimez transmettre, écrivez à notre équipe.'],
    ['withoutCondition', 'en', 'If you need the position (e.g., to debug it), ask for it.'],
    ['withoutPraise', 'en', 'Make it delicious and unforgettable with us.'],
  ])('When %s would break a text in %s, then there is no wrong example', (name, language, text) => {
    expect(contrast(name, language, text)).toBe('');
  });
});
