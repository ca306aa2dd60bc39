import type { DocumentPath } from './document.ts';
import type { Validator } from './validator.ts';

/** What is wrong with server-sent events, whose schema says in `contentSchema` what is in them. */
export function streamViolations(text: string, schema: DocumentPath, validate: Validator): string[] {
  const content = [...schema, 'contentSchema'];
  const events = parseEvents(text);
  const data = [...content, 'items', 'properties', 'data', 'contentSchema'];
  return [...validate(content, events), ...events.flatMap((event) => validate(data, JSON.parse(event.data ?? 'null')))];
}

/** The events of a stream (WHATWG HTML, section 9.2); those without data are none. */
const parseEvents = (text: string): Record<string, string>[] =>
  text
    .split('\n\n')
    .map((block) => Object.fromEntries([...block.matchAll(/^(\w+): (.*)$/gm)].map(([, name, value]) => [name, value])))
    .filter((event) => 'data' in event);
