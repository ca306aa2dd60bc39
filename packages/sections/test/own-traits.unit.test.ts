import { describe, expect, test } from '@jest/globals';
import { isBetterThanAnybody, namesOwnTrait } from '../src/shared/cues/own-traits.ts';
import { differentiatorOf, HEAD, page } from './support/harbour-kitchen.ts';
import { block, heading } from './support/text-blocks.ts';

describe('What the brand calls its own mark', () => {
  test.each([
    ['ar', 'ما يميزنا هو العمل اليدوي.', 'ما يميز المدينة هو الميناء.'],
    ['bg', 'Нашата отличителна черта е ръчната работа.', 'Отличителната черта на града е пристанището.'],
    ['ca', 'La nostra particularitat és la feina a mà.', 'La particularitat de la ciutat és el port.'],
    ['cs', 'Naším poznávacím znamením je ruční práce.', 'Poznávacím znamením města je přístav.'],
    ['da', 'Håndarbejde er vores kendetegn.', 'Havnen er byens kendetegn.'],
    ['de', 'Unsere Besonderheit ist die Handarbeit.', 'Die Besonderheit der Stadt ist der Hafen.'],
    ['el', 'Η ιδιαιτερότητά μας είναι η χειρωνακτική δουλειά.', 'Η ιδιαιτερότητα της πόλης είναι το λιμάνι.'],
    ['en', 'The hallmark of § is work by hand.', 'The hallmark of the city is its harbour.'],
    ['en', 'Work by hand is our trademark.', 'Our trademark is registered.'],
    ['es', 'El trabajo a mano es nuestra seña de identidad.', 'La singularidad de la ciudad es el puerto.'],
    ['et', 'Meie eripära on käsitöö.', 'Linna eripära on sadam.'],
    ['fa', 'وجه تمایز ما کار دستی است.', 'وجه تمایز شهر بندر است.'],
    ['fi', 'Tunnusmerkkimme on käsityö.', 'Kaupungin tunnusmerkki on satama.'],
    ['fr', 'La particularité de notre atelier est le travail à la main.', 'La particularité de la ville est son port.'],
    ['he', 'הייחוד שלנו הוא עבודת יד.', 'הייחוד של העיר הוא הנמל.'],
    ['hi', 'हमारी विशेषता हाथ का काम है।', 'शहर की विशेषता बंदरगाह है।'],
    ['hr', 'Naša posebnost je ručni rad.', 'Posebnost grada je luka.'],
    ['hu', 'Különlegességünk a kézi munka.', 'A város különlegessége a kikötő.'],
    ['id', 'Ciri khas kami adalah kerajinan tangan.', 'Ciri khas kota adalah pelabuhan.'],
    ['it', 'Il lavoro a mano è la nostra caratteristica principale.', 'La particolarità della città è il porto.'],
    ['ja', '当店の特徴は手仕事です。', '町の特徴は港です。'],
    ['ko', '저희만의 강점은 수작업입니다.', '도시의 특징은 항구입니다.'],
    ['lt', 'Mūsų išskirtinumas – rankų darbas.', 'Miesto išskirtinumas – uostas.'],
    ['lv', 'Roku darbs ir mūsu vizītkarte.', 'Osta ir pilsētas vizītkarte.'],
    ['nb', 'Håndarbeid er vårt kjennetegn.', 'Havnen er byens kjennetegn.'],
    ['nl', 'Handwerk is ons handelsmerk.', 'De haven is het kenmerk van de stad.'],
    ['pl', 'Chleb na zakwasie to nasza wizytówka.', 'To nasza wizytówka.'],
    ['pt', 'O nosso diferencial é o trabalho à mão.', 'O diferencial da cidade é o porto.'],
    ['ro', 'Particularitatea noastră este lucrul de mână.', 'Particularitatea orașului este portul.'],
    ['ru', 'Отличительная черта нашей мастерской – ручная работа.', 'Отличительная черта города – порт.'],
    ['sk', 'Našou výnimočnosťou je ručná práca.', 'Výnimočnosťou mesta je prístav.'],
    ['sl', 'Naša posebnost je ročno delo.', 'Posebnost mesta je pristanišče.'],
    ['sr', 'Наша посебност је ручни рад.', 'Posebnost grada je luka.'],
    ['sv', 'Handarbete är vårt kännetecken.', 'Hamnen är stadens kännetecken.'],
    ['th', 'จุดเด่นของเราคืองานฝีมือ', 'จุดเด่นของเมืองคือท่าเรือ'],
    ['tr', 'Bizi farklı kılan el işçiliğidir.', 'Şehri farklı kılan limandır.'],
    ['uk', 'Наша родзинка – ручна робота.', 'Родзинка міста – порт.'],
    ['vi', 'Điểm khác biệt của chúng tôi là làm thủ công.', 'Điểm khác biệt của thành phố là bến cảng.'],
    ['zh', '我们的特色是手工制作。', '城市的特色是港口。'],
  ])('When a sentence in "%s" names it, then it counts, and not what marks something else: %s', (lang, own, other) => {
    expect([namesOwnTrait(own, lang), namesOwnTrait(other, lang)]).toEqual([true, false]);
  });

  test.each([
    ['bg', 'Познаваме реката по-добре от всеки друг.', 'Познаваме реката добре.'],
    ['ca', 'Coneixem el riu millor que ningú.', 'Coneixem bé el riu.'],
    ['cs', 'Známe řeku lépe než kdokoli jiný.', 'Známe řeku dobře.'],
    ['da', 'Vi kender åen bedre end nogen anden.', 'Vi kender åen godt.'],
    ['de', 'Wir kennen den Fluss besser als alle anderen.', 'Wir kennen den Fluss besser als vor einem Jahr.'],
    ['el', 'Ξέρουμε το ποτάμι καλύτερα από οποιονδήποτε.', 'Ξέρουμε καλά το ποτάμι.'],
    ['en', 'We know the river better than anyone.', 'We know the river better than a year ago.'],
    ['es', 'Conocemos el río mejor que nadie.', 'Conocemos bien el río.'],
    ['et', 'Tunneme jõge paremini kui keegi teine.', 'Tunneme jõge hästi.'],
    ['fi', 'Tunnemme joen paremmin kuin kukaan muu.', 'Tunnemme joen hyvin.'],
    ['fr', 'Notre équipe connaît la rivière mieux que quiconque.', 'Ce que nous faisons mieux que quiconque.'],
    ['hr', 'Poznajemo rijeku bolje od ikoga.', 'Dobro poznajemo rijeku.'],
    ['hu', 'Jobban ismerjük a folyót, jobban, mint bárki.', 'Jól ismerjük a folyót.'],
    ['id', 'Kami mengenal sungai lebih baik dari siapapun.', 'Kami mengenal sungai dengan baik.'],
    ['it', 'Conosciamo il fiume meglio di chiunque.', 'Conosciamo bene il fiume.'],
    ['lt', 'Pažįstame upę geriau nei bet kas.', 'Gerai pažįstame upę.'],
    ['lv', 'Mēs pazīstam upi labāk nekā jebkurš.', 'Mēs labi pazīstam upi.'],
    ['nb', 'Vi kjenner elva bedre enn noen andre.', 'Vi kjenner elva godt.'],
    ['nl', 'Wij kennen de rivier beter dan wie ook.', 'Wij kennen de rivier goed.'],
    ['pl', 'Znamy rzekę lepiej niż ktokolwiek.', 'Dobrze znamy rzekę.'],
    ['pt', 'Conhecemos o rio melhor do que ninguém.', 'Conhecemos bem o rio.'],
    ['ro', 'Cunoaștem râul mai bine decât oricine.', 'Cunoaștem bine râul.'],
    ['ru', 'Мы знаем реку лучше, чем кто-либо.', 'Мы хорошо знаем реку.'],
    ['sk', 'Poznáme rieku lepšie než ktokoľvek.', 'Poznáme rieku dobre.'],
    ['sl', 'Reko poznamo bolje kot kdorkoli.', 'Reko dobro poznamo.'],
    ['sr', 'Реку познајемо боље од икога.', 'Dobro poznajemo reku.'],
    ['sv', 'Vi känner ån bättre än någon annan.', 'Vi känner ån väl.'],
    ['uk', 'Ми знаємо річку краще за будь-кого.', 'Ми добре знаємо річку.'],
  ])('When a sentence in "%s" says that nobody does it better, then it counts: %s', (lang, best, other) => {
    expect([isBetterThanAnybody(best, lang), isBetterThanAnybody(other, lang)]).toEqual([true, false]);
  });

  const toldOf = (text: string): string => differentiatorOf(page([...HEAD, heading('Our days', 2), block(text)]));

  test.each([
    'The uniqueness of Harbour Kitchen lies in its cooks, who row out for every dinner.',
    'We know the harbour better than anyone.',
  ])('When nothing else sets the brand apart, then it is told: %s', (text) => {
    expect(toldOf(text)).toBe(text);
  });

  test('When another sentence calls the brand unique, then the one that says what its mark is comes first', () => {
    const mark = 'The hallmark of Harbour Kitchen is the cook who rows out for every dinner.';
    const praise = block('Harbour Kitchen is a unique restaurant on the old pier of Leith.', { region: 'hero' });
    expect(differentiatorOf(page([...HEAD, praise, heading('Our days', 2), block(mark)]))).toBe(mark);
  });

  test.each([
    'The uniqueness of the harbour lies in its cold water.',
    'The hallmark of our menu is its length.',
    'Parents know their children better than anyone.',
    'You know your kitchen better than anyone.',
  ])('When a mark is of something else, or others know best, then nothing is told: %s', (text) => {
    expect(toldOf(text)).toBe('');
  });
});
