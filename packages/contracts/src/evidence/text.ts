import type { Box, Region } from './position.ts';

export type TextKind =
  | 'heading'
  | 'paragraph'
  | 'list-item'
  | 'quote'
  | 'button'
  | 'nav'
  | 'caption'
  | 'label'
  | 'code'
  | 'cell';

export interface TextBlock {
  kind: TextKind;
  /** 1 to 6 for headings, else null. */
  level: number | null;
  text: string;
  region: Region;
  selector: string;
  /** Index in `text` of the heading above it; null before the first heading. */
  heading: number | null;
  /** Computed font size, which shows what stands out. */
  sizePx: number;
  box: Box;
  /** In a tab, accordion, slide or other panel that is closed until visitors open it; its box is that of the open one. */
  collapsed?: boolean;
}

export interface PageLink {
  href: string;
  text: string;
  region: Region;
  rel: string;
  sameSite: boolean;
  /** In a menu that is closed until visitors hover over it, focus it or click. */
  collapsed?: boolean;
}
