import { evidence } from '@brandprint/testing/evidence';
import { expect, test } from '@jest/globals';
import { audiences } from '../src/audiences/index.ts';
import { mission } from '../src/mission/index.ts';
import { northstartStatement } from '../src/northstart-statement/index.ts';
import { things } from '../src/things/index.ts';
import { tone } from '../src/tone/index.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

/** Texts for which patterns with nested repetition need exponential or quadratic time; a larger scale has longer ones. */
const hostileTexts = (scale: number): string[] => [
  `Made for ${'of the '.repeat(60)}end.`,
  `Made for ${'the '.repeat(100)}end.`,
  `Pour ${'1 '.repeat(100)}fin.`,
  `Built for ${'teams, '.repeat(60)}and.`,
  '='.repeat(25_000 * scale),
  `${'the problem '.repeat(2_000 * scale)}x`,
  `${'a'.repeat(50_000 * scale)}!`,
  `${'のための'.repeat(5_000 * scale)}。`,
  `Acme is a ${'very, '.repeat(2_000 * scale)}`,
  `Fresh${', not a'.repeat(2_000 * scale)}9`,
  `Menschen, ${'die '.repeat(2_000 * scale)}`,
  `Paredzēta ${'skolotājiem, '.repeat(40)}`,
  `${'非'.repeat(5_000 * scale)}与${'教师与'.repeat(2_000 * scale)}`,
];
const SECTIONS = [things, mission, audiences, northstartStatement, tone];

const siteOf = (lang: string, texts: readonly string[]) => {
  const text = bindToHeadings(
    ...texts.flatMap((hostile) => [
      heading(hostile, 1, { region: 'hero' }),
      block(hostile, { region: 'hero' }),
      heading('Our values', 2),
      block(hostile),
      heading(hostile, 2),
      heading('One', 3),
      heading('Two', 3),
    ]),
  );
  const meta = texts.map((content) => ({ name: 'description', content }));
  return evidence({ pages: [{ title: 'Acme', lang, text, meta }] });
};

test.each(['en', 'fr', 'ru', 'uk', 'de', 'ja', 'tr', 'zh', 'lv', 'el', 'hu'])(
  'When texts in "%s" are made to slow patterns down, then the sections are composed anyway',
  (lang) => {
    const site = siteOf(lang, hostileTexts(1));
    for (const section of SECTIONS) expect(section.measure(site).facts).toBeDefined();
  },
);

// Of all texts together only the beginning is read, which the first of them fill.
test.each(hostileTexts(4).map((text) => [`${text.slice(0, 20)}… (${text.length})`, text]))(
  'When a text made to slow patterns down is all that a site says, then the sections are composed anyway: %s',
  (_, text) => {
    const site = siteOf('en', [text]);
    for (const section of SECTIONS) expect(section.measure(site).facts).toBeDefined();
  },
);
