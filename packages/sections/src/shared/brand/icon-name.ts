import type { IconEvidence, PageEvidence, TextBlock } from '@brandprint/contracts';
import { normalizeWhitespace } from '../text/index.ts';

/** Words in class names that name the icon set, not the picture. */
const ICON_SET_CLASSES =
  /^(?:fa[srlbd]?|fa-(?:solid|regular|brands|light|fw|\d?x|xs|sm|lg|xl|stack.*|inverse)|bi|icons?|ni|lucide|ti|ri|mdi|material-icons.*|w-.*|h-.*|text-.*|m[tbxy]?-.*|p[tbxy]?-.*|d-.*|fs-.*)$/;
const ICON_CLASS_PREFIX =
  /^(?:fa|bi|icon|ni|lucide|ti|ri|mdi|nc|tim-icons|feather|ph|bx|bxs|las?|glyphicon|icofont|flaticon)-/;

/** "heart" for an icon of class "fa-heart" above, next to or in the title. */
export function iconNameNear(page: PageEvidence, { box, text }: TextBlock): string {
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
