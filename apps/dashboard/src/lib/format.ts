const DATE = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });
const DATE_TIME = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const NUMBER = new Intl.NumberFormat('en');

const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

export const dateText = (timestamp: string): string => DATE.format(new Date(timestamp));
export const dateTimeText = (timestamp: string): string => DATE_TIME.format(new Date(timestamp));
export const numberText = (value: number): string => NUMBER.format(value);

/** "3 minutes ago", "in 2 hours". */
export function relativeText(timestamp: string, now = Date.now()): string {
  const seconds = (new Date(timestamp).getTime() - now) / 1000;
  for (const [unit, size] of UNITS) {
    if (Math.abs(seconds) >= size) return RELATIVE.format(Math.trunc(seconds / size), unit);
  }
  return seconds > 0 ? 'in a moment' : 'just now';
}

/** The host of a URL, without "www.". */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url;
}

/** A field name as a label: `how_it_works` is "How it works". */
export const labelOf = (field: string): string => {
  const words = field.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Only links to web pages: a brand could name any scheme. */
export const webUrl = (url: string): string | undefined => (/^https?:\/\//i.test(url) ? url : undefined);
