import { asObject, asObjects, asText, asTexts } from '../../tokens/read.ts';
import type { FamilyToken, TextStyle } from '../../tokens/typography.ts';
import { type Dimension, dimensionText } from '../../tokens/values.ts';
import { basisOf } from '../basis.ts';
import type { Book, Page } from '../book.ts';
import { alternativeOf, availabilityOf, faceOf } from '../faces.ts';
import { textWidthIn } from '../fit.ts';
import { type Html, html, NOTHING } from '../html.ts';
import { scriptOf } from '../scripts.ts';
import { evenly, labelOf, plainWords, quotedIn, shorten, textWidth } from '../words.ts';

const CHAPTER = 'Typography';
const MAX_FAMILIES = 4;
const PER_SCALE = 7;
const MAX_STYLES = 14;

export function typePages(book: Book): Page[] {
  const sentences = sentencesOf(book);
  const families = [...new Map(book.tokens.families.map((family) => [family.stack[0] ?? '', family])).values()];
  const roles = (family: FamilyToken) =>
    book.tokens.families.filter(({ stack }) => stack[0] === family.stack[0]).map(({ name }) => name);
  const specimens = families.slice(0, MAX_FAMILIES).map(
    (family): Page => ({
      chapter: CHAPTER,
      title: shorten(family.stack[0] ?? '', 40),
      intro: familyFacts(book, family, roles(family)),
      basis: basisOf(book, 'measured', 'typography', '/font_families'),
      layout: 'split',
      body: specimen(book, family, sentences),
    }),
  );
  const styles = [...book.tokens.textStyles].filter(({ fontSize }) => pointsOf(fontSize) > 0).slice(0, MAX_STYLES);
  styles.sort((a, b) => pointsOf(b.fontSize) - pointsOf(a.fontSize));
  const labels = labelsOf(styles);
  const scale = evenly(styles, PER_SCALE).map((part, index): Page => {
    const factor = Math.min(1, 54 / pointsOf(part[0]?.fontSize ?? { value: 1, unit: 'px' }));
    return {
      chapter: CHAPTER,
      title: index === 0 ? 'Scale' : 'Scale, smaller sizes',
      intro:
        factor < 1
          ? `Every style at ${Math.round(factor * 100)}% of its size on the site.`
          : 'Every style at its size on the site.',
      basis: basisOf(book, 'measured', 'typography', '/headings', '/labels', '/body_text', '/links', '/blockquotes'),
      layout: 'wide',
      body: html`<ol class="scale" style="max-height:${part.length * 34}mm">${part.map((style) => scaleRow(book, style, labels.get(style) ?? '', factor, sentences))}</ol>`,
    };
  });
  return [...specimens, ...scale];
}

/** What the brand says of itself: short phrases, and whole sentences. */
interface Sentences {
  phrases: string[];
  texts: string[];
}

/** People can edit in as many and as long ones as they like. */
const MAX_PHRASES = 50;
const MAX_PHRASE_LENGTH = 500;

function sentencesOf({ part, name }: Book): Sentences {
  const said = [
    ...asTexts(asObject(part('tone').example_phrases).we_say)
      .slice(0, MAX_PHRASES)
      .map((phrase) => phrase.slice(0, MAX_PHRASE_LENGTH)),
    asText(asObject(part('mission').brand_promise).title),
    asText(asObject(part('mission').mission_statement).statement),
    asText(part('things').description),
    asText(part('things').purpose),
    ...asObjects(part('typography').headings).map(({ fields }) => quotedIn(asText(fields.usage))),
    ...asObjects(part('typography').body_text).map(({ fields }) => quotedIn(asText(fields.usage))),
  ].filter((text) => text !== '');
  const phrases = said.filter((text) => textWidth(text) <= 60);
  const texts = [...new Set(said)].filter((text) => textWidth(text) > 40).sort((a, b) => textWidth(b) - textWidth(a));
  return { phrases: phrases.length > 0 ? phrases : [name], texts: texts.length > 0 ? texts : [name] };
}

function familyFacts(book: Book, family: FamilyToken, roles: readonly string[]): Html {
  const availability = availabilityOf(book.part('typography'), family);
  const alternative = alternativeOf(book.part('typography'), family);
  const why = asText(availability.alternative_rationale);
  const facts: [label: string, text: string][] = [
    ['Sets', family.usage],
    ['Source', [asText(availability.availability), asText(availability.foundry)].filter(Boolean).join(', ')],
    ['Licence', asText(availability.license_type)],
    ['Stylesheet', family.stylesheet],
    ['Open alternative', alternative && [alternative, why].filter(Boolean).join('. ')],
    ['Notes', asText(availability.notes)],
    ['Shown in', fallbackNote(family, alternative)],
  ];
  return html`<span>${shorten(labelOf(roles.join(', ')), 60)}</span><dl style="margin-top:4mm">${facts
    .filter(([, text]) => text !== '')
    .map(
      ([label, text]) =>
        html`<dt class="label" style="margin-top:2mm">${label}</dt><dd class="fine">${shorten(text, 190)}</dd>`,
    )}</dl>`;
}

