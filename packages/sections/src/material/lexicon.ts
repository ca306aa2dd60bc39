import type { Evidence, PageEvidence } from '@brandprint/contracts';
import { removedInjections } from '../shared/canonicalize-evidence.ts';
import { colorFamily, tintFamily } from '../shared/color.ts';
import { isNoise, normalizeWhitespace, visibleText } from '../shared/text/index.ts';
import type { FactSheet, Lexicon } from '../writing/material.ts';
import { extractFigures, tokenize } from '../writing/tokenize.ts';

/** More text would slow the search without finding more passages. */
const MAX_PASSAGES_LENGTH = 600_000;

/** The words and values of a site, for checking a model's output. The evidence must be canonical. */
export function buildLexicon(evidence: Evidence, sheets: readonly FactSheet[]): Lexicon {
  const measured = sheets.flatMap(({ facts }) =>
    facts.filter(({ supportsClaims }) => supportsClaims).map(({ text }) => text),
  );
  const visibleTexts = evidence.pages
    .flatMap(({ text }) => text.map((block) => normalizeWhitespace(block.text)))
    .filter((text) => !isNoise(text));
  const lines = (kind: string): string[] =>
    sheets.find((sheet) => sheet.kind.startsWith(kind))?.facts.map(({ text }) => text) ?? [];
  const name = sheets.find((sheet) => sheet.kind.startsWith('brand'))?.facts[0];
  const hexes = collectHexes(evidence, measured);
  const words = new Set([...visibleTexts, ...measured].flatMap((text) => tokenize(text)));
  return {
    brand: /^name(?:, doubtful)?: (.+)$/.exec(name?.text ?? '')?.[1] ?? '',
    isBrandCertain: name?.supportsClaims ?? false,
    words,
    hexes,
    hueFamilies: new Set([...hexes].map(colorFamily)),
    tintFamilies: new Set([...hexes].map(tintFamily)),
    fonts: new Set(
      lines('font families').flatMap((text) => {
        const [name = '', ...rest] = text.split('; ');
        const alternative = /^alternative (.+)$/.exec(rest.at(-1) ?? '')?.[1] ?? '';
        return [name, alternative].map((family) => family.toLowerCase()).filter(Boolean);
      }),
    ),
    measuredFigures: new Set(measured.flatMap(extractFigures)),
    siteFigures: new Set(visibleTexts.flatMap(extractFigures)),
    injectedPhrases: injectedPhrasesIn(evidence, words),
    siteText: ` ${tokenize([...evidence.pages.flatMap(allTextsOf), ...removedInjections(evidence)].join(' \n ').slice(0, MAX_PASSAGES_LENGTH)).join(' ')} `,
  };
}

function collectHexes(evidence: Evidence, measured: readonly string[]): ReadonlySet<string> {
  const painted = evidence.pages.flatMap(({ styles, pixels, canvasColor, customProperties }) => [
    canvasColor,
    ...pixels.map(({ hex }) => hex),
    ...styles.flatMap(({ color, backgroundColor, fill }) => [color, backgroundColor ?? '', fill ?? '']),
    ...customProperties.flatMap(({ color, uses }) => (color && uses > 0 ? [color] : [])),
  ]);
  const named = measured.flatMap((text) => text.match(/#[0-9a-f]{6}\b/gi) ?? []);
  return new Set([...painted, ...named].map((hex) => hex.toLowerCase().slice(0, 7)).filter((hex) => hex.length === 7));
}

const QUOTED = /["“”‘’«»„'`]([^"“”‘’«»„'`]{3,80})["“”‘’«»'`]/gu;
const SHOUTED = /(?<![\p{L}\d_-])[\p{Lu}\d][\p{Lu}\d_-]{4,}(?![\p{L}\d_-])/gu;

/**
 * The phrases that prompt injections ask for: text in quotation marks or capitals, unless it is also elsewhere on the
 * site.
 */
function injectedPhrasesIn(evidence: Evidence, words: ReadonlySet<string>): ReadonlySet<string> {
  const phrases = removedInjections(evidence).flatMap((text) => {
    const seen = visibleText(text);
    return [...[...seen.matchAll(QUOTED)].map(([, quoted = '']) => quoted), ...(seen.match(SHOUTED) ?? [])];
  });
  return new Set(
    phrases
      .map((text) => tokenize(text).join(' '))
      .filter((key) => key.length > 3 && !key.split(' ').every((word) => words.has(word))),
  );
}

/** Every text of a page, visible or not. */
function allTextsOf(page: PageEvidence): string[] {
  return [
    ...page.text.map(({ text }) => text),
    page.title,
    ...page.meta.map(({ content }) => content),
    ...page.images.map(({ alt }) => alt),
    ...page.logoCandidates.map(({ alt, text }) => `${alt} \n ${text}`),
    ...page.links.map(({ text }) => text),
    ...(page.jsonLd.length > 0 ? [JSON.stringify(page.jsonLd).slice(0, 20_000)] : []),
    ...page.signals.comments,
  ];
}
