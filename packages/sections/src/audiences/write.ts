import type { AudiencesSection } from '@brandprint/contracts';
import { z } from 'zod';
import { comparisonKey, uniqueBy } from '../shared/text/index.ts';
import { sanitizeForPrompt } from '../shared/text/sanitize-for-prompt.ts';
import { defineWriting } from '../writing/define-writing.ts';
import { PROMPT } from './prompt.ts';

const Answer = z.object({
  personas: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      industry: z.string(),
      business_context: z.string(),
      challenge: z.string(),
      goals: z.string(),
      pain_points: z.string(),
      from: z.array(z.string()).describe('ids of the quotes that the persona was inferred from'),
    }),
  ),
});

const MAX_PERSONAS = 5;

/** Gender and ethnicity stay empty: sites do not state them for their readers. */
export const audiencesWriting = defineWriting<'audiences', unknown, unknown, z.infer<typeof Answer>>({
  prompt: PROMPT,
  answer: Answer,
  maxTokens: 2_500,
  extraLines: ({ composed }) =>
    composed.personas.map(
      ({ name, business_context }) =>
        `perhaps an audience, found by rules: ${sanitizeForPrompt(`${name}. ${business_context}`, 240)}`,
    ),
  accept(answer, grounding, { composed }): AudiencesSection {
    const personas = answer.personas.slice(0, MAX_PERSONAS).flatMap((persona) => {
      const sources = [...grounding.quotes(persona.from), ...grounding.declarations(persona.from)].slice(0, 2);
      const name = grounding.title(persona.name);
      if (!name || sources.length === 0) return [];
      const { role, challenge, goals, pain_points, business_context } = persona;
      const whole = [name, role, challenge, goals, pain_points, business_context].join('. ');
      if (!grounding.supportsAudience(whole, persona.from)) return [];
      const inferred = `Inferred from: ${sources.map(({ text }) => `“${text.replace(/^[“"„«]|[”"“»]$/gu, '')}”`).join(' and ')}`;
      return [
        grounding.cite(
          {
            name,
            gender: '',
            ethnicity: '',
            role: grounding.title(persona.role, 80),
            challenge: grounding.prose(persona.challenge, 300),
            industry: grounding.title(persona.industry),
            business_context: [grounding.prose(persona.business_context, 400), inferred].filter(Boolean).join(' '),
            goals: grounding.prose(persona.goals, 300),
            pain_points: grounding.prose(persona.pain_points, 300),
            image_path: '',
          },
          persona.from,
        ),
      ];
    });
    return {
      personas: grounding.replace('/personas', composed.personas, {
        isEmpty: answer.personas.length === 0,
        accepted: personas.length > 0 ? uniqueBy(personas, ({ name }) => comparisonKey(name)) : null,
        empty: [],
      }),
    };
  },
});
