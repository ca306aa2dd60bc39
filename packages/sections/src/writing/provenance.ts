import type { Provenance } from '@brandprint/contracts';
import { roundHalfUp } from '../shared/numbers.ts';
import type { Citations } from './grounding/index.ts';
import type { Material, Occurrence } from './material.ts';

/** Confidence of the site's words that a model selected: the words are the site's, the selection is the model's. */
const QUOTE_CONFIDENCE = 0.8;
/** Confidence of the model's own words. */
const TEXT_CONFIDENCE = 0.6;
/** Occurrences of one value. */
const MAX_CITATIONS = 5;

type Node = { readonly [key: string]: unknown };

interface WrittenSection {
  composed: unknown;
  data: unknown;
  provenance: readonly Provenance[];
  citations: Citations;
  material: Pick<Material, 'quotes' | 'facts' | 'screenshots'>;
  /** Groundedness of the answer, which limits the confidence of its words. */
  groundedness: number;
}

/**
 * Provenance of a section with a model's contribution. Kept composed values keep their sources, at their new paths.
 * Selected quotes have their own sources. The model's own words have the sources of their citations.
 */
export function traceProvenance(written: WrittenSection): Provenance[] {
  const kept = written.provenance.flatMap((seen) => keptProvenance(seen, written));
  const cited = citedProvenance(written.data, '', written);
  const all = new Map<string, Provenance>();
  for (const seen of [...kept, ...cited]) {
    const key = JSON.stringify([seen.path, seen.page, seen.selector, seen.property, seen.value]);
    if (!all.has(key)) all.set(key, seen);
  }
  return [...all.values()];
}

function keptProvenance(seen: Provenance, { composed, data, citations, groundedness }: WrittenSection): Provenance[] {
  let [before, after, path] = [composed, data, ''];
  for (const key of seen.path.split('/').slice(1)) {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    const item = childOf(before, name);
    let at = key;
    if (Array.isArray(before) && Array.isArray(after) && !isUnchanged(item, after[Number(name)], citations))
      at = String(after.findIndex((other) => isUnchanged(item, other, citations)));
    [before, after, path] = [item, childOf(after, Array.isArray(after) ? at : name), `${path}/${at}`];
    if (after === undefined) return [];
  }
  const joined = typeof after === 'string' && before !== '' && citations.composedPart(after) === before;
  if (!joined && !isUnchanged(before, after, citations)) return [];
  // A value with a model's contribution has at most the confidence of that contribution.
  const isMixed = joined || (before !== after && citations.citedIds(after) !== null);
  const confidence = isMixed
    ? Math.min(seen.confidence, roundHalfUp(TEXT_CONFIDENCE * groundedness, 2))
    : seen.confidence;
  return [{ ...seen, path, confidence }];
}

const isUnchanged = (before: unknown, after: unknown, ledger: Citations): boolean =>
  typeof before === 'string' ? before === after : keepsMeasuredValues(before, after, ledger);

const childOf = (node: unknown, key: string): unknown =>
  typeof node === 'object' && node !== null ? (node as Node)[key] : undefined;

/** Whether a part of a section is still the measured one, even if a model named and explained it. */
function keepsMeasuredValues(before: unknown, after: unknown, ledger: Citations): boolean {
  if (typeof before === 'string' && typeof after === 'string')
    return before === after || before === '' || ledger.citedIds(after) !== null;
  if (Array.isArray(before) && Array.isArray(after))
    return before.every((item) => after.some((other) => isUnchanged(item, other, ledger)));
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return before === after;
  return Object.entries(before).every(([key, value]) => keepsMeasuredValues(value, childOf(after, key), ledger));
}

function citedProvenance(node: unknown, path: string, answered: WrittenSection): Provenance[] {
  const { citations, groundedness } = answered;
  if (typeof node !== 'string' && (typeof node !== 'object' || node === null)) return [];
  const quote = typeof node === 'string' ? citations.quoteId(node) : null;
  const own = (id: string, confidence: number, basis?: 'cited'): Provenance[] =>
    occurrencesOf(id, node, answered.material).map((seen) => ({
      ...seen,
      path,
      confidence: roundHalfUp(confidence * groundedness, 2),
      ...(basis && { basis }),
    }));
  if (quote !== null) return own(quote, QUOTE_CONFIDENCE);
  const cited = (citations.citedIds(node) ?? [])
    .slice(0, MAX_CITATIONS)
    .flatMap((id) => own(id, TEXT_CONFIDENCE, 'cited'));
  if (typeof node === 'string') return cited;
  // Citations of a whole object are listed once.
  const within = Object.entries(node).flatMap(([key, value]) =>
    citedProvenance(value, `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, answered),
  );
  return [...cited, ...within.filter((seen) => cited.length === 0 || seen.basis !== 'cited')];
}

/** The source of a cited id. */
function occurrencesOf(
  id: string,
  node: unknown,
  { quotes, facts, screenshots }: WrittenSection['material'],
): readonly Occurrence[] {
  const quote = quotes.get(id);
  if (quote) return [{ page: quote.page, selector: quote.selector, property: 'text', value: quote.text, count: 1 }];
  const shot = screenshots.get(id);
  if (!shot) return facts.get(id)?.seen ?? [];
  const { page, top, scale, width, height } = shot;
  const whole = { x: 0, y: top, width: Math.floor(width * scale), height: Math.floor(height * scale) };
  const box = (childOf(node, 'region') as typeof whole | undefined) ?? whole;
  const value = `${box.width} × ${box.height} px at ${box.x}, ${box.y}`;
  return [{ page, selector: '', property: 'screenshot', value, count: 1 }];
}
