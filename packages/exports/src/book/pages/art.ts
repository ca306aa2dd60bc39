import { asNumber, asObject, asObjects, asText } from '../../tokens/read.ts';
import { basisOf } from '../basis.ts';
import type { Book, Page } from '../book.ts';
import { type Card, cardGrid } from '../cards.ts';
import { factPages } from '../facts.ts';
import { type Html, html, NOTHING } from '../html.ts';
import { paragraph } from '../lists.ts';
import { type MarkedScreenshot, screenshotsOf } from '../pictures.ts';
import { evenly, plainWords, shorten } from '../words.ts';

const CHAPTER = 'Art direction';
const MAX_DESCRIPTORS = 9;
const MAX_GUIDELINES = 12;

export function artPages(book: Book): Page[] {
  const { art_direction_summary, aesthetic_language, visual_guidelines, narrative_to_visual, design_elements } =
    book.part('art-direction');
  const page = (title: string, field: string, body: Html, more: Partial<Page> = {}): Page => ({
    chapter: CHAPTER,
    title,
    basis: basisOf(book, 'composed', 'art-direction', `/${field}`),
    layout: 'wide',
    body,
    ...more,
  });
  const { style_descriptors } = asObject(aesthetic_language);
  const descriptors = asObjects(style_descriptors).flatMap(({ fields }) => (asText(fields.name) ? [fields] : []));
  const guidelines = asObjects(asObject(visual_guidelines).guidelines).flatMap(({ fields }) =>
    asText(fields.guideline) ? [fields] : [],
  );
  const narrative = asObject(narrative_to_visual);
  const summary = asText(art_direction_summary);
  const story = asText(narrative.visual_storytelling);
  const pages: Page[] = [];
  if (summary || story) {
    const second = summary ? story : '';
    const body = html`${paragraph(summary || story, plainWords, { width: 190, height: second ? 105 : 150, maxText: 900 })}${second ? html`<p class="second">${shorten(second, 420)}</p>` : NOTHING}`;
    pages.push(
      page('In a paragraph', summary ? 'art_direction_summary' : 'narrative_to_visual', body, { layout: 'split' }),
    );
  }
  for (const part of evenly(descriptors.slice(0, MAX_DESCRIPTORS), MAX_DESCRIPTORS)) {
    pages.push(page('Style', 'aesthetic_language', cardGrid(part.map(descriptorCard))));
  }
  for (const screenshot of screenshotsOf(book.source)) {
    pages.push(
      ...screenshotPage(book, screenshot, design_elements).map((body) =>
        page('On the site', 'design_elements', body, {
          intro: html`${shorten(screenshot.page, 90)}`,
          basis: basisOf(book, 'measured', 'art-direction', '/design_elements'),
        }),
      ),
    );
  }
  const facts = guidelines.slice(0, MAX_GUIDELINES).map(({ name, guideline, how_to_apply }) => ({
    label: asText(name),
    text: asText(guideline),
    note: asText(how_to_apply),
  }));
  pages.push(
    ...factPages(facts, plainWords, (body) => page('Guidelines', 'visual_guidelines', body, { layout: 'split' })),
  );
  return pages;
}

const descriptorCard = ({ name, means, avoids }: Record<string, unknown>): Card => {
  const [text, avoided] = [asText(means), asText(avoids)];
  return {
    title: asText(name),
    texts: [...(text ? [{ text }] : []), ...(avoided ? [{ label: 'Avoid', text: shorten(avoided, 130) }] : [])],
  };
};

/** The sheet has room for this part of the width as height. */
const MAX_HEIGHT_RATIO = 0.8;
const MAX_MARKS = 8;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Whether nobody could tell two marks apart, in pixels of the screenshot. */
const isAlike = (one: Box, other: Box): boolean =>
  (['left', 'top', 'width', 'height'] as const).every((side) => Math.abs(one[side] - other[side]) < 24);

/** The top of a screenshot with what to look at; nothing if it is gone or no element is in it. */
function screenshotPage(book: Book, screenshot: MarkedScreenshot, elements: unknown): Html[] {
  const uri = book.pictures.find(screenshot.path);
  const { width, height, index } = screenshot;
  const shownHeight = Math.min(height, width * MAX_HEIGHT_RATIO);
  const marks = asObjects(elements)
    .filter(({ fields }) => fields.screenshot_index === index)
    .flatMap(({ fields }) => {
      const { x, y, width: w, height: h } = asObject(fields.region);
      const [left = -1, top = -1, right = 0, bottom = 0] = [x, y, w, h].map((side) => asNumber(side) ?? -1);
      const isInside = left >= 0 && top >= 0 && right > 0 && bottom > 0 && top < shownHeight * 0.97 && left < width;
      return isInside
        ? [
            {
              fields,
              box: { left, top, width: Math.min(right, width - left), height: Math.min(bottom, shownHeight - top) },
            },
          ]
        : [];
    })
    // The largest picture is often the opening area.
    .filter(({ box }, index, all) => !all.slice(0, index).some((earlier) => isAlike(earlier.box, box)))
    .slice(0, MAX_MARKS);
  if (uri === null || marks.length === 0) return [];
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;
  return [
    html`<div class="shot-page"><div><div class="shot" style="aspect-ratio:${width}/${Math.round(shownHeight)}"><div class="top"><img src="${uri}" alt="Screenshot of the site"></div>${marks.map(
      ({ box }, i) =>
        html`<div class="mark" style="left:${percent(box.left, width)};top:${percent(box.top, shownHeight)};width:${percent(box.width, width)};height:${percent(box.height, shownHeight)}"><span>${i + 1}</span></div>`,
    )}</div></div><ol class="notes">${marks.map(
      ({ fields }, i) =>
        html`<li><span class="key">${i + 1}</span><div class="fine" style="padding-left:2mm"><p>${shorten(asText(fields.description), 130)}</p><p class="note">${shorten(asText(fields.significance), 110)}</p></div></li>`,
    )}</ol></div>`,
  ];
}
