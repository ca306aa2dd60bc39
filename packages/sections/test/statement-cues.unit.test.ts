import { describe, expect, test } from '@jest/globals';
import { opensLikeAim } from '../src/shared/cues/aim-openings.ts';
import { countBenefits, countDistinctBenefits } from '../src/shared/cues/benefits.ts';
import { doesWithout, isAboutLack, namesStanding, putsInPlace } from '../src/shared/cues/contrasts.ts';
import { openingContrast } from '../src/shared/cues/opening-contrasts.ts';
import { openingReplacement } from '../src/shared/cues/opening-replacements.ts';
import { USUAL_ALTERNATIVE } from '../src/shared/cues/usual-alternatives.ts';
import { subjectOf } from '../src/shared/statements/subject.ts';
import { matchesPatterns } from '../src/shared/text/index.ts';
import * as alternatives from './cues/alternatives.fixtures.ts';
import * as contrasts from './cues/contrasts.fixtures.ts';
import { GAINS } from './cues/gains.fixtures.ts';
import { OPENING_CONTRASTS } from './cues/opening-contrasts.fixtures.ts';
import * as openings from './cues/openings.fixtures.ts';
import { type Cue, describeCues } from './support/describe-cues.ts';

const isDependent = (text: string, language: string): boolean =>
  subjectOf(text, { name: 'Acme', language, properNouns: new Set() }) === 'dependent';

const CUES: readonly Cue[] = [
  ['one thing in the place of another', putsInPlace, contrasts.IN_PLACE],
  ['what is missing on purpose', doesWithout, contrasts.WITHOUT],
  ['what the brand is unlike', (text, language) => openingContrast(text, language) !== '', OPENING_CONTRASTS],
  [
    'what the offer takes the place of',
    (text, language) => openingReplacement(text, language) !== '',
    alternatives.OPENING_REPLACEMENTS,
  ],
  [
    'what people use otherwise',
    (text, language) => matchesPatterns(text, USUAL_ALTERNATIVE, language),
    alternatives.USUAL_ALTERNATIVES,
  ],
  ['how long it has been done', namesStanding, contrasts.STANDING],
  ['an aim without a subject', opensLikeAim, openings.AIMS],
  ['what follows from the sentence before', isDependent, openings.DEPENDENT],
  ['what readers gain', (text, language) => countBenefits(text, language) > 1, GAINS],
];

describeCues(CUES);

describe('Words of what readers gain', () => {
  test.each(Object.entries(GAINS))('When a text in "%s" only has longer words, then none is counted', (code, pair) => {
    expect(countBenefits(pair[1], code)).toBe(0);
  });

  test.each([
    ['en', 'Professional services and support for all your family'],
    ['en', 'Health and wellbeing newsletters'],
    ['de', 'Ihre Hilfe, persönlich und ohne Kosten'],
    ['fr', 'Votre partenaire pour tous, sans détour'],
    ['ja', 'あなたのパートナー、専門サポート'],
    ['ko', '당신의 전문 파트너'],
    ['zh', '您的专业伙伴'],
    ['ru', 'Ваш опыт и решения для всех'],
  ])('When a text in "%s" says whose and how much it is, then that is no gain by itself', (code, text) => {
    expect(countBenefits(text, code)).toBeGreaterThan(1);
    expect(countDistinctBenefits(text, code)).toBe(0);
  });
});

describe('What is missing on purpose', () => {
  test.each([
    ['en', 'No ads, no tracking.', true],
    ['tr', 'Atanan görevler yok, deadline yok.', true],
    ['ru', 'Работаем с производителями напрямую, без посредников.', true],
    ['it', 'Aspetta che il corpo parli per primo, senza scegliere, senza cercare.', false],
    ['en', 'No pets, no smoking.', false],
    ['de', 'Ohne Vorbereitung, ohne Verpflichtung.', false],
    ['da', 'Ingen forpligtelse, ingen salgstale.', false],
    ['es', 'Ayudamos sin importar su origen, sin importar su edad.', false],
  ])('When a text in "%s" is "%s", then that it is about the lack is %s', (code, text, expected) => {
    expect(isAboutLack(text, code)).toBe(expected);
  });
});

describe('Openings of sentences', () => {
  test.each([
    ['ja', '一方通行のない教室'],
    ['ja', 'ただしく美しい字を書く'],
    ['ja', 'またたびの里'],
    ['en', 'Third-party logistics in Kent'],
    ['en', 'Next day delivery of flowers'],
    ['en', 'Here at Northwind, bread is baked at night.'],
    ['zh', '但丁书店的新书'],
  ])('When one in "%s" is "%s", then it stands by itself', (code, text) => {
    expect(isDependent(text, code)).toBe(false);
  });
});

describe('What an opening sets the brand against', () => {
  test.each([
    ['da', 'I stedet for lange ventetider i telefonen får du svar på mail.'],
    ['nl', 'In plaats van uren achter je computer te zitten, scan je de bon.'],
    ['de', 'Statt lange auf Ihr Geld zu warten, nutzen Sie unsere App.'],
    ['de', 'Anders als viele unserer Mitbewerber beraten wir vor Ort.'],
  ])(
    'When a sentence in "%s" goes on behind a preposition or a possessive, then no fragment is cut out: %s',
    (language, text) => {
      const found = openingReplacement(text, language) || openingContrast(text, language);
      expect(found).not.toMatch(/^(?:lange|uren|viele unserer)$/);
    },
  );
});
