import { cropOf, hasRoundedCorners, isCircle, isFullWidth, rankValues } from './picture-traits.ts';
import type { Picture } from './pictures.ts';

/** Alternative texts without meaning, in the languages of placeholders that are seen most. */
const EMPTY_ALT =
  /^(?:[^\p{L}\p{N}]*|(?:image|images|img|photos?|picture|pic|alt|logo|icon|avatar|user|user[ -]?avatar|avatar image|card[ -]image(?:[ -](?:cap|top|overlay))?|banner|slide|thumbnail|placeholder|gallery|event|video cover|cover|foto|fotos|imagen|imagem|immagine|bild|afbeelding|obrázek|фото|изображение|картинка|תמונה|ארוע|אירוע|صورة|写真|画像|图片|圖片|사진)|[\w-]+\.(?:jpe?g|png|svg|gif|webp))\s*[\d#.-]*$/iu;

/** Who took a picture does not say what it shows. */
const CREDIT =
  /^(?:(?:[Pp]hoto(?:s|graph|graphy)?|PHOTO|[Pp]ictures?|[Ii]mages?) (?:by|BY|courtesy of) \p{Lu}\S*(?: \S+){0,4}|(?:[Pp]hoto|PHOTO|[Ff]oto(?:grafie)?|[Bb]ild)s?\s*[:©]\s*\p{Lu}\S*(?:(?: (?:van|von|de|der|den|di|&|and|und))* \p{Lu}\S*){1,3}(?:\s*[/,|]\s*\p{Lu}\S*)?)$|^©/u;

/**
 * The site's own description of a picture: its alternative text, otherwise the heading above it; "" if it has neither.
 */
export function describePicture({ image }: Picture): string {
  const alt = meaningfulAlt(image.alt);
  if (alt) return alt;
  const heading = image.nearHeading.replace(/\s+/g, ' ').trim();
  return heading ? `Under the heading “${heading.slice(0, 120)}”` : '';
}

export const meaningfulAlt = (alt: string): string => {
  const text = alt.replace(/\s+/g, ' ').trim();
  return EMPTY_ALT.test(text) || CREDIT.test(text) ? '' : text.slice(0, 200);
};

export const toExample = (picture: Picture) => ({
  role: picture.role,
  description: describePicture(picture),
  page_context: `${picture.image.region} of ${picture.page}`,
});

/** The crops, for instance "square, 1:1 (3 of 5)", most frequent first. */
export function describeFramings(pictures: readonly Picture[]): string[] {
  const crops = pictures.map(cropOf).filter((crop) => crop !== null);
  return rankValues(crops).map(([crop, count]) => `${crop} (${count} of ${crops.length})`);
}

/** The layout of pictures: full width, cut out, circles, rounded, in rows of equal size. */
export function describeLayouts(pictures: readonly Picture[], viewportWidth: number): string[] {
  const count = (test: (picture: Picture) => boolean): number => pictures.filter(test).length;
  const [grid] = rankValues(
    pictures.flatMap(({ image: { box }, count: times }) =>
      Array.from({ length: times }, () => `${Math.round(box.width)} × ${Math.round(box.height)} px`),
    ),
  );
  const found: [words: string, count: number][] = [
    ['full width', count((picture) => isFullWidth(picture, viewportWidth))],
    [`sets of equal size, ${grid?.[0]}`, (grid?.[1] ?? 0) >= 3 ? (grid?.[1] ?? 0) : 0],
    ['cropped to circles', count(isCircle)],
    ['rounded corners', count(hasRoundedCorners)],
  ];
  return found.filter(([, times]) => times > 0).map(([words, times]) => `${words} (${times})`);
}

export function countValues(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([value, count]) => `${value} (${count})`);
}
