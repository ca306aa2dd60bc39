import { stringify } from 'yaml';

/** A manifest in which parts are left to Helm. */
export type Tree = string | number | boolean | null | Tree[] | TreeMap | Expression | Structure | Lines | Choice;
export interface TreeMap {
  [key: string]: Tree;
}
/** One value, as code of a template. */
export interface Expression {
  $expression: string;
}
/** A map or list, as code whose result is one. */
export interface Structure {
  $structure: string;
}
/** Further entries of the map or list that it stands in, as code whose result is a map or list. */
export interface Lines {
  $lines: string;
}
/** The first case whose condition holds; the last may have none. Without a tree the entry is left out. */
export interface Choice {
  $choice: Case[];
}
export interface Case {
  when: string | null;
  tree: Tree | undefined;
}
/** Text that is code wherever it occurs in a value. */
export type Substitutions = readonly (readonly [text: string, code: string])[];

/** The key under which a map has further entries. */
export const MORE = '$more';

export const expression = (code: string): Expression => ({ $expression: code });
export const structure = (code: string): Structure => ({ $structure: code });
export const lines = (code: string): Lines => ({ $lines: code });
export const choice = (...cases: Case[]): Choice => ({ $choice: cases });
/** A tree that is there under a condition. */
export const when = (condition: string, tree: Tree): Choice => choice({ when: condition, tree });
/** What a value says if it is set, and otherwise the tree. */
export const override = (condition: string, value: Tree, tree: Tree): Choice =>
  choice({ when: condition, tree: value }, ...(isChoice(tree) ? tree.$choice : [{ when: null, tree }]));

const has = (tree: Tree | undefined, key: string): boolean =>
  typeof tree === 'object' && tree !== null && !Array.isArray(tree) && key in tree;
export const isChoice = (tree: Tree | undefined): tree is Choice => has(tree, '$choice');
const isExpression = (tree: Tree): tree is Expression => has(tree, '$expression');
const isStructure = (tree: Tree): tree is Structure => has(tree, '$structure');
const isLines = (tree: Tree): tree is Lines => has(tree, '$lines');
export const isMap = (tree: Tree | undefined): tree is TreeMap =>
  typeof tree === 'object' &&
  tree !== null &&
  !Array.isArray(tree) &&
  !['$choice', '$expression', '$structure', '$lines'].some((key) => key in tree);

/** A template of one object. */
export function printObject(tree: Tree, substitutions: Substitutions): string {
  const print = printer(substitutions);
  return `${print(tree, (it) => ['---', ...print.children(it, 0)], 0).join('\n')}\n`;
}

function printer(substitutions: Substitutions) {
  /** Prints a tree by `one`, or each case of a choice. */
  const cases = (tree: Tree, one: (tree: Tree) => string[], indent: number): string[] => {
    if (!isChoice(tree)) return one(tree);
    const pad = ' '.repeat(indent);
    const printed = tidy(tree.$choice).map(({ when: condition, tree: chosen }, index) => {
      const head = condition === null ? 'else' : `${index === 0 ? 'if' : 'else if'} ${condition}`;
      return [`${pad}{{- ${head} }}`, ...(chosen === undefined ? [] : cases(chosen, one, indent))];
    });
    return [...printed.flat(), `${pad}{{- end }}`];
  };
  const children = (tree: Tree, indent: number): string[] => {
    if (Array.isArray(tree)) return tree.flatMap((item) => cases(item, (it) => listItem(it, indent), indent));
    if (isLines(tree)) return spread(tree, indent);
    return Object.entries(tree as TreeMap).flatMap(([key, value]) =>
      cases(value, (it) => (key.startsWith(MORE) ? children(it, indent) : mapEntry(key, it, indent)), indent),
    );
  };
  const mapEntry = (key: string, value: Tree, indent: number): string[] => {
    const head = `${' '.repeat(indent)}${scalar(key, [])}:`;
    const inline = inlined(value, indent, substitutions);
    return inline === undefined ? [head, ...children(value, indent + 2)] : [`${head}${inline}`];
  };
  const listItem = (item: Tree, indent: number): string[] => {
    if (isLines(item)) return spread(item, indent);
    const inline = inlined(item, indent, substitutions);
    if (inline !== undefined) return [`${' '.repeat(indent)}-${inline}`];
    const [first = '', ...rest] = children(item, indent + 2);
    if (first.trimStart().startsWith('{{')) return [`${' '.repeat(indent)}-`, first, ...rest];
    return [`${' '.repeat(indent)}- ${first.trimStart()}`, ...rest];
  };
  return Object.assign(cases, { children });
}

/** What follows the key or dash on its line; nothing if the value has lines of its own. */
function inlined(value: Tree, indent: number, substitutions: Substitutions): string | undefined {
  if (isStructure(value)) return ` {{- toYaml (${value.$structure}) | nindent ${indent + 2} }}`;
  if (isExpression(value)) return ` {{ ${value.$expression} }}`;
  if (Array.isArray(value) && value.length === 0) return ' []';
  if (isMap(value) && Object.keys(value).length === 0) return ' {}';
  if (typeof value === 'object' && value !== null) return undefined;
  if (typeof value === 'string' && /^\S[\s\S]*\n[\s\S]*\S$/.test(value)) return literal(value, indent, substitutions);
  return ` ${scalar(value, substitutions)}`;
}

const spread = ({ $lines }: Lines, indent: number): string[] => {
  const pad = ' '.repeat(indent);
  return [`${pad}{{- with ${$lines} }}`, `${pad}{{- toYaml . | nindent ${indent} }}`, `${pad}{{- end }}`];
};

const literal = (text: string, indent: number, substitutions: Substitutions): string => {
  const pad = ' '.repeat(indent + 2);
  const body = text.split('\n').map((line) => (line === '' ? '' : pad + substituted(line, substitutions)));
  return [' |-', ...body].join('\n');
};

function scalar(value: string | number | boolean | null, substitutions: Substitutions): string {
  if (typeof value !== 'string') return String(value);
  const isCode = value.includes('{{') || substitutions.some(([text]) => value.includes(text));
  return isCode ? substituted(JSON.stringify(value), substitutions) : stringify(value, QUOTED).trimEnd();
}
const QUOTED = { lineWidth: 0, blockQuote: false } as const;

/** Text of which `{{` stays what it is, and what is code of ours becomes that. */
const substituted = (text: string, substitutions: Substitutions): string =>
  substitutions.reduce((result, [from, code]) => result.replaceAll(from, `{{ ${code} }}`), escaped(text));
const escaped = (text: string) => text.replaceAll('{{', '{{ "{{" }}');

/** Without cases that print nothing at the end, and with a negation instead of an empty first case. */
function tidy(cases: readonly Case[]): Case[] {
  const [first, second] = cases;
  if (cases.length === 2 && first?.tree === undefined && second?.when === null)
    return [{ when: `not (${first?.when})`, tree: second.tree }];
  const last = cases.findLastIndex(({ tree }) => tree !== undefined);
  return cases.slice(0, last + 1);
}
