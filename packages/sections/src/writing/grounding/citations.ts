import type { Material } from '../material.ts';

/** The citations of a model's parts of a section. Objects are matched by identity, texts by value. */
export interface Citations {
  /** Ids cited for a text or a whole object; null if it was made by code alone. */
  citedIds(value: unknown): readonly string[] | null;
  /** The id of the quote with this text; null if no cited quote has it. */
  quoteId(text: string): string | null;
  /** The composed part of a text that a model extended; "" if there is none. */
  composedPart(text: string): string;
}

/** A mutable record of citations of known ids. */
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
