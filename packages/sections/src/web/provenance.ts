import type { Provenance } from '@brandprint/contracts';
import type { Clue } from './clue.ts';
import { technologyConfidence } from './confidence.ts';
import type { Technology } from './detect-technologies.ts';
import type { GroupedTechnologies } from './group-technologies.ts';
import { LIST_NAMES } from './group-technologies.ts';

const MAX_VALUE_LENGTH = 140;

/** On one line and shortened. */
export const truncate = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MAX_VALUE_LENGTH ? `${line.slice(0, MAX_VALUE_LENGTH - 1)}…` : line;
};

/** The first clue of each kind, in the order of discovery. */
export function cluesByKind({ clues }: Technology): Clue[] {
  const kinds = new Map<string, Clue>();
  for (const clue of clues) if (!kinds.has(clue.kind)) kinds.set(clue.kind, clue);
  return [...kinds.values()];
}

/** The sources of each technology: one for each kind of clue, with its pages. */
export function technologyProvenance({ lists, css, others }: GroupedTechnologies): Provenance[] {
  const { animation, service, ...named } = others;
  return [
    ...LIST_NAMES.flatMap((name) =>
      lists[name].flatMap((technology, index) => toProvenance(`/${name}/${index}`, technology)),
    ),
    ...(css ? toProvenance('/css_framework', css) : []),
    ...animation.slice(0, 1).flatMap((technology) => toProvenance('/animation/library', technology)),
    ...service.flatMap((technology, index) => toProvenance(`/custom_urls/${index}`, technology)),
    ...Object.entries(named).flatMap(([name, found]) =>
      found.slice(0, 1).flatMap((technology) => toProvenance(`/${name}`, technology)),
    ),
  ];
}

/** Clues that visitors see. All others are in server responses and in what scripts leave behind. */
const RENDERED_KINDS: ReadonlySet<string> = new Set(['icon font', 'inline icons']);

function toProvenance(path: string, technology: Technology): Provenance[] {
  const confidence = technologyConfidence(technology);
  return cluesByKind(technology).map(({ kind, value, page, pages, selector }) => ({
    path,
    page,
    selector,
    property: kind,
    value: truncate(value),
    count: pages,
    confidence,
    basis: RENDERED_KINDS.has(kind) ? 'rendered' : 'declared',
  }));
}
