/** How a colour was seen. The first five are paint, `hover` waits for a pointer, the others are what the site says of itself. */
export type Kind =
  | 'background'
  | 'text'
  | 'border'
  | 'icon'
  | 'gradient'
  | 'hover'
  | 'property'
  | 'class'
  | 'theme-color'
  | 'logo';

/** What the colour does where it was seen. */
export type Part = 'action' | 'link' | 'heading' | 'body' | 'surface' | 'accent';

export interface Observation {
  /** Opaque, `#rrggbb`. */
  hex: string;
  kind: Kind;
  part: Part;
  /** Painted share of the page, 0 to 1; for declared colours a strength, 0 to 1. */
  weight: number;
  /** Elements seen so, or uses of a property. */
  count: number;
  /** In the header, the navigation or the hero. */
  prominent: boolean;
  /** Stands for a status (success, error …). */
  status: boolean;
  page: string;
  selector: string;
  property: string;
  value: string;
  /** Of a gradient's stop: the next one, as `hex` is. */
  fadesTo?: string;
}

export const DECLARED: ReadonlySet<Kind> = new Set<Kind>(['property', 'class', 'theme-color', 'logo']);
