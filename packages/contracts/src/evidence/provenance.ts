/** Where a value of a section was seen. */
export interface Provenance {
  /** JSON Pointer (RFC 6901) into the section, for instance "/primary_palette/0". */
  path: string;
  page: string;
  selector: string;
  /** CSS property, HTML attribute or "text". */
  property: string;
  /** The value as found there. */
  value: string;
  /** How often it was seen. */
  count: number;
  /** 0 to 1 */
  confidence: number;
  /**
   * Whether the value is rendered for visitors or only declared in markup and stylesheets. A `cited` sighting does not
   * contain the value: it is what a model's words are based on.
   */
  basis?: 'declared' | 'rendered' | 'cited';
}
