/** CSS keywords for families; everything else is a name, in quotes. */
const GENERIC_FAMILIES: ReadonlySet<string> = new Set([
  'serif',
  'sans-serif',
  'monospace',
  'cursive',
  'fantasy',
  'math',
  'emoji',
  'system-ui',
  'ui-serif',
  'ui-sans-serif',
  'ui-monospace',
  'ui-rounded',
  '-apple-system',
  'blinkmacsystemfont',
]);

/**
 * A string of CSS. Everything that has a meaning in CSS, Sass or HTML is escaped, so that no text can end the string or
 * the element that contains it.
 */
const cssString = (text: string): string =>
  `"${text.replaceAll(/[^\w \-.'’\u00a0-\u{10ffff}]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;

export const fontStack = (families: readonly string[]): string =>
  families.map((family) => (GENERIC_FAMILIES.has(family.toLowerCase()) ? family : cssString(family))).join(', ');

const MAX_SWITCH = 100;
const CLASS_SWITCH = /^\.-?[a-z_][\w-]*$/i;
const ATTRIBUTE_SWITCH = /^\[([a-z][\w-]*)([*^$|~]?=)"?([\w -]+)"?\]$/i;

/** The class or attribute of the root that switches a scheme, as a selector; empty if a media query does, or nothing known. */
export function switchOf(trigger: string): string {
  if (trigger.length > MAX_SWITCH) return '';
  if (CLASS_SWITCH.test(trigger)) return trigger;
  const [, name, operator, value] = ATTRIBUTE_SWITCH.exec(trigger) ?? [];
  return name ? `[${name}${operator}"${value}"]` : '';
}

const MAX_COMMENT = 300;

/** One line that can neither end a comment nor an element, nor start an interpolation of Sass. */
export const commentText = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('*/', '* /').replaceAll('#{', '# {').replaceAll('<', '‹');
  return line.length > MAX_COMMENT ? `${line.slice(0, MAX_COMMENT).toWellFormed()}…` : line;
};
