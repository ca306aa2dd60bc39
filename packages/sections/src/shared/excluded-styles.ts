import type { Edge, ElementStyle } from '@brandprint/contracts';

const wordPattern = (words: string, flags = 'i'): RegExp => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, flags);

const CODE_NAMES =
  /(^|[\s>])(pre|code|samp|kbd)([\s.>:#[]|$)|\b(hljs|prism|shiki|codehilite|highlighter-rouge|highlight-(source|text)|sourceCode|code-toolbar|CodeMirror|cm-(line|editor)|monaco-editor|ace_(editor|line))\b|\btoken\s+(keyword|string|number|comment|punctuation|function|operator|property|tag|selector|attr-name|class-name)\b/i;
const THIRD_PARTY_NAMES = wordPattern(
  'facebook|fb|twitter|x-twitter|linkedin|instagram|youtube|pinterest|whatsapp|tiktok|snapchat|reddit|tumblr|flickr|foursquare|vk|xing|skype|spotify|soundcloud|dropbox|yahoo|openid|stack-?overflow|html5|css3|vimeo|dribbble|behance|github|gitlab|bitbucket|google|googleplus|google-plus|microsoft|paypal|mastercard|amex|stripe-button|disqus|addthis|sharethis|hubspot|recaptcha|onetrust|cookiebot|telegram|discord|twitch|intercom|yelp',
  'gi',
);
/**
 * Names that are also words: a winery has a "vine-btn". They count as the vendor's own class or id, and next to what kits
 * for icons and sign-in put beside them.
 */
const AMBIGUOUS_NAMES = 'vine|apple|slack|visa|drift';
const VENDOR_CLASSES = new RegExp(
  [
    String.raw`(?<![\w-])(?:fa|fab|bi|bxl|ri|icon|icons|ion-logo|lni|la|ti|pf|cc|mdi|uil|socicon|social|share|follow|login|signin)-(?:logo-|social-|cc-)?(?<icon>${AMBIGUOUS_NAMES})(?![a-z])`,
    String.raw`(?<![\w-])(?<widget>drift)-(?:launcher|lightweight-app|namespace|container|frame|widget|conductor)`,
    String.raw`(?<![\w-])(?<embed>apple-pay|vine-embed|slack-signin)`,
  ].join('|'),
  'g',
);
const AMBIGUOUS_WORD = new RegExp(
  String.raw`(?<![\w-])(?:btn-|button-)?(?<name>${AMBIGUOUS_NAMES})(?:-btn|-button|-link|-icon)?(?![\w-])`,
  'g',
);
const KIT_WORDS = wordPattern('social|socials|share|sharing|follow|login|signin|sign-in|sso|oauth|payments?');

/** The whole text of a badge in the documentation of an API. */
const HTTP_METHOD = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/;
/** Short names, and products with their maker's name. */
const NAME_ALIASES: Readonly<Record<string, string>> = { fb: 'facebook', xtwitter: 'twitter', googleplus: 'google' };
const CONSENT_NAMES = wordPattern('cookie|consent|gdpr');

/**
 * Styles that are not the brand's: widgets and dialogs, highlighted code, badges of HTTP methods, buttons and badges of
 * other companies.
 * `ownNames` are the brand's names (lower-case letters and digits only), whose buttons are its own.
 */
export function isNonBrandStyle(
  style: Pick<ElementStyle, 'role' | 'region' | 'selector' | 'classes' | 'text'>,
  ownNames: ReadonlySet<string>,
): boolean {
  if (style.region === 'widget' || style.region === 'dialog' || style.role === 'code') return true;
  if (style.role !== 'button' && HTTP_METHOD.test(style.text.trim())) return true;
  const names = `${style.selector} ${style.classes}`;
  if (CODE_NAMES.test(names)) return true;
  if (style.role !== 'button' && style.role !== 'icon' && style.role !== 'link') return false;
  return CONSENT_NAMES.test(names) || vendorsIn(names).some((name) => !isOwnName(name, ownNames));
}

const vendorsIn = (names: string): string[] => [
  ...[...names.matchAll(THIRD_PARTY_NAMES)].map(([name]) => name),
  ...[...names.matchAll(VENDOR_CLASSES)].map(([, icon, widget, embed]) =>
    (icon ?? widget ?? embed ?? '').replace(/-.*/, ''),
  ),
  ...(KIT_WORDS.test(names) ? [...names.matchAll(AMBIGUOUS_WORD)].map(([, name]) => name ?? '') : []),
];

function isOwnName(name: string, own: ReadonlySet<string>): boolean {
  const plain = name.toLowerCase().replaceAll('-', '');
  return own.has(plain) || own.has(NAME_ALIASES[plain] ?? plain);
}

/** Link colours without a rule of the page: unvisited, visited and active, and the first two on a dark page. */
const LINK_DEFAULTS: ReadonlySet<string> = new Set(['#0000ee', '#551a8b', '#ee0000', '#9e9eff', '#d0adf0']);

/** Whether a text colour (or a colour inherited from it: underlines, borders, icons) is the browser's default. */
export function isDefaultLinkColor(hex: string): boolean {
  return LINK_DEFAULTS.has(hex);
}

/** Browser default backgrounds, on a light and on a dark page. */
const BUTTON_FACES: ReadonlySet<string> = new Set(['#efefef', '#6b6b6b']);
const FIELD_FILLS: ReadonlySet<string> = new Set(['#ffffff', '#3b3b3b']);
const FIELD_EDGES: ReadonlySet<string> = new Set(['#767676', '#858585']);
/** Default edge colours of rules, groups and cells. */
const GREY_EDGES: ReadonlySet<string> = new Set(['#808080', '#efefef', '#6b6b6b', '#000000', '#ffffff', '#eeeeee']);
const BEVEL_STYLES = /^(inset|outset|groove|ridge)$/;

/** The browser default of a button, field or marked word without a background of the page. */
export function isDefaultControl({ tag, role, backgroundColor, border }: ElementStyle): boolean {
  const edge = border.top;
  const color = backgroundColor ?? '';
  if (tag === 'button' || (tag === 'input' && role === 'button'))
    return BUTTON_FACES.has(color) && (edge === null || edge.style === 'outset');
  if (tag === 'input' || tag === 'textarea' || tag === 'select')
    return (
      (FIELD_FILLS.has(color) || (tag === 'select' && BUTTON_FACES.has(color))) &&
      (edge === null || edge.style === 'inset' || FIELD_EDGES.has(edge.color))
    );
  return tag === 'mark' && color === '#ffff00';
}

/** The browser's own ground of a button or list, which stays where the page only gives it an edge or other type. */
export const isDefaultFace = ({ tag, role, backgroundColor }: ElementStyle): boolean =>
  (tag === 'button' || tag === 'select' || (tag === 'input' && role === 'button')) &&
  BUTTON_FACES.has(backgroundColor ?? '');

/** The browser's default edge of rules, groups, tables and frames. */
export function isDefaultEdge(tag: string, { style, color }: Edge): boolean {
  return /^(hr|fieldset|table|t[dhr]|iframe)$/.test(tag) && BEVEL_STYLES.test(style) && GREY_EDGES.has(color);
}
