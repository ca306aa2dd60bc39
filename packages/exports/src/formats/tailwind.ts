import { everyColor } from '../tokens/colors.ts';
import type { BrandTokens } from '../tokens/index.ts';
import { slugOf } from '../tokens/names.ts';
import type { ExportOptions } from '../types.ts';
import { declarations, introduction, schemeRule } from './css.ts';
import { colorVariables, otherVariables, type Variable } from './variables.ts';

/**
 * The theme of Tailwind 4. Scales for which it has its own names get a prefix, so that `p-2`, `max-w-sm` and `shadow-md`
 * stay. Without breakpoints: each of them would add a width to Tailwind's `container`.
 */
export function toTailwind(tokens: BrandTokens, { prefix }: ExportOptions): string {
  const [, other] = tokens.schemes;
  const inTheme = (variables: readonly Variable[]) =>
    declarations(variables.map(([name, value]): Variable => [themeName(name, prefix), value]));
  return [
    ...introduction(tokens).map((line) => `/* ${line} */`),
    `/* Import it after Tailwind: @import "tailwindcss"; @import "./${slugOf(tokens.name) || 'brand'}.tailwind.css"; */`,
    '@theme {',
    ...inTheme([...colorVariables(everyColor(tokens.schemes)), ...otherVariables(tokens)]),
    '}',
    ...(other ? schemeRule(other, inTheme(colorVariables(other.colors))) : []),
    '',
  ].join('\n');
}

/** Our kinds of variables, and Tailwind's namespaces for them where it has another name. */
const NAMESPACES: Record<string, string> = { gradient: 'background-image', duration: 'transition-duration' };
/** Kinds whose names are sizes or steps, as Tailwind's own are. */
const SCALES: ReadonlySet<string> = new Set(['spacing', 'shadow', 'duration', 'ease']);
/** A grey of Tailwind's palette. */
const OWN_COLOR = /^neutral-(?:50|[1-9]00|950)$/;

function themeName(variable: string, prefix: string): string {
  const [, kind = '', name = ''] = /^([a-z]+)-(.*)$/.exec(variable) ?? [];
  const needsPrefix = SCALES.has(kind) || (kind === 'color' && OWN_COLOR.test(name));
  return [NAMESPACES[kind] ?? kind, prefix || (needsPrefix ? 'brand' : ''), name].filter(Boolean).join('-');
}
