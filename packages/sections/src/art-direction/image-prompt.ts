import type { ArtDirectionSection } from '@brandprint/contracts';
import type { Needs } from '../section.ts';
import { endsSentence } from '../shared/text/index.ts';
import type { ArtDirectionFacts } from './facts.ts';
import { describeImageColors } from './image-colors.ts';

type NeededSections = Needs<'colors' | 'typography' | 'images' | 'tone'>;

/** What there is to say besides what was measured. */
interface PromptStyle {
  descriptors: ArtDirectionSection['aesthetic_language']['style_descriptors'];
  /** What the picture could show, and how; empty where nobody looked. */
  subjects?: readonly string[];
  treatment?: string;
}

/** A prompt for a picture that belongs to the brand, from its measured palette, type and look; "" where nothing was measured. */
export function buildImagePrompt(
  facts: ArtDirectionFacts,
  needs: NeededSections,
  { descriptors, subjects = [], treatment = '' }: PromptStyle,
): ArtDirectionSection['llm_image_prompt'] {
  const { brand } = facts;
  const palette = needs.colors?.primary_palette ?? [];
  if (!facts.measures || (palette.length === 0 && descriptors.length === 0)) return { prompt: '', optimised_for: '' };
  // What somebody said of pages is no instruction for a picture; what he called it sets its mood.
  const descriptorNames = descriptors.flatMap(({ name }) => (name in IMAGE_STYLES ? [] : [lowercaseFirst(name)]));
  const looks = facts.descriptors.flatMap(({ name }) => IMAGE_STYLES[name] ?? []);
  const style = [...descriptorNames, ...looks.map(({ look }) => look)].filter(Boolean);
  const avoided = [
    ...looks.map(({ avoids }) => avoids),
    'hues outside of the palette',
    'made-up words',
    'logos',
    'watermarks',
  ];
  const lines = [
    `${describeMedium(needs)} for the opening screen of ${brand.name ? `the website of ${brand.name}` : 'a website'}, 16:9, with a calm area on one side where a headline can stand.`,
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

/** What the picture is to show: as somebody said who looked, else what the brand offers. */
function describeSubject(
  { description, capabilities }: ArtDirectionFacts['brand'],
  subjects: readonly string[],
): string {
  if (subjects.length > 0) return `Subject, one of: ${subjects.join('; ')}.`;
  const things = capabilities.slice(0, MAX_CAPABILITIES);
  return [
    description
      ? `Subject: what is offered there, shown and not written. In its own words: "${description}"${endsSentence(description) ? '' : '.'}`
      : '',
    things.length > 0 ? `${description ? 'Among what is offered' : 'Subject, one of'}: ${things.join('; ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What a look that was measured on pages means for a picture. */
const IMAGE_STYLES: Readonly<Record<string, { look: string; avoids: string }>> = {
  Light: { look: 'bright, on a light ground', avoids: 'dark grounds' },
  Dark: { look: 'low-key, on a dark ground', avoids: 'white grounds' },
  'Picture-led': { look: 'one strong motif that fills the frame', avoids: 'small scattered motifs' },
  'Type-led': { look: 'few objects and much empty space', avoids: 'crowded scenes' },
  Colourful: { look: 'large areas of full colour', avoids: 'grey or washed-out pictures' },
  'Restrained in colour': { look: 'nearly neutral, with colour as one small accent', avoids: 'large coloured areas' },
  'High typographic contrast': { look: 'one very large form against small ones', avoids: 'many forms of one size' },
  'Quiet typographic scale': { look: 'forms of like size, none of which shouts', avoids: 'oversized forms' },
  'Pill-shaped': { look: 'capsules and fully rounded ends', avoids: 'hard corners' },
  'Softly rounded': { look: 'gently rounded corners', avoids: 'sharp points and full circles' },
  'Square-edged': { look: 'straight edges and right angles', avoids: 'rounded forms' },
  Layered: { look: 'planes that overlap and cast soft shadows', avoids: 'outlines in place of depth' },
  Flat: { look: 'flat planes without shadows', avoids: 'drop shadows' },
  Gradients: { look: 'smooth gradients between colours of the palette', avoids: 'flat fills throughout' },
  'Capitals for emphasis': { look: '', avoids: '' },
  Spacious: { look: 'generous space around the subject', avoids: 'tight crops' },
};

const lowercaseFirst = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** What the site's own pictures mostly are. */
function describeMedium({ images }: NeededSections): string {
  const roles = (images?.assets.images ?? []).map(({ role }) => role);
  const photographs = images?.photographic_style.examples.length ?? 0;
  const drawings = images?.illustration_style.examples.length ?? 0;
  if (photographs > 0 && photographs >= drawings) return 'A photograph';
  if (drawings > 0) return 'An illustration';
  return roles.includes('screenshot')
    ? 'A still of a product on a plain ground'
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

/** What an image model makes something of, for families that are none. */
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
  return `No lettering; where words cannot be left out, set them in ${fontDescription(family)}${weight}${second ? ` (small text in ${fontDescription(second)})` : ''}${alternative ? `, or ${alternative} if that is not at hand` : ''}.`;
}
