import { describe, expect, test } from '@jest/globals';
import { checkCopy } from '../src/index.ts';
import { EXAMPLE, WRITTEN } from './brand.ts';

const found = (text: string, brand = EXAMPLE) => checkCopy(brand, text).findings;
const rules = (text: string, brand = EXAMPLE) => found(text, brand).map(({ rule }) => rule);

/** In the voice of the example: "you" and "we", 8 to 14 words, no contractions. */
const FITTING = `# A calmer day at the clinic

We move your old appointments for you, and you can leave whenever you like.
You want to see more patients without longer days. We answer every call within a day.
Your waiting list fills itself while you see the next patient. We are eleven people and four dogs.`;

describe('checkCopy', () => {
  test('When a text is in the voice of the brand, then nothing is found and the rules are named', () => {
    expect(checkCopy(EXAMPLE, FITTING)).toEqual(
      expect.objectContaining({
        findings: [],
        language: 'en',
        sentences: 5,
        rules: ['avoided-habit', 'sentence-length', 'person', 'reading-ease', 'headings'],
      }),
    );
  });

  test('When a text has what the brand never has, then each place is named', () => {
    expect(found('Book now!\n\nWe **don’t** waste your time with amazing offers 🎉')).toEqual([
      expect.objectContaining({
        rule: 'avoided-habit',
        line: 1,
        quote: 'Book now!',
        message: expect.stringContaining('exclamation marks (none in 102 texts of its site)'),
      }),
      expect.objectContaining({ line: 3, message: expect.stringContaining('avoids emoji') }),
      expect.objectContaining({ line: 3, message: expect.stringContaining('avoids contractions') }),
      expect.objectContaining({ line: 3, message: expect.stringContaining('avoids praise') }),
    ]);
  });

  test('When a text has a phrase that the brand does not say, then it is found across lines and in any case', () => {
    expect(found('Our software is loved by pet\nparents everywhere.', WRITTEN)).toEqual([
      expect.objectContaining({ rule: 'avoided-phrase', message: 'The brand does not say “Pet parents”.' }),
    ]);
  });

  test('When a sentence is far longer than the brand’s, then it is found with its line', () => {
    const long = `We move ${'your old appointments and '.repeat(8)}your notes for you.`;

    expect(found(`You can leave at any time you like.\n${long}`)).toEqual([
      expect.objectContaining({ rule: 'sentence-length', line: 2, message: expect.stringContaining('8 to 16') }),
    ]);
  });

  test('When a text never addresses the reader though the brand does, then that is found', () => {
    const text = 'The software fills the waiting list of every clinic. '.repeat(6);

    expect(found(text).map(({ message }) => message)).toEqual([
      'No sentence addresses the reader; 43 % of the brand’s do.',
      'No sentence says "we"; 39 % of the brand’s do.',
    ]);
  });

  test('When words are much longer than the brand’s, then the text is found hard to read', () => {
    const hard = 'Organisational administrators systematically operationalise your interdepartmental synchronisation. ';

    expect(rules(hard.repeat(8))).toContain('reading-ease');
  });

  test('When a heading is in title case though the brand’s are not, then it is found', () => {
    expect(found('## Everything Your Clinic Needs Today')).toEqual([
      expect.objectContaining({ rule: 'headings', line: 1, quote: 'Everything Your Clinic Needs Today' }),
    ]);
  });

  test('When Markdown has code, links and front matter, then only what a reader sees is checked', () => {
    expect(
      found('---\ntitle: Wow!\n---\n```\nrun!\n```\nSee [the docs](https://a.example/!x) or `go!` for more.'),
    ).toEqual([]);
  });

  test('When the brand has guidelines that need a reader, then they are listed', () => {
    expect(checkCopy(EXAMPLE, 'Hello.').unchecked).toEqual([]);
    expect(checkCopy(WRITTEN, 'Hello.').unchecked.map(({ category }) => category)).toContain('Humour');
  });

  test('When a person wrote plain words into the section, then they count as phrases', () => {
    const tone = EXAMPLE.analysis?.tone;
    if (!tone) throw new Error('The example has no tone');
    const brand = {
      analysis: { tone: { ...tone, example_phrases: { we_say: [], we_dont_say: ['synergy', 'best-in-class'] } } },
    };

    expect(rules('Feel the Synergy of best in class tools.', brand)).toEqual(['avoided-phrase', 'avoided-phrase']);
    expect(rules('Photosynergy is another word.', brand)).toEqual([]);
  });

  test('When German copy is held against a brand that says Sie, then du is found', () => {
    const tone = {
      voice_traits: [],
      example_phrases: { we_say: [], we_dont_say: [] },
      style_guidelines: [
        { category: 'Address', rule: 'Address the reader in the polite form, everywhere.', example: '' },
      ],
      voice_summary:
        'Measured on 20 sentences in German: 40 % address the reader, 2 % say "we", 0 % end with an exclamation mark, 0 % with a question mark.',
      llm_prompts: { system_prompt: '', writing_instructions: '', quick_reference: '' },
    };

    expect(found('Wir helfen dir gern bei allem.', { analysis: { tone } })).toEqual([
      expect.objectContaining({ rule: 'address', line: 1 }),
    ]);
  });

  test('When a brand has no tone, then the check refuses', () => {
    expect(() => checkCopy({ analysis: {} }, 'Hello.')).toThrow('The brand has no tone to compare with');
  });
});
