import type { ElementStyle } from '@brandprint/contracts';
import { isNeutral, oklch } from '../shared/color.ts';

type Hues = readonly [from: number, to: number];
const GREENS: Hues = [100, 190];
const REDS: Hues = [-20, 50];
const YELLOWS: Hues = [30, 115];
const BLUES: Hues = [190, 290];
const ANY: Hues = [-180, 360];

/** Names of statuses, with the hues, in degrees, in which a colour tells them. */
const STATUSES: Readonly<Record<string, Hues>> = {
  success: GREENS,
  valid: GREENS,
  positive: GREENS,
  danger: REDS,
  error: REDS,
  invalid: REDS,
  critical: REDS,
  negative: REDS,
  destructive: REDS,
  warning: YELLOWS,
  info: BLUES,
  alert: ANY,
};
const PROPERTY_NAME = /(?:^|[-_])(success|danger|warning|error|info|destructive|critical)/gi;

const wordsOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that tell a status whatever comes before them, but for these: "woocommerce-error", "usa-alert--error". */
const PLAIN: ReadonlySet<string> = wordsOf('error danger invalid success warning');
const NOT_BEFORE_PLAIN = wordsOf('no non not page without human margin of anti');
/** What may come before another status in a class name: components, states, properties and how they are painted. */
const BEFORE = wordsOf(
  'admonition alert ant badge bar bg border btn button callout chip cell color control dot el feedback field fill filled flash form gradient group growl has icon indicator input is item label light list mat message msg mui note notice notification notify outline outlined p pill progress snackbar soft standard state status subtle table tag text toast type ui uk validation variant',
);
/** What may come after it. */
const AFTER = wordsOf('active bg color dark emphasis feedback hover icon label light message messages msg subtle text');
/** Regions that show the brand: what is named after a status there mostly is about something else. */
const BRAND_REGIONS: ReadonlySet<ElementStyle['region']> = new Set(['header', 'footer', 'hero']);
/** Area of an element from which it is a part of the page rather than a message, in px². */
const LARGE = 130_000;

/** Whether the class names indicate a status that this colour tells: a violet "success" only has a framework's name. */
export function isStatusStyle(
  { classes, selector, region, role, box }: Pick<ElementStyle, 'classes' | 'selector' | 'region' | 'role' | 'box'>,
  hex: string,
): boolean {
  if ((BRAND_REGIONS.has(region) && role !== 'badge') || box.width * box.height >= LARGE) return false;
  const names = [...classes.split(/\s+/), ...(selector.split('>').at(-1) ?? '').split(/[\s.#:[\]]+/)];
  return names.some((name) => statusesOf(name).some((status) => hasHueOf(status, hex)));
}

/** What a build adds to a class name: `ContactForm_error__a1B2c`, `_error_1a2b3_10`. The element of `form__error` is none. */
const HASH_AT_END = /(?:__(?=[a-zA-Z\d]*[\dA-Z])[a-zA-Z\d]{4,}|_(?=[a-z]*\d)[a-z\d]{4,}_\d+)$/;

/** The statuses in a class name, if it names nothing else: `error`, `btn-outline-danger`, `alert--warning`, `isInvalid`. */
function statusesOf(name: string): string[] {
  const words = name
    .replace(HASH_AT_END, '')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  const at = words.findLastIndex((word) => Object.hasOwn(STATUSES, word));
  const status = words[at];
  if (status === undefined) return [];
  const before = words.slice(0, at);
  const opens = PLAIN.has(status)
    ? !before.some((word) => NOT_BEFORE_PLAIN.has(word))
    : before.every((word) => BEFORE.has(word));
  return opens && words.slice(at + 1).every((word) => AFTER.has(word)) ? [status] : [];
}

/** What the name of a custom property says of a status: that of its colour, one of another hue, or none. */
export function statusOfProperty(name: string, hex: string): 'status' | 'misnamed' | 'none' {
  const names = [...name.matchAll(PROPERTY_NAME)].flatMap(([, status]) => status ?? []);
  if (names.length === 0) return 'none';
  return names.some((status) => hasHueOf(status, hex)) ? 'status' : 'misnamed';
}

/** Whether a colour has the hue of the status, or none. */
export function hasHueOf(status: string, hex: string): boolean {
  const [from, to] = STATUSES[status.toLowerCase()] ?? ANY;
  const { h } = oklch(hex);
  return isNeutral(hex) || (h >= from && h <= to) || (h - 360 >= from && h - 360 <= to);
}
