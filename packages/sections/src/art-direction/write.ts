import type { ArtDirectionSection } from '@brandprint/contracts';
import { z } from 'zod';
import type { Needs } from '../section.ts';
import { said, writing } from '../writing/writing.ts';
import type { ArtDirectionFacts } from './facts.ts';
import { imagePrompt } from './image-prompt.ts';
import { PROMPT } from './prompt.ts';

const text = z.string();

const Answer = z.object({
  style_descriptors: z.array(z.object({ name: text, means: said('what is done to look so'), avoids: text })),
  overall_aesthetic: said('how it looks and what that adds up to'),
  guidelines_summary: said('what the guidelines come to'),
  guidelines: z.array(
    z.object({ name: text, guideline: said('an instruction'), applies_to: text, how_to_apply: text }),
  ),
  visual_storytelling: said('how the page tells its story'),
  narrative: z.array(z.object({ aspect: text, expression: said('how it is shown') })),
  art_direction_summary: said('the brief'),
  design_elements: z.array(
    z.object({
      shot: z.string().describe('id of a screenshot, such as "s1"'),
      region: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
      description: text,
      significance: text,
    }),
  ),
  image_subjects: z.array(text),
  image_treatment: text,
});

type Answer = z.infer<typeof Answer>;

/** What was measured keeps its place where the answer has nothing that stands; prompts are put together from both. */
export const write = writing<
  'art-direction',
  ArtDirectionFacts,
  Needs<'colors' | 'typography' | 'images' | 'tone'>,
  Answer
>({
  prompt: PROMPT,
  answer: Answer,
  maxTokens: 4_000,
  accept(answer, ground, { composed, facts, needs }): ArtDirectionSection {
    const descriptors = answer.style_descriptors.slice(0, 6).flatMap(({ name, means, avoids }) => {
      const [named, told] = [ground.title(name, 40), ground.said(means, 400)];
      return named && told
        ? [ground.rests({ name: named, means: told, avoids: ground.avoided(avoids, 240) }, means?.from ?? [])]
        : [];
    });
    const guidelines = answer.guidelines.slice(0, 8).flatMap(({ name, guideline, applies_to, how_to_apply }) => {
      const [named, told] = [ground.title(name, 50), ground.said(guideline, 400)];
      return named && told
        ? [
            ground.rests(
              {
                name: named,
                guideline: told,
                applies_to: ground.title(applies_to, 100),
                how_to_apply: ground.prose(how_to_apply, 400),
              },
              guideline?.from ?? [],
            ),
          ]
        : [];
    });
    const narrative = answer.narrative.slice(0, 5).flatMap(({ aspect, expression }) => {
      const [narrative_aspect, visual_expression] = [ground.prose(aspect, 160), ground.said(expression, 300)];
      return narrative_aspect && visual_expression
        ? [ground.rests({ narrative_aspect, visual_expression }, expression?.from ?? [])]
        : [];
    });
    const elements = answer.design_elements.slice(0, 8).flatMap((offered) => {
      const spot = ground.region(offered.shot, offered.region);
      const description = spot ? ground.prose(offered.description, 300) : '';
      return spot && description
        ? [
            ground.rests({ description, significance: ground.prose(offered.significance, 300), ...spot }, [
              offered.shot,
            ]),
          ]
        : [];
    });
    const subjects = ground.titles(answer.image_subjects, 5, 80);
    const treatment = ground.prose(answer.image_treatment, 400);
    const { aesthetic_language, visual_guidelines, narrative_to_visual } = composed;
    const said = {
      aesthetic_language: {
        style_descriptors: descriptors.length > 0 ? descriptors : aesthetic_language.style_descriptors,
        overall_aesthetic: ground.said(answer.overall_aesthetic) || aesthetic_language.overall_aesthetic,
      },
      visual_guidelines: {
        guidelines_summary: ground.said(answer.guidelines_summary) || visual_guidelines.guidelines_summary,
        // Measured ones carry the values; what was written stands before them.
        guidelines: [...guidelines, ...visual_guidelines.guidelines].slice(0, 12),
      },
      narrative_to_visual: {
        visual_storytelling: ground.said(answer.visual_storytelling) || narrative_to_visual.visual_storytelling,
        visual_narrative_elements: narrative.length > 0 ? narrative : narrative_to_visual.visual_narrative_elements,
      },
      art_direction_summary: ground.said(answer.art_direction_summary) || composed.art_direction_summary,
      design_elements: elements.length > 0 ? elements : composed.design_elements,
    };
    return {
      ...said,
      llm_image_prompt: imagePrompt(facts, needs, {
        descriptors: said.aesthetic_language.style_descriptors,
        subjects,
        treatment,
      }),
    };
  },
});
