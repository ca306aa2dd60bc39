/** Lists of short texts and numbers fit into one line. */
const MAX_LINE = 100;

/**
 * JSON data as YAML: as readable for a model as JSON, with fewer characters. Texts are always in quotes, and `<` in them
 * is escaped.
 */
export function toYaml(value: unknown, indent = ''): string {
  if (Array.isArray(value)) return listOf(value, indent);
  if (typeof value === 'object' && value !== null) return mapOf(value, indent);
  return scalarOf(value);
}

function mapOf(value: object, indent: string): string {
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  if (entries.length === 0) return '{}';
  return entries.map(([key, item]) => `${keyOf(key)}:${nested(item, indent)}`).join(`\n${indent}`);
}

function listOf(items: unknown[], indent: string): string {
  const line = `[${items.map((item) => (isScalar(item) ? scalarOf(item) : '')).join(', ')}]`;
  if (items.length === 0 || (items.every(isScalar) && line.length <= MAX_LINE)) return line;
  return items.map((item) => `- ${toYaml(item, `${indent}  `)}`).join(`\n${indent}`);
}

/** A value after its key: in the same line, or indented below it. */
function nested(value: unknown, indent: string): string {
  const inner = `${indent}  `;
  const text = toYaml(value, inner);
  const isBlock = !isScalar(value) && !/^(\[.*\]|\{\})$/.test(text);
  return isBlock ? `\n${inner}${text}` : ` ${text}`;
}

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

const scalarOf = (value: unknown): string => (typeof value === 'string' ? quote(value) : String(value ?? null));

const keyOf = (key: string): string => (/^[a-z_][\w-]*$/i.test(key) ? key : quote(key));

const quote = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c');
