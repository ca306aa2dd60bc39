import { describe, expect, test } from '@jest/globals';
import { announcesContent } from '../src/shared/cues/announcements.ts';
import { requestsSomething } from '../src/shared/cues/calls-to-action.ts';
import { setsApart } from '../src/shared/cues/distinctions.ts';
import { statesMission } from '../src/shared/cues/stated-aims.ts';
import { isSuperlative } from '../src/shared/cues/superlatives.ts';

/** By language: titles of posts, lists and events, then a headline that only looks like one. */
const ANNOUNCED: Record<string, [title: string, headline: string]> = {
  ar: ['كيف تختار نظارتك', 'نظارات تناسبك'],
  bg: ['Как да изберем котел', 'Котли, каквито трябва да бъдат'],
  cs: ['Jak vybrat kotel', 'Jak má vypadat domov'],
  da: ['Hvordan du vælger en cykel', 'Sådan skal kaffe smage'],
  de: ['5 Tipps für den Garten', 'Wie Urlaub sein soll'],
  el: ['Πώς να διαλέξετε φακούς', 'Όπως πρέπει να είναι το ψωμί'],
  en: ['How to prune a rose', 'The conference for people who care'],
  es: ['Cómo elegir una caldera', 'Como en casa'],
  fi: ['Miten valita pyörä', 'Kahvia kuten kotona'],
  fr: ['Comment choisir ses lunettes', 'Comme à la maison'],
  he: ['איך בוחרים משקפיים', 'משקפיים שמתאימים לך'],
  hu: ['Hogyan válasszunk kerékpárt', 'Kenyér, ahogy kell'],
  id: ['Cara memilih laptop', 'Laptop yang tepat untuk Anda'],
  it: ['Come scegliere una caldaia', 'Come a casa'],
  ja: ['失敗しない眼鏡の選び方', '毎日を楽しくする眼鏡'],
  ko: ['안경 고르는 방법', '당신에게 맞는 안경'],
  nb: ['Slik velger du sykkel', 'Slik kaffe skal smake'],
  nl: ['Hoe je een fiets kiest', 'Zoals brood hoort te zijn'],
  pl: ['Jak wybrać rower', 'Jak w domu'],
  pt: ['Encontro de líderes: as empresas de amanhã', 'Como em casa'],
  ro: ['Cum să alegi o bicicletă', 'Ca acasă'],
  ru: ['Как выбрать очки', 'Как дома'],
  sk: ['Ako vybrať kotol', 'Ako doma'],
  sv: ['Hur du väljer cykel', 'Som hemma'],
  tr: ['Seminer: güvenli bisiklet', 'Seminerin en güzeli'],
  uk: ['Як вибрати окуляри', 'Як удома'],
  vi: ['Cách chọn kính', 'Kính vừa với bạn'],
  zh: ['如何选择眼镜', '适合您的眼镜'],
};

describe('A title', () => {
  test.each(Object.entries(ANNOUNCED))(
    'When one in "%s" is of a post or an event, then it says so',
    (language, pair) => {
      expect(pair.map((text) => announcesContent(text, language))).toEqual([true, false]);
    },
  );

  test.each(['Inspiring Talks Day 1', 'Content for gardeners', 'Summer workshop – roses and herbs'])(
    'When it is "%s", then it announces content',
    (title) => {
      expect(announcesContent(title, 'en')).toBe(true);
    },
  );
});

describe('A request', () => {
  test.each([
    ['nb', 'Se mer og book enkelt', 'Mer tid til livet'],
    ['nl', 'Kinesitherapie op maat. Lees meer!', 'Meer plezier in beweging'],
    ['fr', 'En savoir plus sur nos fromages', 'Le savoir-faire en plus'],
    ['es', 'Ver más productos', 'Ver la vida de otra forma'],
    ['de', 'Jetzt mehr erfahren', 'Mehr Freude am Garten'],
    ['hu', 'Tovább olvasom', 'Tovább, mint gondolnád'],
    ['tr', 'Daha fazla bilgi', 'Daha fazla zaman'],
    ['ja', 'もっと見る', 'もっと自由に'],
  ])('When a line in "%s" is "%s", then it asks to read on, and "%s" does not', (language, request, other) => {
    expect(requestsSomething(request, language)).toBe(true);
    expect(requestsSomething(other, language)).toBe(false);
  });
});

describe('What sets a brand apart', () => {
  test.each([
    ['it', 'Le parole delle coppie che hanno scelto questo orologio unico.', 'Un orologio unico in Italia.'],
    ['en', 'Guests who found this unique clock stay longer.', 'A unique clock by the sea.'],
    ['de', 'Gäste, die diesen einzigartigen Turm fanden, bleiben.', 'Ein einzigartiger Turm am Meer.'],
    ['pt', 'Quem escolhe este conceito único fica mais tempo.', 'Um conceito único à beira-mar.'],
    ['ru', 'Гости нашли эту уникальную башню.', 'Уникальная башня у моря.'],
  ])('When a sentence in "%s" takes it for granted, then it does not say so', (language, mentioned, said) => {
    expect([mentioned, said].map((text) => setsApart(text, language))).toEqual([false, true]);
  });

  test.each([
    ['it', 'Se cerchi la migliore location in Salento, sei nel posto giusto.', 'La migliore location del Salento.'],
    ['en', 'Looking for the best bakery in Kent?', 'The best bakery in Kent.'],
    ['nb', 'Vi ble omtalt det første året.', 'Den første elektriske båten i Norge.'],
    ['sv', 'Det första steget tar vi tillsammans.', 'Den första elektriska båten.'],
    ['da', 'Det første besøg er gratis.', 'Den første elektriske båd.'],
    ['de', 'Die erste Woche ist frei.', 'Die erste Werkstatt in Kent.'],
    ['fr', 'La première visite est offerte.', 'La première boulangerie bio du Jura.'],
  ])('When one in "%s" looks for the best or counts days, then it calls nobody the best', (language, other, said) => {
    expect([other, said].map((text) => isSuperlative(text, language))).toEqual([false, true]);
  });
});

describe('A mission', () => {
  test.each([
    ['it', 'Acme è nata per eliminare questo bivio.', 'Acme è nata per eliminare la solitudine degli anziani.'],
    ['en', 'Acme was founded to end this dilemma.', 'Acme was founded to end hunger in Kent.'],
    ['es', 'Acme nace para resolver esto.', 'Nuestra misión es resolver esto con todas las familias.'],
  ])('When a sentence in "%s" refers to what was said before, then it is none', (language, back, stated) => {
    expect([back, stated].map((text) => statesMission(text, language))).toEqual([false, true]);
  });

  test.each([
    ['id', 'Kami berkomitmen untuk memberikan layanan pengiriman yang aman.', 'Misi kami adalah mengajar setiap anak.'],
    ['fi', 'Hieronnan tavoitteena on rentouttaa lihaksia.', 'Tavoitteenamme on opettaa jokainen lapsi lukemaan.'],
  ])('When one in "%s" says what an offer is for, then it is none', (language, offer, stated) => {
    expect([offer, stated].map((text) => statesMission(text, language))).toEqual([false, true]);
  });
});
