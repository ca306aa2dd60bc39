import type { Provenance } from '@brandprint/contracts';
import type { Arranged } from './arrange.ts';
import { LISTS } from './arrange.ts';
import { technologyConfidence } from './confidence.ts';
import type { Clue, Technology } from './detect.ts';

const LONGEST = 140;

/** On one line, and no longer than a person reads. */
export const cut = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
};

/** The first clue of each kind, in the order in which they were found. */
export function cluesByKind({ clues }: Technology): Clue[] {
  const kinds = new Map<string, Clue>();
  for (const clue of clues) if (!kinds.has(clue.kind)) kinds.set(clue.kind, clue);
  return [...kinds.values()];
}

/** Where each technology was seen: once for each kind of clue, with the pages that have it. */
export function technologyProvenance({ lists, css, others }: Arranged): Provenance[] {
  const { animation, service, ...named } = others;
  return [
    ...LISTS.flatMap((name) => lists[name].flatMap((technology, index) => at(`/${name}/${index}`, technology))),
    ...(css ? at('/css_framework', css) : []),
    ...animation.slice(0, 1).flatMap((technology) => at('/animation/library', technology)),
    ...service.flatMap((technology, index) => at(`/custom_urls/${index}`, technology)),
    ...Object.entries(named).flatMap(([name, found]) =>
      found.slice(0, 1).flatMap((technology) => at(`/${name}`, technology)),
    ),
  ];
}

/** Clues that a visitor sees; all others are in what the server sends and what scripts leave behind. */
const PAINTED: ReadonlySet<string> = new Set(['icon font', 'inline icons']);

function at(path: string, technology: Technology): Provenance[] {
  const confidence = technologyConfidence(technology);
  return cluesByKind(technology).map(({ kind, value, page, pages, selector }) => ({
    path,
    page,
    selector,
    property: kind,
    value: cut(value),
    count: pages,
    confidence,
    basis: PAINTED.has(kind) ? 'rendered' : 'declared',
  }));
}
