import type { ElementStyle, Evidence, PageEvidence } from '@brandprint/contracts';
import { isNeutral } from '../shared/color.ts';
import { isDefaultLinkColor } from '../shared/excluded-styles.ts';
import { collectFrameworkColors, collectFrameworkGreys } from '../shared/framework-colors.ts';
import { selectLogos } from '../shared/logos/select-logos.ts';

/** Share of a page's pixels from which a colour is a main one, wherever it comes from. */
const MIN_MAIN_SHARE = 0.01;
const MIN_LOGO_SHARE = 0.1;
/** Classes by which a framework colours elements. */
const FRAMEWORK_CLASS =
  /\b(?:btn|text|bg|border|badge|alert|link|table|list-group-item)-(?:primary|secondary|success|info|warning|danger|light|dark|link|outline-\w+)\b/;
const MAIN_REGIONS: ReadonlySet<string> = new Set(['header', 'nav', 'hero']);

/**
 * The colours that come with a CSS framework or the browser and that the brand does not use: neither in its logo, nor on
 * a notable area, nor on headings, headers or opening areas by a rule of its own. Greys of a framework's scale are always
 * among them, unless the logo has them.
 */
export function findStockColors(evidence: Evidence): ReadonlySet<string> {
  const candidates = collectFrameworkColors(evidence);
  const greys = collectFrameworkGreys(evidence);
  const painted = new Set(evidence.pages.flatMap(colorsOnPage));
  const logoColors = colorsOfLogos(evidence);
  return new Set(
    [...painted].filter(
      (hex) =>
        !logoColors.has(hex) &&
        (greys.has(hex) ||
          ((candidates.has(hex) || isDefaultLinkColor(hex)) && !evidence.pages.some((page) => isMainColor(hex, page)))),
    ),
  );
}

const colorsOnPage = ({ styles, pixels }: PageEvidence): string[] => [
  ...pixels.map(({ hex }) => hex),
  ...styles.flatMap(({ color, backgroundColor, fill, stroke, border }) =>
    [color, backgroundColor, fill, stroke, border.top?.color, border.bottom?.color].filter((hex) => hex != null),
  ),
];

function colorsOfLogos(evidence: Evidence): ReadonlySet<string> {
  return new Set(
    selectLogos(evidence).accepted.flatMap(({ asset, candidate }) => [
      ...(asset?.colors ?? []).filter(({ share }) => share >= MIN_LOGO_SHARE).map(({ hex }) => hex),
      ...(candidate.markup?.toLowerCase().match(/#[0-9a-f]{6}\b/g) ?? []),
    ]),
  );
}

function isMainColor(hex: string, { pixels, styles }: PageEvidence): boolean {
  if (pixels.some((pixel) => pixel.hex === hex && pixel.share >= MIN_MAIN_SHARE)) return true;
  return styles.some((style) => !FRAMEWORK_CLASS.test(style.classes) && isMainUse(hex, style));
}

const isMainUse = (hex: string, { role, region, color, backgroundColor }: ElementStyle): boolean =>
  (backgroundColor === hex && MAIN_REGIONS.has(region)) || (role === 'heading' && color === hex && !isNeutral(hex));
