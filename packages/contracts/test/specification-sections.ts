import { type Fields, oneOf, orNull } from './shape.ts';

/*
 * The analysis object of the interface specification, key by key. "All leaf values are strings unless stated."
 * What it leaves open is marked "decided".
 */

const statement = { statement: 'string', explanation: 'string' };

const mission = {
  mission_statement: statement,
  vision: statement,
  core_values: [{ title: 'string', description: 'string', icon_type: 'string' }],
  brand_promise: { title: 'string', description: 'string', usage_context: ['string'], icon_type: 'string' },
} as const;

const audiences = {
  personas: [
    {
      name: 'string',
      gender: 'string',
      ethnicity: 'string',
      role: 'string',
      challenge: 'string',
      industry: 'string',
      business_context: 'string',
      goals: 'string',
      pain_points: 'string',
      image_path: 'string',
    },
  ],
} as const;

const tone = {
  voice_traits: [{ name: 'string', correct_example: 'string', incorrect_example: 'string', explanation: 'string' }],
  example_phrases: { we_say: ['string'], we_dont_say: ['string'] },
  style_guidelines: [{ category: 'string', rule: 'string', example: 'string' }],
  voice_summary: 'string',
  llm_prompts: { system_prompt: 'string', writing_instructions: 'string', quick_reference: 'string' },
} as const;

const logoSlot = {
  asset_path: 'string',
  format: 'string',
  is_vector: 'boolean',
  width: 'number | null',
  height: 'number | null',
  'generated?': 'boolean',
};

/** Decided: a slot's fields, and the origin of the file. */
const logoFile = { ...logoSlot, source_url: 'string | null', page_url: 'string' };

const logos = {
  slots: {
    mark_light: orNull(logoSlot),
    mark_dark: orNull(logoSlot),
    wordmark_light: orNull(logoSlot),
    wordmark_dark: orNull(logoSlot),
  },
  slot_definitions: [{ key: 'string', label: 'string', description: 'string' }],
  primary_logo: orNull(logoFile),
  variants: [{ ...logoFile, key: 'string', label: 'string' }],
  favicon: orNull(logoFile),
} as const;

const colors = {
  primary_palette: [
    {
      name: 'string',
      hex: 'string',
      rgba: 'string',
      hsl: 'string',
      cmyk: 'string',
      usage: 'string',
      category: oneOf(['primary', 'secondary', 'accent', 'neutral', 'background', 'text', 'semantic']), // decided
      color_group: 'string',
      usage_frequency: 'number',
      recommended_usage_percent: 'string',
      accessibility: { is_dark: 'boolean', is_light: 'boolean' },
    },
  ],
  gradients: [{ name: 'string', css: 'string', usage: 'string' }],
  design_notes: 'string',
} as const;

