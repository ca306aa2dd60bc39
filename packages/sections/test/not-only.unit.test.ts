import type { TextBlock } from '@brandprint/contracts';
import { describe, expect, test } from '@jest/globals';
import { differentiatorOf, HEAD, page } from './support/harbour-kitchen.ts';
import { block, heading } from './support/text-blocks.ts';

/** Of opening times, menus, one dish or one course. */
const OF_PARTS: readonly (readonly [lang: string, text: string])[] = [
  ['en', 'We are open not only on weekdays but also on Saturdays.'],
  ['en', 'We are open not only for lunch but also for dinner.'],
  ['en', 'The soup is not only warm but also spicy.'],
  ['en', 'Our menu is not just fish, but also has meat.'],
  ['en', 'The menu is not only in English but also in French.'],
  ['en', 'The course is not only for beginners but also for advanced players.'],
  ['en', 'Our lunch is not just soup, but a full plate.'],
  ['en', 'The cake is not only sweet but also light.'],
  ['de', 'Wir haben nicht nur werktags, sondern auch samstags geöffnet.'],
  ['de', 'Wir haben nicht nur mittags, sondern auch abends geöffnet.'],
  ['de', 'Auf der Karte stehen nicht nur Fische, sondern auch Fleisch.'],
  ['de', 'Die Suppe ist nicht nur warm, sondern auch scharf.'],
  ['de', 'Der Kurs ist nicht nur für Anfänger, sondern auch für Fortgeschrittene.'],
  ['fr', 'Nous ne sommes pas seulement ouverts le midi, mais aussi le soir.'],
  ['fr', 'La soupe n’est pas seulement chaude, mais aussi épicée.'],
  ['fr', 'La carte ne propose pas seulement du poisson, mais aussi de la viande.'],
  ['fr', 'Le cours n’est pas seulement pour les débutants, mais aussi pour les avancés.'],
  ['es', 'No solo abrimos al mediodía, sino también por la noche.'],
  ['es', 'La sopa no solo es caliente, sino también picante.'],
  ['es', 'La carta no solo tiene pescado, sino también carne.'],
  ['es', 'El curso no es solo para principiantes, sino también para avanzados.'],
  ['it', 'Siamo aperti non solo a pranzo, ma anche a cena.'],
  ['it', 'La zuppa non è solo calda, ma anche piccante.'],
  ['it', 'Il menù non ha solo pesce, ma anche carne.'],
  ['it', 'Il corso non è solo per principianti, ma anche per esperti.'],
  ['pt', 'Não abrimos apenas ao almoço, mas também ao jantar.'],
  ['pt', 'A sopa não é só quente, mas também picante.'],
  ['pt', 'O cardápio não tem só peixe, mas também carne.'],
  ['pt', 'O curso não é só para iniciantes, mas também para avançados.'],
  ['nl', 'We zijn niet alleen overdag open, maar ook ’s avonds.'],
  ['nl', 'De soep is niet alleen warm, maar ook pittig.'],
  ['nl', 'Op de kaart staat niet alleen vis, maar ook vlees.'],
  ['nl', 'De cursus is niet alleen voor beginners, maar ook voor gevorderden.'],
  ['sv', 'Vi har inte bara öppet till lunch, utan också till middag.'],
  ['sv', 'Soppan är inte bara varm, utan också stark.'],
  ['sv', 'Kursen är inte bara för nybörjare, utan också för vana.'],
  ['da', 'Vi har ikke bare åbent til frokost, men også om aftenen.'],
  ['da', 'Suppen er ikke bare varm, men også stærk.'],
  ['da', 'Kurset er ikke kun for begyndere, men også for øvede.'],
  ['nb', 'Vi har ikke bare åpent til lunsj, men også om kvelden.'],
  ['nb', 'Suppen er ikke bare varm, men også sterk.'],
  ['nb', 'Kurset er ikke bare for nybegynnere, men også for øvede.'],
  ['fi', 'Emme ole auki vain lounaalla, vaan myös illalla.'],
  ['fi', 'Keitto ei ole vain lämmin, vaan myös tulinen.'],
  ['pl', 'Jesteśmy otwarci nie tylko w porze obiadu, ale także wieczorem.'],
  ['pl', 'Zupa jest nie tylko ciepła, ale także ostra.'],
  ['pl', 'W karcie są nie tylko ryby, ale także mięso.'],
  ['pl', 'Kurs jest nie tylko dla początkujących, ale także dla zaawansowanych.'],
  ['cs', 'Otevřeno máme nejen v poledne, ale i večer.'],
  ['cs', 'Polévka je nejen teplá, ale i pálivá.'],
  ['cs', 'Kurz je nejen pro začátečníky, ale i pro pokročilé.'],
  ['sk', 'Otvorené máme nielen na obed, ale aj večer.'],
  ['sk', 'Polievka je nielen teplá, ale aj pikantná.'],
  ['hu', 'Nem csak délben vagyunk nyitva, hanem este is.'],
  ['hu', 'A leves nem csak meleg, hanem csípős is.'],
  ['ro', 'Nu suntem deschiși doar la prânz, ci și seara.'],
  ['ro', 'Supa nu este doar caldă, ci și picantă.'],
  ['ru', 'Мы работаем не только днём, но и вечером.'],
  ['ru', 'Суп не только горячий, но и острый.'],
  ['ru', 'Курс не только для начинающих, но и для опытных.'],
  ['uk', 'Ми працюємо не лише вдень, але й увечері.'],
  ['uk', 'Суп не лише гарячий, але й гострий.'],
  ['bg', 'Работим не само на обяд, а и вечер.'],
  ['bg', 'Супата е не само топла, а и люта.'],
  ['hr', 'Otvoreni smo ne samo za ručak, već i navečer.'],
  ['hr', 'Juha nije samo topla, već i ljuta.'],
  ['sl', 'Odprti smo ne samo za kosilo, ampak tudi zvečer.'],
  ['sl', 'Juha ni samo topla, ampak tudi pekoča.'],
  ['el', 'Δεν είμαστε ανοιχτά μόνο το μεσημέρι, αλλά και το βράδυ.'],
  ['el', 'Η σούπα δεν είναι μόνο ζεστή, αλλά και καυτερή.'],
  ['tr', 'Sadece öğlen değil, akşam da açığız.'],
  ['tr', 'Çorba sadece sıcak değil, aynı zamanda baharatlıdır.'],
  ['ja', '昼だけでなく夜も営業しています。'],
  ['ja', 'スープは温かいだけでなく辛いです。'],
  ['zh', '我们不仅是中午开门，而且晚上也开门。'],
  ['zh', '汤不仅是热的，而且是辣的。'],
  ['ko', '점심뿐만 아니라 저녁에도 문을 엽니다.'],
  ['ko', '수프는 따뜻할 뿐만 아니라 맵습니다.'],
  ['ar', 'لا نكتفي فقط بفتح المطعم ظهرا بل نفتح مساء أيضا.'],
  ['ar', 'الحساء ليس فقط ساخنا بل حار أيضا.'],
  ['he', 'אנחנו פתוחים לא רק בצהריים אלא גם בערב.'],
  ['he', 'המרק לא רק חם אלא גם חריף.'],
  ['vi', 'Chúng tôi không chỉ mở cửa buổi trưa mà còn mở buổi tối.'],
  ['vi', 'Món súp không chỉ nóng mà còn cay.'],
  ['id', 'Kami buka bukan hanya siang, tetapi juga malam.'],
  ['id', 'Sup ini bukan hanya hangat, tetapi juga pedas.'],
  ['lv', 'Strādājam ne tikai pusdienās, bet arī vakaros.'],
  ['lv', 'Zupa ir ne tikai silta, bet arī asa.'],
  ['lt', 'Dirbame ne tik per pietus, bet ir vakare.'],
  ['lt', 'Sriuba ne tik karšta, bet ir aštri.'],
  ['et', 'Oleme avatud mitte ainult lõuna ajal, vaid ka õhtul.'],
  ['et', 'Supp pole ainult soe, vaid ka vürtsikas.'],
  ['ca', 'No només obrim al migdia, sinó també al vespre.'],
  ['ca', 'La sopa no només és calenta, sinó també picant.'],
  ['fa', 'نه تنها ظهر باز هستیم بلکه شب هم باز هستیم.'],
  ['th', 'เราไม่ได้เปิดแค่กลางวัน แต่ยังเปิดตอนเย็นด้วย'],
  ['hi', 'हम सिर्फ दोपहर में ही नहीं, बल्कि शाम को भी खुले हैं।'],
  ['sr', 'Otvoreni smo ne samo za ručak, već i uveče.'],
  ['sr', 'Супа није само топла, већ и љута.'],
];

