import type { ArtDirectionSection } from '@brandprint/contracts';
import type { Needs } from '../section.ts';
import { quoted } from '../shared/format-text.ts';
import { endsSentence } from '../shared/text/index.ts';
import { brandPalette } from './brand-palette.ts';
import type { ArtDirectionFacts } from './facts.ts';
import { neverDone } from './guidelines.ts';
import { describeImageColors, describePhotoColors } from './image-colors.ts';
import { IMAGE_STYLES } from './image-styles.ts';
import type { PageLayout } from './page-layout.ts';
import { type PictureStyle, summarizePictures } from './picture-style.ts';

type NeededSections = Needs<'colors' | 'typography' | 'images' | 'tone'>;

/** Input in addition to the measurements. */
interface PromptStyle {
  descriptors: ArtDirectionSection['aesthetic_language']['style_descriptors'];
  /** Subjects and treatment of the picture, from a model; empty without one. */
  subjects?: readonly string[];
  treatment?: string;
}

/**
 * A prompt for a picture in the style of the site's own: subject, medium, light, composition, colours of the brand and
 * what to avoid. "" if nothing was measured.
 */
export function buildImagePrompt(
  facts: ArtDirectionFacts,
  needs: NeededSections,
  { descriptors, subjects = [], treatment = '' }: PromptStyle,
): ArtDirectionSection['llm_image_prompt'] {
  const { brand, measures } = facts;
  const palette = brandPalette(needs.colors, facts.stockColors, { keepGreys: false });
  if (!measures || (palette.length === 0 && descriptors.length === 0)) return { prompt: '', optimised_for: '' };
  const pictures = summarizePictures(needs.images);
  const isPhoto = pictures.medium === 'photograph';
  // A model's explanations describe pages, so only the names of its descriptors are used, for the mood.
  const moods = descriptors.flatMap(({ name }) => (name in IMAGE_STYLES ? [] : [lowercaseFirst(name)]));
  // The shapes of buttons and boxes say nothing about a photograph.
  const looks = isPhoto
    ? []
    : facts.descriptors.flatMap(({ name, avoids }) => ({ ...IMAGE_STYLES[name], never: avoids !== '' }));
  const style = [...moods, ...looks.map(({ look }) => look)].filter(Boolean);
  const lines = [
    `${describeMedium(pictures)} for the opening screen of ${brand.name ? `the website of ${brand.name}` : 'a website'}, 16:9.`,
    describeSubject(brand, subjects, isPhoto ? pictures.subjects : []),
    `Composition: ${describeComposition(pictures, measures)}.`,
    isPhoto && pictures.light ? `Light and colour: ${pictures.light}` : '',
    style.length > 0 ? `Style: ${style.join('; ')}.` : '',
    treatment,
    isPhoto
      ? describePhotoColors(palette, /black and white/.test(pictures.light))
      : describeImageColors(palette, measures),
    describeLettering(needs),
    `Avoid: ${listAvoided(facts, needs, isPhoto, looks).join('; ')}.`,
  ];
  return {
    prompt: lines.filter(Boolean).join('\n'),
    optimised_for: 'Text-to-image models that follow plain-language prompts and hex colours',
  };
}

const MAX_CAPABILITIES = 5;

/** What the model suggested, otherwise what the site's own pictures show, otherwise what the brand offers. */
function describeSubject(
  { description, capabilities }: ArtDirectionFacts['brand'],
  suggested: readonly string[],
  shown: readonly string[],
): string {
  if (suggested.length > 0) return `Subject, one of: ${suggested.join('; ')}.`;
  const ownWords = description ? `in its own words: ${quoted(description)}${endsSentence(description) ? '' : '.'}` : '';
  if (shown.length > 0)
    return [
      `Subject, one of what the site's own pictures show: ${shown.map(quoted).join('; ')}.`,
      ownWords && `The brand, ${ownWords}`,
    ]
      .filter(Boolean)
      .join(' ');
  const things = capabilities.slice(0, MAX_CAPABILITIES);
  return [
    ownWords && `Subject: what the brand offers, shown as a picture and not as text; ${ownWords}`,
    things.length > 0 ? `${description ? 'Among what is offered' : 'Subject, one of'}: ${things.join('; ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Where the subject and the empty area for the headline go. */
function describeComposition(
  { medium, ground }: PictureStyle,
  { opening, hasHeroPicture, pictureShare }: PageLayout,
): string {
  const place = opening === 'centred' ? 'in the centre' : opening ? `on the ${opening}` : 'on one side';
  if (medium === 'photograph' && ground)
    return `the subject alone and whole on ${ground === 'transparent' ? 'an empty' : `a ${ground}`} background, with empty space on one side for a headline`;
  if (medium === 'photograph' && (hasHeroPicture || pictureShare > 0.35))
    return `let the subject fill the frame from edge to edge, calm enough ${place} to carry a headline`;
  return `one clear subject, with a calm area ${place} for a headline`;
}

/** What the site never does, as far as it concerns a picture, then what no picture needs. */
function listAvoided(
  facts: ArtDirectionFacts,
  needs: NeededSections,
  isPhoto: boolean,
  looks: readonly { avoids?: string; never: boolean }[],
): string[] {
  const kinds = neverDone(facts, needs).filter((thing) => thing === 'illustrations' || thing === 'photographs');
  return [
    ...(isPhoto ? ['drawn or rendered looks'] : looks.filter(({ never }) => never).map(({ avoids }) => avoids ?? '')),
    ...kinds.filter((kind) => !isPhoto || kind !== 'illustrations'),
    ...(isPhoto ? ['colour filters'] : ['hues outside the palette']),
    'made-up words',
    'logos',
    'watermarks',
  ].filter(Boolean);
}

const lowercaseFirst = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** The kind of picture that prevails on the site. */
function describeMedium({ medium, technique }: PictureStyle): string {
  if (medium === 'photograph') return 'A photograph';
  if (medium === 'illustration') return `An illustration${technique.length > 0 ? ` (${technique.join(', ')})` : ''}`;
  return medium === 'screenshot'
    ? 'A product still on a plain background'
    : 'A reduced composition of few forms, areas and lines';
}

/** Descriptions that an image model understands, in place of generic font keywords. */
const GENERIC_FONT_DESCRIPTIONS: Readonly<Record<string, string>> = {
  'system-ui': 'a plain sans serif',
  'sans-serif': 'a plain sans serif',
  serif: 'a plain serif',
  monospace: 'a monospaced typeface',
};
const fontDescription = ({ name }: { name: string }): string => GENERIC_FONT_DESCRIPTIONS[name] ?? name;

/** The usage of a family that sets code, which is no lettering of pictures; what a model wrote may come before it. */
const SETS_ONLY_CODE = /(?:^|[.!?] )Code\.?$/;

function describeLettering({ typography }: NeededSections): string {
  const families = typography?.font_families ?? [];
  const family = families.find(({ usage }) => /\bheadings?\b/i.test(usage)) ?? families[0];
  const second = families.find((other) => other !== family && !SETS_ONLY_CODE.test(other.usage));
  const [heading] = typography?.headings ?? [];
  if (!family) return 'No lettering.';
  const weight = heading?.font_weight ? `, weight ${heading.font_weight}` : '';
  const alternative = family.availability.recommended_alternative;
  return `No lettering; if words are unavoidable, set them in ${fontDescription(family)}${weight}${second ? ` (small text in ${fontDescription(second)})` : ''}${alternative ? `, or ${alternative} if that is not available` : ''}.`;
}
