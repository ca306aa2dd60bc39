import type { ArtDirectionSection } from '@brandprint/contracts';
import { z } from 'zod';
import type { Needs } from '../section.ts';
import { citedTextSchema, defineWriting } from '../writing/define-writing.ts';
import type { ArtDirectionFacts } from './facts.ts';
import { buildImagePrompt } from './image-prompt.ts';
import { PROMPT } from './prompt.ts';

const text = z.string();

const Answer = z.object({
  style_descriptors: z.array(z.object({ name: text, means: citedTextSchema('what is done to look so'), avoids: text })),
  overall_aesthetic: citedTextSchema('how it looks and what that adds up to'),
  guidelines_summary: citedTextSchema('what the guidelines come to'),
  guidelines: z.array(
    z.object({ name: text, guideline: citedTextSchema('an instruction'), applies_to: text, how_to_apply: text }),
  ),
  visual_storytelling: citedTextSchema('how the page tells its story'),
  narrative: z.array(z.object({ aspect: text, expression: citedTextSchema('how it is shown') })),
  art_direction_summary: citedTextSchema('the brief'),
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

/** Keeps the composed value where the answer has no valid one. Image prompts are built from both. */
export const artDirectionWriting = defineWriting<
  'art-direction',
  ArtDirectionFacts,
  Needs<'colors' | 'typography' | 'images' | 'tone'>,
  Answer
>({
  prompt: PROMPT,
  answer: Answer,
  maxTokens: 4_000,
  accept(answer, grounding, { composed, facts, needs }): ArtDirectionSection {
    const descriptors = answer.style_descriptors.slice(0, 6).flatMap(({ name, means, avoids }) => {
      const [checkedName, checkedText] = [grounding.title(name, 40), grounding.citedText(means, 400)];
      return checkedName && checkedText
        ? [
            grounding.cite(
              { name: checkedName, means: checkedText, avoids: grounding.negatedProse(avoids, 240) },
              means?.from ?? [],
            ),
          ]
        : [];
    });
    const guidelines = answer.guidelines.slice(0, 8).flatMap(({ name, guideline, applies_to, how_to_apply }) => {
      const [checkedName, checkedText] = [grounding.title(name, 50), grounding.citedText(guideline, 400)];
      return checkedName && checkedText
        ? [
            grounding.cite(
              {
                name: checkedName,
                guideline: checkedText,
                applies_to: grounding.title(applies_to, 100),
                how_to_apply: grounding.prose(how_to_apply, 400),
              },
              guideline?.from ?? [],
            ),
          ]
        : [];
    });
    const narrative = answer.narrative.slice(0, 5).flatMap(({ aspect, expression }) => {
      const [narrative_aspect, visual_expression] = [
        grounding.prose(aspect, 160),
        grounding.citedText(expression, 300),
      ];
      return narrative_aspect && visual_expression
        ? [grounding.cite({ narrative_aspect, visual_expression }, expression?.from ?? [])]
        : [];
    });
    const elements = answer.design_elements.slice(0, 8).flatMap((element) => {
      const region = grounding.region(element.shot, element.region);
      const description = region ? grounding.prose(element.description, 300) : '';
      return region && description
        ? [
            grounding.cite({ description, significance: grounding.prose(element.significance, 300), ...region }, [
              element.shot,
            ]),
          ]
        : [];
    });
    const subjects = grounding.titles(answer.image_subjects, 5, 80);
    const treatment = grounding.prose(answer.image_treatment, 400);
    const { aesthetic_language, visual_guidelines, narrative_to_visual } = composed;
    const written = {
      aesthetic_language: {
        style_descriptors: descriptors.length > 0 ? descriptors : aesthetic_language.style_descriptors,
        overall_aesthetic: grounding.citedText(answer.overall_aesthetic) || aesthetic_language.overall_aesthetic,
      },
      visual_guidelines: {
        guidelines_summary: grounding.citedText(answer.guidelines_summary) || visual_guidelines.guidelines_summary,
        // Composed guidelines hold the measured values and follow the model's.
        guidelines: [...guidelines, ...visual_guidelines.guidelines].slice(0, 12),
      },
      narrative_to_visual: {
        visual_storytelling: grounding.citedText(answer.visual_storytelling) || narrative_to_visual.visual_storytelling,
        visual_narrative_elements: narrative.length > 0 ? narrative : narrative_to_visual.visual_narrative_elements,
      },
      art_direction_summary: grounding.citedText(answer.art_direction_summary) || composed.art_direction_summary,
      design_elements: elements.length > 0 ? elements : composed.design_elements,
    };
    return {
      ...written,
      llm_image_prompt: buildImagePrompt(facts, needs, {
        descriptors: written.aesthetic_language.style_descriptors,
        subjects,
        treatment,
      }),
    };
  },
});
