import { commentText, switchOf } from '../text/css.ts';
import { type ColorSet, everyColor } from '../tokens/colors.ts';
import type { BrandTokens } from '../tokens/index.ts';
import type { ExportOptions } from '../types.ts';
import { breakpointVariables, colorVariables, otherVariables, type Variable } from './variables.ts';

/** Custom properties on `:root`, and nothing that changes a page by itself. */
export function toCss(tokens: BrandTokens, { prefix }: ExportOptions): string {
  const [, other] = tokens.schemes;
  const withPrefix = (variables: readonly Variable[]) =>
    variables.map(([name, value]): Variable => [prefix === '' ? name : `${prefix}-${name}`, value]);
  return [
    ...introduction(tokens).map((line) => `/* ${line} */`),
    ':root {',
    ...declarations(withPrefix([...colorVariables(everyColor(tokens.schemes)), ...otherVariables(tokens)])),
    '}',
    ...(other ? schemeRule(other, declarations(withPrefix(colorVariables(other.colors)))) : []),
    '',
  ].join('\n');
}

/** Variables of Sass; those of the other scheme have its name. */
export function toScss(tokens: BrandTokens, { prefix }: ExportOptions): string {
  const [own, other] = tokens.schemes;
  const withPrefix = ([name, value]: Variable, scheme = '') =>
    `$${[prefix, scheme, name].filter(Boolean).join('-')}: ${value} !default;`;
  return [
    ...introduction(tokens).map((line) => `// ${line}`),
    ...[...colorVariables(own.colors), ...otherVariables(tokens), ...breakpointVariables(tokens)].map((variable) =>
      withPrefix(variable),
    ),
    ...(other ? colorVariables(other.colors).map((variable) => withPrefix(variable, other.scheme)) : []),
    '',
  ].join('\n');
}

/** Declarations for when the other scheme is on, switched as on the site. */
export function schemeRule({ scheme, trigger }: ColorSet, lines: readonly string[]): string[] {
  const selector = switchOf(trigger);
  if (selector) return [`${selector} {`, ...lines, '}'];
  return [`@media (prefers-color-scheme: ${scheme}) {`, '  :root {', ...lines.map((line) => `  ${line}`), '  }', '}'];
}

export const declarations = (variables: readonly Variable[]): string[] =>
  variables.map(([name, value]) => `  --${name}: ${value};`);

/** Where the values come from, and where to get the fonts. Files of fonts are not included: most licences forbid it. */
export const introduction = ({ name, sourceUrl, families }: BrandTokens): string[] =>
  [
    `${name}: measured on ${sourceUrl}`,
    ...new Set(
      families.map(({ stack, stylesheet, source }) => `Font ${stack[0]}: ${stylesheet || source || 'source unknown'}`),
    ),
  ].map(commentText);
