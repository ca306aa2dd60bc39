/**
 * How a colour was observed. The first five are paint, `hover` needs a pointer, and the others are declared by the
 * site.
 */
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

/** The role of the colour in this observation. */
export type ColorRole = 'action' | 'link' | 'heading' | 'body' | 'surface' | 'accent';

export interface ColorObservation {
  /** Opaque, `#rrggbb`. */
  hex: string;
  kind: ObservationKind;
  part: ColorRole;
  /** Painted share of the page, 0 to 1. For declared colours a strength, 0 to 1. */
  weight: number;
  /** Number of elements, or uses of a property. */
  count: number;
  /** Whether it is in the header, the navigation or the hero. */
  prominent: boolean;
  /** Whether it is in the footer. */
  inFooter?: boolean;
  /** Whether it is on the first page. */
  onHome: boolean;
  /** Painted share of the first screen, 0 to 1. For declared colours 0. */
  screenShare: number;
  /** Whether it is a link in the colour that a CSS framework gives links by itself. */
  isStockLink: boolean;
  /** Whether a CSS framework of the site brings the colour along. */
  isStock?: true;
  /** Whether it indicates a status (success, error …). */
  status: boolean;
  page: string;
  selector: string;
  property: string;
  value: string;
  /** The part of its area that the screenshot shows; all of it if missing. */
  pictured?: number;
  /** For a gradient stop: the next stop, in the format of `hex`. */
  fadesTo?: string;
  /** Whether it is a translucent white, black or grey, whose hue is that of the ground below it. */
  isShade?: true;
}

/** An observation, before the page is compared with the rest of the site. */
export type PageObservation = Omit<ColorObservation, 'onHome' | 'isStockLink'>;

export const DECLARED_KINDS: ReadonlySet<ObservationKind> = new Set<ObservationKind>([
  'property',
  'class',
  'theme-color',
  'logo',
]);

/** How much of the site a page stands for: the first page as much as all others together. */
export const pageShare = (index: number, pages: number): number =>
  pages === 1 ? 1 : index === 0 ? 0.5 : 0.5 / (pages - 1);
