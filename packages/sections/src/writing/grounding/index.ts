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
  rejected,
  reportGrounding,
} from './check-output.ts';
import { type Citations, createCitations } from './citations.ts';
import { wordSequence } from './copied-text.ts';
import { foreignClaimFault } from './foreign-claims.ts';
import type { CitedText, Grounding } from './grounding.ts';
import { stripMarkup } from './strip-markup.ts';
import { claimFault, claimSources, isOwnStatement } from './support.ts';
import type { CheckContext, Violation } from './text-checks.ts';

export { isEnglishWord } from './english-words.ts';
export type { Citations, Grounding };

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

  /** Why what is cited does not support a claim. */
  const supportFault = (text: string, ids: readonly string[], about: 'brand' | 'customer'): Violation | null => {
    const known = ids.map(asId).filter(isKnown);
    if (known.length === 0 || known.some((id) => material.screenshots.has(id))) return null;
    const sources = claimSources(known, material, about);
    if (sources.cited.length === 0) return 'support';
    return speaksEnglish
      ? claimFault(text, sources, about)
      : foreignClaimFault(text, sources, about, material.language);
  };
  const checkClaim =
    (check: typeof checkSentences, maxLength: number): Grounding['claim'] =>
    (value, { length = maxLength, title: above = '', about = 'brand' } = {}) => {
      if (!isCited(value)) return '';
      const allowedText = claimSources(value.from.map(asId), material, about).cited.join(' \n ').toLowerCase();
      const checked = check(value.text, length, { ...context, allowedText });
      const text = above ? `${above}: ${value.text}` : value.text;
      const fault = checked.value ? supportFault(text, value.from, about) : null;
      return cite(record(fault ? rejected(fault, '') : checked), value.from);
    };
  const claim = checkClaim(checkSentences, MAX_PROSE_LENGTH);
  const claimedTitle = checkClaim(checkTitle, MAX_TITLE_LENGTH);
  const citedText: Grounding['citedText'] = (value, length) =>
    isCited(value) ? cite(prose(value.text, length), value.from) : '';
  const replaceWith =
    (check: Grounding['claim']): Grounding['replaceText'] =>
    (path, composed, value, options) =>
      replace(path, composed, { isEmpty: !value?.text.trim(), accepted: check(value, options) || null, empty: '' });

  return {
    material,
    citations,
    cite,
    hasCitation,
    prose,
    title,
    quote,
    statement(id) {
      const found = material.quotes.get(asId(id ?? ''));
      if (found && !isOwnStatement(found.text, found.headingText)) return record(rejected('support', null));
      return quote(id);
    },
    join: (...parts) => citations.join(parts),
    citedText,
    claimedTitle,
    replace,
    claim,
    supportsAudience(text, ids) {
      const fault = supportFault(text, ids, 'customer');
      return record<boolean>(fault ? rejected(fault, false) : { value: true, accepted: 0, faults: [] });
    },
    replaceText: replaceWith(claim),
    replaceTitle: replaceWith(claimedTitle),
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
    declarations: (ids) =>
      [...new Set((ids ?? []).map(asId))].flatMap((id) => {
        const fact = id.startsWith('e') ? material.facts.get(id) : undefined;
        return fact?.supportsClaims ? [{ text: fact.text.replace(/^[^:]*(?:og:\w+[^:]*)?: /, '') }] : [];
      }),
    factIndex: (letter, id) => (id ? record(checkIndex(id, letter, (key) => material.facts.has(key))) : null),
    itemIndex: (id, letter, count) => record(checkIndex(id, letter, (_key, index) => index < count)),
    region: (id, box) => (id || box ? record(checkRegion(material.screenshots.get(asId(id ?? '')), box)) : null),
    choice: (value, options) => record(checkChoice(value, options)),
    emptied: () => [...new Set(emptied)],
    report: () => reportGrounding(checks),
  };
}
