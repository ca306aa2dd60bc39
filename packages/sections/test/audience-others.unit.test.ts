import type { TextBlock } from '@brandprint/contracts';
import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { newAudience } from '../src/audiences/audience.ts';
import { isAudienceHeading } from '../src/audiences/audience-heading.ts';
import { audiencesFromHeadings } from '../src/audiences/audience-pages.ts';
import { findGroups } from '../src/audiences/find-groups.ts';
import { isVetoed } from '../src/audiences/mention-vetoes.ts';
import { isNoAudience, withPlainName } from '../src/audiences/no-audience.ts';
import { namesOn } from './support/persona-names.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

const namesIn = (language: string, sentence: string): string[] => [
  ...new Set(
    findGroups(sentence, language)
      .filter((group) => !isVetoed(sentence, group, language))
      .map(({ name }) => name),
  ),
];

const signed = (...signatures: string[]): TextBlock[] =>
  signatures.flatMap((signature, nth) => [
    block(`“They have done the job well, and for the ${nth + 2}nd time.”`, { kind: 'quote' }),
    block(signature),
  ]);

describe('Testimonials', () => {
  test.each(['-', '–', '—', '|', '/', '·'])(
    'When %j stands between a name and a role, then the name is no part of the persona',
    (sign) => {
      expect(
        namesOn('en', ...signed(`Ann Clark ${sign} Head of Finance, Tech Oak`, `Fred Oak ${sign} Workshop Manager`)),
      ).toEqual(['Head of Finance', 'Workshop Manager']);
    },
  );

  test('When a role has a hyphen in a word, then it stays whole', () => {
    expect(namesOn('en', ...signed('Ann Clark, Pre-school teacher', 'Fred Oak, Fleet manager'))).toEqual([
      'Pre-school teacher',
      'Fleet manager',
    ]);
  });

  test('When customers sign with a rank that all companies have, then it is no persona, and other roles are', () => {
    expect(
      namesOn('pt', ...signed('Ana Clara - CEO, Tech Oak', 'Luís Pinho - Gerente, Oak', 'Eva Rua, Fleet manager')),
    ).toEqual(['Fleet manager']);
  });
});

