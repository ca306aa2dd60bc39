/** A declaration of CSS, SCSS or Less. */
export interface Declaration {
  property: string;
  value: string;
  line: number;
}

/** A block with its own declarations. */
export interface Rule {
  /** Selectors from the outside in; empty for declarations outside of any block. */
  selector: string;
  line: number;
  declarations: Declaration[];
}

/** The selectors of rules further inside are left out. */
const MAX_PARENT = 1_000;

/**
 * The rules of a style sheet, nested ones after their parent. Tolerant: what is not understood is passed over, as
 * browsers do.
 */
export function readRules(source: string): Rule[] {
  const css = blank(source);
  const top: Rule = { selector: '', line: 1, declarations: [] };
  const rules = [top];
  const open = [top];
  let start = 0;
  let line = 1;
  let startLine = 1;
  const take = (end: number): { text: string; line: number } => {
    const raw = css.slice(start, end);
    const before = /^\s*/.exec(raw)?.[0] ?? '';
    const taken = { text: raw.trim(), line: startLine + before.split('\n').length - 1 };
    start = end + 1;
    startLine = line;
    return taken;
  };
  const declare = (end: number): void => {
    const { text, line: at } = take(end);
    const [, property, value] = /^([\w@$-]+)\s*:\s*([\s\S]+)$/.exec(text) ?? [];
    if (property && value) open.at(-1)?.declarations.push({ property: property.toLowerCase(), value, line: at });
  };
  let parentheses = 0;
  for (let at = 0; at < css.length; at++) {
    const char = css[at];
    if (char === '\n') line++;
    else if (char === '(') parentheses++;
    else if (char === ')') parentheses = Math.max(0, parentheses - 1);
    else if (char === ';' && parentheses === 0) declare(at);
    else if (char === '{') {
      const { text, line: at_ } = take(at);
      const parent = open.at(-1)?.selector ?? '';
      const own = text.replace(/\s+/g, ' ');
      const selector = parent.length > MAX_PARENT ? parent : [parent, own].filter(Boolean).join(' ');
      const rule = { selector, line: at_, declarations: [] };
      rules.push(rule);
      open.push(rule);
      parentheses = 0;
    } else if (char === '}') {
      declare(at);
      if (open.length > 1) open.pop();
      parentheses = 0;
    }
  }
  declare(css.length);
  return rules.filter(({ declarations }) => declarations.length > 0);
}

/**
 * Comments, strings, URLs and interpolations; of a URL the name stays. Each part matches without its end too, up to where
 * it must end: else every beginning would search the rest of the file.
 */
const OPAQUE =
  /\/\*[\s\S]*?(?:\*\/|$)|(?<=^|[\s;{}])\/\/[^\n]*|"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?|(?<=\burl)\([^)]*\)?|#\{[^}]*\}?/gi;

/** The same text with spaces for what holds no colours and no structure. */
const blank = (source: string): string => source.replace(OPAQUE, (text) => text.replace(/[^\n]/g, ' '));
