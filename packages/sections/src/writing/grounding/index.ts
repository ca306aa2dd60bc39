import type { Quote } from '../../shared/text/index.ts';
import type { Material } from '../material.ts';
import type { Standard } from './claims.ts';
import {
  asId,
  dropped,
  type Judgement,
  judgeChoice,
  judgeCitations,
  judgePlace,
  judgeRegion,
  judgeSentences,
  judgeTitle,
  kept,
  type Region,
  type Standing,
  standingOf,
} from './judge.ts';
import { type Ledger, ledgerOf } from './ledger.ts';
import { plain } from './plain.ts';
import { rowOf } from './wording.ts';

export type { Ledger };

/** What a model says, with the ids of what it says it from. */
interface Said {
  text: string;
  from: string[];
}

/** Judges what a model wrote against what it was shown. All that comes out may stand in a section. */
export interface Ground {
  material: Material;
  /** Sentences that hold, if something that was shown is cited for them; else "". */
  said(value: Said | null | undefined, length?: number): string;
  /** Sentences that hold; for text whose subject is given by its place. */
  prose(text: string | null | undefined, length?: number): string;
  /** The same of what the brand does not do: colours may be named that are not there. */
  avoided(text: string | null | undefined, length?: number): string;
  /** A title, if something that was shown is cited for it. */
  named(value: Said | null | undefined, length?: number): string;
  /** Whether at least one of the ids was shown. */
  cites(ids: readonly string[]): boolean;
  /** A few words without a full stop; all of it or nothing. */
  title(text: string | null | undefined, length?: number): string;
  titles(texts: readonly string[] | null | undefined, most: number, length?: number): string[];
  /** The same of what the brand does not do. */
  avoidedTitles(texts: readonly string[] | null | undefined, most: number, length?: number): string[];
  /** A sentence that may repeat the words of the quote that it rewrites, but not be it. */
  rewording(text: string | null | undefined, quote: Quote): string;
  /** Words of the site, word for word. */
  quote(id: string | null | undefined): Quote | null;
  /** The quotes among ids that were shown. */
  quotes(ids: readonly string[] | null | undefined): Quote[];
  /** The place of a fact among its kind, from 0: "c3" is 2 among "c"; null if there is none. */
  place(letter: string, id: string | null | undefined): number | null;
  /** The place in a list of the task's own: "v2" of three is 1. */
  pick(id: string, letter: string, count: number): number | null;
  /** A part of a picture that was shown, in pixels of the screenshot that it was cut from; null if it is not inside. */
  region(shot: string | null | undefined, box: Region['region'] | null | undefined): Region | null;
  /** One of a list, else "". */
  choice(value: string | null | undefined, options: readonly string[]): string;
  /** Says what a text, or an object as a whole, rests on: of `said`, `named` and `quote` it is known. */
  rests<T extends string | object>(value: T, ids: readonly string[]): T;
  /** What was said and what code has composed, one after the other. */
  joined(...parts: (string | undefined)[]): string;
  standing(): Standing;
  ledger: Ledger;
}

const PROSE = 600;
const TITLE = 60;
const REWORDING = 320;

/**
 * `told` is what the model was told besides the material: it may not come back as an answer. What is judged is a function of
 * its arguments alone (`judge.ts`); here each judgement is noted, for `standing`, and what it rests on, in the ledger.
 */
export function groundOn(material: Material, told = ''): Ground {
  const standard: Standard = { lexicon: material.lexicon, told: rowOf(told), spare: '', absent: false };
  const avoiding: Standard = { ...standard, absent: true };
  const ledger = ledgerOf(material);
  const isKnown = (id: string): boolean => material.quotes.has(id) || material.facts.has(id) || material.shots.has(id);

  const judgements: Judgement<unknown>[] = [];
  const noted = <T>(judgement: Judgement<T>): T => {
    judgements.push(judgement);
    return judgement.value;
  };

  const cites = (ids: readonly string[]): boolean => noted(judgeCitations(ids, isKnown));
  const isCited = (value: Said | null | undefined): value is Said => !!value?.text.trim() && cites(value.from);
  const rests: Ground['rests'] = (value, ids) => ledger.rests(value, ids.map(asId));
  const prose = (text: string | null | undefined, length = PROSE) => noted(judgeSentences(text, length, standard));
  const title = (text: string | null | undefined, length = TITLE) => noted(judgeTitle(text, length, standard));
  const titles = (
    texts: readonly string[] | null | undefined,
    most: number,
    length: number,
    by: Standard,
  ): string[] => {
    const judged = (texts ?? []).slice(0, most * 2).map((text) => noted(judgeTitle(text, length, by)));
    return [...new Set(judged.filter(Boolean))].slice(0, most);
  };
  const quote = (id: string | null | undefined): Quote | null => {
    if (!id) return null;
    const found = material.quotes.get(asId(id));
    if (!found) return noted(dropped('citation', null));
    ledger.quotes(found.text, asId(id));
    return noted(kept(found));
  };

  return {
    material,
    ledger,
    rests,
    cites,
    prose,
    title,
    quote,
    joined: (...parts) => ledger.joins(parts),
    said: (value, length) => (isCited(value) ? rests(prose(value.text, length), value.from) : ''),
    named: (value, length) => (isCited(value) ? rests(title(value.text, length), value.from) : ''),
    avoided: (text, length = PROSE) => noted(judgeSentences(text, length, avoiding)),
    titles: (texts, most, length = TITLE) => titles(texts, most, length, standard),
    avoidedTitles: (texts, most, length = TITLE) => titles(texts, most, length, avoiding),
    rewording(text, { text: original }) {
      const words = plain(text ?? '');
      if (words === original) return '';
      return noted(judgeSentences(words, REWORDING, { ...avoiding, spare: original.toLowerCase() }));
    },
    quotes: (ids) => [...new Set(ids ?? [])].flatMap((id) => (asId(id).startsWith('q') ? (quote(id) ?? []) : [])),
    place: (letter, id) => (id ? noted(judgePlace(id, letter, (key) => material.facts.has(key))) : null),
    pick: (id, letter, count) => noted(judgePlace(id, letter, (_key, place) => place < count)),
    region: (id, box) => (id || box ? noted(judgeRegion(material.shots.get(asId(id ?? '')), box)) : null),
    choice: (value, options) => noted(judgeChoice(value, options)),
    standing: () => standingOf(judgements),
  };
}
