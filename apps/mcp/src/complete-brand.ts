import type { Brandprint } from '@brandprint/sdk';

const MAX_COMPLETIONS = 20;

/** Ids of brands that begin with what was typed, or whose name or host contains it. */
export const brandCompleter =
  (client: Brandprint) =>
  async (typed: string): Promise<string[]> => {
    const q = typed.trim() || undefined;
    const newest = await client.brands.list({ limit: 100 }).page();
    const byId = newest.data.filter(({ id }) => q !== undefined && id.startsWith(q.toLowerCase()));
    const brands = byId.length > 0 ? byId : (await client.brands.list({ q, limit: MAX_COMPLETIONS }).page()).data;
    return brands.slice(0, MAX_COMPLETIONS).map(({ id }) => id);
  };
