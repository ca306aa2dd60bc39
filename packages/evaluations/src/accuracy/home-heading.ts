import { type Evidence, TypographySection } from '@brandprint/contracts';

/** Whether size and weight of the first page's first h1 are among the headings of the answer; null without an h1. */
export function hasHomeHeading(evidence: Evidence, typography: unknown): boolean | null {
  const [first] = (evidence.pages[0]?.styles ?? [])
    .filter(({ role, level, chars }) => role === 'heading' && level === 1 && chars > 0)
    .sort((a, b) => a.box.y - b.box.y);
  if (!first) return null;
  const { sizePx, weight } = first.font;
  const headings = TypographySection.safeParse(typography).data?.headings ?? [];
  return headings.some(
    ({ level, font_size, font_weight }) =>
      level === 'h1' && Math.abs(Number.parseFloat(font_size) - sizePx) < 0.1 && font_weight === String(weight),
  );
}
