import { evidence } from '@brandprint/testing/evidence';
import { expect, test } from '@jest/globals';
import { audiences } from '../src/audiences/index.ts';
import { mission } from '../src/mission/index.ts';
import { northstartStatement } from '../src/northstart-statement/index.ts';
import { things } from '../src/things/index.ts';
import { tone } from '../src/tone/index.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

/** Texts for which patterns with nested repetition need exponential or quadratic time. */
const HOSTILE = [
  `Made for ${'of the '.repeat(60)}end.`,
  `Made for ${'the '.repeat(100)}end.`,
  `Pour ${'1 '.repeat(100)}fin.`,
  `Built for ${'teams, '.repeat(60)}and.`,
  '='.repeat(100_000),
  `${'the problem '.repeat(2_000)}x`,
  `${'a'.repeat(50_000)}!`,
  `${'のための'.repeat(5_000)}。`,
  `Acme is a ${'very, '.repeat(5_000)}`,
  `Fresh${', not a'.repeat(5_000)}9`,
  `Menschen, ${'die '.repeat(5_000)}`,
  `Paredzēta ${'skolotājiem, '.repeat(40)}`,
  `${'非'.repeat(5_000)}与${'教师与'.repeat(2_000)}`,
];

test.each(['en', 'fr', 'ru', 'uk', 'de', 'ja', 'tr', 'zh', 'lv', 'el', 'hu'])(
  'When texts in "%s" are made to slow patterns down, then the sections are composed anyway',
  (lang) => {
    const text = bindToHeadings(
      ...HOSTILE.flatMap((hostile) => [
        heading(hostile, 1, { region: 'hero' }),
        block(hostile, { region: 'hero' }),
        heading(hostile, 2),
        heading('One', 3),
        heading('Two', 3),
      ]),
    );
    const meta = HOSTILE.map((content) => ({ name: 'description', content }));
    const site = evidence({ pages: [{ title: 'Acme', lang, text, meta }] });
    for (const section of [things, mission, audiences, northstartStatement, tone])
      expect(section.measure(site).facts).toBeDefined();
  },
);