/** The brand's fonts are not in the book, so that only the reader's device knows what is seen. */
const fallbackNote = ({ stack: [family = ''] }: FamilyToken, alternative: string): string =>
  `${family} where it is installed; otherwise ${alternative ? `${alternative}, or ` : ''}a stand-in.`;

/** Letters with marks above or below them. */
const TALL = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}]/u;

function specimen(book: Book, family: FamilyToken, { phrases, texts }: Sentences): Html {
  const style = `font-family:${faceOf(book.part('typography'), family, book.fallbackFonts)}`;
  const { glyph, characters } = scriptOf([book.name, ...phrases, ...texts].join(' '));
  const [text = '', ...others] = texts;
  // Not the same sentence again that an example of the site has cut.
  const beginningOf = (sentence: string) => sentence.replace(/[.…]+$/u, '');
  const second = others.find((other) => !beginningOf(text).startsWith(beginningOf(other))) ?? '';
  const display = phrases[0] ?? book.name;
  return html`<div class="specimen" style="${style}">
<p class="glyph ${TALL.test(glyph) ? 'tall' : ''}">${glyph}</p>
<p class="display ${textWidth(display) > 34 ? 'small' : ''}">${book.words(display, 60)}</p>
<div class="rest"><div><p class="text">${book.words(text, 180)}</p>${second ? html`<p class="second-text">${book.words(second, 100)}</p>` : NOTHING}</div><p class="set">${plainWords(characters)}</p></div>
</div>`;
}

const POINTS: Record<Dimension['unit'], number> = { px: 0.75, rem: 12, em: 12, '%': 0.12 };
const MAX_POINTS = 400;

/** In points, as if the size of the root were that of browsers; at most what a sheet can show. */
const pointsOf = ({ value, unit }: Dimension): number => Math.min(MAX_POINTS, Math.max(0, value * POINTS[unit]));

const TRANSFORMS: ReadonlySet<string> = new Set(['uppercase', 'lowercase', 'capitalize']);

/** The label of each style; of those that share one, also what tells them apart. */
function labelsOf(styles: readonly TextStyle[]): Map<TextStyle, string> {
  const choices = new Map(styles.map((style) => [style, labelChoices(style)]));
  const isOwn = (style: TextStyle) => (text: string, at: number) =>
    styles.every((other) => other === style || choices.get(other)?.[at] !== text);
  return new Map([...choices].map(([style, texts]) => [style, texts.find(isOwn(style)) ?? texts.at(-1) ?? '']));
}

/** The label alone, with one of its values, and with two. */
function labelChoices({ label, name, fontSize, fontWeight, lineHeightText }: TextStyle): string[] {
  const text = labelOf(label || name.replaceAll('-', ' '));
  const size = dimensionText(fontSize);
  const lineHeight = lineHeightText && `line height ${lineHeightText}`;
  const values = [size, `weight ${fontWeight}`, lineHeight, `${size}, weight ${fontWeight}`];
  return [text, ...values.map((value) => [text, value].filter(Boolean).join(', '))];
}

/** Of a sample, in mm. */
const SAMPLE_WIDTH = 212;
const MAX_SAMPLE = 90;

/** As many letters as a line has room for, of those that are wide. */
const lettersOn = (width: number, points: number): number =>
  Math.max(12, Math.min(MAX_SAMPLE, Math.floor(width / textWidthIn(1, points))));

function scaleRow(book: Book, style: TextStyle, label: string, factor: number, { phrases }: Sentences): Html {
  const { name, family, fontSize, fontWeight, lineHeightText, letterSpacing, textTransform, usage } = style;
  const size = pointsOf(fontSize) * factor;
  const css = [
    `font-size:${size.toFixed(1)}pt`,
    family ? `font-family:${faceOf(book.part('typography'), family, book.fallbackFonts)}` : '',
    fontWeight === null ? '' : `font-weight:${fontWeight}`,
    TRANSFORMS.has(textTransform) ? `text-transform:${textTransform}` : '',
    letterSpacing && Math.abs(letterSpacing.value) < 20
      ? `letter-spacing:${(pointsOf(fontSize) === 0 ? 0 : letterSpacing.value / fontSize.value || 0).toFixed(3)}em`
      : '',
  ];
  const facts = [dimensionText(fontSize), fontWeight, lineHeightText && `line height ${shorten(lineHeightText, 20)}`];
  return html`<li><div><h3>${shorten(label, 40)}</h3><p class="note">${facts.filter(Boolean).join(' · ')}</p></div><p class="sample" style="${css.filter(Boolean).join(';')}">${book.words(quotedIn(usage) || phrases[0] || name, lettersOn(SAMPLE_WIDTH, size))}</p></li>`;
}
