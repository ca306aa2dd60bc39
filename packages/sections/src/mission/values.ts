import type { IconEvidence, PageEvidence, TextBlock } from '@brandprint/contracts';
import { chaptersOf, isNoise, isWorded, squash, type Wordings, wordCount } from '../shared/text/index.ts';
import { VALUES } from './cues.ts';

export interface Value {
  title: string;
  description: string;
  /** What the icon beside it is called; "" where there is none or its name says nothing. */
  icon: string;
  /** Text of the block that says it. */
  source: string;
  page: string;
  selector: string;
}

const NO_VALUES: ReadonlySet<PageEvidence['kind']> = new Set(['legal', 'docs', 'blog', 'pricing']);

/** Headings, list items or "Title: text" paragraphs that stand under a heading of values. */
export function valuesOn(page: PageEvidence, language: string): Value[] {
  if (NO_VALUES.has(page.kind)) return [];
  return chaptersOf(page)
    .filter(({ title }) => wordCount(title.text) <= 8 && heads(title.text, language))
    .flatMap((chapter): Value[] => {
      const value = (title: string, description: string, block: TextBlock): Value => ({
        title,
        description: isNoise(description) ? '' : description,
        icon: iconOf(page, block),
        source: squash(block.text),
        page: page.finalUrl,
        selector: block.selector,
      });
      if (chapter.children.length >= 2)
        return chapter.children.map(({ title, body }) =>
          value(
            squash(title.text),
            squash(body.find(({ kind }) => kind === 'paragraph' || kind === 'list-item')?.text ?? ''),
            title,
          ),
        );
      const items = chapter.body.filter(({ kind }) => kind === 'list-item');
      const paired = pairs(bodyOf(page, chapter.title));
      if (paired.length >= 2 && paired.length * 2 > items.length)
        return paired.map(([title, text]) => value(squash(title.text), squash(text.text), title));
      return items.map((block) => {
        const [title = '', ...rest] = squash(block.text).split(/(?<=^[^:–—：]{2,40})(?:[:：]|\s[–—-](?=\s))\s*/);
        return value(title, rest.join(' '), block);
      });
    })
    .filter(
      ({ title, description }) =>
        wordCount(title) >= 1 &&
        wordCount(title) <= 12 &&
        !isNoise(title) &&
        (description !== '' || !page.links.some(({ text }) => squash(text) === title)),
    );
}

/** A heading that says nothing but that values follow: "Our values", not "Adding values to a field". */
const ALONE: Wordings = Object.fromEntries(
  Object.entries(VALUES).map(([code, words]) => [code, `^(?:${words})\\P{L}*$`]),
);
const heads = (title: string, language: string): boolean =>
  isWorded(squash(title), ALONE, language) || (wordCount(title) <= 4 && isWorded(title, VALUES, language));

/** Text under a heading, terms of a list of definitions too. */
function bodyOf({ text }: PageEvidence, title: TextBlock): TextBlock[] {
  const at = text.indexOf(title);
  return text.filter(
    ({ heading, kind }) => heading === at && (kind === 'label' || kind === 'paragraph' || kind === 'list-item'),
  );
}

/** Short lines that each stand above a longer one. */
function pairs(body: readonly TextBlock[]): [TextBlock, TextBlock][] {
  const found: [TextBlock, TextBlock][] = [];
  for (let index = 0; index + 1 < body.length; index += 2) {
    const [title, text] = [body[index], body[index + 1]];
    if (!title || !text || wordCount(title.text) > 6 || wordCount(text.text) <= wordCount(title.text)) break;
    found.push([title, text]);
  }
  return found;
}

/** Words in class names that belong to the set, not to the picture. */
const SET_WORDS =
  /^(?:fa[srlbd]?|fa-(?:solid|regular|brands|light|fw|\d?x|xs|sm|lg|xl|stack.*|inverse)|bi|icons?|ni|lucide|ti|ri|mdi|material-icons.*|w-.*|h-.*|text-.*|m[tbxy]?-.*|p[tbxy]?-.*|d-.*|fs-.*)$/;
const PREFIX = /^(?:fa|bi|icon|ni|lucide|ti|ri|mdi|nc|tim-icons|feather|ph|bx|bxs|las?|glyphicon|icofont|flaticon)-/;

/** "heart" for an icon of class "fa-heart" above, beside or in the title. */
function iconOf(page: PageEvidence, { box, text }: TextBlock): string {
  const near = page.icons
    .filter(
      (icon) =>
        (icon.context !== '' && squash(icon.context) === squash(text)) ||
        (icon.box.y < box.y + box.height &&
          icon.box.y + icon.box.height > box.y - 120 &&
          icon.box.x < box.x + box.width &&
          icon.box.x + icon.box.width > box.x - 90),
    )
    .sort((a, b) => distance(a, box) - distance(b, box));
  return near.map(nameOf).find(Boolean) ?? '';
}

const distance = ({ box }: IconEvidence, title: TextBlock['box']): number =>
  Math.hypot(box.x - title.x, box.y - title.y);

function nameOf({ classes, alt }: IconEvidence): string {
  const words = classes.toLowerCase().split(/\s+/).filter(Boolean);
  const named = words.find((word) => PREFIX.test(word) && !SET_WORDS.test(word));
  const name = named?.replace(PREFIX, '').replace(/-(?:fill|line|solid|outline|regular|bold|\d+)$/, '') ?? '';
  return name || (/^[a-z][a-z -]{2,20}$/i.test(alt) ? alt.toLowerCase() : '');
}
