import { type Evidence, type ImageAsset, ImagesSection } from '@brandprint/contracts';
import { type Measured, section } from '../section.ts';
import { type CodeFacts, codeFacts } from './code.ts';
import { iconFiles } from './icon-files.ts';
import { iconAssets, iconStyle } from './icon-style.ts';
import { type IconFacts, iconFacts } from './icons.ts';
import { contrastWord, isGrey, lightsOf, lightWords, meanLight, sharesColors } from './light.ts';
import { byKind, MAX_IMAGES, type Picture, pictures } from './pictures.ts';
import { iconProvenance, iconStyleProvenance, pictureProvenance, styleProvenance } from './provenance.ts';
import { altOf, counted, described, exampleOf, framings, layouts } from './words.ts';
import { write } from './write.ts';

interface ImagesFacts {
  pictures: Picture[];
  icons: IconFacts;
  code: CodeFacts;
  gradients: number;
  viewportWidth: number;
  /** The most painted colours outside of pictures that are no greys. */
  brandColors: string[];
}

const MAX_EXAMPLES = 5;

/** The site's pictures and icons: what they are for, how they look, as far as it was measured or written down. */
export const images = section({
  name: 'images',
  needs: ['things'],
  schema: ImagesSection,
  measure(evidence: Evidence): Measured<ImagesFacts> {
    const found = pictures(evidence);
    const facts: ImagesFacts = {
      pictures: found,
      icons: iconFacts(evidence),
      code: codeFacts(evidence),
      gradients: new Set(evidence.pages.flatMap((page) => page.css.gradients.map(({ value }) => value))).size,
      viewportWidth: evidence.pages[0]?.viewport.width ?? 1_440,
      brandColors: evidence.pages
        .flatMap((page) => page.pixels)
        .filter(({ hex, share }) => share > 0.005 && !isGrey(hex))
        .slice(0, 4)
        .map(({ hex }) => hex),
    };
    return {
      facts,
      provenance: [
        ...pictureProvenance(found),
        ...iconStyleProvenance(facts.icons),
        ...styleProvenance(found, facts.code),
      ],
    };
  },
  async derive(facts, assets, signal) {
    return { ...facts, icons: await iconFiles(facts.icons, assets, signal) };
  },
  trace: ({ icons, pictures }) => iconProvenance(icons, pictures),
  compose(facts) {
    const { photos, drawings, screenshots } = byKind(facts.pictures);
    return {
      summary: { overall_mood: mood(photos, drawings) },
      photographic_style: photographicStyle(photos, facts),
      illustration_style: illustrationStyle(drawings),
      icon_style: iconStyle(facts.icons),
      product_imagery: {
        ui_screenshots: screenshotStyle(screenshots),
        code_snippet_style: {
          editor_treatment: facts.code.treatment,
          syntax_colors: facts.code.colors,
          language_or_content: facts.code.languages,
          avoid: [],
          examples: facts.code.examples.map(({ text, page }) => ({
            role: 'code',
            description: text,
            page_context: page,
          })),
        },
      },
      assets: { images: facts.pictures.slice(0, MAX_IMAGES).map(imageAsset), icons: iconAssets(facts.icons) },
    };
  },
  write,
});

function mood(photos: readonly Picture[], drawings: readonly Picture[]): ImagesSection['summary']['overall_mood'] {
  const light = meanLight(lightsOf(photos.length > 0 ? photos : drawings));
  if (!light) return { keywords: [], description: '' };
  const keywords = lightWords(light);
  const counts = [
    photos.length > 0 ? `${photos.length} ${photos.length === 1 ? 'photograph' : 'photographs'}` : '',
    drawings.length > 0 ? `${drawings.length} ${drawings.length === 1 ? 'drawing' : 'drawings'}` : '',
  ].filter(Boolean);
  return { keywords, description: `${counts.join(' and ')}; on average ${keywords.join(', ')}.` };
}

function photographicStyle(photos: readonly Picture[], facts: ImagesFacts): ImagesSection['photographic_style'] {
  const light = meanLight(lightsOf(photos));
  const sharing = sharesColors(
    photos.map(({ asset }) => asset?.colors ?? []),
    facts.brandColors,
  );
  const alts = [...new Set(photos.map(({ image }) => altOf(image.alt)).filter(Boolean))];
  const headings = [...new Set(photos.map(({ image }) => image.nearHeading.trim()).filter(Boolean))];
  return {
    subjects: { primary: alts.slice(0, 8), secondary: headings.slice(0, 8) },
    composition: {
      framing: framings(photos),
      camera_angles: [],
      layout: layouts(photos, facts.viewportWidth),
      notes: photos.length > 0 ? `Uses: ${counted(photos.map(({ role }) => role)).join(', ')}.` : '',
    },
    lighting_and_color: {
      lighting: light ? lightWords(light) : [],
      contrast: light ? contrastWord(light) : '',
      palette_relation_to_brand_colors:
        sharing === null
          ? ''
          : `${Math.round(sharing * photos.length)} of ${photos.length} photographs contain one of the page's own colours.`,
      notes: light ? `Mean lightness ${percent(light.meanL)}, spread ${percent(light.spreadL)} (OKLab).` : '',
    },
    people_and_characters: { diversity_notes: '', styling: [], emotional_tone: [] },
    backgrounds_and_environments: {
      types: photos.some(({ image }) => image.kind === 'background') ? ['photographs behind text'] : [],
      depth_of_field: '',
      use_of_gradients_or_textures: facts.gradients > 0 ? `${facts.gradients} different gradients are painted.` : '',
    },
    examples: photos.slice(0, MAX_EXAMPLES).map(exampleOf),
  };
}

function illustrationStyle(drawings: readonly Picture[]): ImagesSection['illustration_style'] {
  const colors = drawings.flatMap(({ asset }) => asset?.colors.filter(({ hex }) => !isGrey(hex)).slice(0, 3) ?? []);
  const vectors = drawings.filter(({ asset }) => asset?.isVector).length;
  const light = meanLight(lightsOf(drawings));
  return {
    style_keywords:
      drawings.length > 0
        ? [...(vectors > drawings.length / 2 ? ['vector'] : []), ...(light ? lightWords(light) : [])]
        : [],
    technique:
      drawings.length > 0
        ? `Formats: ${counted(drawings.map(({ asset }) => asset?.format || 'unknown')).join(', ')}.`
        : '',
    color_usage:
      colors.length > 0 ? `Main colours: ${[...new Set(colors.map(({ hex }) => hex))].slice(0, 6).join(', ')}.` : '',
    line_and_shape_language: '',
    character_design: '',
    examples: drawings.slice(0, MAX_EXAMPLES).map(exampleOf),
  };
}

function screenshotStyle(found: readonly Picture[]): ImagesSection['product_imagery']['ui_screenshots'] {
  const light = meanLight(lightsOf(found));
  return {
    layout_and_chrome: layouts(found, Number.POSITIVE_INFINITY),
    backgrounds: [],
    color_and_mood: light ? lightWords(light) : [],
    accent_details: [],
    composition: framings(found),
    avoid: [],
    examples: found.slice(0, MAX_EXAMPLES).map(exampleOf),
  };
}

const percent = (value: number): string => `${Math.round(value * 100)} %`;

const imageAsset = (picture: Picture): ImageAsset => ({
  url: picture.image.url ?? '',
  minio_key: picture.asset?.key ?? '',
  role: picture.role,
  description: described(picture),
  alt: picture.image.alt,
  classes: picture.image.classes,
  library_guess: '',
  page_url: picture.page,
});