const OF_BRAND: readonly (readonly [lang: string, text: string])[] = [
  ['en', 'We are not just a restaurant, but a meeting place.'],
  ['en', 'Harbour Kitchen is not only a restaurant but also a school for cooks.'],
  ['de', 'Wir sind nicht nur ein Restaurant, sondern ein Treffpunkt.'],
  ['fr', 'Nous ne sommes pas seulement un restaurant, mais un lieu de rencontre.'],
  ['es', 'No solo somos un restaurante, sino un lugar de encuentro.'],
  ['it', 'Non siamo solo un ristorante, ma un luogo di incontro.'],
  ['nl', 'Wij zijn niet alleen een restaurant, maar ook een ontmoetingsplek.'],
  ['en', "We don't just sell fish, we look after the sea."],
  ['en', 'Not just a restaurant, but a home for sailors.'],
  ['es', 'No solo cocinamos pescado, sino que cuidamos el mar.'],
  ['pt', 'Não somos apenas um restaurante, mas também uma escola.'],
  ['pl', 'Nie tylko restauracja, lecz miejsce spotkań.'],
  ['cs', 'Nejsme jen restaurace, ale místo k setkání.'],
  ['hr', 'Mi nismo samo restoran, već obitelj.'],
  ['ru', 'Мы не просто ресторан, а дом для друзей.'],
  ['uk', 'Ми не просто ресторан, а дім для друзів.'],
  ['vi', 'Chúng tôi không chỉ nấu ăn mà còn giữ gìn nghề biển.'],
  ['id', 'Kami bukan sekadar rumah makan, melainkan rumah bagi nelayan.'],
  ['hu', 'Mi nem csak étterem vagyunk, hanem találkozóhely.'],
  ['en', 'Harbour Kitchen is not just a summer camp, but a second family.'],
  ['en', 'Harbour Kitchen is not just a night shelter, but a way back to work.'],
  ['en', 'We are not just a burger bar, but a home for locals.'],
  ['en', "We don't just bake cake, we bake memories."],
  ['en', 'We are not only a breakfast café but a school for bakers.'],
  ['de', 'Wir backen nicht nur Torte, sondern Erinnerungen.'],
  ['es', 'No solo somos una academia de verano, sino una familia.'],
  ['fr', 'Nous ne sommes pas seulement une école d’été, mais une famille.'],
  ['ru', 'Мы не просто готовим торт, а храним память семьи.'],
];

