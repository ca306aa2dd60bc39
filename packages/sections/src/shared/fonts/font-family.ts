import type { ElementStyle } from '@brandprint/contracts';
import { isDefaultControl } from '../excluded-styles.ts';
import { findOpenFont, findSystemFont } from './catalog.ts';

const ICON_FONT_NAMES =
  /(^|[\s_-])icons?([\s_-]|$)|(?<=[a-z])Icons?$|^(fa|bi|bx|ri|ti|la|mdi)$|^fa-(solid|regular|brands|light|thin|duotone)|font\s?awesome|material\s?(icons|symbols)|glyphicon|ionicons?|^feather([\s_-]?icons?)?$|icomoon|fontello|socicon|dashicon|boxicons|remixicon|^themify|linear(icons)?$|^nucleo|codicon|octicons?|line\s?awesome|typicons|pe-icon|lineicons|flaticon|^swiper|^slick$|eicons|^etmodules$|katex|mathjax|emoji/i;
const SYSTEM_KEYWORDS: ReadonlySet<string> = new Set([
  '-apple-system',
  'system-ui',
  'blinkmacsystemfont',
  'ui-sans-serif',
]);
const GENERIC_KEYWORDS: ReadonlySet<string> = new Set([
  'serif',
  'sans-serif',
  'monospace',
  'cursive',
  'fantasy',
  'math',
  'emoji',
  'inherit',
  'initial',
  'ui-serif',
  'ui-monospace',
  'ui-rounded',
  'var()',
]);