const typography = {
  font_families: [
    {
      name: 'string',
      usage: 'string',
      availability: {
        availability: oneOf(['google', 'bunny', 'self-hosted', 'commercial', 'system', 'unknown']), // decided
        requires_license: 'boolean',
        foundry: 'string',
        license_type: 'string',
        recommended_alternative: 'string',
        alternative_rationale: 'string',
        notes: 'string',
        google_fonts_css_url: 'string', // decided: both names "end in fonts_css_url"
        bunny_fonts_css_url: 'string',
      },
    },
  ],
  headings: [
    {
      level: oneOf(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']), // decided
      label: 'string',
      font_size: 'string',
      font_weight: 'string',
      line_height: 'string',
      letter_spacing: 'string',
      example_text_color: 'string',
      example_background_color: 'string',
      text_transform: 'string',
      special_effects: 'string',
      usage: 'string',
    },
  ],
  labels: [
    {
      label: 'string',
      font_size: 'string',
      font_weight: 'string',
      text_transform: 'string',
      letter_spacing: 'string',
      example_text_color: 'string',
      usage: 'string',
    },
  ],
  body_text: [
    {
      label: 'string',
      font_size: 'string',
      font_weight: 'string',
      line_height: 'string',
      example_text_color: 'string',
      usage: 'string',
    },
  ],
  links: [
    {
      label: 'string',
      font_size: 'string',
      font_weight: 'string',
      text_decoration: 'string',
      hover_color: 'string',
      example_text_color: 'string',
      usage: 'string',
    },
  ],
  buttons: [
    {
      label: 'string',
      font_size: 'string',
      font_weight: 'string',
      background_color: 'string',
      padding: 'string',
      border_radius: 'string',
      border: 'string',
      hover_background: 'string',
      example_text_color: 'string',
      usage: 'string',
    },
  ],
  blockquotes: [
    {
      label: 'string',
      font_size: 'string',
      font_weight: 'string',
      line_height: 'string',
      font_style: 'string',
      border_left: 'string',
      padding: 'string',
      example_text_color: 'string',
      usage: 'string',
    },
  ],
  design_notes: 'string',
} as const;

const spacing = {
  base_unit_px: 'integer',
  scale: [{ name: 'string', value_px: 'integer', role: 'string' }],
  confidence: oneOf(['high', 'medium', 'low']), // decided
  rationale: 'string',
} as const;

const elevation = {
  levels: [{ name: 'string', css_value: 'string', usage: 'string' }],
  confidence: oneOf(['high', 'medium', 'low']), // decided
  rationale: 'string',
} as const;

const artDirection = {
  aesthetic_language: {
    style_descriptors: [{ name: 'string', means: 'string', avoids: 'string' }],
    overall_aesthetic: 'string',
  },
  visual_guidelines: {
    guidelines_summary: 'string',
    guidelines: [{ name: 'string', guideline: 'string', applies_to: 'string', how_to_apply: 'string' }],
  },
  narrative_to_visual: {
    visual_storytelling: 'string',
    visual_narrative_elements: [{ narrative_aspect: 'string', visual_expression: 'string' }],
  },
  art_direction_summary: 'string',
  design_elements: [
    {
      description: 'string',
      significance: 'string',
      screenshot_index: 'integer',
      region: { x: 'number', y: 'number', width: 'number', height: 'number' },
    },
  ],
  llm_image_prompt: { prompt: 'string', optimised_for: 'string' },
} as const;

const northstartStatement = {
  situation_context: 'string',
  target_audience: 'string',
  pain_point: 'string',
  motivation_goal: 'string',
  desired_outcome: 'string',
  belief_aspiration: 'string',
  product_name: 'string',
  product_category: 'string',
  core_benefit: 'string',
  how_it_works: 'string',
  competitor_alternative: 'string',
  competitor_limitation: 'string',
  differentiator: 'string',
  transformation: 'string',
};

const technologies = [{ name: 'string', url: 'string', version: 'string', notes: 'string' }] as const;

const web = {
  component_libraries: technologies,
  icon_libraries: technologies,
  meta_frameworks: technologies,
  state_management: technologies,
  auth: technologies,
  deployment: technologies,
  css_framework: { name: 'string', version: 'string', theme_config_url: 'string', notes: 'string' },
  language: 'string',
  runtime: 'string',
  package_manager: 'string',
  accessibility: 'string',
  animation: { library: 'string', reduced_motion: 'boolean', notes: 'string' },
  design_tokens: 'object',
  preferred_patterns: ['string'],
  custom_urls: [{ label: 'string', url: 'string' }],
  notes: 'string',
} as const;

const examples = [{ role: 'string', description: 'string', page_context: 'string' }] as const;

const asset = {
  url: 'string',
  minio_key: 'string', // decided: the specification only says that it has the storage vendor's product name
  role: 'string',
  description: 'string',
  alt: 'string',
  classes: 'string',
  library_guess: 'string',
  page_url: 'string',
};

const images = {
  summary: { overall_mood: { keywords: ['string'], description: 'string' } },
  photographic_style: {
    subjects: { primary: ['string'], secondary: ['string'] },
    composition: { framing: ['string'], camera_angles: ['string'], layout: ['string'], notes: 'string' },
    lighting_and_color: {
      lighting: ['string'],
      contrast: oneOf(['low', 'medium', 'high', '']), // decided: empty without photographs
      palette_relation_to_brand_colors: 'string',
      notes: 'string',
    },
    people_and_characters: { diversity_notes: 'string', styling: ['string'], emotional_tone: ['string'] },
    backgrounds_and_environments: {
      types: ['string'],
      depth_of_field: 'string',
      use_of_gradients_or_textures: 'string',
    },
    examples,
  },
  illustration_style: {
    style_keywords: ['string'],
    technique: 'string',
    color_usage: 'string',
    line_and_shape_language: 'string',
    character_design: 'string',
    examples,
  },
  icon_style: {
    visual_style: {
      stroke_vs_fill: 'string',
      stroke_weight: 'string',
      corner_radius: 'string',
      metaphor_style: ['string'],
      consistency_notes: 'string',
    },
    usage_contexts: ['string'],
    possible_library: { name: 'string', notes: 'string' },
    examples,
  },
  product_imagery: {
    ui_screenshots: {
      layout_and_chrome: ['string'],
      backgrounds: ['string'],
      color_and_mood: ['string'],
      accent_details: ['string'],
      composition: ['string'],
      avoid: ['string'],
      examples,
    },
    code_snippet_style: {
      editor_treatment: ['string'],
      syntax_colors: ['string'],
      language_or_content: ['string'],
      avoid: ['string'],
      examples,
    },
  },
  assets: { images: [asset], icons: [asset] },
} as const;

export const SECTIONS = {
  things: { name: 'string', description: 'string', purpose: 'string', capabilities: ['string'], category: 'string' },
  mission,
  audiences,
  tone,
  logos,
  colors,
  typography,
  images,
  spacing,
  elevation,
  'art-direction': artDirection,
  'northstart-statement': northstartStatement,
  web,
} as const satisfies Record<string, Fields>;
