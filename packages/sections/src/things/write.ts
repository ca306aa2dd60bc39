import type { ThingsSection } from '@brandprint/contracts';
import { z } from 'zod';
import { plainKey, uniqueBy } from '../shared/text/index.ts';
import { said, writing } from '../writing/writing.ts';
import { PROMPT } from './prompt.ts';

const Answer = z.object({
  description: said('what it is'),
  purpose: said('the job it gets done'),
  capabilities: z.array(said('a capability in a few words')),
  category: said('the market it belongs to, in one to four words'),
});

const MOST = 12;

export const write = writing<'things', unknown, unknown, z.infer<typeof Answer>>({
  prompt: PROMPT,
  answer: Answer,
  maxTokens: 1_500,
  accept(answer, ground, { composed }): ThingsSection {
    const able = answer.capabilities
      .slice(0, MOST)
      .map((item) => ground.named(item))
      .filter(Boolean);
    return {
      name: composed.name,
      description: ground.said(answer.description, 320) || composed.description,
      purpose: ground.said(answer.purpose, 240) || composed.purpose,
      capabilities: able.length > 0 ? uniqueBy(able, plainKey) : composed.capabilities,
      category: ground.named(answer.category, 40) || composed.category,
    };
  },
});
