/** The line of a JSON value, and those of the values in it, by key or index. */
export interface JsonLines {
  line: number;
  children: ReadonlyMap<string, JsonLines>;
}

interface Open {
  line: number;
  children: Map<string, JsonLines>;
  /** Of the next value. */
  key: string;
  isList: boolean;
}

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}[\],\n]|[^\s"{}[\],:]+/g;

/** The lines of a JSON text that is valid, in one pass. */
export function readJsonLines(source: string): JsonLines {
  const root: Open = { line: 1, children: new Map(), key: '', isList: false };
  const open = [root];
  let line = 1;
  for (const [token, colon] of source.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (token === '\n') line++;
    else if (token === '}' || token === ']') open.pop();
    else if (token === ',') parent.key = parent.isList ? String(Number(parent.key) + 1) : '';
    else if (colon !== undefined) {
      parent.key = JSON.parse(token.slice(0, -colon.length));
      line += colon.split('\n').length - 1;
    } else {
      const isList = token === '[';
      const value: Open = { line, children: new Map(), key: isList ? '0' : '', isList };
      parent.children.set(parent.key, value);
      if (isList || token === '{') open.push(value);
    }
  }
  return root.children.get('') ?? root;
}
