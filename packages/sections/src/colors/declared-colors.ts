import type { CustomProperty, Evidence } from '@brandprint/contracts';
import { colorfulness, parseCssColor, toHex } from '../shared/color.ts';
import { collectFrameworkColors } from '../shared/framework-colors.ts';
import { selectLogos } from '../shared/logos/select-logos.ts';
import type { ColorObservation, ColorRole } from './observation.ts';
import { statusOfProperty } from './status.ts';

/** Default colours of icon generators and frameworks. */
const GENERATOR_DEFAULTS: ReadonlySet<string> = new Set([
  '#da532c',
  '#00aba9',
  '#2b5797',
  '#9f00a7',
  '#603cba',
  '#b91d47',
  '#2d89ef',
  '#ffc40d',
  '#00a300',
  '#7e3878',
  '#99b433',
  '#1e7145',
  '#e3a21a',
  '#ee1111',
  '#ff0097',
  '#5bbad5',
  '#ffffff',
  '#000000',
]);

/** Colours that the site declares: custom properties, theme colour, manifest, mask icon and logo. */
export function collectDeclaredColors(evidence: Evidence): ColorObservation[] {
  return [...customPropertyColors(evidence), ...collectThemeColors(evidence), ...collectLogoColors(evidence)];
}

const QUALIFIED_NAME =
  /(^|[-_])(text|fg|foreground|on|contrast|inverse|subtle|muted|soft|border|shadow|ring|hover|active|focus|disabled|light|lighter|lightest|dark|darker|darkest|rgb|alpha|gradient|bg|background|link|[1-46-9]00|50|950|\d{1,2})($|[-_])/;

/** Properties of components and widgets, which are not about the brand, though some are named so. */
const WIDGET_NAME =
  /^(swiper|toastify|plyr|splide|fancybox|flickity|glide|leaflet|vjs|lg|tippy|fc|fa|docsearch|ck|swal2|toast|nprogress|pswp|cc|cookie|wp-admin)-|navbar[-_]brand/;

/** The role that the name of a property with this colour implies; null if it implies none. */
function roleFromName(name: string, hex: string): { part: ColorRole; strength: number; status: boolean } | null {
  const bareName = name.toLowerCase().replace(/^--/, '');
  const nameMatches = (words: RegExp): boolean => words.test(bareName);
  const status = statusOfProperty(bareName, hex);
  if (status === 'status') return { part: 'accent', strength: 0.3, status: true };
  if (status === 'misnamed') return null;
  if (QUALIFIED_NAME.test(bareName) || WIDGET_NAME.test(bareName)) return null;
  if (nameMatches(/(^|[-_])(primary|brand)($|[-_])|(brand|primary)colou?r|colou?r(brand|primary)$/))
    return { part: 'action', strength: 1, status: false };
  if (nameMatches(/(^|[-_])(secondary|tertiary|accent|highlight)($|[-_])|accentcolou?r|colou?raccent$/))
    return { part: 'accent', strength: 0.6, status: false };
  if (nameMatches(/(^|[-_])(theme|main|key)($|[-_])/)) return { part: 'action', strength: 0.6, status: false };
  return null;
}

/**
 * The first of several properties with the same name counts: themes and plugins redeclare it later. Values that a CSS
 * framework brings along were not chosen by the site.
 */
function customPropertyColors(evidence: Evidence): ColorObservation[] {
  const seen = new Set<string>();
  const frameworkColors = collectFrameworkColors(evidence);
  const declared: ColorObservation[] = evidence.pages.flatMap((page, index) =>
    page.customProperties.flatMap((property: CustomProperty) => {
      const color = parseCssColor(property.color ?? property.value);
      const hex = color && toHex(color);
      const claim = hex && roleFromName(property.name, hex);
      if (!claim || !hex || color.a < 0.9 || seen.has(property.name)) return [];
      seen.add(property.name);
      if (frameworkColors.has(hex)) return [];
      return [
        {
          hex,
          kind: 'property' as const,
          part: claim.part,
          weight: claim.strength * (property.uses > 0 ? 1 : 0.5),
          count: property.uses,
          prominent: false,
          onHome: index === 0,
          screenShare: 0,
          isStockLink: false,
          status: claim.status,
          page: page.finalUrl,
          selector: property.scope,
          property: property.name,
          value: property.value,
        },
      ];
    }),
  );
  const hasMain = declared.some(({ part, count }) => part === 'action' && count > 0);
  return hasMain ? declared : declared.map((o) => (isOnlyAccent(o) ? { ...o, part: 'action', weight: 1 } : o));
}

/** Where no property is named primary or brand, "accent" is the name of the main colour. */
const isOnlyAccent = ({ property, count }: ColorObservation): boolean =>
  count > 0 && /^--(?:[a-z]+-)*accent(?:-colou?r)?$|^--colou?r-accent$/i.test(property);

function collectThemeColors(evidence: Evidence): ColorObservation[] {
  const [page] = evidence.pages;
  if (!page) return [];
  const declared: [string, string, string, number][] = [
    ...page.meta
      .filter(({ name }) => /^(theme-color|msapplication-(tilecolor|navbutton-color))$/i.test(name))
      .map(({ name, content }): [string, string, string, number] => [
        `meta[name="${name}"]`,
        'content',
        content,
        /^theme/i.test(name) ? 1 : 0.4,
      ]),
    ...page.headLinks
      .filter(({ rel, color }) => /mask-icon/i.test(rel) && color !== '')
      .map(({ color }): [string, string, string, number] => ['link[rel="mask-icon"]', 'color', color, 0.7]),
    ...(evidence.manifest?.themeColor
      ? [[evidence.manifest.url, 'theme_color', evidence.manifest.themeColor, 0.7] as [string, string, string, number]]
      : []),
  ];
  return declared.flatMap(([selector, property, value, strength]) => {
    const color = parseCssColor(value);
    const hex = color && toHex(color);
    if (!hex || GENERATOR_DEFAULTS.has(hex)) return [];
    return [
      {
        hex,
        kind: 'theme-color' as const,
        part: 'surface' as const,
        weight: strength,
        count: 1,
        prominent: false,
        onHome: true,
        screenShare: 0,
        isStockLink: false,
        status: false,
        page: page.finalUrl,
        selector,
        property,
        value,
      },
    ];
  });
}

/** Colours of the site's logo. Those of other pictures, for instance in logo walls, belong to other companies. */
function collectLogoColors(evidence: Evidence): ColorObservation[] {
  const [logo] = selectLogos(evidence).accepted;
  if (!logo) return [];
  const { candidate, asset, page } = logo;
  const fills = [
    ...(candidate.markup ?? '').matchAll(/(?:fill|stroke|stop-color)\s*[=:]\s*["']?\s*(#[0-9a-f]{3,6}|rgb\([^)]*\))/gi),
  ];
  const colors = asset?.colors.length
    ? asset.colors
    : fills.map(([, value]) => ({ hex: value ?? '', share: 1 / fills.length }));
  return colors.slice(0, 8).flatMap(({ hex, share }) => {
    const color = parseCssColor(hex);
    if (!color || share < 0.05 || colorfulness(toHex(color)) < 0.3) return [];
    return [
      {
        hex: toHex(color),
        kind: 'logo' as const,
        part: 'accent' as const,
        weight: Math.min(1, share * 1.5),
        count: 1,
        prominent: true,
        onHome: true,
        screenShare: 0,
        isStockLink: false,
        status: false,
        page,
        selector: candidate.selector,
        property: 'logo',
        value: hex,
      },
    ];
  });
}
