import type { ArtDirectionSection } from '@brandprint/contracts';
import { type Quote, splitSentences } from '../../shared/text/index.ts';
import type { Material } from '../material.ts';
import { type Fault, type Standard, sentenceFaultOf, titleFaultOf, wholeFaultOf } from './claims.ts';
import { type Ledger, ledgerOf } from './ledger.ts';
import { capped, plain } from './plain.ts';
import { rowOf } from './wording.ts';

export type { Ledger };

/** What a model says, with the ids of what it says it from. */
interface Said {
  text: string;
  from: string[];
}

type Element = ArtDirectionSection['design_elements'][number];

/** How much of what a model offered stood. */
interface Standing {
  /** 0 to 1; null if it offered nothing. */
  groundedness: number | null;
  dropped: Partial<Record<Fault, number>>;
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
  region(
    shot: string | null | undefined,
    box: Element['region'] | null | undefined,
  ): Pick<Element, 'screenshot_index' | 'region'> | null;
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
/** More sentences than this are no answer to any of our questions. */
const MOST_SENTENCES = 12;
/** A region smaller than this, a share of the picture's sides, points at nothing. */
const SMALLEST = 0.01;

/** `told` is what the model was told besides the material: it may not come back as an answer. */
export function groundOn(material: Material, told = ''): Ground {
  const standard: Standard = { lexicon: material.lexicon, told: rowOf(told), spare: '', absent: false };
  let offered = 0;
  let kept = 0;
  const dropped: Partial<Record<Fault, number>> = {};
  const drop = (fault: Fault): void => {
    offered += 1;
    dropped[fault] = (dropped[fault] ?? 0) + 1;
  };
  const keep = <T>(value: T): T => {
    offered += 1;
    kept += 1;
    return value;
  };
  const ledger = ledgerOf(material);
  const known = (id: string): boolean => material.quotes.has(id) || material.facts.has(id) || material.shots.has(id);
  const sentences = (text: string, length: number, more: Partial<Standard> = {}): string => {
    const words = plain(text);
    const by = { ...standard, ...more };
    const whole = wholeFaultOf(words, by);
    if (whole) {
      drop(whole);
      return '';
    }
    const all = splitSentences(words, 'en').slice(0, MOST_SENTENCES);
    const standing = all.filter((sentence) => {
      const fault = sentenceFaultOf(sentence, by);
      if (fault) drop(fault);
      else keep(sentence);
      return !fault;
    });
    return capped(standing.join(' '), length);
  };

  const title = (text: string | null | undefined, length: number, absent = false): string => {
    const words = plain(text ?? '').replace(/[.。]$/, '');
    if (!words) return '';
    const by = { ...standard, absent };
    const fault = words.length > 3 * length ? 'length' : (wholeFaultOf(words, by) ?? titleFaultOf(words, by));
    if (fault) {
      drop(fault);
      return '';
    }
    return keep(capped(words, length));
  };
  const titles = (
    texts: readonly string[] | null | undefined,
    most: number,
    length: number,
    absent: boolean,
  ): string[] => {
    const offered = (texts ?? []).slice(0, most * 2);
    return [...new Set(offered.map((text) => title(text, length, absent)).filter(Boolean))].slice(0, most);
  };

  const cites = (ids: readonly string[]): boolean => {
    const cited = [...new Set(ids.map(asId))].filter((id) => id !== '');
    // What is cited rightly is no statement of its own; what is cited wrongly is a false one.
    for (const id of cited) if (!known(id)) drop('citation');
    if (cited.length === 0) drop('citation');
    return cited.some(known);
  };

  const rests: Ground['rests'] = (value, ids) => ledger.rests(value, ids.map(asId));
  const isCited = (value: Said | null | undefined): value is Said => !!value?.text.trim() && cites(value.from);

  const ground: Ground = {
    material,
    ledger,
    rests,
    joined: (...parts) => ledger.joins(parts),
    said: (value, length = PROSE) => (isCited(value) ? rests(sentences(value.text, length), value.from) : ''),
    named: (value, length) => (isCited(value) ? rests(ground.title(value.text, length), value.from) : ''),
    cites,
    prose: (text, length = PROSE) => (text?.trim() ? sentences(text, length) : ''),
    avoided: (text, length = PROSE) => (text?.trim() ? sentences(text, length, { absent: true }) : ''),
    title: (text, length = TITLE) => title(text, length),
    titles: (texts, most, length = TITLE) => titles(texts, most, length, false),
    avoidedTitles: (texts, most, length = TITLE) => titles(texts, most, length, true),
    rewording(text, quote) {
      const words = plain(text ?? '');
      if (!words || words === quote.text) return '';
      return sentences(words, 320, { spare: quote.text.toLowerCase(), absent: true });
    },
    quote(id) {
      if (!id) return null;
      const found = material.quotes.get(asId(id));
      if (found) {
        ledger.quotes(found.text, asId(id));
        return keep(found);
      }
      drop('citation');
      return null;
    },
    quotes: (ids) =>
      [...new Set(ids ?? [])].flatMap((id) => (asId(id).startsWith('q') ? (ground.quote(id) ?? []) : [])),
    place(letter, id) {
      if (!id) return null;
      const key = asId(id);
      if (!key.startsWith(letter) || !material.facts.has(key)) {
        drop('citation');
        return null;
      }
      return keep(Number(key.slice(letter.length)) - 1);
    },
    pick(id, letter, count) {
      const key = asId(id);
      const at = key.startsWith(letter) ? Number(key.slice(letter.length)) - 1 : -1;
      if (at >= 0 && at < count) return keep(at);
      drop('citation');
      return null;
    },
    region(id, box) {
      const shot = material.shots.get(asId(id ?? ''));
      if (!shot || !box || !isInside(box, shot)) {
        if (id || box) drop('region');
        return null;
      }
      const scaled = (n: number): number => Math.floor(n * shot.scale);
      return keep({
        screenshot_index: shot.index,
        region: { x: scaled(box.x), y: shot.top + scaled(box.y), width: scaled(box.width), height: scaled(box.height) },
      });
    },
    choice(value, options) {
      const wanted = (value ?? '').trim().toLowerCase();
      if (!wanted) return '';
      const found = options.find((option) => option === wanted);
      if (found === undefined) drop('choice');
      return found === undefined ? '' : keep(found);
    },
    standing: () => ({
      groundedness: offered > 0 ? Math.round((kept / offered) * 100) / 100 : null,
      dropped: { ...dropped },
    }),
  };
  return ground;
}

/** "[q3]" and "Q3" are q3. */
const asId = (id: string): string =>
  /^\W*([a-z]\d{1,3})\W*$/i.exec(id.slice(0, 12))?.[1]?.toLowerCase() ?? (id.trim() ? '?' : '');

function isInside({ x, y, width, height }: Element['region'], shot: { width: number; height: number }): boolean {
  return (
    [x, y, width, height].every(Number.isFinite) &&
    x >= 0 &&
    y >= 0 &&
    width >= shot.width * SMALLEST &&
    height >= shot.height * SMALLEST &&
    x + width <= shot.width &&
    y + height <= shot.height
  );
}
