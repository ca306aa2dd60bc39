import { EXPORT_FORMATS } from '@brandprint/contracts';
import { saveAssets, saveSection } from '@brandprint/database';
import { createAssetWriter } from '@brandprint/storage';
import { withSelect } from '@brandprint/testing';
import { describe, expect, test } from '@jest/globals';
import request, { type Response } from 'supertest';
import composed from '../../../docs/examples/composed.json' with { type: 'json' };
import { createApp } from '../src/index.ts';
import { expectError, useTestApi } from './support/api.ts';
import { createCompleteBrand, createQueuedAnalysis, createQueuedBrand } from './support/brands.ts';

const api = await useTestApi();
const caller = await api.createCaller();

const { audio: _, ...sections } = composed.data.analysis as typeof composed.data.analysis & { audio?: unknown };
const createBrand = (name = 'Fennwick') => createCompleteBrand(api, caller, { name, sections });
const pathOf = (brandId: string, rest = '') => `/v1/api/brands/${brandId}/exports${rest}`;

/** Reads the body as bytes, whatever its type. */
const bytesOf = async (path: string): Promise<{ response: Response; bytes: Buffer }> => {
  const response = await caller
    .get(path)
    .buffer(true)
    .parse((res, done) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk) => chunks.push(chunk));
      res.on('end', () => done(null, Buffer.concat(chunks)));
    });
  return { response, bytes: response.body };
};

