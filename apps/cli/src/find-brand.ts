import type { Brandprint } from '@brandprint/sdk';
import { CliError } from './errors.ts';
import { EXIT } from './exit-codes.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export const BRAND_ARGUMENT = 'id, part of the name or host, or "latest"';

/** The id of a brand by its id, by a part of its name or host (the newest one wins), or `latest`. */
export async function findBrandId(client: Brandprint, text: string, signal: AbortSignal): Promise<string> {
  if (UUID.test(text)) return text;
  const q = text === 'latest' ? undefined : hostOf(text);
  const [newest] = await client.brands.list({ q }, { signal }).toArray({ limit: 1 });
  if (newest) return newest.id;
  throw new CliError(q ? `There is no brand named ${JSON.stringify(text)}` : 'There are no brands yet', {
    hint: q ? '`brandprint list` shows all brands.' : 'Make one: brandprint analyze https://example.com',
    exitCode: EXIT.failed,
  });
}

/** Of a URL, the part that the list searches. */
const hostOf = (text: string): string => (/^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text).host : text);
