import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { detectLanguage, languageName } from '../src/shared/text/index.ts';
import { tone } from '../src/tone/index.ts';
import { LANGUAGE_TEXTS } from './language-texts.fixtures.ts';
import { block, GERMAN_BLOCKS, heading } from './support/text-blocks.ts';

/** A page in one language, of a site that declares any. */
const site = (lang: string, ...texts: string[]) =>
  evidence({ pages: [{ lang, text: texts.map((text) => block(text)) }] });

const texts = Object.entries(LANGUAGE_TEXTS).map(([language, [short, medium, long]]) => ({
  language,
  name: languageName(language),
  short,
  medium,
  long,
}));

describe('Language', () => {
  test.each(texts)('When a site in $name declares nothing, then a sentence is enough', ({ language, ...all }) => {
    for (const text of [all.short, all.medium, all.long])
      expect([text, detectLanguage(site('', text))]).toEqual([text, language]);
  });

  test.each(texts)(
    'When a site in $name declares another language, then the text decides',
    ({ language, medium, long }) => {
      expect(detectLanguage(site(language === 'en' ? 'it' : 'en', medium, long))).toBe(language);
    },
  );

  test('When a template left more text in English than a site in German has of its own, then what it declares counts', () => {
    const left = [
      'Contemporary medicine is in general conducted within health care systems, and frameworks are established by individual governments.',
      'They remain commonly used with or instead of scientific medicine and are thus called alternative medicine, or traditional medicine.',
    ];
    const own = [
      'Wir begrüßen Sie herzlich in unserer Praxis und möchten Ihnen hier unser Team und unsere Leistungen vorstellen.',
      'Um Ihrem Tier die bestmögliche Behandlung zu bieten, bilden wir uns ständig weiter.',
    ];
    expect(detectLanguage(site('de', ...left, ...own))).toBe('de');
    expect(detectLanguage(site('de', ...left))).toBe('en');
  });

  // Three texts without full stops are too few sentences for prompts.
  const punctuated = texts.filter(({ language }) => language !== 'th');
  test.each(punctuated)('When a site is in $name, then the prompts say so', ({ language, name, ...all }) => {
    const { facts } = tone.measure(site('', all.short, all.medium, all.long));
    const { llm_prompts } = tone.compose(facts, { things: null });
    expect(llm_prompts.writing_instructions).toMatch(new RegExp(`Write in ${name}[.,]`));
    expect(llm_prompts.quick_reference).toContain(`Language: ${name}`);
    if (language !== 'en') expect(JSON.stringify(llm_prompts)).not.toContain('English');
  });

  test('When a German text is declared as English, then the text decides', () => {
    expect(detectLanguage(evidence({ pages: [{ lang: 'en', text: GERMAN_BLOCKS }] }))).toBe('de');
  });

  test('When there is little text, then the declaration decides', () => {
    expect(detectLanguage(site('fr-CA', 'OK'))).toBe('fr');
    expect(detectLanguage(site('fi', 'Contact us', 'Home', 'Shop'))).toBe('fi');
    expect(detectLanguage(site(''))).toBe('');
  });

  test('When a template left English paragraphs between Danish headings and lists, then the declaration decides', () => {
    const danish = Array.from({ length: 4 }, () => heading(LANGUAGE_TEXTS.da[2], 3));
    const pages = [{ lang: 'da', text: [...danish, block(LANGUAGE_TEXTS.en[2])] }];
    expect(detectLanguage(evidence({ pages }))).toBe('da');
  });

  test.each([
    ['ms', LANGUAGE_TEXTS.id, 'ms'],
    ['sr-Latn', LANGUAGE_TEXTS.hr, 'sr'],
    ['no', LANGUAGE_TEXTS.nb, 'nb'],
    ['jp', LANGUAGE_TEXTS.ja, 'ja'],
    ['iw', LANGUAGE_TEXTS.he, 'he'],
    ['english', LANGUAGE_TEXTS.en, 'en'],
  ])(
    'When a site declares "%s" and its text is in that or a nearly identical language, then the declaration decides',
    (lang, written, language) => {
      expect(detectLanguage(site(lang, ...written))).toBe(language);
    },
  );

  test.each([
    ['mk', 'Ние сме семејна фирма од Скопје која нуди услуги за чистење на станови. Ќе ве контактираме во најкус рок.'],
    [
      'bg',
      'Ние сме семейна фирма от София, която предлага почистване на жилища. Ще се свържем с вас в най-кратък срок.',
    ],
    ['sr', 'Ми смо породична фирма из Београда која нуди услуге чишћења станова. Јавићемо вам се у најкраћем року.'],
    [
      'ru',
      'Мы семейная фирма. Во дворе со стороны улицы есть вход во все отделы, и мы рады вас видеть со всеми детьми.',
    ],
  ])(
    'When a text is in "%s", then it is not taken for a neighbour, whether it is declared or not',
    (language, text) => {
      for (const declared of ['', language, 'en']) expect(detectLanguage(site(declared, text))).toBe(language);
    },
  );

  test('When a site declares a language that cannot be detected, then only English text contradicts it', () => {
    const galician =
      'A nosa casa está situada no corazón da aldea, a dez minutos da praia. Chámanos e reserva o teu cuarto.';
    expect(detectLanguage(site('gl', galician))).toBe('gl');
    expect(detectLanguage(site('gl', ...LANGUAGE_TEXTS.en))).toBe('en');
  });
});
