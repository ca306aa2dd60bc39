import { AnalysisStatus } from '@brandprint/contracts';
import type { Analysis, Brand } from '@brandprint/sdk';
import { z } from 'zod';
import { clip } from './website-data.ts';

/** What an assistant needs to know of a brand first, in under 2,000 tokens, whatever the brand. */
export const BrandOverview = z.object({
  brand_id: z.string(),
  name: z.string(),
  website: z.string().describe('URL that was submitted.'),
  status: AnalysisStatus,
  quality_note: z.string().describe('What the analysis is based on, and what is missing.'),
  description: z.string(),
  palette: z.array(z.object({ hex: z.string(), name: z.string(), category: z.string(), usage: z.string() })),
  fonts: z.array(z.object({ name: z.string(), usage: z.string(), availability: z.string() })),
  logo: z
    .object({
      asset_path: z.string().describe('Path of the file below the URL of the API.'),
      format: z.string(),
      width: z.number().nullable(),
      height: z.number().nullable(),
    })
    .nullable(),
  voice: z
    .object({
      summary: z.string(),
      traits: z.array(z.string()),
      rules: z.array(z.string()),
      avoids: z.array(z.string()),
    })
    .nullable(),
  available_sections: z.array(z.string()).describe('What get_section has.'),
  edited_sections: z.array(z.string()),
  reshaped_sections: z.array(z.string()).describe('Edited to a shape of their own: read these with get_section.'),
});
export type BrandOverview = z.infer<typeof BrandOverview>;

const COLORS = 8;
const FONTS = 5;
const TRAITS = 6;
const RULES = 6;
const AVOIDED = 4;

export function summarizeBrand(brand: Brand): BrandOverview {
  const { analysis } = brand;
  return {
    brand_id: brand.id,
    name: clip(brand.name, 120),
    website: clip(brand.source_url, 200),
    status: brand.analysis_status,
    quality_note: clip(brand.quality_note, 300),
    description: clip(analysis?.things?.description ?? '', 300),
    palette: (analysis?.colors?.primary_palette ?? []).slice(0, COLORS).map(({ hex, name, category, usage }) => ({
      hex: clip(hex, 30),
      name: clip(name, 40),
      category: clip(category, 30),
      usage: clip(usage, 90),
    })),
    fonts: (analysis?.typography?.font_families ?? []).slice(0, FONTS).map(({ name, usage, availability }) => ({
      name: clip(name, 60),
      usage: clip(usage, 90),
      availability: clip(availability.availability, 30),
    })),
    logo: logoOf(analysis),
    voice: voiceOf(analysis),
    available_sections: availableSections(brand),
    edited_sections: brand.overridden_sections,
    reshaped_sections: brand.reshaped,
  };
}

/** The sections that have data, also those in a shape of their own. */
const availableSections = ({ raw }: Brand): string[] =>
  Object.entries(raw.analysis ?? {}).flatMap(([name, data]) => (data === null || data === undefined ? [] : [name]));

function logoOf(analysis: Analysis | null): BrandOverview['logo'] {
  const { primary_logo, slots } = analysis?.logos ?? {};
  const logo = primary_logo ?? Object.values(slots ?? {}).find((slot) => slot !== null);
  if (!logo) return null;
  const { asset_path, format, width, height } = logo;
  return { asset_path: clip(asset_path, 200), format: clip(format, 20), width, height };
}

function voiceOf(analysis: Analysis | null): BrandOverview['voice'] {
  const tone = analysis?.tone;
  if (!tone) return null;
  return {
    summary: clip(tone.voice_summary, 500),
    traits: tone.voice_traits.slice(0, TRAITS).map(({ name }) => clip(name, 40)),
    rules: tone.style_guidelines.slice(0, RULES).map(({ rule }) => clip(rule, 130)),
    avoids: tone.example_phrases.we_dont_say.slice(0, AVOIDED).map((phrase) => clip(phrase, 80)),
  };
}