describe('Phrases that are no name', () => {
  test.each([
    ['nb', 'Fastpris for bolig, tilbud for borettslag og skoler.', ['borettslag', 'skoler']],
    ['sv', 'Priser för boende, erbjudanden för familjer.', ['boende', 'familjer']],
    ['da', 'Pris for bolig, tilbud for familier.', ['familier']],
    ['nl', 'Prijzen voor bedrijven, aanbod voor gezinnen.', ['bedrijven', 'gezinnen']],
    ['de', 'Preise für Vereine, Angebote für Familien.', ['Familien', 'Vereine']],
    ['sv', 'Vi arbetar för små och medelstora företag.', ['små och medelstora företag']],
  ])(
    'When an offer "for" somebody is in a list in "%s", as in %j, then they alone are named',
    (language, text, names) => {
      expect(namesIn(language, text)).toEqual(names);
    },
  );

  test.each([
    ['en', 'Open to individuals who recognise that climbing and walking are activities with a danger.', []],
    ['en', 'It is for people who believe that play matters.', ['people who believe that play matters']],
    ['en', 'For people who run companies and farms.', ['people who run companies', 'farms']],
  ])('When a thought is cut in front of "and" in "%s", as in %j, then the names are %j', (language, text, names) => {
    expect(namesIn(language, text)).toEqual(names);
  });

  test.each([
    ['lt', 'Centras skirtas žmonėms su intelekto ar fizine negalia.', ['žmonėms su intelekto ar fizine negalia']],
    ['lt', 'Padedame žmonėms su negalia ir jų šeimoms.', ['žmonėms su negalia', 'šeimoms']],
    ['ro', 'Programe destinate comunității.', []],
    ['ro', 'Programe destinate comunității locale.', ['comunității locale']],
    ['fr', 'Du jardin particulier à la collectivité.', []],
    [
      'fr',
      'Nous accompagnons les petites entreprises et les jeunes parents.',
      ['petites entreprises', 'jeunes parents'],
    ],
    ['fr', 'Nous accompagnons aussi bien les particuliers que les entreprises.', ['particuliers', 'entreprises']],
    ['fr', 'Nous aidons les entreprises que nous aimons.', ['entreprises']],
    ['en', 'We help small businesses (SMEs) and charities.', ['small businesses', 'charities']],
    ['en', 'A day to bring bakers and local activists together.', ['bakers', 'local activists']],
    ['en', 'We bring flavours and colours together for chefs.', ['chefs']],
    ['cs', 'Pro nováčky.', ['nováčky']],
    ['el', 'Ψυχολόγος ενηλίκων και ζευγαριών.', ['ενηλίκων', 'ζευγαριών']],
    ['el', 'Ασφάλειες ιδιωτών και εταιριών.', ['ιδιωτών', 'εταιριών']],
    ['en', 'We bring artists, makers and neighbours together.', ['artists', 'makers', 'neighbours']],
    ['en', 'We bring bread for families, and then we sit together.', ['families']],
    ['fr', 'Nous accompagnons les familles que les médecins nous adressent.', ['familles']],
    ['fr', 'Un accueil pour les enfants autant que pour les parents.', ['enfants', 'parents']],
    ['nb', 'For borettslag & sameie.', ['borettslag', 'sameie']],
  ])('When a sentence in "%s" is %j, then its groups are whole: %j', (language, text, names) => {
    expect(namesIn(language, text)).toEqual(names);
  });

  test('When a verb of mood stands in front of a noun, then it is no part of the name', () => {
    expect(namesIn('en', 'A course for boys, could young dads learn more?').join()).not.toMatch(/could/);
  });
});

