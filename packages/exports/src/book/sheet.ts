import type { Book, Page } from './book.ts';
import { groundStyle } from './contrast.ts';
import { type Html, html, NOTHING } from './html.ts';

/** The identifier of a page, for links of the contents. */
export const pageId = (number: number): string => `page-${number}`;

/** A page with its running head and foot. */
export function sheet({ name, words }: Book, page: Page, number: number): Html {
  const { chapter, title, basis, ground = null } = page;
  return html`<section class="${ground ? 'sheet on-ground' : 'sheet'}" id="${pageId(number)}" style="${groundStyle(ground)}">
<div class="head"><span>${words(name, 60)}</span><span>${chapter}</span></div>
<div class="main ${page.layout}">${titled(page, title)}</div>
<div class="foot"><span>${basis ?? ''}</span><span class="number">${number}</span></div>
</section>
`;
}

function titled({ layout, intro, body }: Page, title: string): Html {
  if (layout === 'full') return html`<div class="content"><h2 class="label">${title}</h2>${body}</div>`;
  return html`<header><h2>${title}</h2>${intro ? html`<p class="intro">${intro}</p>` : NOTHING}</header><div class="content">${body}</div>`;
}
