import { contentStems, StemSet, stemOf } from './stems.ts';

/** What negates the statement. */
const STRONG_NEGATION = /^(?:not|never|no|none|nobody|nothing|neither|nor|cannot|\p{L}+n['’]t)$/u;
/** What negates a part of it. */
const WEAK_NEGATION = /^(?:without|lacks?|lacking|fails?|refuses?)$/u;
/** What an affirmative paraphrase of a negated sentence uses. */
const SOFT_NEGATION =
  /^(?:avoid\w*|instead|rather|unlike|unchanged|stops?|stopped|prevent\w*|remov\w+|eliminat\w+|hard|difficult)$/;
/** Content words after a negation that it is about. */
const SCOPE = 4;

const AUXILIARY =
  /^(?:a|an|the|be|been|is|are|was|were|have|has|had|do|does|did|will|would|can|could|ever|any|yet|longer|to)$/;

interface Clause {
  /** Stems that a negation is about. */
  negated: string[];
  /** All others. */
  plain: string[];
  /** All words, general ones too, as stems. */
  all: string[];
  /** The general word that is negated: "help" in "does not help". */
  negatedVerb: string;
  /** Whether it negates in any way. */
  isNegative: boolean;
  /** Whether its statement is negated. */
  isStrong: boolean;
}

/**
 * Whether a claim negates what the site says, or says what the site negates. It compares words, so it only finds plain
 * cases: "does not support X" against a text with X, and "X does Y" against "X does not do Y".
 */
export function contradicts(claim: string, cited: readonly string[], shown: readonly string[]): boolean {
  const claims = clausesOf(claim);
  const citedClauses = cited.flatMap(clausesOf);
  return (
    claims.some((clause) => negatesSource(clause, citedClauses, shown)) ||
    (claims.every(({ isNegative }) => !isNegative) && dropsNegation(claim, claims, cited, citedClauses))
  );
}

/** Whether a statement is negated as a whole. */
export const isNegated = (text: string): boolean => clausesOf(text).some(({ isStrong }) => isStrong);

/** Whether a text of the site says without a negation what the claim negates. */
function negatesSource(
  { negated, negatedVerb, isStrong }: Clause,
  cited: readonly Clause[],
  shown: readonly string[],
): boolean {
  // "Without anybody at the desk chasing owners" negates the chasing, not the desk.
  if (!isStrong && negated.length > 2) return false;
  const near = negated.slice(0, 2);
  if (near.length === 0)
    return negatedVerb !== '' && cited.some(({ all, isNegative }) => !isNegative && all.includes(negatedVerb));
  const says =
    (count: number) =>
    (clause: Clause): boolean => {
      const plain = new StemSet(clause.plain);
      return !clause.isNegative && near.filter((stem) => plain.has(stem)).length >= count;
    };
  if (cited.some(says(isStrong ? 1 : near.length))) return true;
  // On the rest of the site one word may be said of something else.
  return near.length === 2 && shown.flatMap(clausesOf).some(says(2));
}

/** Whether the claim affirms what a cited text negates. */
function dropsNegation(
  claim: string,
  claims: readonly Clause[],
  cited: readonly string[],
  citedClauses: readonly Clause[],
): boolean {
  const claimed = new StemSet(claims.flatMap(({ plain }) => plain));
  const affirmed = new StemSet(citedClauses.flatMap(({ plain }) => plain));
  const words = ` ${wordsOf(claim).join(' ')} `;
  return (
    citedClauses.some(({ negated }) => {
      const repeated = negated.filter((stem) => claimed.has(stem) && !affirmed.has(stem));
      return repeated.length >= 2;
    }) || cited.some((text) => withoutNegation(text).some((run) => words.includes(` ${run} `)))
  );
}

/** The words around each "not" of a text, without it: "may be modified" for "may not be modified". */
function withoutNegation(text: string): string[] {
  const words = wordsOf(text);
  return words.flatMap((word, at) =>
    /^(?:not|never)$/.test(word) && at > 0 && at + 1 < words.length
      ? [[words[at - 1], ...words.slice(at + 1, at + 3)].join(' ')]
      : [],
  );
}

function clausesOf(text: string): Clause[] {
  return text.split(/[.,;:!?()–—]/).flatMap((part) => {
    const words = wordsOf(part);
    if (words.length === 0) return [];
    const clause: Clause = {
      ...{ negated: [], plain: [], all: words.map(stemOf), negatedVerb: '' },
      ...{ isNegative: false, isStrong: false },
    };
    let scope = 0;
    // A condition states nothing.
    const isCondition = /\b(?:if|unless|whether)\b/i.test(part);
    for (const word of words) {
      const isStrong = STRONG_NEGATION.test(word);
      if (isStrong || WEAK_NEGATION.test(word)) {
        scope = isCondition ? 0 : SCOPE;
        clause.isNegative = true;
        clause.isStrong ||= isStrong && !isCondition;
        continue;
      }
      if (SOFT_NEGATION.test(word)) clause.isNegative = true;
      const stems = contentStems(word);
      if (scope === SCOPE && clause.negatedVerb === '' && !AUXILIARY.test(word)) clause.negatedVerb = stemOf(word);
      (scope > 0 ? clause.negated : clause.plain).push(...stems);
      scope -= stems.length > 0 ? 1 : 0;
    }
    return [clause];
  });
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];
