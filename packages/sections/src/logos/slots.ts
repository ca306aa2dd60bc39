import type { LogosSection } from '@brandprint/contracts';
import { type DrawnLogo, fits } from './files.ts';

type SlotKey = keyof LogosSection['slots'];

const SLOTS = {
  mark_light: ['mark', 'light'],
  mark_dark: ['mark', 'dark'],
  wordmark_light: ['wordmark', 'light'],
  wordmark_dark: ['wordmark', 'dark'],
} as const satisfies Record<SlotKey, readonly [DrawnLogo['kind'], 'light' | 'dark']>;

/** What the site itself shows in that scheme goes first, a file of the site before one that was made of it, and earlier before later. */
export function slotOf(drawn: readonly DrawnLogo[], key: SlotKey): DrawnLogo | null {
  const [kind, background] = SLOTS[key];
  const fitting = drawn.filter((logo) => logo.kind === kind && fits(logo, background));
  return (
    fitting.find(({ scheme }) => scheme === background) ??
    fitting.find(({ file }) => !file.generated) ??
    fitting.find(({ origin }) => origin !== 'generated') ??
    fitting[0] ??
    null
  );
}
