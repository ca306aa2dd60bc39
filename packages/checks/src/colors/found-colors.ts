/** Where a colour is: the line, and the declaration (`a:hover { color`) or token (`color.primary`). */
export interface Place {
  line: number;
  path: string;
}

/** A colour as a file has it. */
export interface ColorUse {
  value: string;
  /** `#rrggbb`, without alpha. */
  hex: string;
  alpha: number;
  place: Place | null;
}

/** The text and background colours of one CSS rule. */
export interface TextPair {
  text: ColorUse;
  background: ColorUse;
  /** Large text, for which WCAG asks for less contrast: from 24px, or bold from 18.66px. */
  isLarge: boolean;
  place: Place;
}

export interface FoundColors {
  format: 'css' | 'tokens';
  colors: ColorUse[];
  pairs: TextPair[];
}
