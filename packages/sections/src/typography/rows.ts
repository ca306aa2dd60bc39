import type { TypographySection } from '@brandprint/contracts';

type Group = 'headings' | 'body_text' | 'labels' | 'links' | 'buttons' | 'blockquotes';
type Style = TypographySection[Group][number];

const GROUPS: readonly [Group, string][] = [
  ['headings', 'heading'],
  ['body_text', 'body text'],
  ['labels', 'label'],
  ['links', 'link'],
  ['buttons', 'button'],
  ['blockquotes', 'quotation'],
];

/** All styles of the section in one row, so that each has a number. */
export function styleRows(
  type: Pick<TypographySection, Group>,
): { group: Group; index: number; what: string; style: Style }[] {
  return GROUPS.flatMap(([group, what]) =>
    type[group].map((style: Style, index: number) => ({ group, index, what, style })),
  );
}
