import { z } from 'zod';
import { openEnum } from './open-enum.ts';

const text = z.string();

export const CONFIDENCE_LEVELS = ['high', 'medium', 'low'] as const;

export const SpacingSection = z
  .object({
    base_unit_px: z.int(),
    scale: z.array(z.object({ name: text, value_px: z.int(), role: text })),
    confidence: openEnum(CONFIDENCE_LEVELS),
    rationale: text,
  })
  .meta({ id: 'SpacingSection' });
export type SpacingSection = z.infer<typeof SpacingSection>;

export const ElevationSection = z
  .object({
    levels: z.array(z.object({ name: text, css_value: text, usage: text })),
    confidence: openEnum(CONFIDENCE_LEVELS),
    rationale: text,
  })
  .meta({ id: 'ElevationSection' });
export type ElevationSection = z.infer<typeof ElevationSection>;

const technologies = z.array(z.object({ name: text, url: text, version: text, notes: text }));

export const WebSection = z
  .object({
    component_libraries: technologies,
    icon_libraries: technologies,
    meta_frameworks: technologies,
    state_management: technologies,
    auth: technologies,
    deployment: technologies,
    css_framework: z.object({
      name: text,
      version: text,
      theme_config_url: text.describe('Sites do not publish it: empty unless edited.'),
      notes: text,
    }),
    language: text,
    runtime: text,
    package_manager: text,
    accessibility: text,
    animation: z.object({ library: text, reduced_motion: z.boolean(), notes: text }),
    design_tokens: z
      .record(z.string(), z.unknown())
      .describe('A tree in the Design Tokens (DTCG) format: custom properties, and what visible elements use.'),
    preferred_patterns: z.array(text),
    custom_urls: z.array(z.object({ label: text, url: text })),
    notes: text,
  })
  .meta({ id: 'WebSection' });
export type WebSection = z.infer<typeof WebSection>;
