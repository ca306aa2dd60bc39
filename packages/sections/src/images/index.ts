import { type Evidence, type ImageAsset, ImagesSection } from '@brandprint/contracts';
import { defineSection, type Measurement } from '../section.ts';
import { percent } from '../shared/numbers.ts';
import { type CodeFacts, measureCodeBlocks } from './code-blocks.ts';
import {
  countValues,
  describeFramings,
  describeLayouts,
  describePicture,
  meaningfulAlt,
  toExample,
} from './describe-pictures.ts';
import { type IconFacts, measureIcons } from './icon-facts.ts';
import { storeIconFiles } from './icon-files.ts';
import { composeIconStyle, toIconAssets } from './icon-style.ts';
import { collectPictures, groupByKind, MAX_IMAGES, type Picture } from './pictures.ts';
import { iconProvenance, iconStyleProvenance, pictureProvenance, styleProvenance } from './provenance.ts';
import {
  brandColorShare,
  contrastLevel,
  isGrey,
  meanTonality,
  measureTonalities,
  tonalityKeywords,
} from './tonality.ts';
import { imagesWriting } from './write.ts';

interface ImagesFacts {
  pictures: Picture[];
  icons: IconFacts;
  code: CodeFacts;
  gradients: number;
  viewportWidth: number;
  /** The most painted non-grey colours outside pictures. */
  brandColors: string[];
}

const MAX_EXAMPLES = 5;

/** The site's pictures and icons: their roles and style, as measured or declared. */
export const images = defineSection({
  name: 'images',
  needs: ['things'],
  schema: ImagesSection,
  measure(evidence: Evidence): Measurement<ImagesFacts> {
    const found = collectPictures(evidence);
    const facts: ImagesFacts = {
      pictures: found,
      icons: measureIcons(evidence),
      code: measureCodeBlocks(evidence),
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
    return { ...facts, icons: await storeIconFiles(facts.icons, assets, signal) };
  },
  derivedProvenance: ({ icons, pictures }) => iconProvenance(icons, pictures),
  compose(facts) {
    const { photos, drawings, screenshots } = groupByKind(facts.pictures);
    return {
      summary: { overall_mood: composeMood(photos, drawings) },
      photographic_style: composePhotographicStyle(photos, facts),
      illustration_style: composeIllustrationStyle(drawings),
      icon_style: composeIconStyle(facts.icons),
      product_imagery: {
        ui_screenshots: composeScreenshotStyle(screenshots),
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
      assets: { images: facts.pictures.slice(0, MAX_IMAGES).map(toImageAsset), icons: toIconAssets(facts.icons) },
    };
  },
  write: imagesWriting,
});

function composeMood(
  photos: readonly Picture[],
  drawings: readonly Picture[],
): ImagesSection['summary']['overall_mood'] {
  const light = meanTonality(measureTonalities(photos.length > 0 ? photos : drawings));
  if (!light) return { keywords: [], description: '' };
  const keywords = tonalityKeywords(light);
  const counts = [
    photos.length > 0 ? `${photos.length} ${photos.length === 1 ? 'photograph' : 'photographs'}` : '',
    drawings.length > 0 ? `${drawings.length} ${drawings.length === 1 ? 'drawing' : 'drawings'}` : '',
  ].filter(Boolean);
  return { keywords, description: `${counts.join(' and ')}; on average ${keywords.join(', ')}.` };
}

function composePhotographicStyle(photos: readonly Picture[], facts: ImagesFacts): ImagesSection['photographic_style'] {
  const light = meanTonality(measureTonalities(photos));
  const matchingShare = brandColorShare(
    photos.map(({ asset }) => asset?.colors ?? []),
    facts.brandColors,
  );
  const alts = [...new Set(photos.map(({ image }) => meaningfulAlt(image.alt)).filter(Boolean))];
  const headings = [...new Set(photos.map(({ image }) => image.nearHeading.trim()).filter(Boolean))];
  return {
    subjects: { primary: alts.slice(0, 8), secondary: headings.slice(0, 8) },
    composition: {
      framing: describeFramings(photos),
      camera_angles: [],
      layout: describeLayouts(photos, facts.viewportWidth),
      notes: photos.length > 0 ? `Uses: ${countValues(photos.map(({ role }) => role)).join(', ')}.` : '',
    },
    lighting_and_color: {
      lighting: light ? tonalityKeywords(light) : [],
      contrast: light ? contrastLevel(light) : '',
      palette_relation_to_brand_colors:
        matchingShare === null
          ? ''
          : `${Math.round(matchingShare * photos.length)} of ${photos.length} photographs contain one of the page's own colours.`,
      notes: light
        ? `Mean lightness ${percent(light.meanLightness)}, spread ${percent(light.lightnessSpread)} (OKLab).`
        : '',
    },
    people_and_characters: { diversity_notes: '', styling: [], emotional_tone: [] },
    backgrounds_and_environments: {
      types: photos.some(({ image }) => image.kind === 'background') ? ['photographs behind text'] : [],
      depth_of_field: '',
      use_of_gradients_or_textures: facts.gradients > 0 ? `${facts.gradients} different gradients are painted.` : '',
    },
    examples: photos.slice(0, MAX_EXAMPLES).map(toExample),
  };
}

function composeIllustrationStyle(drawings: readonly Picture[]): ImagesSection['illustration_style'] {
  const colors = drawings.flatMap(({ asset }) => asset?.colors.filter(({ hex }) => !isGrey(hex)).slice(0, 3) ?? []);
  const vectors = drawings.filter(({ asset }) => asset?.isVector).length;
  const light = meanTonality(measureTonalities(drawings));
  return {
    style_keywords:
      drawings.length > 0
        ? [...(vectors > drawings.length / 2 ? ['vector'] : []), ...(light ? tonalityKeywords(light) : [])]
        : [],
    technique:
      drawings.length > 0
        ? `Formats: ${countValues(drawings.map(({ asset }) => asset?.format || 'unknown')).join(', ')}.`
        : '',
    color_usage:
      colors.length > 0 ? `Main colours: ${[...new Set(colors.map(({ hex }) => hex))].slice(0, 6).join(', ')}.` : '',
    line_and_shape_language: '',
    character_design: '',
    examples: drawings.slice(0, MAX_EXAMPLES).map(toExample),
  };
}

function composeScreenshotStyle(found: readonly Picture[]): ImagesSection['product_imagery']['ui_screenshots'] {
  const light = meanTonality(measureTonalities(found));
  return {
    layout_and_chrome: describeLayouts(found, Number.POSITIVE_INFINITY),
    backgrounds: [],
    color_and_mood: light ? tonalityKeywords(light) : [],
    accent_details: [],
    composition: describeFramings(found),
    avoid: [],
    examples: found.slice(0, MAX_EXAMPLES).map(toExample),
  };
}

const toImageAsset = (picture: Picture): ImageAsset => ({
  url: picture.image.url ?? '',
  minio_key: picture.asset?.key ?? '',
  role: picture.role,
  description: describePicture(picture),
  alt: picture.image.alt,
  classes: picture.image.classes,
  library_guess: '',
  page_url: picture.page,
});
