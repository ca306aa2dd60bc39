import { type Calibration, rawProbability } from '../shared/calibration.ts';
import models from '../shared/ranking/models.json' with { type: 'json' };
import type { SiteStatements } from '../shared/statements/context.ts';
import { comparisonKey } from '../shared/text/index.ts';
import { type Audience, newAudience } from './audience.ts';
import { type AudienceCandidate, audienceCandidates } from './audience-candidates.ts';
import { readerOf } from './find-groups.ts';
import type { GroupTrigger } from './grammars/index.ts';
import type { MentionFeature } from './mention-features.ts';
import { quotedPart } from './quoted-part.ts';
import { clearness } from './wording-rules.ts';

/** Groups in statements: those that are likely the audience, and with them those that are where nothing else is. */
export interface StatedAudiences {
  likely: Audience[];
  possible: Audience[];
}

/**
 * Groups in statements that say, or are likely to say, whom the brand is for: those in the clearest wording first, those
 * without one last, the likeliest first.
 */
export function audiencesFromSentences(site: SiteStatements, title: string): StatedAudiences {
  const model: Calibration<MentionFeature> & { threshold: number } = models.audiences;
  const possible = audienceCandidates(site, title)
    .map((candidate) => ({ ...candidate, probability: rawProbability(model, candidate.vector) }))
    .filter(
      (one) => one.probability >= model.threshold - (one.mention.named.length > 0 ? LENIENCE : 0) || isPlainlyFor(one),
    )
    .sort(
      (a, b) =>
        Number(b.isPlain) - Number(a.isPlain) ||
        (a.isPlain ? clearness(a.mention.named[0]) - clearness(b.mention.named[0]) : b.probability - a.probability),
    );
  const likely = possible.filter(
    (one) => one.probability >= model.threshold || isWordedOnHome(one) || isPlainlyFor(one),
  );
  return { likely: asAudiences(likely, site.language), possible: asAudiences(possible, site.language) };
}

const asAudiences = (found: readonly (AudienceCandidate & { probability: number })[], language: string): Audience[] =>
  quotedBest(found).map(({ mention, statement, probability }) =>
    newAudience({ finalUrl: statement.page }, statement.selector, {
      name: mention.name,
      source: statement.text,
      quoted: quotedPart(statement.text, mention, readerOf(language)),
      foundIn: 'sentence',
      probability,
    }),
  );

/** What a wording says on the first page, or where nothing else is said, is likelier right than its probability tells. */
const LENIENCE = 0.08;
const isWordedOnHome = ({ mention: { named }, statement: { pageIndex } }: AudienceCandidate): boolean =>
  named.length > 0 && pageIndex === 0;

/** Wordings that say it whatever else the model knows, where they count: not on a page that tells who should write to whom. */
const PLAIN: ReadonlySet<GroupTrigger | undefined> = new Set(['designed', 'condition']);
const isPlainlyFor = ({ isPlain, mention: { named }, statement: { pageKind } }: AudienceCandidate): boolean =>
  isPlain && PLAIN.has(named[0]?.trigger) && pageKind !== 'contact';

/** Each group once, in the order of the first sentence on it, with the sentence that says most: of several groups, as its audience. */
function quotedBest<T extends AudienceCandidate>(found: readonly T[]): T[] {
  const best = new Map<string, T>();
  for (const one of found) {
    const key = comparisonKey(one.mention.name);
    const known = best.get(key);
    if (!known || saysMore(one, known)) best.set(key, one);
  }
  return [...best.values()];
}

/** Of more, a sentence is a list of words. */
const MAX_GROUPS_IN_SENTENCE = 5;

const saysMore = (one: AudienceCandidate, other: AudienceCandidate): boolean =>
  one.isPlain === other.isPlain &&
  Math.min(one.mention.count, MAX_GROUPS_IN_SENTENCE) > Math.min(other.mention.count, MAX_GROUPS_IN_SENTENCE);
