import type { LogoCandidate } from '@brandprint/contracts';

/** Amounts in between hardly change a colour. */
const SLIGHT = { least: 0.8, most: 1.25 };
/** Makes anything but black white. */
const MIN_BLEACH = 10;
const FILTER = /\b(brightness|contrast|saturate|grayscale|sepia|invert|hue-rotate)\(\s*(-?[\d.]+)(%?)/g;

/** What the filters of an element, as computed, make of a picture's colours; undefined if they keep them. */
export function repaintOf(filter: string): LogoCandidate['repaint'] {
  let made: LogoCandidate['repaint'];
  for (const [, name = '', number, percent] of filter.matchAll(FILTER))
    made = apply(name, Number(number) / (percent ? 100 : 1), made);
  return made;
}

function apply(name: string, amount: number, before: LogoCandidate['repaint']): LogoCandidate['repaint'] {
  if (name === 'brightness' && amount === 0) return 'black';
  if (name === 'brightness' && amount >= MIN_BLEACH && before !== 'black') return 'white';
  if (before === 'white' || before === 'black') return paintedOver(name, amount, before);
  return isSlight(name, amount) ? before : 'other';
}

/** Of a silhouette, only its lightness can change. */
function paintedOver(name: string, amount: number, before: 'white' | 'black'): LogoCandidate['repaint'] {
  if (name === 'invert') {
    if (amount >= SLIGHT.least) return before === 'white' ? 'black' : 'white';
    return amount <= 1 - SLIGHT.least ? before : 'other';
  }
  if (before === 'white' && name === 'brightness' && amount < SLIGHT.least) return 'other';
  return name === 'contrast' && amount < SLIGHT.least ? 'other' : before;
}

const isSlight = (name: string, amount: number): boolean =>
  name === 'brightness' || name === 'contrast' || name === 'saturate'
    ? amount >= SLIGHT.least && amount <= SLIGHT.most
    : amount <= 1 - SLIGHT.least;
