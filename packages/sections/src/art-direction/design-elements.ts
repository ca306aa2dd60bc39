import type { ArtDirectionSection, Box, ElementStyle, Evidence, PageEvidence } from '@brandprint/contracts';
import { quoted } from '../shared/format-text.ts';
import { percent } from '../shared/numbers.ts';
import { normalizeWhitespace } from '../shared/text/index.ts';

type DesignElement = ArtDirectionSection['design_elements'][number] & { selector: string; page: string };

interface ElementSpot {
  box: Box;
  description: string;
  significance: string;
  selector: string;
}

/** Minimum share of an element inside the screenshot. */
const MIN_VISIBLE_SHARE = 0.3;

/** Elements to look at on the screenshots: header, hero, headline, main button and main picture of the first page. */
export function findDesignElements(evidence: Evidence): DesignElement[] {
  const pagesWithScreenshot = evidence.pages.filter(({ screenshot }) => screenshot !== null);
  const home = pagesWithScreenshot[0];
  if (!home) return [];
  return findSpots(home).flatMap(({ box, ...spot }) => {
    const region = toScreenshotRegion(box, home);
    return region ? [{ ...spot, screenshot_index: 0, region, page: home.finalUrl }] : [];
  });
}

/** A box in document pixels as a region of the page's screenshot, clipped to it; null if too little of it is inside. */
export function toScreenshotRegion(box: Box, { screenshot, viewport }: PageEvidence): Box | null {
  if (!screenshot || viewport.width <= 0 || box.width <= 0 || box.height <= 0) return null;
  const scale = screenshot.width / viewport.width;
  const left = Math.max(0, box.x * scale);
  const top = Math.max(0, box.y * scale);
  const right = Math.min(screenshot.width, (box.x + box.width) * scale);
  const bottom = Math.min(screenshot.height, (box.y + box.height) * scale);
  if (right - left < 1 || bottom - top < 1) return null;
  if ((right - left) * (bottom - top) < box.width * box.height * scale * scale * MIN_VISIBLE_SHARE) return null;
  const [x, y] = [Math.floor(left), Math.floor(top)];
  return { x, y, width: Math.floor(right) - x, height: Math.floor(bottom) - y };
}

const area = ({ width, height }: Box): number => width * height;
const largest = <T extends { box: Box }>(items: readonly T[]): T | undefined =>
  [...items].sort((a, b) => area(b.box) - area(a.box))[0];

/** Something is drawn between the words, as in "rendered with . :". */
const HAS_GAP = /\s[.,:](?=\s|$)/u;

function findSpots(page: PageEvidence): ElementSpot[] {
  const { styles, viewport } = page;
  const blocks = styles.filter(({ role }) => ['section', 'container', 'list', 'card'].includes(role));
  const header = largest(
    blocks.filter(
      ({ region, box }) =>
        (region === 'header' || region === 'nav') &&
        box.y < 200 &&
        box.height < viewport.height / 2 &&
        box.width > viewport.width / 2,
    ),
  );
  const hero = largest(blocks.filter(({ region }) => region === 'hero')) ?? heroFromText(page);
  const headline = [...styles]
    .filter(
      ({ role, region, box, text }) =>
        role === 'heading' &&
        !['footer', 'dialog', 'widget'].includes(region) &&
        box.y < viewport.height * 1.5 &&
        !HAS_GAP.test(text),
    )
    .sort((a, b) => b.font.sizePx - a.font.sizePx)[0];
  const button = [...styles]
    .filter(
      ({ role, backgroundColor, region }) =>
        role === 'button' && backgroundColor && !['dialog', 'widget', 'footer'].includes(region),
    )
    .sort((a, b) => b.firstScreenArea - a.firstScreenArea || b.area - a.area)[0];
  const picture = largest(
    page.images.filter(
      ({ region, box }) => !['dialog', 'widget'].includes(region) && box.width >= 120 && box.height >= 80,
    ),
  );
  return [
    header && {
      box: header.box,
      selector: header.selector,
      description: `Header, ${Math.round(header.box.height)} px high${header.backgroundColor ? ` on ${header.backgroundColor}` : ', without a background of its own'}.`,
      significance: 'At the top of the page, with name and navigation.',
    },
    hero && {
      box: hero.box,
      selector: hero.selector,
      description: `Opening area, ${Math.round(hero.box.width)} × ${Math.round(hero.box.height)} px${'backgroundImage' in hero && hero.backgroundImage ? ', over a picture or gradient' : ''}.`,
      significance: `Covers an area of ${percent(Math.min(1, area(hero.box) / area({ x: 0, y: 0, ...viewport })))} of the first screen.`,
    },
    headline && {
      box: headline.box,
      selector: headline.selector,
      description: `Headline ${quoted(normalizeWhitespace(headline.text))}, ${describeType(headline)}.`,
      significance: 'The largest type near the top of the page.',
    },
    button && {
      box: button.box,
      selector: button.selector,
      description: `Button ${quoted(normalizeWhitespace(button.text))}: ${button.backgroundColor} with ${button.color} text, corners ${button.borderRadius}.`,
      significance: 'The filled button with the largest area on the first screen.',
    },
    picture && {
      box: picture.box,
      selector: picture.selector,
      description: `${picture.kind === 'svg' ? 'Drawing' : 'Picture'}${picture.alt ? ` ${quoted(normalizeWhitespace(picture.alt))}` : ''}, ${Math.round(picture.box.width)} × ${Math.round(picture.box.height)} px.`,
      significance: 'The largest picture on the page.',
    },
  ].filter((spot): spot is ElementSpot => Boolean(spot));
}

/** The type of an element, with the first family of its font stack. */
export function describeType({ font, color }: ElementStyle): string {
  const first = font.stack.split(',')[0]?.replace(/["']/g, '').trim() ?? '';
  const family = /^(-apple-system|BlinkMacSystemFont|system-ui|ui-sans-serif)$/.test(first) ? 'System font' : first;
  return `${family} ${Math.round(font.sizePx)} px, weight ${font.weight}, ${color}${font.transform === 'uppercase' ? ', in capitals' : ''}`;
}

/** Bounding box of the text blocks in the opening area, for pages without a hero element. */
function heroFromText(page: PageEvidence): { box: Box; selector: string } | undefined {
  const blocks = page.text.filter(({ region, collapsed }) => region === 'hero' && !collapsed);
  const first = blocks[0];
  if (!first) return undefined;
  const x = Math.min(...blocks.map(({ box }) => box.x));
  const y = Math.min(...blocks.map(({ box }) => box.y));
  const width = Math.max(...blocks.map(({ box }) => box.x + box.width)) - x;
  const height = Math.max(...blocks.map(({ box }) => box.y + box.height)) - y;
  return { box: { x, y, width, height }, selector: first.selector };
}
