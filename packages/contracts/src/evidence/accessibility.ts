export interface AccessibilityEvidence {
  landmarks: string[];
  skipLink: boolean;
  images: number;
  imagesWithoutAlt: number;
  inputs: number;
  inputsWithoutLabel: number;
  /** Heading levels in document order. */
  headingOrder: number[];
  ariaRoles: string[];
  /** Results of axe-core; absent on pages where it was not run. */
  checks?: AccessibilityCheck[];
  /** Rules of axe-core that were skipped on a large page for lack of time. */
  unchecked?: string[];
}

/** A violated or undecided rule of axe-core, with the number of elements. */
export interface AccessibilityCheck {
  /** Id of the rule, for instance "color-contrast". */
  rule: string;
  /** Impact of the violations; null if there are none. */
  impact: 'minor' | 'moderate' | 'serious' | 'critical' | null;
  failed: number;
  passed: number;
  /** Elements that a person has to check, for instance text over an image. */
  undecided: number;
  /** The first element with a violation; "" if there is none. */
  selector: string;
  /** True if only the first screen was checked, as on a large page. */
  firstScreen?: true;
}
