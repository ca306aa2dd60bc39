import type { ArtDirectionSection } from '@brandprint/contracts';
import { splitSentences } from '../../shared/text/index.ts';
import type { ScreenshotCrop } from '../material.ts';
import { stripMarkup, truncateAtWord } from './strip-markup.ts';
import {
  type CheckContext,
  foreignTextViolation,
  sentenceViolation,
  titleViolation,
  type Violation,
  wholeTextViolation,
} from './text-checks.ts';

/** The accepted part of a model's value, how much was kept, and why the rest was dropped. */
export interface Checked<T> {
  value: T;
  accepted: number;
  faults: readonly Violation[];
}

export const accepted = <T>(value: T): Checked<T> => ({ value, accepted: 1, faults: [] });
export const rejected = <T>(fault: Violation, value: T): Checked<T> => ({ value, accepted: 0, faults: [fault] });
/** For a value that was not offered. */
const nothing = <T>(value: T): Checked<T> => ({ value, accepted: 0, faults: [] });

/** How much of a model's answer was kept. */
export interface GroundingReport {
  /** 0 to 1; null if it offered nothing. */
  groundedness: number | null;
  dropped: Partial<Record<Violation, number>>;
}

export function reportGrounding(checks: readonly Checked<unknown>[]): GroundingReport {
  const faults = checks.flatMap((checked) => checked.faults);
  const acceptedCount = checks.reduce((sum, checked) => sum + checked.accepted, 0);
  const offered = acceptedCount + faults.length;
  const counts: Partial<Record<Violation, number>> = {};
  for (const fault of faults) counts[fault] = (counts[fault] ?? 0) + 1;
  return { groundedness: offered > 0 ? Math.round((acceptedCount / offered) * 100) / 100 : null, dropped: counts };
}

/** Maximum number of sentences: no question needs more. */
const MAX_SENTENCES = 12;

/** The accepted sentences, cut to a length; "" if all are rejected. */
export function checkSentences(
  text: string | null | undefined,
  length: number,
  context: CheckContext,
): Checked<string> {
  if (!text?.trim()) return nothing('');
  const words = stripMarkup(text);
  const whole = wholeTextViolation(words, context);
  if (whole) return rejected(whole, '');
  const checkedSentences = splitSentences(words, 'en')
    .slice(0, MAX_SENTENCES)
    .map((sentence) => ({ sentence, fault: sentenceViolation(sentence, context) }));
  const valid = checkedSentences.filter(({ fault }) => fault === null).map(({ sentence }) => sentence);
  const faults = checkedSentences.flatMap(({ fault }) => fault ?? []);
  return { value: truncateAtWord(valid.join(' '), length), accepted: valid.length, faults };
}

/** A text in the site's language where that is not English; accepted as a whole. */
export function checkForeignText(
  text: string | null | undefined,
  kind: 'rewording' | 'phrase',
  { length, language }: { length: number; language: string },
  context: CheckContext,
): Checked<string> {
  const words = stripMarkup(text ?? '');
  if (!words) return nothing('');
  const fault = words.length > length ? 'length' : foreignTextViolation(words, kind, { ...context, language });
  return fault ? rejected(fault, '') : accepted(words);
}

/** A few words without a full stop, accepted as a whole; otherwise "". */
export function checkTitle(text: string | null | undefined, length: number, context: CheckContext): Checked<string> {
  const words = stripMarkup(text ?? '').replace(/[.。]$/, '');
  if (!words) return nothing('');
  const fault =
    words.length > 3 * length ? 'length' : (wholeTextViolation(words, context) ?? titleViolation(words, context));
  return fault ? rejected(fault, '') : accepted(truncateAtWord(words, length));
}

/**
 * Whether at least one of the ids is known. A valid citation does not count as a statement; an invalid one counts as a
 * false one.
 */
export function checkCitations(ids: readonly string[], isKnown: (id: string) => boolean): Checked<boolean> {
  const cited = [...new Set(ids.map(asId))].filter((id) => id !== '');
  const wrong = cited.filter((id) => !isKnown(id));
  const faults = cited.length === 0 ? ['citation' as const] : wrong.map(() => 'citation' as const);
  return { value: wrong.length < cited.length, accepted: 0, faults };
}

/** The list index of an id: "c3" is 2 among "c"; null if there is none. */
export function checkIndex(id: string, letter: string, exists: (id: string, index: number) => boolean) {
  const key = asId(id);
  const index = key.startsWith(letter) ? Number(key.slice(letter.length)) - 1 : -1;
  return index >= 0 && exists(key, index) ? accepted<number | null>(index) : rejected<number | null>('citation', null);
}

/** One of a list, otherwise "". */
export function checkChoice(value: string | null | undefined, options: readonly string[]): Checked<string> {
  const wanted = (value ?? '').trim().toLowerCase();
  if (!wanted) return nothing('');
  return options.includes(wanted) ? accepted(wanted) : rejected('choice', '');
}

type Element = ArtDirectionSection['design_elements'][number];
export type ScreenshotRegion = Pick<Element, 'screenshot_index' | 'region'>;

/** A region in pixels of the original screenshot; null if it is not inside. */
export function checkRegion(
  shot: ScreenshotCrop | undefined,
  box: Element['region'] | null | undefined,
): Checked<ScreenshotRegion | null> {
  if (!shot || !box || !isInside(box, shot)) return rejected('region', null);
  const scaled = (n: number): number => Math.floor(n * shot.scale);
  return accepted({
    screenshot_index: shot.index,
    region: { x: scaled(box.x), y: shot.top + scaled(box.y), width: scaled(box.width), height: scaled(box.height) },
  });
}

/** Minimum share of the picture's sides that a region must have. */
const MIN_REGION_SHARE = 0.01;

function isInside({ x, y, width, height }: Element['region'], shot: { width: number; height: number }): boolean {
  return (
    [x, y, width, height].every(Number.isFinite) &&
    x >= 0 &&
    y >= 0 &&
    width >= shot.width * MIN_REGION_SHARE &&
    height >= shot.height * MIN_REGION_SHARE &&
    x + width <= shot.width &&
    y + height <= shot.height
  );
}

/** "[q3]" and "Q3" are q3. */
export const asId = (id: string): string =>
  /^\W*([a-z]\d{1,3})\W*$/i.exec(id.slice(0, 12))?.[1]?.toLowerCase() ?? (id.trim() ? '?' : '');
