import type { Analysis, Brand } from '@brandprint/sdk';

export type Part<Name extends keyof Analysis> = NonNullable<Analysis[Name]>;

/** What every chapter gets. */
export interface ChapterProps<Name extends keyof Analysis> {
  brand: Brand;
  part: Part<Name>;
}
