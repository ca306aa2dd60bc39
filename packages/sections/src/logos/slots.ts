import type { LogosSection } from '@brandprint/contracts';
import { fitsBackground, type StoredLogo } from './store-logos.ts';

type SlotKey = keyof LogosSection['slots'];

const SLOTS = {
  mark_light: ['mark', 'light'],
  mark_dark: ['mark', 'dark'],
  wordmark_light: ['wordmark', 'light'],
  wordmark_dark: ['wordmark', 'dark'],
} as const satisfies Record<SlotKey, readonly [StoredLogo['kind'], 'light' | 'dark']>;

/**
 * Order of preference: shown by the site itself in that scheme, then the first logo if it lies over pictures and can be
 * seen on this ground alone, then shown on such grounds alone, or on both, then the silhouette that it shows there, then
 * what can only be seen there, such as a white version on a mid-tone, then files of the site before generated ones, then
 * earlier before later. A file that the site shows on the other ground only comes after those of which no ground is known.
 */
export function findSlotLogo(stored: readonly StoredLogo[], key: SlotKey): StoredLogo | null {
  const [kind, background] = SLOTS[key];
  const fitting = stored.filter((logo) => logo.kind === kind && fitsBackground(logo, background));
  const other = background === 'light' ? 'dark' : 'light';
  const first = fitting.find((logo) => logo === stored[0] && logo.origin !== 'generated');
  const ofTheSite = fitting.filter(({ origin }) => origin !== 'generated');
  const shownHere = ofTheSite.filter(({ source }) => source?.grounds.has(background));
  const isForThisAlone = first?.source?.grounds.size === 0 && !fitsBackground(first, other);
  return (
    fitting.find(({ scheme }) => scheme === background) ??
    (isForThisAlone ? first : undefined) ??
    shownHere.find(({ source }) => source?.grounds.size === 1) ??
    shownHere[0] ??
    fitting.find(({ generatedFor, source }) => generatedFor && source?.silhouettes.has(generatedFor)) ??
    ofTheSite.find((logo) => !fitsBackground(logo, other)) ??
    ofTheSite.find(({ source }) => source?.grounds.size === 0) ??
    fitting.find(({ file }) => !file.generated) ??
    ofTheSite[0] ??
    fitting[0] ??
    null
  );
}
