import type { IconEvidence, PageEvidence, TextBlock } from '@brandprint/contracts';
import { VALUES_HEADINGS } from '../cues/mission.ts';
import { isAsideHeading } from '../cues/section-kinds.ts';
import {
  buildOutline,
  isNoise,
  type LanguagePatterns,
  matchesPatterns,
  normalizeWhitespace,
  wordCount,
} from '../text/index.ts';

export interface BrandValue {
  title: string;
  description: string;
  /** The icon's name; "" if there is none or it has no meaning. */
  icon: string;
  /** Text of the block that states it. */
  source: string;
  page: string;
  selector: string;
}

const PAGES_WITHOUT_VALUES: ReadonlySet<PageEvidence['kind']> = new Set(['legal', 'docs', 'blog', 'pricing']);

/** Headings, list items or "Title: text" paragraphs under a heading of values. */
export function findValues(page: PageEvidence, language: string): BrandValue[] {
  if (PAGES_WITHOUT_VALUES.has(page.kind)) return [];
  return buildOutline(page)
    .filter(({ title }) => wordCount(title.text) <= 8 && isValuesHeading(title.text, language))
    .flatMap((chapter): BrandValue[] => {
      const value = (title: string, description: string, block: TextBlock): BrandValue => ({
        title,
        description: isNoise(description) ? '' : description,
        icon: iconNameNear(page, block),
        source: normalizeWhitespace(block.text),
        page: page.finalUrl,
        selector: block.selector,
      });
      if (chapter.children.length >= 2)
        return chapter.children.map(({ title, body }) =>
          value(
            normalizeWhitespace(title.text),
            normalizeWhitespace(body.find(({ kind }) => kind === 'paragraph' || kind === 'list-item')?.text ?? ''),
            title,
          ),
        );
      const items = chapter.body.filter(({ kind }) => kind === 'list-item');
      const paired = titleTextPairs(bodyUnder(page, chapter.title));
      if (paired.length >= 2 && paired.length * 2 > items.length)
        return paired.map(([title, text]) =>
          value(normalizeWhitespace(title.text), normalizeWhitespace(text.text), title),
        );
      return items.map((block) => {
        const [title = '', ...rest] = normalizeWhitespace(block.text).split(
          /(?<=^[^:–—：]{2,40})(?:[:：]|\s[–—-](?=\s))\s*/,
        );
        return value(title, rest.join(' '), block);
      });
    })
    .filter(
      ({ title, description }) =>
        wordCount(title) >= 1 &&
        wordCount(title) <= 12 &&
        !isNoise(title) &&
        !isValuesHeading(title, language) &&
        !isAsideHeading(title, language) &&
        (description !== '' || !page.links.some(({ text }) => normalizeWhitespace(text) === title)),
    );
}

/** A heading that only introduces values: "Our values", not "Adding values to a field". */
const VALUES_HEADING_ONLY: LanguagePatterns = Object.fromEntries(
  Object.entries(VALUES_HEADINGS).map(([code, words]) => [code, `^(?:${words})\\P{L}*$`]),
);
const isValuesHeading = (title: string, language: string): boolean =>
  title.length <= 200 &&
  (matchesPatterns(normalizeWhitespace(title), VALUES_HEADING_ONLY, language) ||
    (wordCount(title) <= 4 && matchesPatterns(title, VALUES_HEADINGS, language)));

/** Text under a heading, including terms of a definition list. */
function bodyUnder({ text }: PageEvidence, title: TextBlock): TextBlock[] {
  const at = text.indexOf(title);
  return text.filter(
    ({ heading, kind }) => heading === at && (kind === 'label' || kind === 'paragraph' || kind === 'list-item'),
  );
}

/** Short lines that each precede a longer one. */
function titleTextPairs(body: readonly TextBlock[]): [TextBlock, TextBlock][] {
  const found: [TextBlock, TextBlock][] = [];
  for (let index = 0; index + 1 < body.length; index += 2) {
    const [title, text] = [body[index], body[index + 1]];
    if (!title || !text || wordCount(title.text) > 6 || wordCount(text.text) <= wordCount(title.text)) break;
    found.push([title, text]);
  }
  return found;
}

/** Words in class names that name the icon set, not the picture. */
const ICON_SET_CLASSES =
  /^(?:fa[srlbd]?|fa-(?:solid|regular|brands|light|fw|\d?x|xs|sm|lg|xl|stack.*|inverse)|bi|icons?|ni|lucide|ti|ri|mdi|material-icons.*|w-.*|h-.*|text-.*|m[tbxy]?-.*|p[tbxy]?-.*|d-.*|fs-.*)$/;
const ICON_CLASS_PREFIX =
  /^(?:fa|bi|icon|ni|lucide|ti|ri|mdi|nc|tim-icons|feather|ph|bx|bxs|las?|glyphicon|icofont|flaticon)-/;

/** "heart" for an icon of class "fa-heart" above, next to or in the title. */
function iconNameNear(page: PageEvidence, { box, text }: TextBlock): string {
  const near = page.icons
    .filter(
      (icon) =>
        (icon.context !== '' && normalizeWhitespace(icon.context) === normalizeWhitespace(text)) ||
        (icon.box.y < box.y + box.height &&
          icon.box.y + icon.box.height > box.y - 120 &&
          icon.box.x < box.x + box.width &&
          icon.box.x + icon.box.width > box.x - 90),
    )
    .sort((a, b) => distance(a, box) - distance(b, box));
  return near.map(iconName).find(Boolean) ?? '';
}

const distance = ({ box }: IconEvidence, title: TextBlock['box']): number =>
  Math.hypot(box.x - title.x, box.y - title.y);

function iconName({ classes, alt }: IconEvidence): string {
  const words = classes.toLowerCase().split(/\s+/).filter(Boolean);
  const named = words.find((word) => ICON_CLASS_PREFIX.test(word) && !ICON_SET_CLASSES.test(word));
  const name =
    named?.replace(ICON_CLASS_PREFIX, '').replace(/-(?:fill|line|solid|outline|regular|bold|\d+)$/, '') ?? '';
  return name || (/^[a-z][a-z -]{2,20}$/i.test(alt) ? alt.toLowerCase() : '');
}
