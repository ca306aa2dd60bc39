import { type ElementRole, type Evidence, type ImageAsset, ImagesSection } from '@brandprint/contracts';
import { defineSection, type Measurement } from '../section.ts';
import { type CodeFacts, measureCodeBlocks } from './code-blocks.ts';
import { describePicture } from './describe-pictures.ts';
import { directDrawings, directScreenshots } from './drawing-direction.ts';
import { type IconFacts, measureIcons } from './icon-facts.ts';
import { storeIconFiles } from './icon-files.ts';
import { composeIconStyle, toIconAssets } from './icon-style.ts';
import { directLight, measureSharedLight } from './light.ts';
import { countPhotos, directGround, directPhotographs } from './photo-direction.ts';
import { collectPictures, groupByKind, MAX_IMAGES, type Picture } from './pictures.ts';
import { iconProvenance, iconStyleProvenance, pictureProvenance, styleProvenance } from './provenance.ts';
import { findSubjects } from './subjects.ts';
import { isGrey } from './tonality.ts';
import { imagesWriting } from './write.ts';

interface ImagesFacts {
  pictures: Picture[];
  icons: IconFacts;
  code: CodeFacts;
  gradients: number;
  viewportWidth: number;
  roundedBoxes: boolean;
  /** All text of the pages, in lower case. */
  siteText: string;
  /** The most painted non-grey colours outside pictures. */
  brandColors: string[];
}

/** Elements that pictures stand in, and pictures themselves. */
const BOX_ROLES: ReadonlySet<ElementRole> = new Set(['card', 'container', 'section', 'list', 'image', 'link', 'body']);

/** The site's pictures and icons: their roles, and directions for making more of them, from what was measured. */
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
      roundedBoxes: evidence.pages.some(({ css }) =>
        css.radii.some(({ role, value }) => BOX_ROLES.has(role) && Number.parseFloat(value) >= 3),
      ),
      siteText: evidence.pages.flatMap(({ text }) => text.map(({ text: words }) => words.toLowerCase())).join('\n'),
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
  compose(facts, { things }) {
    const { photos, drawings, screenshots } = groupByKind(facts.pictures);
    return {
      summary: { overall_mood: composeMood(photos, drawings) },
      photographic_style: directPhotographs(photos, {
        ...facts,
        subjects: findSubjects(photos, {
          brandName: things?.name ?? '',
          siteText: facts.siteText,
          unseen: facts.pictures.filter(({ asset, role }) => asset === null && role !== 'logo' && role !== 'icon'),
        }),
      }),
      illustration_style: directDrawings(drawings, photos.length === 0),
      icon_style: composeIconStyle(facts.icons),
      product_imagery: {
        ui_screenshots: directScreenshots(screenshots),
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

/** Number of drawings from which the lack of photographs is a choice. */
const MIN_DRAWINGS_ALONE = 3;

/** The look of all pictures in one or two sentences, then what it was measured on. */
function composeMood(
  photos: readonly Picture[],
  drawings: readonly Picture[],
): ImagesSection['summary']['overall_mood'] {
  const main = photos.length > 0 ? photos : drawings;
  const light = measureSharedLight(main);
  if (!light) return { keywords: [], description: '' };
  const counts = [
    photos.length > 0 ? countPhotos(photos.length) : '',
    drawings.length > 0 ? `${drawings.length} ${drawings.length === 1 ? 'drawing' : 'drawings'}` : '',
  ].filter(Boolean);
  const direction =
    main === photos
      ? directLight(photos) || directGround(photos) || 'Choose pictures one by one: they share no one light or colour.'
      : drawings.length >= MIN_DRAWINGS_ALONE
        ? 'Draw rather than photograph: no photograph was found.'
        : '';
  return {
    keywords: light.keywords,
    description: [direction, `Measured on ${counts.join(' and ')}.`].filter(Boolean).join(' '),
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
