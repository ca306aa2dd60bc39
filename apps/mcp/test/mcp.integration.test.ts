import { createTestLog, waitFor } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Client } from '@modelcontextprotocol/client';
import { EXAMPLES } from '../../../packages/exports/test/support/brands.ts';
import { type RunningMcp, startMcp } from '../src/index.ts';
import { connectHttp, connectStdio, ERAS, type Era, PATIENCE_MS, textOf } from './support/clients.ts';
import { type Fixture, startFixture, type Workspace } from './support/fixture.ts';

const SECTIONS: Record<string, unknown> = { ...EXAMPLES[0]?.[1].brand.analysis };
const SIGHTING = {
  page: 'https://example.com/',
  selector: 'a.button',
  property: 'background-color',
  value: '#1f5c4d',
  count: 4,
  basis: 'rendered',
} as const;
const PROVENANCE = [{ path: '/primary_palette/0', confidence: 0.9, ...SIGHTING }];
const CLIENTS = (['http', 'stdio'] as const).flatMap((transport) => ERAS.map((era) => [transport, era] as const));

let fixture: Fixture;
let workspace: Workspace;
let brandId: string;
let mcp: RunningMcp;
const httpLog = createTestLog();

beforeAll(async () => {
  fixture = await startFixture();
  workspace = await fixture.createWorkspace();
  brandId = await fixture.createBrand(workspace, { name: 'Fennwick', sections: SECTIONS, provenance: PROVENANCE });
  mcp = await startMcp({
    transport: 'http',
    url: fixture.url,
    port: 0,
    host: '127.0.0.1',
    allowedOrigins: [],
    requestsPerMinute: 100_000,
    maxSessions: 100,
    logger: httpLog.logger,
  });
});
afterAll(async () => {
  await mcp?.stop();
  await fixture?.stop();
  httpLog.expectNoSecrets([workspace.key]);
});

describe.each(CLIENTS)('A client over %s of the revision %s', (transport, era: Era) => {
  let client: Client;
  let log: () => string;
  beforeAll(async () => {
    if (transport === 'stdio') {
      ({ client, log } = await connectStdio(fixture.url, workspace.key, era));
    } else {
      client = await connectHttp(mcp.url ?? '', workspace.key, era);
      log = () => httpLog.lines.join('');
    }
  });
  afterAll(() => client?.close());

  const call = (name: string, input: Record<string, unknown>) =>
    client.callTool({ name, arguments: input }, { timeout: PATIENCE_MS });

  test('When it lists the tools, then each has schemas, and only those that change something are marked so', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'analyze_brand',
      'check_colors',
      'check_copy',
      'edit_section',
      'export_brand',
      'get_brand',
      'get_section',
      'search_brands',
      'where_seen',
    ]);
    for (const { inputSchema, outputSchema } of tools) {
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(outputSchema).toMatchObject({ type: 'object', properties: { notice: { type: 'string' } } });
    }
    const changing = tools.filter(({ annotations }) => !annotations?.readOnlyHint).map(({ name }) => name);
    expect(changing.sort()).toEqual(['analyze_brand', 'edit_section']);
    const destructive = tools.filter(({ annotations }) => annotations?.destructiveHint !== false);
    expect(destructive.map(({ name }) => name)).toEqual(['edit_section']);
  });

  test('When it looks for a brand, then it gets it in short, its sections and the evidence', async () => {
    const found = await call('search_brands', { query: 'EXAMPLE.com' });
    expect(found.structuredContent).toMatchObject({ brands: [{ brand_id: brandId, name: 'Fennwick' }] });
    const brand = await call('get_brand', { brand_id: brandId, sections: ['spacing'] });
    expect(brand.structuredContent).toMatchObject({
      name: 'Fennwick',
      sections: { spacing: Reflect.get(SECTIONS, 'spacing') },
    });
    expect(textOf(brand)).toContain('hex: "#1f5c4d"');
    const seen = await call('where_seen', { brand_id: brandId, value: '#1F5C4D' });
    expect(seen.structuredContent).toMatchObject({ matches: [{ path: '/primary_palette/0', seen: [SIGHTING] }] });
  });

  test('When it asks for what does not exist or is not valid, then the tool says so, and what to do', async () => {
    const unknown = await call('get_brand', { brand_id: '00000000-0000-4000-8000-000000000000' });
    expect(unknown).toMatchObject({ isError: true });
    expect(textOf(unknown)).toMatch(/Brand not found.*search_brands/);
    const invalid = await call('get_section', { brand_id: brandId, section: 'colour' });
    expect(invalid).toMatchObject({ isError: true });
    expect(textOf(invalid)).toContain('section');
    const neither = await call('analyze_brand', {});
    expect(textOf(neither)).toMatch(/Give either url.*or brand_id/);
    const refused = await call('analyze_brand', { url: 'ftp://example.com/' });
    expect(textOf(refused)).toContain('must be an http or https URL');
  });

  test('When it analyses a website and waits, then progress is reported until the brand is complete', async () => {
    const messages: (string | undefined)[] = [];
    let work: Promise<void> | undefined;
    const analyze = async (input: Record<string, unknown>): Promise<Record<string, unknown>> => {
      const progress: number[] = [];
      const onprogress = (report: { progress: number; message?: string | undefined }) => {
        progress.push(report.progress);
        messages.push(report.message);
        work ??= runStages();
      };
      const params = { name: 'analyze_brand', arguments: { wait: 50, ...input } };
      const result = await client.callTool(params, { timeout: PATIENCE_MS, onprogress });
      expect(progress).toEqual([...new Set(progress)].sort((a, b) => a - b));
      const brand = result.structuredContent as Record<string, unknown>;
      // On a busy machine it takes more than one call.
      const isActive = brand.status === 'queued' || brand.status === 'running';
      return isActive ? analyze({ brand_id: brand.brand_id }) : brand;
    };
    const brand = await analyze({ url: 'https://example.org/', stages: ['colors'] });
    await work;
    expect(brand).toMatchObject({ status: 'complete', next: expect.stringContaining('get_brand') });
    expect(messages[0]).toBe('The analysis is queued');
    expect(messages).toContain('colors is done');
  });

  test('When it cancels a call, then the server stops waiting', async () => {
    const cancelled = new AbortController();
    const before = log().split('"cancelled"').length;
    const result = client.callTool(
      { name: 'analyze_brand', arguments: { url: 'https://example.net/', wait: 50 } },
      { signal: cancelled.signal, timeout: PATIENCE_MS, onprogress: () => cancelled.abort('enough') },
    );
    await expect(result).rejects.toThrow('enough');
    await waitFor(async () => log().split('"cancelled"').length > before);
  });

  async function runStages(): Promise<void> {
    const id = await fixture.newestBrand(workspace);
    while ((await fixture.runReadyStages(id, SECTIONS)) > 0);
  }
});
