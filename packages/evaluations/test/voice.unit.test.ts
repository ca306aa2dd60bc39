import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { buildVoiceBaseline, quantiles } from '../src/voice/baseline.ts';
import { measureTraits, reportTraits, type SiteTone } from '../src/voice/traits.ts';

const block = (text: string) => ({
  text,
  kind: 'paragraph' as const,
  region: 'main' as const,
  level: null,
  heading: null,
  selector: 'p',
  sizePx: 16,
  box: { x: 0, y: 0, width: 100, height: 20 },
});
const siteOf = (lang: string, sentences: readonly string[]) =>
  evidence({ pages: [{ lang, text: sentences.map(block) }] });

const ENGLISH = Array.from({ length: 16 }, (_, i) => `The ferry to the island leaves at berth ${i}.`);
const GERMAN = Array.from({ length: 16 }, (_, i) => `Die Fähre fährt jeden Morgen zur Insel ${i} hinüber.`);

describe('Voice baseline', () => {
  test('When shares are summed up, then quantiles run evenly from the lowest to the highest', () => {
    const found = quantiles([0.4, 0, 0.2]);
    expect(found).toHaveLength(21);
    expect([found[0], found[5], found[10], found[20]]).toEqual([0, 0.1, 0.2, 0.4]);
  });

  test('When a language has too few sites, then its sites count for the wider groups only', () => {
    const sites = [...Array.from({ length: 9 }, () => siteOf('en', ENGLISH)), siteOf('de', GERMAN)];
    const { groups } = buildVoiceBaseline(sites);
    expect(Object.keys(groups)).toEqual(['all', 'en']);
    expect([groups['all']?.sites, groups['en']?.sites]).toEqual([10, 9]);
  });
});

describe('Traits over all sites', () => {
  const toneWith = (claims: string[], names: string[]): SiteTone['tone'] => ({
    voice_traits: names.map((name) => ({ name, correct_example: 'a', incorrect_example: '', explanation: '' })),
    example_phrases: { we_say: [], we_dont_say: claims },
    style_guidelines: [],
    voice_summary: '',
    llm_prompts: { system_prompt: '', writing_instructions: '', quick_reference: '' },
  });

  test('When a heading refutes what a site is said to avoid, then the claim is reported with that text', () => {
    const tones = [
      {
        site: 'ferry',
        evidence: siteOf('en', ['Where does it leave?']),
        tone: toneWith(['Derived: questions; none in 1 texts'], ['Brisk']),
      },
      {
        site: 'yard',
        evidence: siteOf('en', ['It leaves at noon.']),
        tone: toneWith(['Derived: questions; none in 1 texts'], ['Brisk', 'Chatty']),
      },
    ];
    const result = measureTraits(tones);
    expect(result.contradictions).toMatchObject([{ site: 'ferry', text: 'Where does it leave?' }]);
    expect(result.traits).toMatchObject([
      { name: 'Brisk', sites: 2 },
      { name: 'Chatty', sites: 1 },
    ]);
    expect(reportTraits(result)).toContain('1 of 2 claims of absence are refuted');
  });

  test('When a text has the "i" of "i.e.", then it does not refute that a site never says "I"', () => {
    const claims = ['Derived: “I” and “my”; none in 1 texts'];
    const saying = (text: string) =>
      measureTraits([{ site: 'club', evidence: siteOf('en', [text]), tone: toneWith(claims, ['Brisk']) }])
        .contradictions;
    expect(saying('Everybody may join, i.e. all of us.')).toEqual([]);
    expect(saying('Here I am.')).toHaveLength(1);
  });
});