describe('Somebody else in a sentence', () => {
  test.each([
    ['sv', 'Mindre hundar är alltid välkomna hos oss.', []],
    ['de', 'Hunde sind herzlich willkommen.', []],
    ['de', 'Hundebesitzer sind herzlich willkommen.', ['Hundebesitzer']],
    ['en', 'Instead of being a help for young fathers, could they be trained?', []],
    ['en', 'Instead of ads, we support families.', ['families']],
    ['en', 'We build homes for families rather than for cars.', ['families']],
    ['en', 'We keep the balance of beginners and teachers in mind when confirming places.', []],
    ['en', 'Designed with families in mind.', ['families']],
    ['lt', 'Savo meilę vaikams išreiškiau kūryba.', []],
    ['lt', 'Būreliai vaikams ir tėvams.', ['vaikams', 'tėvams']],
    ['de', 'Aus Leidenschaft für Familien und Kinder.', []],
    ['en', 'Our love for families and children.', []],
    ['sv', 'Vår kärlek till barn.', []],
    ['da', 'Vores kærlighed til børn.', []],
    ['nb', 'Vår kjærlighet til barn.', []],
    ['ro', 'Dragostea pentru copii ne inspiră.', []],
    ['ro', 'Pasiunea pentru copii ne inspiră.', []],
    ['ro', 'Jucării făcute cu dragoste pentru copii.', ['copii']],
    ['el', 'Η αγάπη μας για τα παιδιά.', []],
    ['hr', 'Naša ljubav za djecu.', []],
    ['de', 'Der Kurs findet montags statt und ist für Kinder ab 6 Jahren geeignet.', ['Kinder ab 6 Jahren']],
    ['de', 'Der Markt findet im Hof statt und ist offen für Familien.', ['Familien']],
    ['de', 'Statt Frontalunterricht bieten wir Kurse für Kinder.', ['Kinder']],
    ['de', 'Statt einem Kurs für Kinder ist es ein Ausflug.', []],
    ['en', 'Instead of one class for all we run groups for children.', ['children']],
    ['en', 'Rather than a camp for children, it is a school.', []],
    ['pl', 'Zamiast kolejek mamy zajęcia dla dzieci.', ['dzieci']],
    ['fr', 'Un club ouvert au lieu d’un cours pour enfants.', []],
    ['fr', 'Au lieu de discours nous proposons des cours pour enfants.', ['enfants']],
    ['es', 'En lugar de colas ofrecemos clases para niños.', ['niños']],
    ['it', 'Toelettatura per cani e gatti, accettiamo carte.', ['cani', 'gatti']],
    ['it', 'Cibo per cani e gatti accettato dai veterinari.', ['cani', 'gatti']],
    ['pt', 'Banho para cães e gatos, aceitamos cartão.', ['cães', 'gatos']],
    ['fr', 'Soins pour chiens et chats, chèques acceptés.', ['chiens', 'chats']],
    ['es', 'Peluquería para perros y gatos con permiso municipal.', ['perros', 'gatos con permiso municipal']],
    ['de', 'Pension für Hunde und Katzen, Besuche erlaubt.', ['Hunde', 'Katzen']],
    ['de', 'Angebote für Hunde und Katzen sind erlaubt.', ['Hunde', 'Katzen']],
  ])('When a sentence in "%s" says %j, then its groups are %j', (language, text, names) => {
    expect(namesIn(language, text)).toEqual(names);
  });

  test.each([
    ['sv', 'mindre hundar', 'mindre hundar får gärna följa med.', true],
    ['sv', 'mindre hundar', 'mindre hundar trivs i vår pensionat.', false],
    ['en', 'dogs', 'A hotel for families where dogs are always allowed.', true],
    ['en', 'dogs', 'dogs that vets have accepted get a bed.', false],
    ['de', 'Hunde', 'Hunde dürfen gerne mitkommen.', true],
    ['de', 'Hunde', 'Hunde, Besuche sind erlaubt.', false],
    ['fr', 'chiens', 'Les chiens sont acceptés.', true],
    ['it', 'cani', 'I cani sono ammessi.', true],
    ['nl', 'Honden', 'Honden zijn niet toegestaan.', true],
    ['ro', 'animalele', 'Iar animalele sunt acceptate.', true],
    ['ro', 'animale', 'Mici animale sunt acceptate.', true],
  ])('When animals may come along in "%s", then they are no audience: %j, %j is %j', (language, name, text, vetoed) => {
    expect(isVetoed(text, { name, index: text.indexOf(name), trigger: null }, language)).toBe(vetoed);
  });
});