/** The family names of a font-family list, without quotes. */
export function parseFontStack(fontFamily: string): string[] {
  const names = fontFamily.match(/"[^"]*"|'[^']*'|[^,]+/g) ?? [];
  return names
    .map((name) =>
      name
        .trim()
        .replace(/^["']|["']$/g, '')
        .trim(),
    )
    .filter(Boolean);
}

/** Icon fonts, whose glyphs are pictures. */
function isIconFont(family: string): boolean {
  return ICON_FONT_NAMES.test(family);
}

/** The system's own typeface, or a generic family. */
function isGenericFamily(family: string): boolean {
  return GENERIC_KEYWORDS.has(family.toLowerCase());
}

/**
 * The common name of a declared family. Hashes and suffixes of build tools are removed (`__Inter_a1b2c3`, `Inter
 * Fallback`, `Inter var`, `ABCDEF+Inter`, `roboto-v30-latin-regular`). Stacks of the system's typeface become
 * `system-ui`. Null for icon fonts and generic keywords.
 */
export function canonicalFamilyName(declared: string): string | null {
  if (SYSTEM_KEYWORDS.has(declared.toLowerCase())) return 'system-ui';
  if (isGenericFamily(declared)) return null;
  const plain = BUILD_TOOL_SUFFIXES.reduce((name, [pattern, put]) => name.replace(pattern, put), declared).trim();
  if (!plain || isIconFont(plain)) return null;
  const upright = plain.replace(STYLE_SUFFIX, '').replace(OPTICAL_SIZE, '');
  return (
    findOpenFont(plain)?.family ??
    findOpenFont(upright)?.family ??
    findSystemFont(plain)?.family ??
    findSystemFont(upright)?.family ??
    toSpacedName(plain.includes('-') && upright ? plain.replace(HYPHENATED_STYLE_SUFFIX, '') : plain)
  );
}

/** The suffix of static instances: `Inter 18pt`. */
const OPTICAL_SIZE = /\s\d{1,2}pt$/;

/** Additions of build tools and their replacements, in the order of application. */
const BUILD_TOOL_SUFFIXES: readonly (readonly [RegExp, string])[] = [
  [/^[A-Z]{6}\+/, ''],
  [/^_{1,2}(.+?)(?:_Fallback)?_[0-9a-f]{4,8}$/i, '$1'],
  [/__[0-9a-z]{4,8}$/i, ''],
  [/-(?=[0-9a-f]*\d)[0-9a-f]{12,16}$/, ''],
  [/-v\d+-[a-z_-]+$/, ''],
  [/_/g, ' '],
  [/[\s-]*(fallback(:.*)?|placeholder|web\s?font|subset|latin)$/i, ''],
  [/(\s+|-)(var|vf|variable)$/i, ''],
  [/(?<=[a-z])(Variable|VF)$/, ''],
  [OPTICAL_SIZE, ''],
];

/** Whether a tool derived the name from one in the source, which may be any word. */
export const isGeneratedName = (declared: string): boolean => /^_{1,2}.+_[0-9a-f]{4,8}$/i.test(declared);

const STYLE_WORDS =
  '(?:thin|extra-?light|ultra-?light|light|regular|normal|roman|book|medium|semi-?bold|demi-?bold|bold|extra-?bold|black|heavy|italic|\\d{3})';
const STYLE_SUFFIX = new RegExp(`(?:[\\s-]*${STYLE_WORDS})+$`, 'i');
/** Suffixes of separate words: `Circular Std Bold`. */
const SPACED_STYLE_SUFFIX = new RegExp(`(?: (?:semi|demi|extra|ultra) (?:bold|light)| ${STYLE_WORDS})+$`, 'i');
const HYPHENATED_STYLE_SUFFIX = new RegExp(`(?:-${STYLE_WORDS}+)+$`, 'i');

/** `proxima-nova`, `GT-America-Standard`, `ProximaNova` and `GTAmerica` as words. Names with spaces stay unchanged. */
function toSpacedName(name: string): string {
  if (/^[\p{L}\p{N}]+$/u.test(name) && CAMEL_CASE_BOUNDARY.test(name)) return splitCamelCase(name);
  if (/^[a-z]+(?:-[a-z0-9]+)+$/.test(name))
    return name.replace(/(?:^|-)([a-z0-9])/g, (_, first) => ` ${first.toUpperCase()}`).trim();
  return /^\w+-\w+-\w+/.test(name) ? name.replaceAll('-', ' ') : name;
}

/** Word boundaries inside a name: `Proxima|Nova`, `GT|America`. */
const CAMEL_CASE_BOUNDARY = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** Words with an inner capital. */
const COMPOUND_BRANDS = /\b(Ping|You|Jet|Git|Linked|Deja|Open|Blink) (Fang|Tube|Brains|Hub|In|Vu|Dyslexic|Mac)\b/g;

function splitCamelCase(name: string): string {
  const words = name.replace(new RegExp(CAMEL_CASE_BOUNDARY, 'gu'), ' ').replace(COMPOUND_BRANDS, '$1$2');
  return words.charAt(0).toUpperCase() + words.slice(1).replace(SPACED_STYLE_SUFFIX, '');
}

/** The first family of a stack that names a typeface; null for icon fonts or if there is none. */
export function firstFamilyName(fontFamily: string): string | null {
  const stack = parseFontStack(fontFamily);
  if (stack[0] && isIconFont(stack[0])) return null;
  for (const declared of stack) {
    if (/fallback/i.test(declared) && stack.length > 1 && declared !== stack[0]) continue;
    const name = canonicalFamilyName(declared);
    if (name) return name;
  }
  return null;
}

/** Keywords that leave the choice of typeface to the browser. */
const DEFAULT_KEYWORDS: ReadonlySet<string> = new Set(['sans-serif', 'serif', 'ui-serif', 'ui-rounded', 'cursive']);

export const isDefaultKeyword = (family: string): boolean => DEFAULT_KEYWORDS.has(family);

/**
 * The keyword of a stack without a typeface; null if the stack names one, or only monospace, which browsers use for
 * code.
 */
export function genericStackKeyword(fontFamily: string): string | null {
  const [first = '', ...rest] = parseFontStack(fontFamily).map((name) => name.toLowerCase());
  return isDefaultKeyword(first) && rest.every(isGenericFamily) ? first : null;
}

/** No rule of the page sets it: fields and buttons have the browser's own face, and other text its standard one. */
export function isDefaultFont(style: ElementStyle): boolean {
  const [only, ...rest] = parseFontStack(style.font.stack);
  if (rest.length > 0 || !only) return false;
  if (isDefaultControl(style)) return true;
  const control = ['button', 'input', 'select', 'textarea'].includes(style.tag);
  return only === 'Times New Roman' || (control && only === 'Arial');
}

/** A font-family list with common names, without loading fallbacks of build tools. */
export function canonicalStack(fontFamily: string): string[] {
  const names = parseFontStack(fontFamily).flatMap((declared, at) =>
    at > 0 && /fallback/i.test(declared) ? [] : (canonicalFamilyName(declared) ?? declared),
  );
  return [...new Set(names)];
}
