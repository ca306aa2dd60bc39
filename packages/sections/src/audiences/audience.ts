import type { PageEvidence } from '@brandprint/contracts';
import type { GroupTrigger } from './grammars/index.ts';

/** An audience named by the site, with its source. */
export interface Audience {
  name: string;
  /** The sentence, link, heading or signature that names it. */
  source: string;
  page: string;
  selector: string;
  foundIn: 'link' | 'heading' | 'sentence' | 'testimonial';
  /** What shows that a sentence is about its audience; "" elsewhere. */
  wording: GroupTrigger | '';
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
  wording: '',
  probability: null,
  role: '',
  industry: '',
  ...audience,
});
