import type { Material } from '../material.ts';

/** What a model's part of a section rests on. Objects are told by identity, texts by what they say. */
export interface Ledger {
  /** Ids that were cited for a text, or for an object as a whole; null if nobody but code made it. */
  cited(value: unknown): readonly string[] | null;
  /** The id of the quote whose words a text is; null if it is none that was pointed out. */
  quoted(text: string): string | null;
  /** The composed text that stands in a text beside a model's; "" if none does. */
  composedIn(text: string): string;
}

/** A ledger to be written, of ids that were shown. */
export interface OpenLedger extends Ledger {
  rests<T extends string | object>(value: T, ids: readonly string[]): T;
  quotes(text: string, id: string): void;
  joins(parts: readonly (string | undefined)[]): string;
}

export function ledgerOf({ quotes, facts, shots }: Pick<Material, 'quotes' | 'facts' | 'shots'>): OpenLedger {
  const resting = new Map<string | object, Set<string>>();
  const quoted = new Map<string, string>();
  const beside = new Map<string, string>();
  const isKnown = (id: string): boolean => quotes.has(id) || facts.has(id) || shots.has(id);
  const rests = <T extends string | object>(value: T, ids: readonly string[]): T => {
    if (value !== '') resting.set(value, new Set([...(resting.get(value) ?? []), ...ids.filter(isKnown)]));
    return value;
  };
  return {
    rests,
    quotes: (text, id) => {
      quoted.set(text, id);
    },
    joins(parts) {
      const joined = parts.filter(Boolean).join(' ');
      const told = parts.filter((part) => part !== undefined && resting.has(part));
      const composed = parts.find((part) => part && !resting.has(part));
      if (told.length === 0 || !composed) return joined;
      beside.set(joined, composed);
      return rests(
        joined,
        told.flatMap((part) => [...(resting.get(part ?? '') ?? [])]),
      );
    },
    cited: (value) => {
      const ids = typeof value === 'string' || (typeof value === 'object' && value) ? resting.get(value) : undefined;
      return ids ? [...ids] : null;
    },
    quoted: (text) => quoted.get(text) ?? null,
    composedIn: (text) => beside.get(text) ?? '',
  };
}
