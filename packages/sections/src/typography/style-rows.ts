import type { TypographySection } from '@brandprint/contracts';

type StyleGroup = 'headings' | 'body_text' | 'labels' | 'links' | 'buttons' | 'blockquotes';
type GroupStyle = TypographySection[StyleGroup][number];

const STYLE_GROUPS: readonly [StyleGroup, string][] = [
  ['headings', 'heading'],
  ['body_text', 'body text'],
  ['labels', 'label'],
  ['links', 'link'],
  ['buttons', 'button'],
  ['blockquotes', 'quotation'],
];

/** All styles of the section in one list, so that each has a number. */
export function numberStyles(
  type: Pick<TypographySection, StyleGroup>,
): { group: StyleGroup; index: number; what: string; style: GroupStyle }[] {
  return STYLE_GROUPS.flatMap(([group, what]) =>
    type[group].map((style: GroupStyle, index: number) => ({ group, index, what, style })),
  );
}
