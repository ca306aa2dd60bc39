import {
  type BrandDetail,
  ColorsSection,
  LogosSection,
  SpacingSection,
  TypographySection,
} from '@brandprint/contracts';

const COMPARED_FIELDS = ['palette', 'fonts', 'logos', 'spacing'] as const;
export type ComparedField = (typeof COMPARED_FIELDS)[number];

/** How two crawls of a site differ. */
export function crawlDifferences(one: BrandDetail, other: BrandDetail): ComparedField[] {
  const [first, second] = [comparedFields(one), comparedFields(other)];
  return COMPARED_FIELDS.filter((name) => JSON.stringify(first[name]) !== JSON.stringify(second[name]));
}

/** Without ids and wording, which differ every time. */
function comparedFields({ id, analysis }: BrandDetail): Record<ComparedField, unknown> {
  const colors = ColorsSection.safeParse(analysis?.colors).data;
  const type = TypographySection.safeParse(analysis?.typography).data;
  const logos = LogosSection.safeParse(analysis?.logos).data;
  const spacing = SpacingSection.safeParse(analysis?.spacing).data;
  return {
    palette: colors?.primary_palette.map(({ hex, category }) => [hex, category]),
    fonts: type?.font_families.map(({ name }) => name),
    logos: logos && JSON.stringify(logos).replaceAll(id, ''),
    spacing: spacing && [spacing.base_unit_px, spacing.scale.map(({ value_px }) => value_px)],
  };
}
