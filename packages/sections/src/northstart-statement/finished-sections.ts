import type { Needs } from '../section.ts';
import { isPromptInjection } from '../shared/text/index.ts';
import { sanitizeForPrompt } from '../shared/text/sanitize-for-prompt.ts';

const MAX_LINE_LENGTH = 400;

/** What the sections before this one say, for a positioning that agrees with them. Empty fields are left out. */
export function finishedSectionLines({
  things,
  mission,
  audiences,
}: Needs<'things' | 'mission' | 'audiences'>): string[] {
  const fields: [label: string, text: string | undefined][] = [
    ['name', things?.name],
    ['category', things?.category],
    ['description', things?.description],
    ['purpose', things?.purpose],
    ['capabilities', things?.capabilities.join('; ')],
    ['mission', mission?.mission_statement.statement],
    ['vision', mission?.vision.statement],
    ['values', mission?.core_values.map(({ title }) => title).join('; ')],
    ['promise', [mission?.brand_promise.title, mission?.brand_promise.description].filter(Boolean).join(': ')],
    ...(audiences?.personas ?? []).map(({ name, role, challenge, goals, pain_points }): [string, string] => [
      'persona',
      [name, role, challenge, goals, pain_points].filter(Boolean).join('; '),
    ]),
  ];
  return fields.flatMap(([label, text]) =>
    text && !isPromptInjection(text) ? [`${label}: ${sanitizeForPrompt(text, MAX_LINE_LENGTH)}`] : [],
  );
}