describe('Whoever wants something', () => {
  const isNone = (language: string, name: string, source = name): boolean =>
    isNoAudience({ name, source, foundIn: 'sentence' }, language, 'Harbour');

  test.each([
    ['ja', 'ご利用いただける方'],
    ['ja', '組合への参加をご検討の方'],
    ['ja', '対象となる方'],
    ['ja', 'ひとつでも当てはまる方'],
    ['ja', 'ご利用を希望される方'],
    ['ja', '以下に該当する方'],
    ['en', 'those who have purchased the rights to use the programme'],
    ['en', 'those who accept the terms'],
    ['en', 'families who pay the full year upfront'],
    ['en', 'anyone looking'],
    ['en', 'farmers who have read the terms'],
    ['en', 'members who pay by January'],
    ['de', 'alle, die unsere Nutzungsbedingungen akzeptieren'],
    ['sv', 'den som letar'],
    ['sv', 'alla som godkänner våra villkor'],
    ['nb', 'alle som godtar vilkår'],
    ['nb', 'alle som er interesserte'],
    ['da', 'den som er interesseret'],
    ['de', 'alle, die suchen'],
  ])('When a name in "%s" is %j, then it is no audience', (language, name) => {
    expect(isNone(language, name)).toBe(true);
  });

  test.each([
    ['ja', '介護施設に入所されている方'],
    ['ja', '住宅の購入をご検討の方'],
    ['ja', '腰痛でお悩みの方'],
    ['en', 'people who cannot come to terms with a loss'],
    ['en', 'people who think in terms of systems'],
    ['en', 'farmers who need fair terms'],
    ['en', 'families who pay by phone'],
    ['de', 'Firmen, die Nutzungsbedingungen brauchen'],
    ['pt', 'pessoas que pensam em termos de sistemas'],
    ['en', 'people who have bought a farm'],
    ['en', 'families who pay for care at home'],
    ['en', 'anyone looking for peace'],
    ['sv', 'den som letar efter lugn'],
  ])('When a name in "%s" says more, as %j, then it may be one', (language, name) => {
    expect(isNone(language, name)).toBe(false);
  });

  test('When workshops are led, then people meet there, and workshops that are businesses stay', () => {
    expect(isNone('en', 'expert-led workshops', 'Join us for expert-led workshops')).toBe(true);
    expect(isNone('en', 'family-run workshops', 'Software for family-run workshops and garages')).toBe(false);
  });

  test('When a clause is cut in front of a noun or goes on with a means, then the name is what says who they are', () => {
    const named = (name: string): string =>
      withPlainName(newAudience({ finalUrl: '' }, 'p', { name, source: name, foundIn: 'sentence' })).name;
    expect(named('családok, akik fogyatékkal élő')).toBe('családok');
    expect(named('persoane vulnerabile din comunitate prin informare')).toBe('persoane vulnerabile din comunitate');
    expect(named('családok, akik gyermeket nevelnek')).toBe('családok, akik gyermeket nevelnek');
    expect(named('családok, akiknek ez való')).toBe('családok, akiknek ez való');
  });
});

describe('Titles below a question', () => {
  const asked = (...titles: string[]): string[] =>
    namesOn(
      'en',
      heading('Who can join?', 2),
      ...titles.flatMap((title) => [heading(title, 3), block('What we do together on every one of our evenings.')]),
    );

  test('When no title names a group, then none is an audience', () => {
    expect(asked('Service', 'Safety', 'Fellowship')).toEqual([]);
  });

  test('When one of them does, then all are', () => {
    expect(asked('Riders', 'Friends of the chapter', 'Anybody else')).toEqual([
      'Riders',
      'Friends of the chapter',
      'Anybody else',
    ]);
  });

  test.each([
    ['こんな方を募集しています', false],
    ['こんな方が教えています', false],
    ['こんな方を歓迎します', false],
    ['こんな方を求めています', false],
    ['こんな方が利用しています', true],
    ['こんな方におすすめです', true],
  ])('When a heading is %j, then that it asks for an audience is %j', (text, asks) => {
    expect(isAudienceHeading(text, 'ja')).toBe(asks);
  });

  test('When an item below a question is a job or a body, then it is not read as a clause about people', () => {
    const clauses = ['通院が困難で、ご自宅で療養されている方', '介護施設に入所されている方'];
    const items = [...clauses, '夜勤ができ、車に乗れる看護師求人', '訪問も、調剤も行う医療法人'].map((text) =>
      block(text, { kind: 'list-item' }),
    );
    const text = bindToHeadings(heading('訪問調剤', 1), heading('ご利用いただける方', 2), ...items);
    const found = audiencesFromHeadings(evidence({ pages: [{ lang: 'ja', text }] }), 'ja');
    expect(found.map(({ name }) => name)).toEqual(clauses);
  });

  test.each(['ご利用いただける方', '施設を利用できる方', 'このような方におすすめです'])(
    'When Japanese clauses stand below %j, then each is an audience as a whole',
    (question) => {
      const clauses = ['通院が困難で、ご自宅で療養されている方', '介護施設に入所されている方'];
      const items = clauses.map((clause) => block(clause, { kind: 'list-item' }));
      expect(namesOn('ja', heading('訪問調剤', 1), heading(question, 2), ...items)).toEqual(clauses);
    },
  );
});
