import type { DocumentPath } from './document.ts';
import type { Validator } from './validator.ts';

/** Violations in server-sent events, whose data is described by `contentSchema`. */
export function streamViolations(text: string, schema: DocumentPath, validate: Validator): string[] {
  const content = [...schema, 'contentSchema'];
  const events = parseEvents(text);
  const data = [...content, 'items', 'properties', 'data', 'contentSchema'];
  return [...validate(content, events), ...events.flatMap((event) => validate(data, JSON.parse(event.data ?? 'null')))];
}

/** The events of a stream (WHATWG HTML, section 9.2); those without data do not count. */
const parseEvents = (text: string): Record<string, string>[] =>
  text
    .split('\n\n')
    .map((block) => Object.fromEntries([...block.matchAll(/^(\w+): (.*)$/gm)].map(([, name, value]) => [name, value])))
    .filter((event) => 'data' in event);
