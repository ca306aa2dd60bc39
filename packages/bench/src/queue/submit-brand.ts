import type { Fleet } from '@brandprint/harness/fleet';

/** Submits a page and returns the id of its brand. */
export async function submitBenchBrand({ urls, key }: Fleet, number: number): Promise<string> {
  const response = await fetch(`${urls[0]}/v1/api/parse`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: `https://example.com/${number}`, max_pages: 1, stages: ['things'] }),
  });
  const { data } = (await response.json()) as { data?: { brand_id: string } };
  if (!data) throw new Error(`parse responded ${response.status}`);
  return data.brand_id;
}
