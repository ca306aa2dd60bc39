/** The name of a family as CSS; undefined if it could be anything else. */
const fontName = (name: string): string | undefined =>
  name.length > 0 && name.length <= 80 && !/["'\\{};<>]/.test(name) ? `"${name}"` : undefined;

const SAMPLE = 'mmmmmmmmlliWQ@#&0123';
const FALLBACKS = ['monospace', 'serif', 'sans-serif'];
/** Whether families were found; measuring takes time, and a page asks for each of its texts. */
const known = new Map<string, boolean>();

/** To be called when typefaces were loaded: families may be there that were not. */
export const forgetMissingFonts = (): void => {
  for (const [name, isThere] of known) if (!isThere) known.delete(name);
};

function hasFont(name: string): boolean {
  const isThere = known.get(name) ?? measureFont(name);
  known.set(name, isThere);
  return isThere;
}

/** Whether this device has a family: with it, text is not as wide as with every fallback alone. */
function measureFont(name: string): boolean {
  const family = fontName(name);
  if (family === undefined) return false;
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return false;
  const widthIn = (font: string): number => {
    context.font = `72px ${font}`;
    return context.measureText(SAMPLE).width;
  };
  return FALLBACKS.some((fallback) => widthIn(`${family}, ${fallback}`) !== widthIn(fallback));
}

/** How a family is shown here: by itself, by its open alternative, or by what the system has. */
export function faceFor(
  name: string,
  alternative: string,
  wasLoaded = false,
): { stack: string; note: string; isOwn: boolean } {
  const generic = genericOf(`${name} ${alternative}`);
  const [own, other] = [fontName(name), fontName(alternative)];
  const stack = [own, other, generic].filter(Boolean).join(', ');
  if (hasFont(name)) {
    const from = wasLoaded ? 'loaded from Bunny Fonts' : 'which this device has';
    return { stack, note: `Shown in the typeface itself, ${from}.`, isOwn: true };
  }
  if (alternative && hasFont(alternative)) {
    return { stack, note: `This device does not have it. ${alternative} stands in.`, isOwn: false };
  }
  return { stack, note: 'This device does not have it. A system typeface stands in.', isOwn: false };
}

function genericOf(name: string): string {
  if (/mono|code|courier|consol|menlo|monaco/i.test(name)) return 'monospace';
  return /serif(?<!sans[- ]serif)|georgia|times|garamond|playfair|merriweather|lora|gelasio|slab/i.test(name)
    ? 'serif'
    : 'sans-serif';
}
