import { commentText } from '../text/css.ts';
import type { BrandTokens } from '../tokens/index.ts';
import type { ExportOptions } from '../types.ts';
import { colorVariables, otherVariables, type Variable } from './variables.ts';

/** Custom properties on `:root`, and nothing that changes a page by itself. */
export function toCss(tokens: BrandTokens, { prefix }: ExportOptions): string {
  const [own, other] = tokens.schemes;
  const named = (variables: Variable[]) => declarations(variables.map(([name, value]) => [withPrefix(name), value]));
  const withPrefix = (name: string) => (prefix === '' ? name : `${prefix}-${name}`);
  return [
    ...introduction(tokens).map((line) => `/* ${line} */`),
    ':root {',
    ...named([...colorVariables(own, ''), ...otherVariables(tokens, '')]),
    '}',
    ...(other
      ? [
          `@media (prefers-color-scheme: ${other.scheme}) {`,
          '  :root {',
          ...named(colorVariables(other, '')).map(indent),
          '  }',
          '}',
        ]
      : []),
    '',
  ].join('\n');
}

/** The theme of Tailwind 4. Scales for which it has its own names get a prefix, so that `p-2` and `max-w-sm` stay. */
export function toTailwind(tokens: BrandTokens, { prefix }: ExportOptions): string {
  const [own, other] = tokens.schemes;
  const variables = [...colorVariables(own, prefix), ...otherVariables(tokens, prefix, prefix || 'brand')];
  return [
    ...introduction(tokens).map((line) => `/* ${line} */`),
    '/* Import it after Tailwind: @import "tailwindcss"; @import "./theme.css"; */',
    '@theme {',
    ...declarations(variables),
    '}',
    ...(other
      ? [
          `@media (prefers-color-scheme: ${other.scheme}) {`,
          '  :root {',
          ...declarations(colorVariables(other, prefix)).map(indent),
          '  }',
          '}',
        ]
      : []),
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
    ...[...colorVariables(own, ''), ...otherVariables(tokens, '')].map((variable) => withPrefix(variable)),
    ...(other ? colorVariables(other, '').map((variable) => withPrefix(variable, other.scheme)) : []),
    '',
  ].join('\n');
}

const indent = (line: string): string => `  ${line}`;

const declarations = (variables: readonly Variable[]): string[] =>
  variables.map(([name, value]) => `  --${name}: ${value};`);

/** Where the values come from, and where to get the fonts. Files of fonts are not included: most licences forbid it. */
const introduction = ({ name, sourceUrl, families }: BrandTokens): string[] =>
  [
    `${name}: measured on ${sourceUrl}`,
    ...new Set(
      families.map(({ stack, stylesheet, source }) => `Font ${stack[0]}: ${stylesheet || source || 'source unknown'}`),
    ),
  ].map(commentText);
