import type { Fleet } from '@brandprint/harness/fleet';

/** One brand, as the first process of the API shows it. */
export interface BrandReader {
  isComplete(): Promise<boolean>;
  /** Its section `things`. */
  section(): Promise<Record<string, unknown>>;
  /** Patches `things`. */
  edit(patch: object): Promise<void>;
}

interface BrandDetail {
  analysis_status: string;
  analysis: { things: Record<string, unknown> } | null;
}

export function brandReader({ urls, key }: Pick<Fleet, 'urls' | 'key'>, brandId: string): BrandReader {
  const brand = `${urls[0]}/v1/api/brands/${brandId}`;
  const send = async (url: string, request: RequestInit = {}): Promise<BrandDetail> => {
    const response = await fetch(url, {
      ...request,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    });
    if (!response.ok) throw new Error(`${url} responded ${response.status}: ${await response.text()}`);
    return ((await response.json()) as { data: BrandDetail }).data;
  };
  return {
    isComplete: async () => (await send(brand)).analysis_status === 'complete',
    section: async () => (await send(brand)).analysis?.things ?? {},
    async edit(patch) {
      await send(`${brand}/sections/things`, { method: 'PATCH', body: JSON.stringify(patch) });
    },
  };
}
