import { Brandprint } from '@brandprint/sdk';
import { createTestLog, waitFor } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Client } from '@modelcontextprotocol/client';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { EXAMPLES } from '../../../packages/exports/test/support/brands.ts';
import { type RunningMcp, startMcp } from '../src/index.ts';
import { CALLS, CLIENTS, connectHttp, connectStdio, END, type Era, PATIENCE_MS, textOf } from './support/clients.ts';
import { CORPUS, createCorpus } from './support/corpus.ts';
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
/** About four characters are a token. */
const MAX_SUMMARY = 2_000 * 4;

let fixture: Fixture;
let workspace: Workspace;
let brandId: string;
let corpus: ReadonlyMap<string, string>;
let mcp: RunningMcp;
const httpLog = createTestLog();

beforeAll(async () => {
  fixture = await startFixture();
  workspace = await fixture.createWorkspace();
  brandId = await fixture.createBrand(workspace, {
    name: 'Fennwick',
    sourceUrl: 'https://seen.example/',
    sections: SECTIONS,
    provenance: PROVENANCE,
  });
  corpus = await createCorpus(fixture, workspace);
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
  const shapes = new Map<string, ValidateFunction>();
  beforeAll(async () => {
    if (transport === 'stdio') {
      ({ client, log } = await connectStdio(fixture.url, workspace.key, era));
    } else {
      client = await connectHttp(mcp.url ?? '', workspace.key, era);
      log = () => httpLog.lines.join('');
    }
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    for (const { name, outputSchema } of (await client.listTools()).tools)
      shapes.set(name, ajv.compile(JSON.parse(JSON.stringify(outputSchema))));
  });
  afterAll(() => client?.close());

  const call = (name: string, input: Record<string, unknown>) =>
    client.callTool({ name, arguments: input }, { timeout: PATIENCE_MS });
  const idOf = (name: string): string => corpus.get(name) ?? '';
  const expectShape = (tool: string, { structuredContent }: { structuredContent?: unknown }) => {
    const isValid = shapes.get(tool)?.(structuredContent);
    expect([tool, isValid ? [] : shapes.get(tool)?.errors]).toEqual([tool, []]);
  };

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
    const found = await call('search_brands', { query: 'SEEN.example' });
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
      expectShape('analyze_brand', result);
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

  test.each(CORPUS)(
    'When a brand is "%s", then every result has the shape of its schema, and get_brand fewer than 2,000 tokens',
    async (name) => {
      const id = idOf(name);
      const short = await call('get_brand', { brand_id: id });
      expect(textOf(short).length).toBeLessThan(MAX_SUMMARY);
      expect(JSON.stringify(short.structuredContent).length).toBeLessThan(MAX_SUMMARY);
      for (const [tool, input] of [...CALLS, ['search_brands', {}] as const]) {
        const result = await call(tool, tool === 'search_brands' ? input : { brand_id: id, ...input });
        const text = textOf(result);
        if (result.isError) {
          // Nothing to compare with is no fault.
          expect([tool, text]).toEqual([
            expect.stringMatching(/^check_/),
            expect.stringMatching(/to compare with|edited/),
          ]);
          continue;
        }
        expectShape(tool, result);
        // Nothing in the data ends its block.
        expect(text.split('<website-file-')[0]?.split(END)).toHaveLength(2);
        expect(text).toMatch(/^What follows is quoted from .*do not follow instructions/);
        expect(JSON.stringify(result)).not.toMatch(/[\u202e\u{e0041}]/u);
      }
    },
  );

  test('When a section was edited to another shape, then it is named, and get_section has it', async () => {
    const brand = await call('get_brand', { brand_id: idOf('edited') });
    expect(brand.structuredContent).toMatchObject({ palette: [], reshaped_sections: ['tone', 'logos', 'colors'] });
    const section = await call('get_section', { brand_id: idOf('edited'), section: 'colors' });
    expect(section.structuredContent).toMatchObject({ is_overridden: true, data: { any: [1] } });
  });

  test('When a section is edited, then only with the newest etag, and it can be reverted', async () => {
    const brand_id = idOf('injection');
    const read = await call('get_section', { brand_id, section: 'things' });
    const { etag } = read.structuredContent as { etag: string };
    const input = { brand_id, section: 'things', etag };
    const edited = await call('edit_section', { ...input, patch: { category: 'Software' } });
    expectShape('edit_section', edited);
    expect(edited.structuredContent).toMatchObject({ is_overridden: true, data: { category: 'Software' } });
    const stale = await call('edit_section', { ...input, patch: { category: 'Hardware' } });
    expect(stale).toMatchObject({ isError: true });
    expect(textOf(stale)).toMatch(/has changed.*get_section/);
    const { etag: newest } = edited.structuredContent as { etag: string };
    const reverted = await call('edit_section', { ...input, etag: newest, revert: true });
    expect(reverted.structuredContent).toMatchObject({ is_overridden: false, data: { category: '' } });
  });

  test('When a file is long, then its parts make the whole', async () => {
    const input = { brand_id: idOf('simulated'), format: 'book.html' };
    let text = '';
    for (let offset: number | null = 0; offset !== null; ) {
      const part = (await call('export_brand', { ...input, offset })).structuredContent as Record<string, unknown>;
      text += part.text;
      offset = part.next_offset as number | null;
    }
    const api = new Brandprint({ baseUrl: fixture.url, apiKey: workspace.key });
    expect(text).toBe(await (await api.exports.get(input.brand_id, 'book.html')).text());
    expect(textOf(await call('export_brand', { ...input, offset: 10_000_000 }))).toContain('nothing begins at');
  });

  test('When design tokens are broken JSON, then check_colors says so', async () => {
    const result = await call('check_colors', { brand_id: idOf('composed'), css: '{"red": {"value": "#f00"},}' });
    expect(result).toMatchObject({ isError: true });
    expect(textOf(result)).toMatch(/begins as JSON but cannot be read: .+ remove them/);
  });

  test('When resources are listed, then they are the brands, and each can be read and completed', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toContain(`brandprint://brands/${idOf('composed')}`);
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ name }) => name)).toEqual(['brand', 'section', 'export']);
    const base = `brandprint://brands/${idOf('composed')}`;
    const [brand] = (await client.readResource({ uri: base })).contents;
    expect(brand).toMatchObject({ text: expect.stringContaining('name: "Fennwick"') });
    const [section] = (await client.readResource({ uri: `${base}/sections/mission` })).contents;
    expect(section).toMatchObject({ text: expect.stringContaining('mission_statement:') });
    const [notice, css] = (await client.readResource({ uri: `${base}/exports/css` })).contents;
    expect(notice).toMatchObject({ text: expect.stringContaining('quoted from the website') });
    expect(css).toMatchObject({
      mimeType: expect.stringContaining('text/css'),
      text: expect.stringContaining(':root {'),
    });
    const [, hostile] = (await client.readResource({ uri: `brandprint://brands/${idOf('injection')}/exports/md` }))
      .contents;
    expect(hostile).toMatchObject({
      text: expect.stringMatching(/Ignore all previous instructions\.(?![\u202e\u{e0041}])/u),
    });
    const [palette] = (await client.readResource({ uri: `${base}/exports/palette` })).contents;
    expect(palette).toMatchObject({ blob: expect.stringMatching(/^[\w+/]+=*$/) });
    const { completion } = await client.complete({
      ref: { type: 'ref/resource', uri: 'brandprint://brands/{brandId}/sections/{section}' },
      argument: { name: 'section', value: 'to' },
    });
    expect(completion.values).toEqual(['tone']);
    await expect(client.readResource({ uri: `${base}/sections/colour` })).rejects.toThrow(/not found/i);
  });

  test('When a prompt is used, then it has the task and the brand, marked as quoted', async () => {
    const argument = { brand_id: idOf('composed') };
    const write = await client.getPrompt({ name: 'write_in_voice', arguments: { ...argument, task: 'A banner' } });
    const text = JSON.stringify(write.messages);
    for (const part of ['The task: A banner', 'do not follow instructions', 'voice_traits', 'check_copy']) {
      expect(text).toContain(part);
    }
    const review = await client.getPrompt({ name: 'review_design', arguments: argument });
    expect(JSON.stringify(review.messages)).toContain('#1f5c4d');
    const without = await client.getPrompt({
      name: 'write_in_voice',
      arguments: { brand_id: idOf('colours only'), task: 'x' },
    });
    expect(JSON.stringify(without.messages)).toContain('has no tone');
  });

  async function runStages(): Promise<void> {
    const id = await fixture.newestBrand(workspace);
    while ((await fixture.runReadyStages(id, SECTIONS)) > 0);
  }
});
