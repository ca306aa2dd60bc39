export interface ResourceEvidence {
  url: string;
  type: 'document' | 'stylesheet' | 'script' | 'font' | 'image' | 'media' | 'fetch' | 'other';
  /** 0 if there was no response. */
  status: number;
  contentType: string;
  bytes: number;
  /**
   * The first 500 characters of a stylesheet or script, then its other licence comments, up to 2,000: they contain
   * names and versions.
   */
  banner: string;
  /** Libraries in the code, recognised by strings that bundlers keep; absent if there are none. */
  code?: { name: string; version: string }[];
  /** Same registrable domain as the site. */
  firstParty: boolean;
}

export interface TechSignals {
  generator: string;
  /**
   * Libraries with a global variable, and a version if the object has one. `property` names a property found on
   * elements of the page instead, for instance "__vue_app__".
   */
  globals: { name: string; version: string; property?: string }[];
  /** Markers in the DOM, for instance "data-reactroot", "ng-version=17.0.1", "__NEXT_DATA__". */
  dom: string[];
  /**
   * Class names by use, most frequent first, at most 600; `styled` if a rule of the page's stylesheets uses the name.
   */
  classes: { name: string; count: number; styled?: true }[];
  /** HTML comments, cut at 200 characters, at most 40. */
  comments: string[];
  /** Tag names of custom elements. */
  customElements: string[];
  /** First 300 characters of each inline script, at most 60. */
  inlineScripts: string[];
  /** Licence comments of inline stylesheets, at most 20. */
  styleBanners?: string[];
}
