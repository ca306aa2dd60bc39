import type { Place } from './document.ts';
import type { Validate } from './validator.ts';

/** What is wrong with server-sent events, whose schema says in `contentSchema` what is in them. */
export function streamFaults(text: string, schema: Place, validate: Validate): string[] {
  const content = [...schema, 'contentSchema'];
  const events = eventsOf(text);
  const data = [...content, 'items', 'properties', 'data', 'contentSchema'];
  return [...validate(content, events), ...events.flatMap((event) => validate(data, JSON.parse(event.data ?? 'null')))];
}

/** The events of a stream (WHATWG HTML, section 9.2); those without data are none. */
const eventsOf = (text: string): Record<string, string>[] =>
  text
    .split('\n\n')
    .map((block) => Object.fromEntries([...block.matchAll(/^(\w+): (.*)$/gm)].map(([, name, value]) => [name, value])))
    .filter((event) => 'data' in event);
