import { fontStack } from '../text/css.ts';
import { asObject, asObjects, asText } from '../tokens/read.ts';
import type { FamilyToken } from '../tokens/typography.ts';

type Fields = Record<string, unknown>;

/** What the typography section says about where a family is to be had. */
export const availabilityOf = ({ font_families }: Fields, { stack }: FamilyToken): Fields =>
  asObject(
    asObjects(font_families).find(({ fields }) => asText(fields.name).replaceAll(/\s+/g, ' ') === stack[0])?.fields
      .availability,
  );

/** The open family that is recommended in its place; empty if there is none. */
export function alternativeOf(typography: Fields, family: FamilyToken): string {
  const name = asText(availabilityOf(typography, family).recommended_alternative);
  return name.length <= 60 && !/[{},;]/.test(name) ? name : '';
}

const GENERIC = /^(serif|sans-serif|monospace|cursive|fantasy|system-ui)$/i;
const MAX_STACK = 12;
/** Has a serif counterpart of almost the same name. */
const SANS = /^Noto Sans/;

/**
 * Families that are one font on many machines. Chromium draws boxes for letters that neither has, if a list has both in a
 * row before the font that has them.
 */
const TWINS: ReadonlyMap<string, string> = new Map([
  ['helvetica', 'arial'],
  ['times', 'times new roman'],
  ['courier', 'courier new'],
]);
const fontOf = (name: string): string => TWINS.get(name.toLowerCase()) ?? name.toLowerCase();

/** The family, its open alternative, stand-ins for letters of the brand's script, then what devices have. */
export function faceOf(typography: Fields, family: FamilyToken, fallbackFonts: readonly string[]): string {
  const [first = '', ...rest] = family.stack;
  const generic = rest.find((name) => GENERIC.test(name)) ?? (family.name === 'code' ? 'monospace' : 'sans-serif');
  const named = [first, alternativeOf(typography, family), ...rest].filter(
    (name) => name !== '' && !GENERIC.test(name),
  );
  const fitting =
    generic === 'serif'
      ? [
          ...fallbackFonts.filter((name) => SANS.test(name)).map((name) => name.replace(SANS, 'Noto Serif')),
          ...fallbackFonts,
        ]
      : fallbackFonts;
  const names = [...named.slice(0, MAX_STACK), ...fitting];
  const fonts = names.map(fontOf);
  return fontStack([...names.filter((_, index) => fonts.indexOf(fonts[index] ?? '') === index), generic]);
}
