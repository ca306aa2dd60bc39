import type { Evidence, PageKind, TextBlock } from '@brandprint/contracts';
import {
  textBlock as block,
  elementStyle,
  evidence,
  headingBlock as heading,
  pageEvidence,
  storedAsset,
} from '@brandprint/testing/evidence';
import sharp from 'sharp';

const SCREENSHOT = { width: 1_440, height: 2_400 };

const HOME = [
  heading('Bread that sings', 1, { region: 'hero' }),
  block('Sonnenlied bakes sourdough bread by hand for cafés and families in Leipzig.', { region: 'hero' }),
  block('Order your bread', { kind: 'button', region: 'hero' }),
  heading('What we bake', 2),
  block('You choose the loaves in the evening, and we bring them to your door before breakfast.'),
  block('Every loaf rests for two days, because patience makes the crust.'),
];
const ABOUT = [
  heading('Our mission', 1, { region: 'hero' }),
  block('Our mission is to bring honest bread back to every breakfast table.'),
  heading('Our values', 2),
  heading('Patience', 3),
  block('We never hurry a dough.'),
  heading('Honesty', 3),
  block('We tell you where every grain was grown.'),
  ...Array.from({ length: 30 }, (_, i) =>
    block(`Baker number ${i + 1} shapes the loaves of the day and writes its name on the paper bag.`),
  ),
];

/**
 * Evidence of a crawl of a small bakery's site, with different titles each time. Its screenshots are stored under
 * `key`.
 */
export function bakeryEvidence(key: string, title: string): Evidence {
  const screenshot = storedAsset({ key, kind: 'screenshot', contentType: 'image/jpeg', format: 'jpeg', ...SCREENSHOT });
  const page = (path: string, kind: PageKind, title: string, text: TextBlock[]) =>
    pageEvidence({
      url: `https://bakery.test${path}`,
      finalUrl: `https://bakery.test${path}`,
      kind,
      title,
      text,
      screenshot: { key, assetPath: screenshot.assetPath, ...SCREENSHOT },
      documentHeight: SCREENSHOT.height,
      styles: [
        elementStyle(),
        elementStyle({ role: 'heading', level: 1, tag: 'h1', selector: 'h1', color: '#8a3b12', font: { sizePx: 48 } }),
        elementStyle({ role: 'button', tag: 'a', selector: '.order', color: '#ffffff', backgroundColor: '#8a3b12' }),
      ],
    });
  return evidence({
    sourceUrl: 'https://bakery.test/',
    finalUrl: 'https://bakery.test/',
    pages: [page('/', 'home', 'Sonnenlied – bread that sings', HOME), page('/about', 'about', `About ${title}`, ABOUT)],
    assets: [screenshot],
  });
}

export const drawScreenshot = (): Promise<Buffer> =>
  sharp({ create: { ...SCREENSHOT, channels: 3, background: '#f6e7d3' } })
    .jpeg()
    .toBuffer();
