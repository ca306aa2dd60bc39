import { z } from 'zod';

const text = z.string();
const texts = z.array(z.string());
const statement = z.object({ statement: text, explanation: text });

export const ThingsSection = z
  .object({ name: text, description: text, purpose: text, capabilities: texts, category: text })
  .meta({ id: 'ThingsSection' });
export type ThingsSection = z.infer<typeof ThingsSection>;

export const MissionSection = z
  .object({
    mission_statement: statement,
    vision: statement,
    core_values: z.array(z.object({ title: text, description: text, icon_type: text })),
    brand_promise: z.object({
      title: text,
      description: text,
      usage_context: texts.describe('Kinds of pages that make the promise; from a model, where to use it.'),
      icon_type: text,
    }),
  })
  .meta({ id: 'MissionSection' });
export type MissionSection = z.infer<typeof MissionSection>;

export const AudiencesSection = z
  .object({
    personas: z.array(
      z.object({
        name: text,
        gender: text.describe('Never guessed: empty unless edited.'),
        ethnicity: text.describe('Never guessed: empty unless edited.'),
        role: text,
        challenge: text,
        industry: text,
        business_context: text,
        goals: text,
        pain_points: text.describe('What the challenge costs them; empty if the site says no more than the challenge.'),
        image_path: text.describe('Personas have no portrait: empty unless edited.'),
      }),
    ),
  })
  .meta({ id: 'AudiencesSection' });
export type AudiencesSection = z.infer<typeof AudiencesSection>;

export const ToneSection = z
  .object({
    voice_traits: z.array(z.object({ name: text, correct_example: text, incorrect_example: text, explanation: text })),
    example_phrases: z.object({ we_say: texts, we_dont_say: texts }),
    style_guidelines: z.array(z.object({ category: text, rule: text, example: text })),
    voice_summary: text,
    llm_prompts: z.object({ system_prompt: text, writing_instructions: text, quick_reference: text }),
  })
  .meta({ id: 'ToneSection' });
export type ToneSection = z.infer<typeof ToneSection>;

export const ArtDirectionSection = z
  .object({
    aesthetic_language: z.object({
      style_descriptors: z.array(z.object({ name: text, means: text, avoids: text })),
      overall_aesthetic: text,
    }),
    visual_guidelines: z.object({
      guidelines_summary: text,
      guidelines: z.array(z.object({ name: text, guideline: text, applies_to: text, how_to_apply: text })),
    }),
    narrative_to_visual: z.object({
      visual_storytelling: text,
      visual_narrative_elements: z.array(z.object({ narrative_aspect: text, visual_expression: text })),
    }),
    art_direction_summary: text,
    design_elements: z.array(
      z.object({
        description: text,
        significance: text,
        screenshot_index: z.int().describe('`index` of one of the `screenshots` in the evidence of this section.'),
        region: z
          .object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
          .describe('In pixels of the screenshot, from its top left corner.'),
      }),
    ),
    llm_image_prompt: z.object({ prompt: text, optimised_for: text }),
  })
  .meta({ id: 'ArtDirectionSection' });
export type ArtDirectionSection = z.infer<typeof ArtDirectionSection>;

export const NorthstarSection = z
  .object({
    situation_context: text,
    target_audience: text,
    pain_point: text,
    motivation_goal: text,
    desired_outcome: text,
    belief_aspiration: text,
    product_name: text,
    product_category: text,
    core_benefit: text,
    how_it_works: text,
    competitor_alternative: text,
    competitor_limitation: text,
    differentiator: text,
    transformation: text,
  })
  .meta({ id: 'NorthstartStatementSection' });
export type NorthstarSection = z.infer<typeof NorthstarSection>;
