import type { PageEvidence } from '@brandprint/contracts';
import type { Frontier } from './frontier.ts';
import { canonicalOf, variantsOf } from './same-page.ts';

/** What a page says about others. */
export function recordLinks(frontier: Frontier, page: PageEvidence): void {
  const canonical = canonicalOf(page);
  if (canonical) frontier.markVisited(canonical);
  frontier.addVariants(variantsOf(page));
  frontier.add(page.links);
}
