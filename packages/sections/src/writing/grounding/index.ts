import type { Quote } from '../../shared/text/index.ts';
import type { Material } from '../material.ts';
import {
  accepted,
  asId,
  type Checked,
  checkChoice,
  checkCitations,
  checkForeignText,
  checkIndex,
  checkRegion,
  checkSentences,
  checkTitle,
  type GroundingReport,
  rejected,
  reportGrounding,
  type ScreenshotRegion,
} from './check-output.ts';
import { type Citations, createCitations } from './citations.ts';
import { wordSequence } from './copied-text.ts';
import { stripMarkup } from './strip-markup.ts';
import type { CheckContext } from './text-checks.ts';

export type { Citations };

/** A model's text with the ids that it cites. */
interface CitedText {
  text: string;
  from: string[];
}

/** Checks a model's output against its input. Everything returned may be used in a section. */
export interface Grounding {
  material: Material;
  /** The accepted sentences if they cite a known id, otherwise "". */
  citedText(value: CitedText | null | undefined, length?: number): string;
  /** The accepted sentences, for text whose subject is given by its field. */
  prose(text: string | null | undefined, length?: number): string;
  /** The same for what the brand avoids: absent colours may be named. */
  negatedProse(text: string | null | undefined, length?: number): string;
  /** A title if it cites a known id. */
  citedTitle(value: CitedText | null | undefined, length?: number): string;
  /** Whether at least one of the ids is known. */
  hasCitation(ids: readonly string[]): boolean;
  /** A few words without a full stop, accepted or rejected as a whole. */
  title(text: string | null | undefined, length?: number): string;
  titles(texts: readonly string[] | null | undefined, most: number, length?: number): string[];
  /** The same for what the brand avoids. */
  negatedTitles(texts: readonly string[] | null | undefined, most: number, length?: number): string[];
  /** The same in the language of the site. */
  avoidedPhrases(texts: readonly string[] | null | undefined, most: number, length?: number): string[];
  /** A sentence in the language of the site that may reuse the words of the quote that it rewrites, but must differ from it. */
  rewording(text: string | null | undefined, quote: Quote): string;
  /** The site's own words, unchanged. */
  quote(id: string | null | undefined): Quote | null;
  /** The quotes among known ids. */
  quotes(ids: readonly string[] | null | undefined): Quote[];
  /** The index of a fact among its kind, from 0: "c3" is 2 among "c"; null if there is none. */
  factIndex(letter: string, id: string | null | undefined): number | null;
  /** The index in a list of the task's own: "v2" of three is 1. */
  itemIndex(id: string, letter: string, count: number): number | null;
  /** A region of a screenshot shown to the model, in pixels of the original; null if it is not inside. */
  region(shot: string | null | undefined, box: ScreenshotRegion['region'] | null | undefined): ScreenshotRegion | null;
  /** One of a list, otherwise "". */
  choice(value: string | null | undefined, options: readonly string[]): string;
  /**
   * Records the citations of a text or a whole object. Those of `citedText`, `citedTitle` and `quote` are recorded
   * automatically.
   */
  cite<T extends string | object>(value: T, ids: readonly string[]): T;
  /** The model's text followed by the composed one. */
  join(...parts: (string | undefined)[]): string;
  /**
   * The value of a field: what was accepted of the model's offer, or the composed value if all of it was refused. An
   * offer of nothing means that the site does not say it, so the field is empty; what rules had found is recorded as
   * emptied.
   */
  replace<T>(path: string, composed: T, offer: { isEmpty: boolean; accepted: T | null; empty: T }): T;
  /** The same for a text and a title with citations. */
  replaceText(path: string, composed: string, value: CitedText | null, length?: number): string;
  replaceTitle(path: string, composed: string, value: CitedText | null, length?: number): string;
  /** Paths of what is empty now although rules had found something. */
  emptied(): string[];
  report(): GroundingReport;
  citations: Citations;
}

/** Whether there is no text in a value. */
function isBlank(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank);
  return value === '' || value === null || value === undefined;
}

const MAX_PROSE_LENGTH = 600;
const MAX_TITLE_LENGTH = 60;
const MAX_REWORDING_LENGTH = 320;

/**
 * `promptText` is the model's input besides the material, which must not return as an answer. The checks are pure
 * functions (`check-output.ts`). This closure collects the result of each one for `report`, and its citations in `citations`.
 */
