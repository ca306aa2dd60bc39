import type { Evidence } from '@brandprint/contracts';
import { type Kind, kindsNamedIn, languageOf } from '@brandprint/sections/kinds-left-out';
import type { WrittenTruth } from '../../corpus/real/score-written.mjs';
import { readRealCorpus } from './corpus.ts';

/** Finds the kinds of a site that no other site of the corpus is of: those that the lists may have because of this site. */
export type FindOwnKinds = (truth: WrittenTruth, evidence: Evidence) => Kind[];

/** Truth has each category in English too. */
const ENGLISH = ['en'];

export async function compareKinds(): Promise<FindOwnKinds> {
  const all = await readRealCorpus<WrittenTruth>([], 'written-truth');
  const kindsBySite = new Map(all.map(({ truth: { id, category } }) => [id, kindsNamedIn(category, ENGLISH)]));
  return ({ id, category }, evidence) => {
    const others = [...kindsBySite].filter(([site]) => site !== id).map(([, kinds]) => kinds);
    return [...kindsNamedIn(category, [...ENGLISH, languageOf(evidence)])].filter(
      (kind) => !others.some((kinds) => kinds.has(kind)),
    );
  };
}
