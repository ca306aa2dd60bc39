/** How a colour was seen. The first five are paint, `hover` waits for a pointer, the others are what the site says of itself. */
export type ObservationKind =
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
export type ColorRole = 'action' | 'link' | 'heading' | 'body' | 'surface' | 'accent';

export interface ColorObservation {
  /** Opaque, `#rrggbb`. */
  hex: string;
  kind: ObservationKind;
  part: ColorRole;
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

export const DECLARED_KINDS: ReadonlySet<ObservationKind> = new Set<ObservationKind>([
  'property',
  'class',
  'theme-color',
  'logo',
]);
