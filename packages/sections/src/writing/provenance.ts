import type { Provenance } from '@brandprint/contracts';
import type { Ledger } from './grounding/index.ts';
import type { Material, Sighting } from './material.ts';

/** Words of the site that a model pointed out are the site's; that they are the right ones is its judgement. */
const POINTED_OUT = 0.8;
/** What it says in words of its own. */
const SAID = 0.6;
/** Sightings of one value. */
const MOST = 5;

type Node = { readonly [key: string]: unknown };

interface Answered {
  composed: unknown;
  data: unknown;
  provenance: readonly Provenance[];
  ledger: Ledger;
  material: Pick<Material, 'quotes' | 'facts' | 'shots'>;
  /** Share of the answer that stood: its words are no surer than that. */
  groundedness: number;
}

/**
 * Where a section with a model's part was seen. What was kept of the composed one keeps its sightings, at the place to
 * which it moved; quotes that a model pointed out name where they stand; its own words name what they cite.
 */
export function provenanceOf(answered: Answered): Provenance[] {
  const kept = answered.provenance.flatMap((seen) => keptOf(seen, answered));
  const cited = citedIn(answered.data, '', answered);
  const all = new Map<string, Provenance>();
  for (const seen of [...kept, ...cited]) {
    const key = JSON.stringify([seen.path, seen.page, seen.selector, seen.property, seen.value]);
    if (!all.has(key)) all.set(key, seen);
  }
  return [...all.values()];
}

function keptOf(seen: Provenance, { composed, data, ledger, groundedness }: Answered): Provenance[] {
  let [before, after, path] = [composed, data, ''];
  for (const key of seen.path.split('/').slice(1)) {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    const item = childOf(before, name);
    let at = key;
    if (Array.isArray(before) && Array.isArray(after) && !isStill(item, after[Number(name)], ledger))
      at = String(after.findIndex((other) => isStill(item, other, ledger)));
    [before, after, path] = [item, childOf(after, Array.isArray(after) ? at : name), `${path}/${at}`];
    if (after === undefined) return [];
  }
  const joined = typeof after === 'string' && before !== '' && ledger.composedIn(after) === before;
  if (!joined && !isStill(before, after, ledger)) return [];
  // A value that a model has a part in is no surer than that part.
  const isMixed = joined || (before !== after && ledger.cited(after) !== null);
  const confidence = isMixed ? Math.min(seen.confidence, rounded(SAID * groundedness)) : seen.confidence;
  return [{ ...seen, path, confidence }];
}

const rounded = (share: number): number => Math.round(share * 100) / 100;

const isStill = (before: unknown, after: unknown, ledger: Ledger): boolean =>
  typeof before === 'string' ? before === after : holds(before, after, ledger);

const childOf = (node: unknown, key: string): unknown =>
  typeof node === 'object' && node !== null ? (node as Node)[key] : undefined;

/** Whether a part of a section still is what was measured, though a model has named and explained it. */
function holds(before: unknown, after: unknown, ledger: Ledger): boolean {
  if (typeof before === 'string' && typeof after === 'string')
    return before === after || before === '' || ledger.cited(after) !== null;
  if (Array.isArray(before) && Array.isArray(after))
    return before.every((item) => after.some((other) => isStill(item, other, ledger)));
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return before === after;
  return Object.entries(before).every(([key, value]) => holds(value, childOf(after, key), ledger));
}

function citedIn(node: unknown, path: string, answered: Answered): Provenance[] {
  const { ledger, groundedness } = answered;
  if (typeof node !== 'string' && (typeof node !== 'object' || node === null)) return [];
  const quote = typeof node === 'string' ? ledger.quoted(node) : null;
  const own = (id: string, confidence: number, basis?: 'cited'): Provenance[] =>
    sightings(id, node, answered.material).map((seen) => ({
      ...seen,
      path,
      confidence: rounded(confidence * groundedness),
      ...(basis && { basis }),
    }));
  if (quote !== null) return own(quote, POINTED_OUT);
  const cited = (ledger.cited(node) ?? []).slice(0, MOST).flatMap((id) => own(id, SAID, 'cited'));
  if (typeof node === 'string') return cited;
  // What all of an object rests on is said once.
  const within = Object.entries(node).flatMap(([key, value]) =>
    citedIn(value, `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, answered),
  );
  return [...cited, ...within.filter((seen) => cited.length === 0 || seen.basis !== 'cited')];
}

/** Where that stands which an id names. */
function sightings(id: string, node: unknown, { quotes, facts, shots }: Answered['material']): readonly Sighting[] {
  const quote = quotes.get(id);
  if (quote) return [{ page: quote.page, selector: quote.selector, property: 'text', value: quote.text, count: 1 }];
  const shot = shots.get(id);
  if (!shot) return facts.get(id)?.seen ?? [];
  const { page, top, scale, width, height } = shot;
  const whole = { x: 0, y: top, width: Math.floor(width * scale), height: Math.floor(height * scale) };
  const box = (childOf(node, 'region') as typeof whole | undefined) ?? whole;
  const value = `${box.width} × ${box.height} px at ${box.x}, ${box.y}`;
  return [{ page, selector: '', property: 'screenshot', value, count: 1 }];
}
