import type { Box, ImageEvidence, Region } from '@brandprint/contracts';
import type { Rgba } from './color.ts';

export interface PageOptions {
  firstScreen: { width: number; height: number };
  /** Maximum number of elements, and time limit of the walk. */
  maxElements: number;
  walkMs: number;
}

/** With the markup of inline SVGs and with data: URLs, until they are stored. */
export type ReadImage = ImageEvidence & { markup?: string };

/** One rendered element, with its properties read once. */
export interface RenderedElement {
  el: Element;
  tag: string;
  /** Words of its id and class attributes, in lower case. */
  words: Set<string>;
  style: CSSStyleDeclaration;
  /** The nearest rendered ancestor in the flat tree. */
  parent: RenderedElement | null;
  order: number;
  box: Box;
  /** The part of the box that is not clipped. */
  visible: Box | null;
  area: number;
  firstScreenArea: number;
  region: Region;
  /** Product of its own and its ancestors' opacity. */
  opacity: number;
  ariaHidden: boolean;
  /** Filters or blending change its colours. */
  hasChangedColors: boolean;
  background: Rgba;
  /** Opaque colour behind its content; null over an image or gradient. */
  backdrop: Rgba | null;
  link: Element | null;
  /** The nearest heading, button, blockquote, … that contains it (or itself). */
  context: SemanticContext;
  ownText: string;
  chars: number;
  textArea: number;
}

export interface SemanticContext {
  heading: number | null;
  button: boolean;
  quote: boolean;
  code: boolean;
  label: boolean;
}

/** A text run (or a line break) in reading order. */
export interface TextRun {
  seen: RenderedElement;
  text: string;
  visible: boolean;
  /** Bounding box of its lines; null if it is blank. */
  box: Box | null;
  /** In a closed panel that was read as if it were open. */
  inPanel: boolean;
}

/** A text block of which parts have the colour of their background according to the styles. */
export interface UncertainText {
  /** Its index in the text. */
  blockIndex: number;
  /** Its text in order; with a box if only a screenshot can tell whether it is visible. */
  pieces: { text: string; box: Box | null }[];
}

export interface PageWalk {
  elements: RenderedElement[];
  runs: TextRun[];
  /** The document, open shadow roots and documents of same-origin frames. */
  roots: (Document | ShadowRoot)[];
  byElement: Map<Element, RenderedElement>;
  canvas: Rgba;
  documentBox: Box;
  truncated: boolean;
}
