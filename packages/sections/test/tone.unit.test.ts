import type { TextBlock } from '@brandprint/contracts';
import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { tone } from '../src/tone/index.ts';
import { block, ENGLISH_BLOCKS, GERMAN_BLOCKS, heading, joinTexts } from './support/text-blocks.ts';

const toneOf = (text: TextBlock[], lang = 'en') =>
  tone.compose(tone.measure(evidence({ pages: [{ lang, text }] })).facts, { things: null });

const phrasesOf = (text: TextBlock[]) =>
  tone.measure(evidence({ pages: [{ lang: 'en', title: 'Kiel Yard', text }] })).facts.phrases.map((one) => one.text);

describe('Tone', () => {
  test.each([
    ['English', ENGLISH_BLOCKS, 'en'],
    ['German', GERMAN_BLOCKS, 'de'],
  ])('When a site is in %s, then every example and phrase is on it word for word', (_, text, lang) => {
    const found = toneOf(text, lang);
    const examples = [
      ...found.voice_traits.map(({ correct_example }) => correct_example),
      ...found.style_guidelines.map(({ example }) => example),
      ...found.example_phrases.we_say,
    ];
    expect(found.voice_traits.length).toBeGreaterThanOrEqual(2);
    expect(examples).not.toContain('');
    for (const example of examples) expect(joinTexts([{ text }])).toContain(example);
    expect(JSON.stringify(found)).not.toMatch(/cookie|lorem/i);
  });

  test('When sentences end in exclamation marks, then the trait says how many do', () => {
    const text = [
      'We really love our pizza!',
      'You will love pizza too!',
      'Come and get it today!',
      'Our oven is hot.',
      'It will be yours!',
    ].map((line) => block(line));
    const found = toneOf(text).voice_traits.find(({ name }) => name === 'Enthusiastic');
    expect(found?.incorrect_example).toMatch(/\.$/);
    expect(found?.explanation).toContain('80 % of');
  });

  test("When the site speaks in the first person singular, then the voice is a person's, and a rule says so", () => {
    const lines = ['I build small boats by hand.', 'My workshop stands in Kiel.', 'I sail every one of them myself.'];
    const more = ['Oak keeps better than larch.', 'I answer the phone in the evening.'];
    const found = toneOf([...lines, ...more].map((line) => block(line)));
    expect(found.voice_traits.map(({ name }) => name)).toContain('Speaks in person');
    const rule = found.style_guidelines.find(({ category }) => category === 'Person');
    expect(rule?.rule).toMatch(/^Speak as "I": .* 80 % say "I"\.$/);
    expect(rule?.example).toMatch(/\b(I|My)\b/);
    expect(found.llm_prompts.system_prompt).not.toContain('only 0 %');
  });

  test('When a contraction opens a sentence, then the sentence without it still begins with a capital letter', () => {
    const lines = [
      "Let's talk about your boat.",
      "We don't sell what we don't sail.",
      "You'll like it here, we're sure.",
    ];
    const found = toneOf([...lines, 'Our yard is open.', 'Come and see the yard.'].map((line) => block(line)));
    const trait = found.voice_traits.find(({ name }) => name === 'Conversational');
    expect(trait?.incorrect_example).toMatch(/^\p{Lu}/u);
  });

  test('When a headline is split in two, then neither its second half nor a fragment of a question is a phrase', () => {
    const text = [
      heading('We keep every heading whole', 1, { region: 'hero' }),
      heading('completed with examples from the yard', 2, { region: 'hero' }),
      heading('Sailing Boats for Northern Waters?', 2, { region: 'hero' }),
      heading('About Us Page', 2),
      heading('Find us on', 2),
      heading('6+ boats that you can sail', 2),
    ];
    expect(phrasesOf(text)).toEqual(['We keep every heading whole']);
  });

  test('When a page is full of buttons, then they are samples, not calls to action', () => {
    const button = (text: string) => block(text, { kind: 'button' });
    const own = [heading('Boats'), button('Build your own boat'), button('Upgrade to pro')];
    expect(phrasesOf(own)).toEqual(['Build your own boat']);
    const letters = [...'abcdefghijklmnopqrstuvwxyzäöüßéè'];
    expect(phrasesOf([...own, ...letters.map((one) => button(`Bounce ${one}`))])).toEqual([]);
  });

  test('When the reader is addressed with "Sie", then the address is formal and the prompt asks for German', () => {
    const found = toneOf(GERMAN_BLOCKS, 'de');
    expect(found.voice_traits.map(({ name }) => name)).toContain('Formal address');
    expect(found.llm_prompts.system_prompt).toContain('in German');
    expect(found.llm_prompts.writing_instructions.match(/Write in German/g)).toHaveLength(1);
    expect(found.llm_prompts.writing_instructions).not.toContain('contractions');
    expect(found.voice_summary).not.toContain('Flesch');
  });

  test('When a site has next to no text, then no voice is described', () => {
    expect(toneOf([block('Hello there.')])).toEqual({
      voice_traits: [],
      example_phrases: { we_say: [], we_dont_say: [] },
      style_guidelines: [],
      voice_summary: '',
      llm_prompts: { system_prompt: '', writing_instructions: '', quick_reference: '' },
    });
  });

  test('When the brand is known, then the prompt contains name, description, rules and sentences of the site', () => {
    const things = {
      name: 'Acme',
      description: 'Invoices that pay themselves.',
      purpose: '',
      capabilities: [],
      category: 'Software',
    };
    const { facts } = tone.measure(evidence({ pages: [{ text: ENGLISH_BLOCKS }] }));
    const { system_prompt } = tone.compose(facts, { things }).llm_prompts;
    for (const part of [
      'Acme',
      'Invoices that pay themselves.',
      'Sentence length',
      facts.traits[0]?.correct.text ?? 'none',
    ]) {
      expect(system_prompt).toContain(part);
    }
  });
});
