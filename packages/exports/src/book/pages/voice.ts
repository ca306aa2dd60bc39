import { asObject, asObjects, asText, asTexts } from '../../tokens/read.ts';
import { basisOf } from '../basis.ts';
import type { Book, Page } from '../book.ts';
import { factPages } from '../facts.ts';
import { type Html, html } from '../html.ts';
import { evenly, plainWords, shorten } from '../words.ts';

const CHAPTER = 'Voice';
const MAX_TRAITS = 9;
const MAX_PHRASES = 9;
const MAX_RULES = 12;

export function voicePages(book: Book): Page[] {
  const { voice_summary, voice_traits, example_phrases, style_guidelines } = book.part('tone');
  const page = (
    title: string,
    kind: 'quoted' | 'composed',
    field: string,
    body: Html,
    more: Partial<Page> = {},
  ): Page => ({
    chapter: CHAPTER,
    title,
    basis: basisOf(book, kind, 'tone', `/${field}`),
    layout: 'wide',
    body,
    ...more,
  });
  const pages: Page[] = [];
  const summary = asText(voice_summary);
  if (summary)
    pages.push(
      page('How it speaks', 'composed', 'voice_summary', html`<p class="lead">${shorten(summary, 720)}</p>`, {
        layout: 'split',
      }),
    );
  const traits = asObjects(voice_traits).flatMap(({ fields }) => (asText(fields.name) ? [fields] : []));
  for (const part of evenly(traits.slice(0, MAX_TRAITS), 3)) {
    pages.push(
      page(
        'Traits',
        'quoted',
        'voice_traits',
        html`<div class="traits">${part.map((trait) => traitRow(book, trait))}</div>`,
      ),
    );
  }
  const { we_say, we_dont_say } = asObject(example_phrases);
  const phrases: [title: string, className: string, texts: string[]][] = [
    ['We say', 'do', asTexts(we_say)],
    ['We do not say', 'dont', asTexts(we_dont_say).map((text) => text.replace(/^Derived: /, ''))],
  ];
  const listed = phrases.filter(([, , texts]) => texts.length > 0);
  if (listed.length > 0) {
    const isShort = listed.every(([, , texts]) => texts.length < 5);
    pages.push(
      page(
        'Phrases',
        'quoted',
        'example_phrases',
        html`<div class="grid two">${listed.map((column) => phraseColumn(book, column, isShort))}</div>`,
      ),
    );
  }
  const rules = asObjects(style_guidelines).flatMap(({ fields }) => (asText(fields.rule) ? [fields] : []));
  const facts = rules.slice(0, MAX_RULES).map(({ category, rule, example }) => ({
    label: asText(category),
    text: asText(rule),
    note: asText(example),
  }));
  return [
    ...pages,
    ...factPages(facts, plainWords, (body) => page('Rules', 'composed', 'style_guidelines', body, { layout: 'split' })),
  ];
}

function traitRow(
  book: Book,
  { name, explanation, correct_example, incorrect_example }: Record<string, unknown>,
): Html {
  const example = (label: string, className: string, text: string) =>
    text
      ? html`<p class="${className}"><span class="label">${label}</span>${book.words(text, 170)}</p>`
      : html`<p></p>`;
  return html`<article class="trait"><div><h3 style="font-size:13pt">${shorten(asText(name), 50)}</h3><p class="fine" style="margin-top:1.5mm">${shorten(asText(explanation), 220)}</p></div>
${example('Do', 'do', asText(correct_example))}${example('Don’t', 'dont', asText(incorrect_example))}</article>`;
}

const phraseColumn = (book: Book, [title, className, texts]: [string, string, string[]], isShort: boolean): Html =>
  html`<section><p class="${className}" style="font-weight:600;margin-bottom:4mm">${title}</p><ul class="phrases ${isShort ? 'few' : ''}">${texts
    .slice(0, MAX_PHRASES)
    .map((text) => html`<li>${book.words(text, 80)}</li>`)}</ul></section>`;
