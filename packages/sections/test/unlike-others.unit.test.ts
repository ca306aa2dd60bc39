import type { TextBlock } from '@brandprint/contracts';
import { describe, expect, test } from '@jest/globals';
import { differentiatorOf, HEAD, page } from './support/harbour-kitchen.ts';
import { block, heading } from './support/text-blocks.ts';

describe('What the brand is not, works without or does instead', () => {
  const below = (...text: TextBlock[]): TextBlock[] => [...HEAD, heading('Bicycles', 2), ...text];
  const later = (text: string): TextBlock[] => below(block('Leith 1890 – 1895'), block(text));
  const toldOf = (text: TextBlock[], lang: string): string => differentiatorOf(page(text, { lang }));

  test.each([
    ['en', 'We are not a chain of anonymous kitchens.'],
    ['de', 'Wir sind keine anonyme Kette von Küchen.'],
    ['fr', 'Nous ne sommes pas une chaîne de restaurants.'],
    ['es', 'No somos una cadena de comida rápida.'],
    ['it', 'Harbour Kitchen non è una catena di ristoranti.'],
    ['pt', 'Nós não somos uma cadeia de restaurantes.'],
    ['nl', 'Wij zijn geen grote keten van restaurants.'],
    ['sv', 'Vi är ingen massproducent av fisk.'],
    ['da', 'Vi er ikke et stort firma med skiftende kokke.'],
    ['en', 'We are one of the few kitchens that smoke fish.'],
    ['nb', 'Vi er en av de få som røyker fisken selv.'],
    ['en', 'We grow our herbs without any pesticides.'],
    ['sv', 'Vi odlar våra örter utan kemiska bekämpningsmedel.'],
    ['da', 'Vi adskiller os fra andre køkkener ved havnen.'],
    ['fr', 'Nos plats se distinguent par leur fraîcheur.'],
    ['en', 'Built by cooks who know the sea and its fish.'],
    ['en', 'We are not a pool of anonymous cooks.'],
    ['en', 'A club run by its members, for all who fish.'],
    ['bg', 'Учете от практикуващи майстори на пристанището.'],
    ['sv', 'Köket drivs av ideella krafter från hamnen.'],
    ['ru', 'Создано практиками для тех, кто любит рыбу.'],
    ['da', 'Harbour Kitchen drives udelukkende af frivillige fra havnen.'],
    ['sv', 'Harbour Kitchen drivs ideellt av en lokal kustförening.'],
  ])('When the brand says so of itself in "%s", then it is told: %s', (lang, text) => {
    expect(toldOf(later(text), lang)).toBe(text);
  });

  test.each([
    ['en', 'Not a chain of anonymous kitchens.'],
    ['en', 'Not a school: a kitchen where children learn to cook.'],
    ['it', 'Non un ristorante, non una mensa, non un bar.'],
    ['nl', 'Geen doorsnee keuken op de oude pier.'],
  ])('When a line in "%s" opens by what the brand is not, then it is told: %s', (lang, text) => {
    expect(toldOf(later(text), lang)).toBe(text);
  });

  test.each([
    ['en', 'We have 12 years of experience with fish from these waters.'],
    ['en', 'We buy a little every morning rather than a lot at once.'],
    ['sv', 'Vi lagar hellre lite mat varje dag än mycket på en gång.'],
    ['nl', 'Geen strak menu, maar een mix van wat de zee geeft.'],
  ])('When it is the first sentence under a heading in "%s", then it is told: %s', (lang, text) => {
    expect(toldOf(below(block(text)), lang)).toBe(text);
    expect(toldOf(later(text), lang)).toBe('');
  });

  test.each([
    ['fr', 'Cuisine familiale, réactive et sans sous-traitance.'],
    ['de', 'Frischer Fisch ganz ohne Konservierungsstoffe.'],
  ])('When the first screen names in "%s" what is not used, then it is told: %s', (lang, text) => {
    expect(toldOf([...HEAD, block(text, { region: 'hero' })], lang)).toBe(text);
    expect(
      toldOf(
        later(text).map((one) => ({ ...one, box: { ...one.box, y: 4000 } })),
        lang,
      ),
    ).toBe('');
  });

  test.each([
    ['en', 'No freezer, no factory, only what the boats bring.'],
    ['pl', 'Bez zamrażarki, bez fabryki, tylko świeże ryby.'],
  ])('When a line in "%s" of a page about the brand opens with what is missing, then it is told: %s', (lang, text) => {
    const about = page([heading('Harbour', 1), block(text)], {
      lang,
      kind: 'about',
      url: 'https://acme.test/about',
      finalUrl: 'https://acme.test/about',
    });
    expect(differentiatorOf(page(HEAD, { lang }), about)).toBe(text);
  });

  test.each([
    ['en', 'No rushing, no waiting, only what the boats bring.'],
    ['pl', 'Bez udawania, bez pośpiechu, tylko świeże ryby.'],
    ['en', 'Democracy works when councils answer to people, not corporations.'],
  ])(
    'When it is a nuisance or of the world on a page about the brand in "%s", then nothing is told: %s',
    (lang, text) => {
      const at = 'https://acme.test/about';
      const about = page([heading('Harbour', 1), block(text)], { lang, kind: 'about', url: at, finalUrl: at });
      expect(differentiatorOf(page(HEAD, { lang }), about)).toBe('');
    },
  );

  test.each([
    ['en', 'The bus stops at the warehouse, not the factory.'],
    ['en', 'Prices are per table, not per chain.'],
    ['en', 'Send returns to our shop, not the warehouse.'],
    ['de', 'Das Rad braucht Öl, keine neue Fahrradkette.'],
    ['es', 'Aparque en el puerto, no en la fábrica.'],
    ['it', 'La bici vuole olio, non una catena.'],
    ['pt', 'Liga-te ao Wi-Fi dos clientes, não à rede.'],
    ['ru', 'Пароль для гостей, а не сеть кухни.'],
    ['hu', 'A láncot olajozza, nem a nyaklánc.'],
    ['en', 'Having over 30 years of experience, he left our kitchen in May.'],
    ['en', 'With more than 20 years of experience, our accountant left us in May.'],
    ['en', 'With over 10 years of experience in law, we cannot give legal advice here.'],
    ['fr', "Avec plus de 20 ans d'expérience, nous sommes fermés le lundi."],
    ['de', 'Mit über 20 Jahren Erfahrung geht unser Koch im Mai in Rente.'],
    ['fr', "Avec plus de 20 ans d'expérience, notre comptable part en mai."],
    ['en', 'We have over 20 years of experience but are closed on Mondays.'],
    ['de', 'Wir haben leider keine Zimmer, keine Betten mehr.'],
    ['de', 'Wir sind heute ohne Strom und ohne Wasser.'],
    ['fr', "Nous n'acceptons pas les chèques, pas de cartes."],
    ['lv', 'Mūsu darba laiks ir atšķirīgs no citiem veikaliem.'],
    ['fr', 'On ne trouve pas de toilettes ailleurs.'],
    ['ja', 'お支払いは、ここでしかできません。'],
  ])(
    'When a sentence in "%s" is on other things, hours or terms, then it sets nothing apart anywhere: %s',
    (lang, text) => {
      for (const blocks of [below(block(text)), later(text), [...HEAD, block(text, { region: 'hero' })]])
        expect(toldOf(blocks, lang)).toBe('');
    },
  );

  test.each([
    ['en', 'We are not a nut-free kitchen, so please ask.'],
    ['en', 'We are not a medical service, so call a doctor.'],
    ['en', 'We believe that food is more than just fuel.'],
    ['en', 'We believe that every guest carries a map of tastes, a unique one.'],
    ['pl', 'Wierzymy, że dobra kuchnia to nie tylko ryby, ale też spokój.'],
    ['it', 'Ogni cuoco decide da solo, non perdiamo pesce lungo la catena.'],
    ['en', 'The soup is served hot, not conventional cold.'],
    ['en', 'We spoke to a sailor with 40 years of experience.'],
    ['en', 'We celebrate 20 years of tradition with a party this week.'],
    ['en', 'After 12 years in business we are closing our kitchen.'],
    ['de', 'Nach 12 Jahren Erfahrung schließen wir unsere Küche.'],
    ['en', 'We meet on Tuesday rather than Monday this time.'],
    ['en', 'We now charge 8 instead of 10 pounds for lunch.'],
    ['en', 'We have 8 years of experience with fish from these waters.'],
    ['en', 'Our help supports chefs instead of delaying them.'],
    ['en', 'Built by farmers who came to Leith in 1880.'],
    ['de', 'Unser Markt findet jeden Morgen am Hafen statt und dauert.'],
    ['de', 'Bei uns ist keine Anmeldung erforderlich.'],
    ['fr', 'Notre maison est non loin de la plage de Leith.'],
    ['es', 'Nuestro restaurante está frente a la playa de Leith.'],
    ['cs', 'Naše místo u vody je otevřené celý rok.'],
    ['sv', 'Allt arbete utförs helt ideellt av föreningen.'],
    ['cs', 'V pondělí a o svátcích nejsme otevřeni.'],
    ['nl', 'Bij Harbour Kitchen zijn er geen tafels meer.'],
  ])('When it is a notice, a belief, an effect or of few years in "%s", then nothing is told: %s', (lang, text) => {
    expect(toldOf(below(block(text)), lang)).toBe('');
  });

  test.each([
    ['en', 'We are not your employer.'],
    ['en', 'We are not a VAT registered business.'],
    ['en', 'Our car park is not an ordinary drop-off area.'],
    ['fr', "Nous ne sommes pas un service d'urgence."],
    ['de', 'Wir sind kein Notdienst.'],
    ['it', 'Questo blog non è una testata giornalistica.'],
    ['sv', 'Vi är ingen bank.'],
    ['ru', 'Мы не были там вчера.'],
    ['zh', '我们不是一家医院。'],
    ['tr', 'Biz bir banka değiliz.'],
    ['en', 'Our founder was one of the first women to study in Leith.'],
    ['es', 'Uno de los primeros clientes fue nuestro alcalde.'],
    ['en', 'Our local park is run by volunteers of Leith Council.'],
    ['ja', '元町が最寄り駅です。'],
    ['it', 'Da chi dipende il nostro orario? Dal mare.'],
    ['en', 'Not a day goes by without fish.'],
    ['en', 'Not a bad view from our terrace.'],
    ['pt', 'Nem um dia passa sem peixe fresco.'],
    ['en', 'Our prices may be different from other shops.'],
    ['de', 'Unsere Farben können sich am Bildschirm vom Original unterscheiden.'],
    ['cs', 'Náš otevírací čas je jinak než loni v zimě.'],
    ['en', 'We take no shortcuts across the field of the farm.'],
    ['en', 'We accept payment by card rather than in cash.'],
    ['sv', 'Vi stänger klockan åtta i stället för nio.'],
    ['en', 'We are convinced that a meal is more than just fuel.'],
    ['zh', '我们相信食物不仅是一种燃料。'],
  ])('When it is no contrast with others of the kind in "%s", then nothing is told: %s', (lang, text) => {
    expect(toldOf(below(block(text)), lang)).toBe('');
    expect(toldOf([...HEAD, block(text, { region: 'hero' })], lang)).toBe('');
  });

  test.each([
    ['cs', 'Nejsme anonymní řetězec s halou plnou stolů.'],
    ['hr', 'Nismo lanac restorana s velikim dvoranama.'],
    ['bg', 'Не сме верига ресторанти с големи зали.'],
    ['lt', 'Nesame restoranų tinklas su didelėmis salėmis.'],
    ['ar', 'لسنا سلسلة مطاعم كبيرة ومجهولة.'],
    ['sv', 'Vi är mer än en restaurang vid hamnen.'],
    ['da', 'Vi er ikke bare en restaurant ved havnen.'],
    ['de', 'Wir sind keine Kette, wir steuern das Boot selbst.'],
  ])(
    'When a verb holds both "we" and "not", or "more than a" is inflected, in "%s", then it is told: %s',
    (lang, text) => {
      expect(toldOf(later(text), lang)).toBe(text);
    },
  );

  test('When reasons are given under "Why us?", then the first is told and not what the brand is not', () => {
    const reason = 'Every fish is landed on our own pier that morning.';
    const text = [...HEAD, block('We are not a chain of kitchens.'), heading('Why choose us?', 2), block(reason)];
    expect(differentiatorOf(page(text))).toBe(reason);
  });
});
