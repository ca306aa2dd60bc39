const MARKS: Record<string, string> = { error: '✗', warn: '!', info: '·', debug: '·' };
/** Fields that a terminal need not show. */
const LEFT_OUT: ReadonlySet<string> = new Set(['level', 'message', 'service', 'timestamp']);

/** A log line in readable form: "! Running as root: the browser starts without its sandbox (part: crawler)". */
export function textLine(json: string): string {
  const { level, message, ...rest } = JSON.parse(json) as Record<string, unknown>;
  const fields = Object.entries(rest).flatMap(([name, value]) =>
    LEFT_OUT.has(name) ? [] : [`${name.replaceAll('_', ' ')}: ${valueText(value)}`],
  );
  const words = String(message);
  const details = fields.length > 0 ? ` (${fields.join(', ')})` : '';
  return `${MARKS[String(level)] ?? '·'} ${words.charAt(0).toUpperCase()}${words.slice(1)}${details}`.replace(
    CONTROL,
    ' ',
  );
}

/** Characters that control a terminal, or break the line. */
const CONTROL = /\p{Cc}+/gu;

function valueText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (isError(value)) return value.message;
  return JSON.stringify(value);
}

const isError = (value: unknown): value is { message: string; stack: string } =>
  typeof value === 'object' && value !== null && 'stack' in value && 'message' in value;
