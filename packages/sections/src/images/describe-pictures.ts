import type { Picture } from './pictures.ts';

/** Alternative texts without meaning. */
const EMPTY_ALT =
  /^(?:\W*|image|img|photo|picture|pic|alt|logo|icon|avatar|user|banner|slide|thumbnail|placeholder|[\w-]+\.(?:jpe?g|png|svg|gif|webp))\s*\d*$/i;

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
  return EMPTY_ALT.test(text) ? '' : text.slice(0, 200);
};

export const toExample = (picture: Picture) => ({
  role: picture.role,
  description: describePicture(picture),
  page_context: `${picture.image.region} of ${picture.page}`,
});

/** "landscape (3)", "square (2)" and so on, most frequent first. */
export function describeFramings(pictures: readonly Picture[]): string[] {
  return countValues(
    pictures.flatMap(({ image }) => {
      const { width, height } = image.box;
      if (!width || !height) return [];
      const ratio = width / height;
      return ratio > 2.2 ? ['wide'] : ratio > 1.1 ? ['landscape'] : ratio < 0.9 ? ['portrait'] : ['square'];
    }),
  );
}

/** The layout of pictures: full-width, cropped to circles, rounded, in rows of equal size. */
export function describeLayouts(pictures: readonly Picture[], viewportWidth: number): string[] {
  const found: string[] = [];
  const wide = pictures.filter(({ image }) => image.box.width >= viewportWidth * 0.95).length;
  const circles = pictures.filter(
    ({ image }) => image.borderRadius === '50%' || /rounded-(?:circle|full)/.test(image.classes),
  ).length;
  const rounded = pictures.filter(({ image }) => /^(?!0)\d+(?:\.\d+)?px/.test(image.borderRadius)).length;
  const sizes = new Map<string, number>();
  for (const { image, count } of pictures) {
    const key = `${Math.round(image.box.width)} × ${Math.round(image.box.height)}`;
    sizes.set(key, (sizes.get(key) ?? 0) + count);
  }
  const [grid] = [...sizes].sort((a, b) => b[1] - a[1]);
  if (wide > 0) found.push(`full-width (${wide})`);
  if (grid && grid[1] >= 3) found.push(`${grid[1]} of the same size, ${grid[0]} px`);
  if (circles > 0) found.push(`cropped to circles (${circles})`);
  if (rounded > 0) found.push(`rounded corners (${rounded})`);
  return found;
}

export function countValues(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([value, count]) => `${value} (${count})`);
}
