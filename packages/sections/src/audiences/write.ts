import type { AudiencesSection } from '@brandprint/contracts';
import { z } from 'zod';
import { plainKey, uniqueBy } from '../shared/text/index.ts';
import { dataText } from '../writing/digest/clean.ts';
import { writing } from '../writing/writing.ts';
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

const MOST = 5;

/** Gender and ethnicity are nothing that a site says of its readers: they stay empty. */
export const write = writing<'audiences', unknown, unknown, z.infer<typeof Answer>>({
  prompt: PROMPT,
  answer: Answer,
  maxTokens: 2_500,
  shown: ({ composed }) =>
    composed.personas.map(
      ({ name, business_context }) => `named by the site: ${dataText(`${name}. ${business_context}`, 240)}`,
    ),
  accept(answer, ground, { composed }): AudiencesSection {
    const personas = answer.personas.slice(0, MOST).flatMap((offered) => {
      const quotes = ground.quotes(offered.from).slice(0, 2);
      const name = ground.title(offered.name);
      if (!name || quotes.length === 0) return [];
      const inferred = `Inferred from: ${quotes.map(({ text }) => `“${text.replace(/^[“"„«]|[”"“»]$/gu, '')}”`).join(' and ')}`;
      return [
        ground.rests(
          {
            name,
            gender: '',
            ethnicity: '',
            role: ground.title(offered.role, 80),
            challenge: ground.prose(offered.challenge, 300),
            industry: ground.title(offered.industry),
            business_context: [ground.prose(offered.business_context, 400), inferred].filter(Boolean).join(' '),
            goals: ground.prose(offered.goals, 300),
            pain_points: ground.prose(offered.pain_points, 300),
            image_path: '',
          },
          offered.from,
        ),
      ];
    });
    return personas.length > 0 ? { personas: uniqueBy(personas, ({ name }) => plainKey(name)) } : composed;
  },
});
