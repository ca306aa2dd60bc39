import type { Brandprint } from '@brandprint/sdk';
import { CliError } from './errors.ts';
import { EXIT } from './exit-codes.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Brands that are searched for an exact name or host. */
const MAX_FOUND = 100;

export const BRAND_ARGUMENT = 'id, part of the name or host, or "latest"';

/** The id of a brand by its id, its name or host, a part of them (the newest one wins), or `latest`. */
export async function findBrandId(client: Brandprint, text: string, signal: AbortSignal): Promise<string> {
  if (UUID.test(text)) return text;
  if (text.trim() === '')
    throw new CliError('The name of the brand is empty', { hint: '`brandprint list` shows all brands.' });
  const q = text === 'latest' ? undefined : hostOf(text);
  const limit = q ? MAX_FOUND : 1;
  const found = await client.brands.list({ q, limit }, { signal }).toArray({ limit });
  const wanted = q?.toLowerCase();
  const exact = found.find(
    ({ name, source_url }) => wanted === name.toLowerCase() || wanted === hostOf(source_url).toLowerCase(),
  );
  const brand = exact ?? found[0];
  if (brand) return brand.id;
  throw new CliError(q ? `There is no brand named ${JSON.stringify(text)}` : 'There are no brands yet', {
    hint: q ? '`brandprint list` shows all brands.' : 'Make one: brandprint analyze https://example.com',
    exitCode: EXIT.failed,
  });
}

/** Of a URL, the part that the list searches. */
const hostOf = (text: string): string => (/^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text).host : text);
