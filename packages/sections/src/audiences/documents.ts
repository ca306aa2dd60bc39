import type { Evidence, PageEvidence } from '@brandprint/contracts';

/** A page of more paragraphs, which nothing else says is about the brand, is a report or a book. */
const MAX_PARAGRAPHS = 300;

const isDocument = ({ kind, text }: PageEvidence): boolean =>
  kind === 'other' && text.filter((block) => block.kind === 'paragraph').length > MAX_PARAGRAPHS;

/** A site without the documents on it, if it has any: they name many groups, for whom somebody did something. */
export function withoutDocuments(evidence: Evidence): Evidence {
  const pages = evidence.pages.filter((page, index) => index === 0 || !isDocument(page));
  return pages.length === evidence.pages.length ? evidence : { ...evidence, pages };
}