describe('What is "not only" one thing', () => {
  const toldOf = (lang: string, ...text: TextBlock[]): string => differentiatorOf(page([...HEAD, ...text], { lang }));
  const hero = (text: string): TextBlock => block(text, { region: 'hero' });

  test.each(OF_PARTS)('When in "%s" it is a part of the offer, then it sets nothing apart: %s', (lang, text) => {
    expect(toldOf(lang, hero(text))).toBe('');
    expect(toldOf(lang, heading(text, 2), block('…'))).toBe('');
  });

  test.each(OF_BRAND)('When in "%s" it is the brand, or what the brand does, then it is told: %s', (lang, text) => {
    expect(toldOf(lang, hero(text))).toBe(text);
  });

  test('When the name has the sign for a time of day in it, then that is no opening time', () => {
    const text = '朝日食堂は食堂だけではなく、地域の家です。';
    const named = { lang: 'ja', title: '朝日食堂' };
    expect(differentiatorOf(page([heading('朝日食堂', 1, { region: 'hero' }), hero(text)], named))).toBe(text);
  });

  test('When the first reason for the brand is when it is open, then it is not told', () => {
    const reason = 'We are open not only on weekdays but also on Saturdays.';
    expect(toldOf('en', heading('Why choose us?', 2), heading('Long days', 3), block(reason))).toBe('');
  });

  test('When a site declares that a dish is not only one thing, then it is not told', () => {
    const meta = [{ name: 'description', content: 'Fish in Leith. The soup is not only warm but also spicy.' }];
    expect(differentiatorOf(page(HEAD, { meta }))).toBe('');
  });
});
