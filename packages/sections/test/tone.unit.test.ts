import type { TextBlock } from '@brandprint/contracts';
import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { tone } from '../src/tone/index.ts';
import { block, ENGLISH, GERMAN, textOf } from './written-site.ts';

const toneOf = (text: TextBlock[], lang = 'en') =>
  tone.compose(tone.measure(evidence({ pages: [{ lang, text }] })).facts, { things: null });

describe('Tone', () => {
  test.each([
    ['English', ENGLISH, 'en'],
    ['German', GERMAN, 'de'],
  ])('When a site is in %s, then every example and phrase stands on it word for word', (_, text, lang) => {
    const found = toneOf(text, lang);
    const examples = [
      ...found.voice_traits.map(({ correct_example }) => correct_example),
      ...found.style_guidelines.map(({ example }) => example),
      ...found.example_phrases.we_say,
    ];
    expect(found.voice_traits.length).toBeGreaterThanOrEqual(2);
    for (const example of examples) expect(textOf([{ text }])).toContain(example);
    expect(JSON.stringify(found)).not.toMatch(/cookie|lorem/i);
  });

  test('When sentences shout, then the trait says how many do', () => {
    const text = [
      'We really love our pizza!',
      'You will love pizza too!',
      'Come and get it today!',
      'Our oven is hot.',
    ].map((line) => block(line));
    const found = toneOf(text).voice_traits.find(({ name }) => name === 'Enthusiastic');
    expect(found?.incorrect_example).toMatch(/\.$/);
    expect(found?.explanation).toContain('75 % of');
  });

  test('When the reader is addressed with Sie, then the address is formal and the prompt asks for German', () => {
    const found = toneOf(GERMAN, 'de');
    expect(found.voice_traits.map(({ name }) => name)).toContain('Formal address');
    expect(found.llm_prompts.system_prompt).toContain('in German');
    expect(found.voice_summary).not.toContain('Flesch');
  });

  test('When a site says next to nothing, then no voice is claimed', () => {
    expect(toneOf([block('Hello there.')])).toEqual({
      voice_traits: [],
      example_phrases: { we_say: [], we_dont_say: [] },
      style_guidelines: [],
      voice_summary: '',
      llm_prompts: { system_prompt: '', writing_instructions: '', quick_reference: '' },
    });
  });

  test('When the brand is known, then the prompt is complete: name, description, rules, sentences of the site', () => {
    const things = {
      name: 'Acme',
      description: 'Invoices that pay themselves.',
      purpose: '',
      capabilities: [],
      category: 'Software',
    };
    const { facts } = tone.measure(evidence({ pages: [{ text: ENGLISH }] }));
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
