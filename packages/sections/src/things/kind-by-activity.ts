import { countActivities, type KindCount } from '../shared/kinds/kind-words.ts';
import { behindHead, clausesOf } from './activity-head.ts';
import type { FoundKind } from './kind-by-words.ts';
import type { KindPlaces } from './kind-places.ts';
import { isNameOfPerson } from './trade-surnames.ts';

/** So many times in the text of a site. */
const MIN_IN_PROSE = 5;
/** Over the activity that is named next often. */
const MIN_LEAD = 1.2;
const CONFIDENCE = 0.7;

/**
 * The kind of a brand whose name or title is about an activity that its text speaks of time and again, and hardly of another:
 * "Zebra Tailoring".
 */
export function findKindByActivity({ language, texts, wholeTitle }: KindPlaces): FoundKind | null {
  const { name = '', prose = '' } = texts;
  const codes = [...new Set([language, 'en'])];
  const countIn = (text: string): KindCount[] =>
    codes.flatMap((code) => countActivities(text, code)).toSorted((a, b) => b.count - a.count);
  const inProse = countIn(prose);
  const [theme] = inProse;
  const next = inProse.find(({ kind }) => kind !== theme?.kind);
  if (!theme || theme.count < MIN_IN_PROSE || theme.count < MIN_LEAD * (next?.count ?? 0)) return null;
  // What the text speaks of may be the words of the title only: "unemployment insurance".
  const isSpokenOf = (phrase: string): boolean =>
    countIn(prose.toLowerCase().replaceAll(phrase, ' ')).some(
      ({ kind, count }) => kind === theme.kind && count >= MIN_IN_PROSE,
    );
  const isHead = (clause: string, code: string): boolean =>
    countActivities(clause, code).some(({ kind, words }) => {
      const behind = kind === theme.kind ? behindHead(clause, words, code, name) : null;
      return behind !== null && (behind === '' || isSpokenOf(`${words}${behind}`.toLowerCase()));
    });
  const isAbout = (text: string): boolean =>
    codes.some((code) => clausesOf(text, code).some((clause) => isHead(clause, code)));
  const place = isAbout(name) ? 'name' : isAbout(wholeTitle) ? 'title' : null;
  return place && !isNameOfPerson(theme.words, prose)
    ? {
        name: theme.kind.name,
        source: 'kind',
        isGeneral: false,
        isOwn: true,
        confidence: CONFIDENCE,
        place,
        words: theme.words,
      }
    : null;
}
