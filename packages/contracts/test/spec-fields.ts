/**
 * The field lists of the interface specification, leaf by leaf and in its words: `s` string, `n` number, `i` integer,
 * `b` boolean, `?` may be null, `[]` a list of what stands before it; `*` is a free object.
 */
export type Shape = string | { [key: string]: Shape } | [Shape];

const strings = (keys: string): Record<string, Shape> =>
  Object.fromEntries(keys.split(' ').map((key) => [key, 's'] as const));

const statement = strings('statement explanation');
const examples: Shape = [strings('role description page_context')];
const slot: Shape = { asset_path: 's', format: 's', is_vector: 'b', width: 'n?', height: 'n?', generated: 'b' };
const technologies: Shape = [strings('name url version notes')];
const imageAssets: Shape = [strings('url minio_key role description alt classes library_guess page_url')];

export const ANALYSIS: Record<string, Record<string, Shape>> = {
  things: { ...strings('name description purpose category'), capabilities: 's[]' },
  mission: {
    mission_statement: statement,
    vision: statement,
    core_values: [strings('title description icon_type')],
    brand_promise: { ...strings('title description icon_type'), usage_context: 's[]' },
  },
  audiences: {
    personas: [strings('name gender ethnicity role challenge industry business_context goals pain_points image_path')],
  },
  tone: {
    voice_traits: [strings('name correct_example incorrect_example explanation')],
    example_phrases: { we_say: 's[]', we_dont_say: 's[]' },
    style_guidelines: [strings('category rule example')],
    voice_summary: 's',
    llm_prompts: strings('system_prompt writing_instructions quick_reference'),
  },
  logos: {
    slots: { mark_light: slot, mark_dark: slot, wordmark_light: slot, wordmark_dark: slot },
    slot_definitions: [strings('key label description')],
    primary_logo: { ...slot, source_url: 's?', page_url: 's' },
    variants: [{ ...slot, source_url: 's?', page_url: 's', key: 's', label: 's' }],
    favicon: { ...slot, source_url: 's?', page_url: 's' },
  },
  colors: {
    primary_palette: [
      {
        ...strings('name hex rgba hsl cmyk usage category color_group recommended_usage_percent'),
        usage_frequency: 'n',
        accessibility: { is_dark: 'b', is_light: 'b' },
      },
    ],
    gradients: [strings('name css usage')],
    design_notes: 's',
  },
  typography: {
    font_families: [
      {
        ...strings('name usage'),
        availability: {
          ...strings('availability foundry license_type recommended_alternative alternative_rationale notes'),
          ...strings('google_fonts_css_url bunny_fonts_css_url'),
          requires_license: 'b',
        },
      },
    ],
    headings: [
      strings(
        'level label font_size font_weight line_height letter_spacing example_text_color example_background_color text_transform special_effects usage',
      ),
    ],
    labels: [strings('label font_size font_weight text_transform letter_spacing example_text_color usage')],
    body_text: [strings('label font_size font_weight line_height example_text_color usage')],
    links: [strings('label font_size font_weight text_decoration hover_color example_text_color usage')],
    buttons: [
      strings(
        'label font_size font_weight background_color padding border_radius border hover_background example_text_color usage',
      ),
    ],
    blockquotes: [
      strings('label font_size font_weight line_height font_style border_left padding example_text_color usage'),
    ],
    design_notes: 's',
  },
  images: {
    summary: { overall_mood: { keywords: 's[]', description: 's' } },
    photographic_style: {
      subjects: { primary: 's[]', secondary: 's[]' },
      composition: { framing: 's[]', camera_angles: 's[]', layout: 's[]', notes: 's' },
      lighting_and_color: { lighting: 's[]', contrast: 's', palette_relation_to_brand_colors: 's', notes: 's' },
      people_and_characters: { diversity_notes: 's', styling: 's[]', emotional_tone: 's[]' },
      backgrounds_and_environments: { types: 's[]', depth_of_field: 's', use_of_gradients_or_textures: 's' },
      examples,
    },
    illustration_style: {
      style_keywords: 's[]',
      ...strings('technique color_usage line_and_shape_language character_design'),
      examples,
    },
    icon_style: {
      visual_style: {
        ...strings('stroke_vs_fill stroke_weight corner_radius consistency_notes'),
        metaphor_style: 's[]',
      },
      usage_contexts: 's[]',
      possible_library: strings('name notes'),
      examples,
    },
    product_imagery: {
      ui_screenshots: {
        layout_and_chrome: 's[]',
        backgrounds: 's[]',
        color_and_mood: 's[]',
        accent_details: 's[]',
        composition: 's[]',
        avoid: 's[]',
        examples,
      },
      code_snippet_style: {
        editor_treatment: 's[]',
        syntax_colors: 's[]',
        language_or_content: 's[]',
        avoid: 's[]',
        examples,
      },
    },
    assets: { images: imageAssets, icons: imageAssets },
  },
  spacing: {
    base_unit_px: 'i',
    scale: [{ name: 's', value_px: 'i', role: 's' }],
    confidence: 's',
    rationale: 's',
  },
  elevation: { levels: [strings('name css_value usage')], confidence: 's', rationale: 's' },
  'art-direction': {
    aesthetic_language: { style_descriptors: [strings('name means avoids')], overall_aesthetic: 's' },
    visual_guidelines: {
      guidelines_summary: 's',
      guidelines: [strings('name guideline applies_to how_to_apply')],
    },
    narrative_to_visual: {
      visual_storytelling: 's',
      visual_narrative_elements: [strings('narrative_aspect visual_expression')],
    },
    art_direction_summary: 's',
    design_elements: [
      {
        ...strings('description significance'),
        screenshot_index: 'i',
        region: { x: 'n', y: 'n', width: 'n', height: 'n' },
      },
    ],
    llm_image_prompt: strings('prompt optimised_for'),
  },
  'northstart-statement': strings(
    'situation_context target_audience pain_point motivation_goal desired_outcome belief_aspiration product_name product_category core_benefit how_it_works competitor_alternative competitor_limitation differentiator transformation',
  ),
  web: {
    component_libraries: technologies,
    icon_libraries: technologies,
    meta_frameworks: technologies,
    state_management: technologies,
    auth: technologies,
    deployment: technologies,
    css_framework: strings('name version theme_config_url notes'),
    ...strings('language runtime package_manager accessibility notes'),
    animation: { library: 's', reduced_motion: 'b', notes: 's' },
    design_tokens: '*',
    preferred_patterns: 's[]',
    custom_urls: [strings('label url')],
  },
};

/** Resources outside the analysis: their keys, in the order of the specification. */
export const RESOURCES = {
  summary:
    'id name source_url favicon_url analysis_status analysis_started_at analysis_completed_at created_at updated_at assets_expire_at assets_expired',
  detail:
    'queue_position estimated_wait_minutes has_overrides overridden_sections requested_stages resolved_stages max_pages quality_note cache_ttl analysis',
  editHistory:
    'id brand_id section action before_data after_data changed_by_user_id changed_by_api_key_id auth_type created_at',
  pagination: 'has_more next_cursor',
  parseRequest: 'url max_pages stages cache_ttl',
  parseResponse: 'brand_id status source_url message',
  listQuery: 'status limit cursor',
  editHistoryQuery: 'section limit cursor',
  patchMeta: 'is_overridden override_updated_at',
};
