import type { TextBlock } from '@brandprint/contracts';

/** A paragraph as the crawler writes it. */
export const textBlock = (text: string, overrides: Partial<TextBlock> = {}): TextBlock => ({
  kind: 'paragraph',
  level: null,
  text,
  region: 'main',
  selector: 'p',
  heading: null,
  sizePx: 16,
  box: { x: 0, y: 0, width: 600, height: 24 },
  ...overrides,
});

export const headingBlock = (text: string, level = 2, overrides: Partial<TextBlock> = {}): TextBlock =>
  textBlock(text, { kind: 'heading', level, selector: `h${level}`, sizePx: 48 - level * 6, ...overrides });
