import { fileURLToPath } from 'node:url';
import { bundleScript } from '@brandprint/testing/faults';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

export type Era = '2025-11-25' | '2026-07-28';
const ERAS: readonly Era[] = ['2025-11-25', '2026-07-28'];

/** Every transport with every revision of the protocol. */
export const CLIENTS = (['http', 'stdio'] as const).flatMap((transport) =>
  ERAS.map((era) => [transport, era] as const),
);

/** For every request: only what hangs may end by it. */
export const PATIENCE_MS = 300_000;

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** The official client, as one before or of the 2026-07-28 revision. */
const createClient = (era: Era): Client =>
  new Client(
    { name: 'test', version: '1.0.0' },
    era === '2026-07-28' ? { versionNegotiation: { mode: { pin: era }, probe: { timeoutMs: PATIENCE_MS } } } : {},
  );

export async function connectHttp(url: string, key: string, era: Era): Promise<Client> {
  const client = createClient(era);
  const headers = { Authorization: `Bearer ${key}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }), {
    timeout: PATIENCE_MS,
  });
  return client;
}

/** Starts the server as a program, as an assistant does. `log` returns what it wrote to stderr. */
export async function connectStdio(
  apiUrl: string,
  key: string,
  era: Era,
): Promise<{ client: Client; log: () => string }> {
  const client = createClient(era);
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [await bundleScript(MAIN)],
    env: { PATH: process.env.PATH ?? '', BRANDPRINT_URL: apiUrl, BRANDPRINT_API_KEY: key },
    stderr: 'pipe',
  });
  let text = '';
  transport.stderr?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  await client.connect(transport, { timeout: PATIENCE_MS });
  return { client, log: () => text };
}

interface TextResult {
  content?: unknown;
}

/** The text that an assistant is shown. */
export const textOf = ({ content }: TextResult): string =>
  (content as { type: string; text?: string }[]).map(({ text }) => text ?? '').join('\n');

/** The end of what is quoted from a website. */
export const END = '</website-data>';

/** Calls of every tool that takes a brand and changes nothing of it. */
export const CALLS: [tool: string, input: Record<string, unknown>][] = [
  ['get_brand', {}],
  ['get_brand', { sections: ['colors', 'tone', 'web', 'spacing', 'audio'] }],
  ['get_section', { section: 'typography' }],
  ['get_section', { section: 'elevation' }],
  ['where_seen', { value: '#' }],
  ['check_copy', { text: 'We do not like this!!! You will not, either.' }],
  ['check_colors', { css: 'a { color: #fff; background: #eee }' }],
  ['export_brand', { format: 'css' }],
  ['analyze_brand', {}],
];
