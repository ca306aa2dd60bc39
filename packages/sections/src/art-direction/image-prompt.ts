import type { ArtDirectionSection } from '@brandprint/contracts';
import type { Needs } from '../section.ts';
import { endsSentence } from '../shared/text/index.ts';
import type { ArtDirectionFacts } from './facts.ts';
import { describeImageColors } from './image-colors.ts';

type NeededSections = Needs<'colors' | 'typography' | 'images' | 'tone'>;

/** Input in addition to the measurements. */
interface PromptStyle {
  descriptors: ArtDirectionSection['aesthetic_language']['style_descriptors'];
  /** Subjects and treatment of the picture, from a model; empty without one. */
  subjects?: readonly string[];
  treatment?: string;
}

/**
 * A prompt for a picture in the brand's style, from its measured palette, type and look; "" if nothing was measured.
 */
export function buildImagePrompt(
  facts: ArtDirectionFacts,
  needs: NeededSections,
  { descriptors, subjects = [], treatment = '' }: PromptStyle,
): ArtDirectionSection['llm_image_prompt'] {
  const { brand } = facts;
  const palette = needs.colors?.primary_palette ?? [];
  if (!facts.measures || (palette.length === 0 && descriptors.length === 0)) return { prompt: '', optimised_for: '' };
  // A model's explanations describe pages, so only the names of its descriptors are used, for the mood.
  const descriptorNames = descriptors.flatMap(({ name }) => (name in IMAGE_STYLES ? [] : [lowercaseFirst(name)]));
  const looks = facts.descriptors.flatMap(({ name }) => IMAGE_STYLES[name] ?? []);
  const style = [...descriptorNames, ...looks.map(({ look }) => look)].filter(Boolean);
  const avoided = [
    ...looks.map(({ avoids }) => avoids),
    'hues outside the palette',
    'made-up words',
    'logos',
    'watermarks',
  ];
  const lines = [
    `${describeMedium(needs)} for the opening screen of ${brand.name ? `the website of ${brand.name}` : 'a website'}, 16:9, with a calm area on one side for a headline.`,
    describeSubject(brand, subjects),
    style.length > 0 ? `Style: ${style.join('; ')}.` : '',
    treatment,
    describeImageColors(palette, facts.measures),
    describeLight(needs),
    describeLettering(needs),
    `Avoid: ${avoided.filter(Boolean).join('; ')}.`,
  ];
  return {
    prompt: lines.filter(Boolean).join('\n'),
    optimised_for: 'Text-to-image models that follow plain-language prompts and hex colours',
  };
}

const MAX_CAPABILITIES = 5;

/** The subject: what the model suggested, otherwise what the brand offers. */
function describeSubject(
  { description, capabilities }: ArtDirectionFacts['brand'],
  subjects: readonly string[],
): string {
  if (subjects.length > 0) return `Subject, one of: ${subjects.join('; ')}.`;
  const things = capabilities.slice(0, MAX_CAPABILITIES);
  return [
    description
      ? `Subject: what the brand offers, shown as a picture and not as text. In its own words: "${description}"${endsSentence(description) ? '' : '.'}`
      : '',
    things.length > 0 ? `${description ? 'Among what is offered' : 'Subject, one of'}: ${things.join('; ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The meaning of each measured page style for a picture. */
const IMAGE_STYLES: Readonly<Record<string, { look: string; avoids: string }>> = {
  Light: { look: 'bright, on a light background', avoids: 'dark backgrounds' },
  Dark: { look: 'low-key, on a dark background', avoids: 'white backgrounds' },
  'Picture-led': { look: 'one strong motif that fills the frame', avoids: 'small scattered motifs' },
  'Type-led': { look: 'few objects and much empty space', avoids: 'crowded scenes' },
  Colourful: { look: 'large areas of full colour', avoids: 'grey or washed-out pictures' },
  'Restrained in colour': { look: 'nearly neutral, with colour as one small accent', avoids: 'large coloured areas' },
  'High typographic contrast': { look: 'one very large form against small ones', avoids: 'many forms of one size' },
  'Quiet typographic scale': { look: 'forms of similar size, none of them dominant', avoids: 'oversized forms' },
  'Pill-shaped': { look: 'capsules and fully rounded ends', avoids: 'hard corners' },
  'Softly rounded': { look: 'gently rounded corners', avoids: 'sharp points and full circles' },
  'Square-edged': { look: 'straight edges and right angles', avoids: 'rounded forms' },
  Layered: { look: 'planes that overlap and cast soft shadows', avoids: 'outlines instead of depth' },
  Flat: { look: 'flat planes without shadows', avoids: 'drop shadows' },
  Gradients: { look: 'smooth gradients between colours of the palette', avoids: 'flat fills throughout' },
  'Capitals for emphasis': { look: '', avoids: '' },
  Spacious: { look: 'generous space around the subject', avoids: 'tight crops' },
};

const lowercaseFirst = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** The prevailing kind of the site's own pictures. */
function describeMedium({ images }: NeededSections): string {
  const roles = (images?.assets.images ?? []).map(({ role }) => role);
  const photographs = images?.photographic_style.examples.length ?? 0;
  const drawings = images?.illustration_style.examples.length ?? 0;
  if (photographs > 0 && photographs >= drawings) return 'A photograph';
  if (drawings > 0) return 'An illustration';
  return roles.includes('screenshot')
    ? 'A product still on a plain background'
    : 'A reduced composition of few forms, areas and lines';
}

function describeLight({ images }: NeededSections): string {
  if (!images) return '';
  const { lighting, contrast } = images.photographic_style.lighting_and_color;
  const words = [...new Set([...images.summary.overall_mood.keywords, ...lighting])].slice(0, 6);
  return [words.length > 0 ? `Light and mood: ${words.join(', ')}.` : '', contrast ? `Contrast: ${contrast}.` : '']
    .filter(Boolean)
    .join(' ');
}

/** Descriptions that an image model understands, in place of generic font keywords. */
const GENERIC_FONT_DESCRIPTIONS: Readonly<Record<string, string>> = {
  'system-ui': 'a plain sans serif',
  'sans-serif': 'a plain sans serif',
  serif: 'a plain serif',
  monospace: 'a monospaced typeface',
};
const fontDescription = ({ name }: { name: string }): string => GENERIC_FONT_DESCRIPTIONS[name] ?? name;

function describeLettering({ typography }: NeededSections): string {
  const [family, second] = typography?.font_families ?? [];
  const [heading] = typography?.headings ?? [];
  if (!family) return 'No lettering.';
  const weight = heading?.font_weight ? `, weight ${heading.font_weight}` : '';
  const alternative = family.availability.recommended_alternative;
  return `No lettering; if words are unavoidable, set them in ${fontDescription(family)}${weight}${second ? ` (small text in ${fontDescription(second)})` : ''}${alternative ? `, or ${alternative} if that is not available` : ''}.`;
}
