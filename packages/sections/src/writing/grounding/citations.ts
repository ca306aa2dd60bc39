import type { Material } from '../material.ts';

/** What a model's part of a section rests on. Objects are told by identity, texts by what they say. */
export interface Citations {
  /** Ids that were cited for a text, or for an object as a whole; null if nobody but code made it. */
  citedIds(value: unknown): readonly string[] | null;
  /** The id of the quote whose words a text is; null if it is none that was pointed out. */
  quoteId(text: string): string | null;
  /** The composed text that stands in a text beside a model's; "" if none does. */
  composedPart(text: string): string;
}

/** A ledger to be written, of ids that were shown. */
export interface CitationRecorder extends Citations {
  cite<T extends string | object>(value: T, ids: readonly string[]): T;
  recordQuote(text: string, id: string): void;
  join(parts: readonly (string | undefined)[]): string;
}

export function createCitations({
  quotes,
  facts,
  screenshots,
}: Pick<Material, 'quotes' | 'facts' | 'screenshots'>): CitationRecorder {
  const idsByValue = new Map<string | object, Set<string>>();
  const quoteIdByText = new Map<string, string>();
  const composedByText = new Map<string, string>();
  const isKnown = (id: string): boolean => quotes.has(id) || facts.has(id) || screenshots.has(id);
  const cite = <T extends string | object>(value: T, ids: readonly string[]): T => {
    if (value !== '') idsByValue.set(value, new Set([...(idsByValue.get(value) ?? []), ...ids.filter(isKnown)]));
    return value;
  };
  return {
    cite,
    recordQuote: (text, id) => {
      quoteIdByText.set(text, id);
    },
    join(parts) {
      const joined = parts.filter(Boolean).join(' ');
      const citedParts = parts.filter((part) => part !== undefined && idsByValue.has(part));
      const composed = parts.find((part) => part && !idsByValue.has(part));
      if (citedParts.length === 0 || !composed) return joined;
      composedByText.set(joined, composed);
      return cite(
        joined,
        citedParts.flatMap((part) => [...(idsByValue.get(part ?? '') ?? [])]),
      );
    },
    citedIds: (value) => {
      const ids = typeof value === 'string' || (typeof value === 'object' && value) ? idsByValue.get(value) : undefined;
      return ids ? [...ids] : null;
    },
    quoteId: (text) => quoteIdByText.get(text) ?? null,
    composedPart: (text) => composedByText.get(text) ?? '',
  };
}
