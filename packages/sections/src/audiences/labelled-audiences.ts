import type { Evidence, PageEvidence } from '@brandprint/contracts';
import { isAsideHeading, isPartHeading } from '../shared/cues/section-kinds.ts';
import { normalizeWhitespace } from '../shared/text/index.ts';
import { findTitleGroups } from '../shared/title-groups/title-groups.ts';
import { type Audience, newAudience } from './audience.ts';
import { readLabel } from './find-groups.ts';
import type { LabelledGroup } from './named-group.ts';

/** Pages that tell visitors about the brand and its offer. */
const isOfferPage = ({ kind, status }: PageEvidence): boolean =>
  status < 400 && !['legal', 'blog', 'docs', 'careers', 'contact'].includes(kind);

/** Labels in English are common on sites in other languages. */
function readLabels(text: string, language: string): LabelledGroup[] {
  const own = readLabel(text, language);
  return own.length > 0 || language === 'en' ? own : readLabel(text, 'en');
}

/** Headings, menu items, tabs and buttons that say "For teachers". */
export function audiencesFromLabels({ pages }: Evidence, language: string): Audience[] {
  return pages.filter(isOfferPage).flatMap((page) =>
    page.text
      .filter(({ region }) => region !== 'dialog' && region !== 'widget')
      .flatMap((block) =>
        readLabels(block.text, language)
          .filter(({ saysFor }) => saysFor)
          .map(({ name }) => {
            const source = normalizeWhitespace(block.text);
            return newAudience(page, block.selector, { name, source, foundIn: 'heading' });
          }),
      ),
  );
}

const MIN_LIST_ITEMS = 3;

/** Titles that are set alike, each of which names a group: "Product owners", "Data scientists", "Business teams". */
export function audiencesFromLists(evidence: Evidence, language: string): Audience[] {
  return findTitleGroups(evidence)
    .filter(
      ({ page, items, parents }) =>
        isOfferPage(page) &&
        items.length >= MIN_LIST_ITEMS &&
        !parents.some((heading) => isAsideHeading(heading, language)),
    )
    .flatMap(({ page, items }) => {
      const named = items.map(({ title }) => ({ title, groups: readLabels(title.text, language) }));
      const isAudiences = named.every(
        ({ title, groups }) =>
          groups.length > 0 && !isAsideHeading(title.text, language) && !isPartHeading(title.text, language),
      );
      if (!isAudiences) return [];
      return named.flatMap(({ title, groups }) =>
        groups.map(({ name }) =>
          newAudience(page, title.selector, { name, source: normalizeWhitespace(title.text), foundIn: 'heading' }),
        ),
      );
    });
}
