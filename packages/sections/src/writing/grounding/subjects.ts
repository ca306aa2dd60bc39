import { SUBJECTS } from '../../shared/cues/subjects.ts';
import type { Kind } from '../../shared/kinds/index.ts';
import { countKinds } from '../../shared/kinds/kind-words.ts';
import { isPartOf } from '../../shared/kinds/related-kinds.ts';
import { readTitle, type Trade } from '../../shared/offer-words/index.ts';
import { matchesPatterns, wordCount } from '../../shared/text/index.ts';

/** What a site speaks of, in any language: for comparing it with claims in English. */
interface SiteSubjects {
  text: string;
  kinds: readonly Kind[];
  /** The share of each trade in all that the trades of its texts are known for. */
  tradeShares: ReadonlyMap<Trade, number>;
  /** Whether the vocabulary of its language knows enough of its texts. */
  knowsTrades: boolean;
}

const MAX_TEXT = 30_000;
/** Of the texts. */
const MIN_KNOWN_TEXTS = 0.3;
/** A kind that the site does not name may be another name for one of its trades. */
const MIN_TRADE_SHARE = 0.1;
/** A site speaks of nearly every trade at some place. */
const MIN_SHARE_WITHOUT_KIND = 0.03;
/** Sentences have words of many trades. */
const MAX_TITLE_WORDS = 4;

function readSubjects(said: readonly string[], language: string): SiteSubjects {
  const text = said.join(' . ').slice(0, MAX_TEXT);
  const trades = said.map((one) => readTitle(one, language).trades);
  const counts = new Map<Trade, number>();
  for (const trade of trades.flatMap((some) => [...some])) counts.set(trade, (counts.get(trade) ?? 0) + 1);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return {
    text,
    kinds: [language, 'en'].flatMap((code) => countKinds(text, code).map(({ kind }) => kind)),
    tradeShares: new Map([...counts].map(([trade, count]) => [trade, count / total])),
    knowsTrades: trades.filter(({ size }) => size > 0).length >= said.length * MIN_KNOWN_TEXTS,
  };
}

const known = new WeakMap<readonly string[], SiteSubjects>();

function subjectsOf(said: readonly string[], language: string): SiteSubjects {
  const subjects = known.get(said) ?? readSubjects(said, language);
  known.set(said, subjects);
  return subjects;
}

/**
 * Whether a claim in English names a kind of business, a trade, goods or customers that a site in another language does not
 * speak of. Words for them are known in many languages.
 */
export function namesForeignSubject(
  claim: string,
  { said, cited }: { said: readonly string[]; cited: readonly string[] },
  language: string,
): boolean {
  const site = subjectsOf(said, language);
  const citedText = cited.join(' . ');
  const citedKinds = [language, 'en'].flatMap((code) => countKinds(citedText, code).map(({ kind }) => kind));
  const isTitle = wordCount(claim) <= MAX_TITLE_WORDS;
  const trades = [...readTitle(claim, 'en').trades];
  const share = Math.max(0, ...trades.map((trade) => site.tradeShares.get(trade) ?? 0));
  const isNamed = (kind: Kind): boolean =>
    [...site.kinds, ...citedKinds].some(
      (other) =>
        other === kind ||
        isPartOf(other, kind) ||
        isPartOf(kind, other) ||
        // Without a trade, only the kinds beside it tell.
        (trades.length === 0 && other.bucket === kind.bucket),
    );
  const kinds = countKinds(claim, 'en')
    .map(({ kind }) => kind)
    .filter(({ isGeneral, isVague }) => !isGeneral && !isVague);
  const unnamed = kinds.filter((kind) => !isNamed(kind));
  // "Hospital charity" is a charity.
  const namesOthers = isTitle ? unnamed.length === kinds.length : true;
  if (unnamed.length > 0 && namesOthers && share < MIN_TRADE_SHARE) return true;
  const isOfTrade = isTitle && kinds.length === 0 && trades.length > 0;
  if (isOfTrade && site.knowsTrades && share < MIN_SHARE_WITHOUT_KIND) return true;
  return SUBJECTS.some(
    (subject) =>
      subject[language] !== undefined &&
      matchesPatterns(claim, subject, 'en') &&
      ![language, 'en'].some((code) => matchesPatterns(`${site.text} . ${citedText}`, subject, code)),
  );
}
