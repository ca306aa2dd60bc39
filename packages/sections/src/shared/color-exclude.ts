import type { ElementStyle } from '@brandprint/contracts';

const wordy = (words: string): RegExp => new RegExp(`(^|[^a-z])(${words})([^a-z]|$)`, 'i');

const CODE =
  /(^|[\s>])(pre|code|samp|kbd)([\s.>:#[]|$)|\b(token|hljs|prism|shiki|highlight|codehilite|cm-line|chroma)\b/i;
const OTHERS = wordy(
  'facebook|fb|twitter|x-twitter|linkedin|instagram|youtube|pinterest|whatsapp|telegram|tiktok|snapchat|reddit|tumblr|vimeo|dribbble|behance|discord|slack|github|gitlab|bitbucket|google|googleplus|google-plus|apple|microsoft|paypal|visa|mastercard|amex|stripe-button|disqus|addthis|sharethis|intercom|drift|hubspot|recaptcha|cookie|consent|onetrust|cookiebot|gdpr',
);
const STATUS = wordy('success|danger|warning|error|info|invalid|valid|critical|negative|positive|destructive|alert');

/** Paint that is none of the brand's: widgets and dialogs, highlighted code, other companies' buttons and badges. */
export function isForeign(style: ElementStyle): boolean {
  if (style.region === 'widget' || style.region === 'dialog' || style.role === 'code') return true;
  const names = `${style.selector} ${style.classes}`;
  if (CODE.test(names)) return true;
  return (style.role === 'button' || style.role === 'icon' || style.role === 'link') && OTHERS.test(names);
}

/** Whether its classes say that it tells a status: the colour is then chosen for its meaning. */
export function isStatus(style: ElementStyle): boolean {
  return STATUS.test(`${style.classes} ${style.selector.split('>').at(-1) ?? ''}`);
}

/** The colours of unvisited, visited and active links on which no rule of the page sets one. */
const LINK_DEFAULTS: ReadonlySet<string> = new Set(['#0000ee', '#551a8b', '#ee0000']);

/** Whether a text colour (or what inherits it: underlines, borders, icons) is the browser's own and not the page's. */
export function isDefaultLinkColor(hex: string): boolean {
  return LINK_DEFAULTS.has(hex);
}

/** The browser's own look of a button or field on which the page set no background. */
export function isDefaultControl(style: ElementStyle): boolean {
  const edge = style.border.top;
  if (style.tag === 'button' || (style.tag === 'input' && style.role === 'button'))
    return style.backgroundColor === '#efefef' && (edge === null || edge.style === 'outset');
  if (style.tag === 'input' || style.tag === 'textarea' || style.tag === 'select')
    return style.backgroundColor === '#ffffff' && (edge === null || edge.style === 'inset' || edge.color === '#767676');
  return false;
}
