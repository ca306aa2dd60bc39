import type { Box, ImageEvidence, Region } from '@brandprint/contracts';
import type { Rgba } from './color.ts';

export interface PageOptions {
  firstScreen: { width: number; height: number };
  /** Most elements that are looked at, and for how long the walk may go on. */
  maxElements: number;
  walkMs: number;
}

/** With the markup of an inline SVG, and data: URLs as they are, until they are stored. */
export type ReadImage = ImageEvidence & { markup?: string };

/** One rendered element, with what was read of it once. */
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
  /** The part of the box that is not clipped away. */
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
  /** Opaque colour behind its content; null over a picture or gradient. */
  backdrop: Rgba | null;
  link: Element | null;
  /** The nearest heading, button, blockquote, … that it stands in (or is). */
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

/** A run of text (or a line break) in reading order. */
export interface TextRun {
  seen: RenderedElement;
  text: string;
  visible: boolean;
  /** What its lines span; null for what is blank. */
  box: Box | null;
}

/** A block of text of which parts have, by the rules, the colour of what is behind them. */
export interface UncertainText {
  /** Its place in the text. */
  blockIndex: number;
  /** Its text in order; with a box where only a look at the page can tell whether it is seen. */
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
