/** Maximum nesting depth of references, and maximum length of the result. */
const MAX_DEPTH = 20;
const MAX_LENGTH = 2_000;

/**
 * A value with its `var()` references and fallbacks resolved, and simple calculations in one unit evaluated. Null for
 * missing or circular references.
 */
export function resolveCustomProperties(value: string, lookUp: (name: string) => string | undefined): string | null {
  const substituted = substituteVariables(value, lookUp, []);
  return substituted === null ? null : evaluateCalc(substituted.trim());
}

function substituteVariables(
  value: string,
  lookUp: (name: string) => string | undefined,
  ancestors: readonly string[],
): string | null {
  if (ancestors.length > MAX_DEPTH || value.length > MAX_LENGTH) return null;
  const at = value.search(/(?<![\w-])var\(/);
  if (at < 0) return value;
  const end = closingParenthesis(value, at + 3);
  if (end < 0) return null;
  const inside = value.slice(at + 4, end);
  const comma = inside.indexOf(',');
  const name = (comma < 0 ? inside : inside.slice(0, comma)).trim();
  const known = ancestors.includes(name) ? undefined : lookUp(name);
  const replacement =
    (known ? substituteVariables(known, lookUp, [...ancestors, name]) : null) ??
    (comma < 0 ? null : substituteVariables(inside.slice(comma + 1).trim(), lookUp, ancestors));
  const rest = replacement === null ? null : substituteVariables(value.slice(end + 1), lookUp, ancestors);
  return replacement === null || rest === null ? null : value.slice(0, at) + replacement + rest;
}

/** Index of the bracket that closes the one at `from`; -1 if there is none. */
function closingParenthesis(text: string, from: number): number {
  let depth = 0;
  for (let i = from; i < text.length; i += 1) {
    if (text[i] === '(') depth += 1;
    if (text[i] === ')' && --depth === 0) return i;
  }
  return -1;
}

const TERM = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
const PRODUCT = new RegExp(`^calc\\(\\s*(${TERM})(px|rem|ms|s)?\\s*([*/+-])\\s*(${TERM})(px|rem|ms|s)?\\s*\\)$`);

/** `calc(0.25rem * 4)` as `1rem`; longer expressions stay unchanged. */
function evaluateCalc(text: string): string {
  const [, a = '', unitA = '', operator = '', b = '', unitB = ''] = PRODUCT.exec(text) ?? [];
  const [x, y] = [Number(a), Number(b)];
  const sum = operator === '+' || operator === '-';
  if (!operator || (sum ? unitA !== unitB : (unitA && unitB) || (operator === '/' && (unitB || y === 0)))) return text;
  const result = operator === '*' ? x * y : operator === '/' ? x / y : operator === '+' ? x + y : x - y;
  return `${Math.round(result * 10_000) / 10_000}${unitA || unitB}`;
}
