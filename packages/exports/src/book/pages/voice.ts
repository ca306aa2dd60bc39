import { unsaidPhrases } from '../../phrases.ts';
import { asObject, asObjects, asText, asTexts } from '../../tokens/read.ts';
import { basisOf } from '../basis.ts';
import type { Book, Page } from '../book.ts';
import { factPages } from '../facts.ts';
import { type Html, html } from '../html.ts';
import { listSize, paragraph, ruledList } from '../lists.ts';
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
      page(
        'How it speaks',
        'composed',
        'voice_summary',
        paragraph(summary, plainWords, { width: 190, height: 150, maxText: 1000 }),
        { layout: 'split' },
      ),
    );
  const traits = asObjects(voice_traits).flatMap(({ fields }) => (asText(fields.name) ? [fields] : []));
  for (const part of evenly(traits.slice(0, MAX_TRAITS), 3)) {
    pages.push(
      page(
        'Traits',
        'quoted',
        'voice_traits',
        html`<div class="traits${part.length < 3 ? ' large' : ''}">${part.map((trait) => traitRow(book, trait))}</div>`,
      ),
    );
  }
  const { we_say } = asObject(example_phrases);
  const phrases: PhraseList[] = [
    ['We say', 'do', asTexts(we_say)],
    ['We do not say', 'dont', unsaidPhrases(book.part('tone'))],
  ];
  const listed = phrases.filter(([, , texts]) => texts.length > 0);
  if (listed.length > 0) {
    pages.push(page('Phrases', 'quoted', 'example_phrases', phraseColumns(book, listed)));
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
  const examples = [
    ['Do', 'do', asText(correct_example)],
    ['Don’t', 'dont', asText(incorrect_example)],
  ].filter(([, , text]) => text !== '');
  return html`<article class="trait"><div><h3>${shorten(asText(name), 40)}</h3><p>${shorten(asText(explanation), 200)}</p></div>
${examples.map(
  ([label = '', className = '', text = '']) =>
    html`<p class="${className}${examples.length === 1 ? ' alone' : ''}"><span class="label">${label}</span>${book.words(text, 170)}</p>`,
)}</article>`;
}

type PhraseList = [title: string, className: string, texts: string[]];

/** Side by side in the same size, and in rows of the same height. */
function phraseColumns(book: Book, lists: readonly PhraseList[]): Html {
  const rows = Math.min(MAX_PHRASES, Math.max(...lists.map(([, , texts]) => texts.length)));
  const box = { width: 265 / lists.length - 8, height: 122, maxText: 80, rows };
  const points = Math.min(...lists.map(([, , texts]) => listSize(texts.slice(0, MAX_PHRASES), box)));
  return html`<div class="grid fill" style="grid-template-columns:repeat(${lists.length},minmax(0,1fr))">${lists.map(
    ([title, className, texts]) =>
      html`<section class="phrases"><p class="${className}">${title}</p>${ruledList(texts.slice(0, MAX_PHRASES), book.words, box, points)}</section>`,
  )}</div>`;
}