describe('Exports', () => {
  test('When the exports are listed, then each can be downloaded as it is described', async () => {
    const brandId = await createBrand();
    const { body } = await caller.get(pathOf(brandId)).expect(200);
    expect(body.data.schemes).toEqual(['light']);
    expect(body.data.formats.map(({ format }: { format: string }) => format)).toEqual([...EXPORT_FORMATS]);
    for (const { format, path, media_type, file_name } of body.data.formats) {
      if (format === 'book.pdf') continue; // printed by a worker, which has a test of its own
      const { response, bytes } = await bytesOf(path);
      expect(response.status).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': media_type,
        'content-disposition': `attachment; filename="${file_name}"`,
        'content-security-policy': expect.stringContaining('sandbox'),
      });
      expect(bytes.length).toBeGreaterThan(0);
    }
  });

  test('When the ETag of an earlier response is sent, then the response is 304 until the brand is edited', async () => {
    const brandId = await createBrand();
    const path = pathOf(brandId, '/css');
    const { headers, text } = await caller.get(path).expect(200);
    expect(text).toContain('--color-primary: #1f5c4d;');
    const repeat = () => caller.get(path).set('If-None-Match', String(headers.etag));
    expect((await repeat().expect(304)).text).toBe('');

    const primary_palette = [{ name: 'Pink', hex: '#d6336c', category: 'primary', color_group: 'pink' }];
    await caller.patch(`/v1/api/brands/${brandId}/sections/colors`, { primary_palette }).expect(200);
    const edited = await repeat().expect(200);
    expect(edited.text).toContain('--color-primary: #d6336c;');
    expect(edited.text).not.toContain('#1f5c4d');
  });

  test('When the name of the brand is edited, then exports and their files have the new name', async () => {
    const brandId = await createBrand();
    await caller.patch(`/v1/api/brands/${brandId}/sections/things`, { name: 'Quiet Harbour' }).expect(200);
    const { body } = await caller.get(pathOf(brandId)).expect(200);
    const markdown = body.data.formats.find(
      ({ file_name: name }: { file_name: string }) => name === 'quiet-harbour.md',
    );
    expect((await caller.get(markdown?.path).expect(200)).text).toMatch(/^# Quiet Harbour$/m);
  });

  test('When a prefix is given, then names have it, and when it is no name, the response is 400', async () => {
    const brandId = await createBrand();
    const { text } = await caller.get(pathOf(brandId, '/css?prefix=acme')).expect(200);
    expect(text).toContain('--acme-color-primary: #1f5c4d;');
    expectError(await caller.get(pathOf(brandId, '/css?prefix=%7D*%2F')), 'VALIDATION_ERROR', ['prefix']);
  });

  test('When the site has another scheme, then it is exported too, and alone on request', async () => {
    const brandId = await createBrand();
    const { analysisId } = await api.database.prisma.brand.findUniqueOrThrow({ where: { id: brandId } });
    const dark = { hex: '#10201c', name: 'Night', category: 'background', color_group: 'neutral' } as const;
    const scheme = {
      scheme: 'dark',
      trigger: '(prefers-color-scheme: dark)',
      page: 'https://acme.test/',
      canvas: dark.hex,
      palette: [{ ...dark, usage: '', usage_frequency: 1, palette_index: null }],
      contrast_pairs: [],
    } as const;
    await saveSection(api.database.prisma, analysisId as string, 'colors', {
      data: sections.colors,
      provenance: [],
      findings: { schemes: [{ ...scheme, palette: [...scheme.palette], contrast_pairs: [] }] },
    });
    const { body } = await caller.get(pathOf(brandId)).expect(200);
    expect(body.data.schemes).toEqual(['light', 'dark']);
    const { text } = await caller.get(pathOf(brandId, '/css')).expect(200);
    expect(text).toContain('@media (prefers-color-scheme: dark)');
    const alone = await caller.get(pathOf(brandId, '/css?scheme=dark')).expect(200);
    expect(alone.text).toContain('--color-background: #10201c;');
    expect(alone.text).not.toContain('#ffffff');
  });

  test('When the brand changes while it is read, then values and evidence are of the same analysis', async () => {
    const brandId = await createBrand();
    const { prisma, select } = api.database;
    const { analysisId } = await prisma.brand.findUniqueOrThrow({ where: { id: brandId } });
    const save = (schemes: object[]) =>
      saveSection(prisma, analysisId as string, 'colors', {
        data: sections.colors,
        provenance: [],
        findings: { schemes } as never,
      });
    await save([{ scheme: 'dark', trigger: '.old', page: '', canvas: '#000000', palette: [], contrast_pairs: [] }]);
    const database = withSelect(api.database, async (statement) => {
      // Brands are read with their sections: until then it is the old analysis.
      if (statement.text.includes('JOIN sections')) await save([]);
      return select(statement);
    });
    const app = createApp({ ...api.deps, pipeline: { ...api.deps.pipeline, database } });
    const { text } = await request(app).get(pathOf(brandId, '/css')).set('Authorization', `Bearer ${caller.key}`);
    expect(text).toContain('--color-primary');
    expect(text).not.toContain('.old');
  });

  test('When logos are exported, then the stored files are in the archive until they expire, and then named as gone', async () => {
    const brandId = await createBrand();
    const { analysisId } = await api.database.prisma.brand.findUniqueOrThrow({ where: { id: brandId } });
    const writer = createAssetWriter(api.store, {
      brandId,
      analysisId: analysisId as string,
      stage: 'logos',
      fence: 1,
    });
    const body = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>',
    );
    const { assetPath } = await writer.save({ body, contentType: 'image/svg+xml' });
    await saveAssets(api.database.prisma, analysisId as string, writer.records);
    const origin = { source_url: 'https://acme.test/logo.svg', page_url: 'https://acme.test/' };
    const variant = {
      asset_path: assetPath,
      format: 'svg',
      is_vector: true,
      width: 8,
      height: 8,
      key: 'mark',
      label: 'Mark',
    };
    const foreign = { ...variant, key: 'foreign', asset_path: assetPath.replace(/[^/]+$/, 'other.svg') };
    const variants = [variant, foreign].map((logo) => ({ ...logo, ...origin }));
    const data = { slots: {}, slot_definitions: [], primary_logo: null, variants, favicon: null };
    await saveSection(api.database.prisma, analysisId as string, 'logos', { data, provenance: [] });

    const path = pathOf(brandId, '/logos');
    const { response, bytes } = await bytesOf(path);
    expect(response.headers['content-type']).toBe('application/zip');
    expect(bytes.includes('logos/mark/mark.svg')).toBe(true);
    await caller.get(path).set('If-None-Match', String(response.headers.etag)).expect(304);

    const assetsExpireAt = new Date(Date.now() - 1_000);
    await api.database.prisma.analysis.update({ where: { id: analysisId as string }, data: { assetsExpireAt } });
    const later = await bytesOf(path);
    expect(later.response.status).toBe(200);
    expect(later.response.headers.etag).not.toBe(response.headers.etag);
    expect(later.bytes.includes('mark.svg')).toBe(false);
    expect(later.bytes.includes('README.md')).toBe(true);
  });

  test('When the brand lacks a scheme, then the response is 400 and names those that it has', async () => {
    const response = await caller.get(pathOf(await createBrand(), '/css?scheme=dark'));
    expectError(response, 'VALIDATION_ERROR', ['scheme']);
    expect(response.body.message).toContain('must be light');
  });

  test('When a format is unknown, then the response is 400 and names the formats', async () => {
    const response = await caller.get(pathOf(await createBrand(), '/docx'));
    expectError(response, 'VALIDATION_ERROR', ['format']);
    expect(response.body.message).toContain('dtcg');
  });

  test('When an analysis runs, then the response is 409, and for a brand of another workspace 404', async () => {
    const queued = await createQueuedBrand(api, caller);
    const again = await createBrand();
    await createQueuedAnalysis(api, again);
    await api.database.prisma.brand.update({ where: { id: again }, data: { status: 'queued' } });
    const foreign = await createCompleteBrand(api, await api.createCaller());
    for (const rest of ['', '/css']) {
      expectError(await caller.get(pathOf(queued, rest)), 'ANALYSIS_NOT_COMPLETE');
      expectError(await caller.get(pathOf(again, rest)), 'ANALYSIS_NOT_COMPLETE');
      expectError(await caller.get(pathOf(foreign, rest)), 'BRAND_NOT_FOUND');
    }
  });

  test('When a brand has nothing but a name of other letters, then every export has a name of its own', async () => {
    const brandId = await createCompleteBrand(api, caller, { name: 'あおぞら会計 "; x="' });
    for (const format of EXPORT_FORMATS.filter((name) => name !== 'book.pdf')) {
      const { response } = await bytesOf(pathOf(brandId, `/${format}`));
      expect(response.status).toBe(200);
      expect(response.headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+"$/);
    }
  });
});
