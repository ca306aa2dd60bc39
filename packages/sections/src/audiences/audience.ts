import type { PageEvidence } from '@brandprint/contracts';

/** An audience named by the site, with its source. */
export interface Audience {
  name: string;
  /** The sentence, link, heading or signature that names it. */
  source: string;
  /** The part of a sentence that is quoted; the whole source if it is missing. */
  quoted?: string;
  page: string;
  selector: string;
  foundIn: 'link' | 'heading' | 'sentence' | 'testimonial';
  /** Probability that a group which a sentence names is the audience, 0 to 1; null elsewhere. */
  probability: number | null;
  /** URL of the audience's own page; "" if there is none. */
  pageUrl: string;
  role: string;
  industry: string;
}

export const newAudience = (
  page: Pick<PageEvidence, 'finalUrl'>,
  selector: string,
  audience: Pick<Audience, 'name' | 'source' | 'foundIn'> & Partial<Audience>,
): Audience => ({
  page: page.finalUrl,
  selector,
  pageUrl: '',
  probability: null,
  role: '',
  industry: '',
  ...audience,
});