export function createGrounding(material: Material, promptText = ''): Grounding {
  const context: CheckContext = {
    lexicon: material.lexicon,
    promptWords: wordSequence(promptText),
    allowedText: '',
    isNegated: false,
  };
  const speaksEnglish = ['', 'en'].includes(material.language);
  const negatedContext: CheckContext = { ...context, isNegated: true };
  const citations = createCitations(material);
  const isKnown = (id: string): boolean =>
    material.quotes.has(id) || material.facts.has(id) || material.screenshots.has(id);

  const checks: Checked<unknown>[] = [];
  const record = <T>(checked: Checked<T>): T => {
    checks.push(checked);
    return checked.value;
  };

  const emptied: string[] = [];
  const replace: Grounding['replace'] = (path, composed, { isEmpty, accepted, empty }) => {
    if (accepted !== null) return accepted;
    if (!isEmpty) return composed;
    if (!isBlank(composed)) emptied.push(path);
    return empty;
  };

  const hasCitation = (ids: readonly string[]): boolean => record(checkCitations(ids, isKnown));
  const isCited = (value: CitedText | null | undefined): value is CitedText =>
    !!value?.text.trim() && hasCitation(value.from);
  const cite: Grounding['cite'] = (value, ids) => citations.cite(value, ids.map(asId));
  const prose = (text: string | null | undefined, length = MAX_PROSE_LENGTH) =>
    record(checkSentences(text, length, context));
  const title = (text: string | null | undefined, length = MAX_TITLE_LENGTH) =>
    record(checkTitle(text, length, context));
  const titles = (
    texts: readonly string[] | null | undefined,
    most: number,
    length: number,
    checkContext: CheckContext,
  ): string[] => {
    const checked = (texts ?? []).slice(0, most * 2).map((text) => record(checkTitle(text, length, checkContext)));
    return [...new Set(checked.filter(Boolean))].slice(0, most);
  };
  const quote = (id: string | null | undefined): Quote | null => {
    if (!id) return null;
    const found = material.quotes.get(asId(id));
    if (!found) return record(rejected('citation', null));
    citations.recordQuote(found.text, asId(id));
    return record(accepted(found));
  };

  const citedText: Grounding['citedText'] = (value, length) =>
    isCited(value) ? cite(prose(value.text, length), value.from) : '';
  const citedTitle: Grounding['citedTitle'] = (value, length) =>
    isCited(value) ? cite(title(value.text, length), value.from) : '';
  const replaceWith =
    (check: Grounding['citedText']): Grounding['replaceText'] =>
    (path, composed, value, length) =>
      replace(path, composed, { isEmpty: !value?.text.trim(), accepted: check(value, length) || null, empty: '' });

  return {
    material,
    citations,
    cite,
    hasCitation,
    prose,
    title,
    quote,
    join: (...parts) => citations.join(parts),
    citedText,
    citedTitle,
    replace,
    replaceText: replaceWith(citedText),
    replaceTitle: replaceWith(citedTitle),
    negatedProse: (text, length = MAX_PROSE_LENGTH) => record(checkSentences(text, length, negatedContext)),
    titles: (texts, most, length = MAX_TITLE_LENGTH) => titles(texts, most, length, context),
    negatedTitles: (texts, most, length = MAX_TITLE_LENGTH) => titles(texts, most, length, negatedContext),
    avoidedPhrases(texts, most, length = MAX_TITLE_LENGTH) {
      if (speaksEnglish) return titles(texts, most, length, negatedContext);
      const options = { length, language: material.language };
      const checked = (texts ?? []).slice(0, most * 2);
      return [...new Set(checked.map((text) => record(checkForeignText(text, 'phrase', options, negatedContext))))]
        .filter(Boolean)
        .slice(0, most);
    },
    rewording(text, { text: original }) {
      const words = stripMarkup(text ?? '');
      if (words === original) return '';
      if (!speaksEnglish) {
        const options = { length: MAX_REWORDING_LENGTH, language: material.language };
        const rewordingContext = { ...negatedContext, allowedText: original.toLowerCase() };
        return record(checkForeignText(words, 'rewording', options, rewordingContext));
      }
      return record(
        checkSentences(words, MAX_REWORDING_LENGTH, { ...negatedContext, allowedText: original.toLowerCase() }),
      );
    },
    quotes: (ids) => [...new Set(ids ?? [])].flatMap((id) => (asId(id).startsWith('q') ? (quote(id) ?? []) : [])),
    factIndex: (letter, id) => (id ? record(checkIndex(id, letter, (key) => material.facts.has(key))) : null),
    itemIndex: (id, letter, count) => record(checkIndex(id, letter, (_key, index) => index < count)),
    region: (id, box) => (id || box ? record(checkRegion(material.screenshots.get(asId(id ?? '')), box)) : null),
    choice: (value, options) => record(checkChoice(value, options)),
    emptied: () => [...new Set(emptied)],
    report: () => reportGrounding(checks),
  };
}
