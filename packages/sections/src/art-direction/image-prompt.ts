import type { ArtDirectionSection, PaletteColor } from '@brandprint/contracts';
import type { Needs } from '../section.ts';
import type { ArtDirectionFacts } from './facts.ts';

type Found = Needs<'colors' | 'typography' | 'images' | 'tone'>;

/** What there is to say besides what was measured. */
interface Look {
  descriptors: ArtDirectionSection['aesthetic_language']['style_descriptors'];
  /** What the picture could show, and how; empty where nobody looked. */
  subjects?: readonly string[];
  treatment?: string;
}

/** A prompt for a picture that belongs to the brand, from its measured palette, type and look; "" where nothing was measured. */
export function imagePrompt(
  facts: ArtDirectionFacts,
  found: Found,
  { descriptors, subjects = [], treatment = '' }: Look,
): ArtDirectionSection['llm_image_prompt'] {
  const palette = found.colors?.primary_palette ?? [];
  if (!facts.measures || (palette.length === 0 && descriptors.length === 0)) return { prompt: '', optimised_for: '' };
  const lines = [
    `${medium(found)} for the opening screen of a website, 16:9, with a calm area on one side where a headline can stand.`,
    subjects.length > 0 ? `Subject, one of: ${subjects.join('; ')}.` : '',
    descriptors.length > 0
      ? `Style: ${descriptors.map(({ name, means }) => `${lower(name)} (${bare(means)})`).join('; ')}.`
      : '',
    treatment,
    colorLine(palette),
    light(found),
    shape(facts),
    lettering(found),
    `Avoid: ${[...descriptors.map(({ avoids }) => lower(bare(avoids))).filter(Boolean), 'hues outside of the palette', 'logos, watermarks and interface elements', 'made-up words'].join('; ')}.`,
  ];
  return {
    prompt: lines.filter(Boolean).join('\n'),
    optimised_for: 'Text-to-image models that follow plain-language prompts and hex colours',
  };
}

const bare = (text: string): string => text.trim().replace(/[.。]$/, '');
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What the site's own pictures mostly are. */
function medium({ images }: Found): string {
  const roles = (images?.assets.images ?? []).map(({ role }) => role);
  const photographs = images?.photographic_style.examples.length ?? 0;
  const drawings = images?.illustration_style.examples.length ?? 0;
  if (photographs > 0 && photographs >= drawings) return 'A photograph';
  if (drawings > 0) return 'An illustration';
  return roles.includes('screenshot')
    ? 'A still of a product on a plain ground'
    : 'An abstract composition of flat areas, lines and type-like rhythm';
}

const PARTS: readonly [PaletteColor['category'], string][] = [
  ['background', 'ground'],
  ['primary', 'main colour, for what the eye should go to'],
  ['secondary', 'second colour'],
  ['accent', 'accents, sparingly'],
  ['text', 'darkest tone, for outlines and small contrast'],
  ['neutral', 'quiet areas'],
];

/** Colours by the part they play, with how much of the picture each may take. */
function colorLine(palette: readonly PaletteColor[]): string {
  const parts = PARTS.flatMap(([category, part]) => {
    const colors = palette.filter((color) => color.category === category).slice(0, 3);
    if (colors.length === 0) return [];
    return `${part}: ${colors.map(({ name, hex, recommended_usage_percent: share }) => `${hex} (${name}${share ? `, about ${share}` : ''})`).join(', ')}`;
  });
  return parts.length > 0 ? `Colours, exactly these. ${parts.join('. ')}.` : '';
}

function light({ images }: Found): string {
  if (!images) return '';
  const { lighting, contrast } = images.photographic_style.lighting_and_color;
  const words = [...new Set([...images.summary.overall_mood.keywords, ...lighting])].slice(0, 6);
  return [words.length > 0 ? `Light and mood: ${words.join(', ')}.` : '', contrast ? `Contrast: ${contrast}.` : '']
    .filter(Boolean)
    .join(' ');
}

function shape({ measures }: ArtDirectionFacts): string {
  if (!measures) return '';
  const { buttonRadius, cardRadius, shadows, gradients } = measures;
  return [
    `Shapes: ${buttonRadius ? (Number.parseFloat(buttonRadius) > 0 ? `corners rounded as on the site (${[...new Set([buttonRadius, cardRadius].filter(Boolean))].join(' and ')})` : 'straight corners') : 'simple'}`,
    shadows > 0 ? 'soft shadows where areas overlap' : 'flat, without shadows',
    gradients > 0 ? 'gradients between colours of the palette are allowed' : 'no gradients',
  ]
    .join(', ')
    .concat('.');
}

function lettering({ typography }: Found): string {
  const [family, second] = typography?.font_families ?? [];
  const [heading] = typography?.headings ?? [];
  if (!family) return 'No lettering.';
  const weight = heading?.font_weight ? `, weight ${heading.font_weight}` : '';
  const alternative = family.availability.recommended_alternative;
  return `No lettering; where words cannot be left out, set them in ${family.name}${weight}${second ? ` (small text in ${second.name})` : ''}${alternative ? `, or ${alternative} if that is not at hand` : ''}.`;
}
