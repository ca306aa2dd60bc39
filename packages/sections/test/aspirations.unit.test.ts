import { describe, expect, test } from '@jest/globals';
import { statesMission } from '../src/shared/cues/stated-aims.ts';

describe('Other words for a mission', () => {
  test.each([
    ['bg', 'Амбицията ни е да запазим старите занаяти.'],
    ['bg', 'Стремежът ни е да запазим старите занаяти.'],
    ['bs', 'Naša težnja je sačuvati stare zanate.'],
    ['ca', 'La nostra aspiració és conservar els oficis antics.'],
    ['da', 'Vores stræben er at bevare gamle håndværk.'],
    ['de', 'Unsere Ambition ist es, alte Handwerke zu bewahren.'],
    ['el', 'Επιδίωξή μας είναι η διατήρηση των παλιών τεχνών.'],
    ['el', 'Επιδίωξη μας η αντιμετώπιση του συνόλου των στοματικών προβλημάτων.'],
    ['el', 'Φιλοδοξία μας είναι να σώσουμε τις παλιές τέχνες.'],
    ['en', 'Our aspiration is to make reading easy for every child.'],
    ['en', 'Our commitment is to raise the standard of care in every village.'],
    ['en', 'Our endeavour is to keep old crafts alive.'],
    ['es', 'Nuestra ambición es llevar el agua a todos los pueblos.'],
    ['es', 'Nuestro compromiso es impulsar la transformación digital de tu negocio.'],
    ['et', 'Meie püüdlus on hoida vanu oskusi.'],
    ['fi', 'Pyrkimyksemme on säilyttää vanhat käsityöt.'],
    ['fr', 'Notre engagement est de préserver les savoir-faire anciens.'],
    ['fr', 'Notre volonté est de faire vivre les métiers anciens.'],
    ['hr', 'Naša težnja je sačuvati stare zanate.'],
    ['it', 'Il nostro impegno è custodire gli antichi mestieri.'],
    ['it', 'La nostra ambizione è portare l’acqua in ogni villaggio.'],
    ['lt', 'Mūsų siekis yra išsaugoti senuosius amatus.'],
    ['mk', 'Стремежот ни е да ги зачуваме старите занаети.'],
    ['nb', 'Vår streben er å bevare gamle håndverk.'],
    ['pl', 'Naszą ambicją jest ocalenie dawnych rzemiosł.'],
    ['pt', 'Nosso compromisso é impulsionar a transformação digital das empresas.'],
    ['ro', 'Aspirația noastră este să păstrăm meșteșugurile vechi.'],
    ['ru', 'Наше стремление — сохранить старые ремёсла.'],
    ['sl', 'Naša težnja je ohraniti stare obrti.'],
    ['sr', 'Наша тежња је да сачувамо старе занате.'],
    ['sv', 'Vår strävan är att bevara gamla hantverk.'],
    ['uk', 'Наше прагнення — зберегти старі ремесла.'],
    ['vi', 'Khát vọng của chúng tôi là giữ gìn nghề xưa.'],
  ])('When a sentence in "%s" says "%s", then it states a mission', (lang, text) => {
    expect(statesMission(text, lang)).toBe(true);
  });

  test.each([
    ['de', 'Unser Wunsch ist es, Sie bald wieder begrüßen zu dürfen.'],
    ['en', 'Our commitment is to answer the phone when you ring.'],
    ['en', 'Our commitment is to customer service and quality.'],
    ['en', 'Our commitment is to provide you with the best service.'],
    ['en', 'Our commitment is to transform your kitchen.'],
    ['en', 'The goal is simple: get three cards in a row.'],
    ['es', 'Nuestro compromiso es con la calidad.'],
    ['es', 'Nuestro compromiso es cumplir los plazos.'],
    ['es', 'Nuestro compromiso es ofrecer un servicio de calidad.'],
    ['fr', 'L’objectif était simple : agrandir la cuisine.'],
    ['fr', 'Notre engagement est de vous satisfaire.'],
    ['it', 'Il nostro impegno è garantire puntualità.'],
    ['pt', 'Nosso compromisso é com você.'],
  ])(
    'When a sentence in "%s" commits to any service, hopes for guests or is of a game ("%s"), then it states none',
    (lang, text) => {
      expect(statesMission(text, lang)).toBe(false);
    },
  );
});

describe('An aim to send or to answer', () => {
  test.each([
    ['en', 'Our aim is to respond to the needs of families.', 'Our aim is to reply the same day.'],
    [
      'es',
      'Nuestra misión es responder a las necesidades del barrio.',
      'Nuestro objetivo es enviar su pedido muy pronto.',
    ],
    [
      'fr',
      'Notre mission est de répondre aux besoins des familles.',
      'Notre objectif est de livrer dans les meilleurs délais.',
    ],
    ['fr', 'Notre mission est de jouer un rôle dans la vie du village.', 'Notre objectif est de jouer en finale.'],
    ['pl', 'Naszą misją jest odpowiedzialna praca z psami.', 'Naszą misją jest odpowiedzieć na każdy list.'],
  ])('When in "%s" it is of needs ("%s"), then it is a mission; not of parcels or mail ("%s")', (lang, aim, errand) => {
    expect([statesMission(aim, lang), statesMission(errand, lang)]).toEqual([true, false]);
  });

  test('When the word for "responsible" begins like one for "answer", then the aim is no answer to mail', () => {
    expect(statesMission('Нашата мисия е отговорна работа с хората.', 'bg')).toBe(true);
  });

  test.each([
    ['cs', 'Naším cílem je doručit kancelářské potřeby.'],
    ['en', 'Our aim is to sell you everything you need.'],
    ['en', 'Our goal is to win this challenge.'],
  ])('When in "%s" a need comes in otherwise, then it is a matter of the day: %s', (lang, text) => {
    expect(statesMission(text, lang)).toBe(false);
  });

  test('When families are helped and their questions answered, then that is a mission', () => {
    expect(statesMission('Our mission is to support families and answer their questions.', 'en')).toBe(true);
  });
});
