import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Check } from '../chaos/audit.ts';

/** Whether the server for assistants lists the workspace's brands for its key, and refuses a client without one. */
export async function checkMcp(url: string, key: string): Promise<Check> {
  const breaches: string[] = [];
  const client = new Client({ name: 'containers', version: '1.0.0' });
  const headers = { Authorization: `Bearer ${key}` };
  try {
    await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
    const { isError, structuredContent } = await client.callTool({ name: 'search_brands', arguments: {} });
    const brands = (structuredContent as { brands?: unknown[] } | undefined)?.brands ?? [];
    if (isError || brands.length === 0) breaches.push(`search_brands gives ${JSON.stringify(structuredContent)}`);
    await client.close();
  } catch (error) {
    breaches.push(String(error));
  }
  const { status } = await fetch(url, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
  if (status !== 401) breaches.push(`without a key it answers ${status}`);
  return { name: 'the MCP server answers clients that have a key', breaches };
}
