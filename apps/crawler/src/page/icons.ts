import type { IconEvidence } from '@brandprint/contracts';
import { toHex } from './color.ts';
import { accessibleName, classOf, collapseWhitespace, parsePx, roundBox, selectorOf, truncate } from './dom.ts';
import { createDataUrlBudget, displayedUrl, ICON_SIDE, MAX_DATA_URL_CHARS } from './pictures.ts';
import { type Sprites, svgMarkup } from './svg.ts';
import type { PageWalk, RenderedElement } from './types.ts';

const MAX_ICONS = 200;
const ICON_FONT =
  /awesome|icon|symbol|glyph|remix|boxicons|feather|themify|line ?awesome|\bfa[srldb]?\b|phosphor|material/i;
const ICON_CLASS =
  /(?:^|\s)(?:fa[srldbt]?|bi|bx[sl]?|ti|ri|mdi|ni|pi|la[srlb]?|material-icons\S*|material-symbols\S*|glyphicon|icon|icons?-\S+|icon)(?:\s|-|$)/;

interface Glyph {
  char: string;
  family: string;
}

/** The glyph of an icon font that an element shows with ::before, or as a ligature. */
export function iconGlyph(seen: RenderedElement): Glyph | null {
  if (seen.el.childElementCount > 0 || seen.box.width > 160) return null;
  const own = seen.style.fontFamily;
  const word = collapseWhitespace(seen.el.textContent ?? '');
  if (/material (?:icons|symbols)/i.test(own) && /^[a-z0-9_]{2,40}$/.test(word)) return { char: word, family: own };
  if (/^\p{Co}$/u.test(word)) return { char: word, family: own };
  if (word.length > 0 || !/^(?:i|span|em|b|a|button|svg|div|ion-icon)$/.test(seen.tag)) return null;
  for (const pseudo of ['::before', '::after']) {
    const style = getComputedStyle(seen.el, pseudo);
    const char = /^"(.+?)"/u.exec(style.content)?.[1] ?? '';
    if (!char || [...char].length > 2) continue;
    const symbol = /\p{Co}/u.test(char);
    if (symbol || ICON_FONT.test(style.fontFamily)) return { char, family: style.fontFamily };
  }
  return null;
}

/** The class that names the icon: the longest one of an icon font. */
const iconName = (el: Element) =>
  [...el.classList].filter((name) => ICON_CLASS.test(name)).sort((a, b) => b.length - a.length)[0] ?? classOf(el);

const firstFamily = (stack: string) => (stack.split(',')[0] ?? '').trim().replace(/^["']|["']$/g, '');

/** The label of an icon: the text of its link or button, or of the nearest box with a few words. */
function iconContext(seen: RenderedElement): string {
  const holder = seen.el.closest('a, button, [role="button"], h1, h2, h3, h4, h5, h6, label, li');
  const named = holder && (collapseWhitespace(truncate(holder.textContent ?? '', 400)) || accessibleName(holder));
  if (named) return truncate(named, 80);
  for (let up = seen.parent, i = 0; up && i < 3; up = up.parent, i++) {
    const heading = up.el.querySelector('h1, h2, h3, h4, h5, h6');
    if (heading) return truncate(collapseWhitespace(heading.textContent ?? ''), 80);
  }
  return '';
}

export function readIcons(walked: PageWalk, sprites: Sprites, deadline: number): IconEvidence[] {
  const icons = new Map<string, IconEvidence>();
  const withinBudget = createDataUrlBudget(MAX_DATA_URL_CHARS);
  for (const seen of walked.elements) {
    const { el, tag, box, style } = seen;
    // If an icon font did not load, the box is empty but its class still names the icon.
    const named = tag === 'i' && ICON_CLASS.test(classOf(el)) && !seen.ownText;
    if (!seen.visible && !(named && [seen.parent, seen.parent?.parent].some((up) => up?.visible))) continue;
    if (seen.region === 'widget' || icons.size >= MAX_ICONS || performance.now() > deadline) continue;
    const small = box.width <= ICON_SIDE + 0.5 && box.height <= ICON_SIDE + 0.5;
    let icon: Pick<IconEvidence, 'kind' | 'url' | 'markup' | 'fontFamily'> | null = null;
    let key = '';
    let paint = style;
    if (tag === 'svg' && small) {
      const markup = svgMarkup(el, sprites, 20_000);
      key = `svg ${markup?.replace(/\s(?:fill|stroke|width|height|color)="[^"]*"/g, '') ?? selectorOf(el)}`;
      icon = { kind: 'svg', url: null, markup, fontFamily: '' };
      const shape = [...el.querySelectorAll('path,circle,rect,line,polyline,polygon,ellipse,use')].find(
        (child) => !child.closest('defs,symbol,clipPath,mask'),
      );
      if (shape) paint = getComputedStyle(shape);
    } else if (tag === 'img' && small) {
      const url = withinBudget(displayedUrl(el as HTMLImageElement));
      key = `img ${url ?? el.getAttribute('src')?.slice(0, 200)}`;
      icon = { kind: 'img', url, markup: null, fontFamily: '' };
    } else if (tag === 'i' || tag === 'span' || ICON_CLASS.test(classOf(el))) {
      const glyph = iconGlyph(seen);
      if (glyph) {
        key = `font ${glyph.family} ${glyph.char}`;
        icon = { kind: 'font', url: null, markup: null, fontFamily: firstFamily(glyph.family) };
      } else if (named) {
        key = `class ${iconName(el)}`;
        icon = { kind: 'font', url: null, markup: null, fontFamily: firstFamily(style.fontFamily) };
      }
    }
    if (!icon) continue;
    const same = icons.get(key);
    if (same) {
      same.count++;
      continue;
    }
    const painted = tag === 'svg';
    icons.set(key, {
      ...icon,
      assetKey: null,
      classes: classOf(el),
      alt: accessibleName(el),
      selector: selectorOf(el),
      region: seen.region,
      box: roundBox(box),
      color: toHex(style.color) ?? '#000000',
      fill: painted && paint.fill !== 'none' ? toHex(paint.fill) : null,
      stroke: painted && paint.stroke !== 'none' ? toHex(paint.stroke) : null,
      strokeWidth: painted && paint.stroke !== 'none' ? parsePx(paint.strokeWidth) : null,
      viewBox: el.getAttribute('viewBox'),
      context: iconContext(seen),
      count: 1,
    });
  }
  return [...icons.values()];
}
