import type { Evidence, PageEvidence } from '@brandprint/contracts';
import { removedFrom } from '../../shared/canonical.ts';
import { colorGroup, tintOf } from '../../shared/color.ts';
import { isNoise, squash, visibleText } from '../../shared/text/index.ts';
import type { FactSheet, Lexicon } from '../material.ts';
import { figuresOf, keysOf } from '../words.ts';

/** Beyond this, more text makes a passage no likelier to be found and looking slower. */
const MOST_PASSAGES = 600_000;

/** What counts as seen on a site, for judging what a model says of it; the evidence is canonical. */
export function lexiconOf(evidence: Evidence, sheets: readonly FactSheet[]): Lexicon {
  const measured = sheets.flatMap(({ facts }) => facts.map(({ text }) => text));
  const read = evidence.pages
    .flatMap(({ text }) => text.map((block) => squash(block.text)))
    .filter((text) => !isNoise(text));
  const lines = (kind: string): string[] =>
    sheets.find((sheet) => sheet.kind === kind)?.facts.map(({ text }) => text) ?? [];
  const hexes = hexesOf(evidence, measured);
  const words = new Set([...read, ...measured].flatMap((text) => keysOf(text)));
  return {
    brand: lines('brand')[0]?.replace(/^name: /, '') ?? '',
    words,
    hexes,
    hues: new Set([...hexes].map(colorGroup)),
    tints: new Set([...hexes].map(tintOf)),
    fonts: new Set(
      lines('font families').flatMap((text) => {
        const [name = '', ...rest] = text.split('; ');
        const alternative = /^alternative (.+)$/.exec(rest.at(-1) ?? '')?.[1] ?? '';
        return [name, alternative].map((family) => family.toLowerCase()).filter(Boolean);
      }),
    ),
    measured: new Set(measured.flatMap(figuresOf)),
    figures: new Set(read.flatMap(figuresOf)),
    bait: baitOf(evidence, words),
    passages: ` ${keysOf([...evidence.pages.flatMap(everything), ...removedFrom(evidence)].join(' \n ').slice(0, MOST_PASSAGES)).join(' ')} `,
  };
}

function hexesOf(evidence: Evidence, measured: readonly string[]): ReadonlySet<string> {
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
const LOUD = /(?<![\p{L}\d_-])[\p{Lu}\d][\p{Lu}\d_-]{4,}(?![\p{L}\d_-])/gu;

/** What texts that speak to a model want said: what they set in quotation marks or capitals, unless others say it too. */
function baitOf(evidence: Evidence, words: ReadonlySet<string>): ReadonlySet<string> {
  const wanted = removedFrom(evidence).flatMap((text) => {
    const seen = visibleText(text);
    return [...[...seen.matchAll(QUOTED)].map(([, said = '']) => said), ...(seen.match(LOUD) ?? [])];
  });
  return new Set(
    wanted
      .map((text) => keysOf(text).join(' '))
      .filter((key) => key.length > 3 && !key.split(' ').every((word) => words.has(word))),
  );
}

/** Every text of a page, whether a visitor sees it or not. */
function everything(page: PageEvidence): string[] {
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
